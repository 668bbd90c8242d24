/* The editor of region puzzles: a reader draws regions, and after each change sees how many
   solutions the puzzle has. */

import "#figures/play/queens-play.css";
import {
  Address,
  button,
  checkbox,
  choices,
  define,
  dropdown,
  Figure,
  html,
  live,
  nothing,
  numberIn,
} from "#base";
import { boardView, pathLayer, ring } from "#shared/board-view.js";
import { describeCell, takenBack } from "#shared/attacks.js";
import { isDay } from "#shared/days.js";
import { readRegions } from "#shared/notations.js";
import { dragOver } from "#shared/presses.js";
import { squareOf } from "#shared/symmetry.js";
import { capitalized } from "#shared/text.js";
import { queen } from "#figures/play/game-board.js";
import { colorOf, letters, regionLayers } from "#figures/play/region-board.js";
import { boardOf } from "#figures/play/region-rules.js";
import { LETTERS, rowsIn } from "#figures/play/regions.js";
import { verdictOn } from "./region-verdict.js";

const START_N = 6;
// The largest number of a puzzle in an address, which is the same for each size.
const MAX_PUZZLE = 12;

/** Return regions that are the rows of a board, as rows of letters. */
const stripes = (n) => LETTERS.slice(0, n).map((name) => name.repeat(n));

/** Return N and a function that describes a square, as `takenBack` needs them. */
const lookOf = (regions) => ({
  n: regions.length,
  look: ([row, column]) => `belongs to ${regions[row][column]}`,
});

/** Render the colour of a region and its letter. */
const swatch = (name) =>
  html`<svg viewBox="0 0 1 1" aria-hidden="true"><path
    class="qa-region ${colorOf(name)}"
    d="M0 0h1v1h-1z"></path></svg>${name}`;

/** The figure: the editor of the regions of a puzzle. */
class RegionEditor extends Figure {
  static properties = {
    // The sizes N that a reader can choose.
    sizes: { type: Array },
    // The regions as rows of letters, from the top. A square has the letter of its region.
    regions: { state: true },
    // The letter of the region to which a click assigns a square.
    letter: { state: true },
    showsSolutions: { state: true },
    // A sentence on the reader's last action, or "".
    notice: { state: true },
    // The text in the field for a puzzle.
    typed: { state: true },
    // The error in the text of that field, or "".
    mistake: { state: true },
  };
  keys = "Arrow keys go from square to square, Enter paints one.";
  #history = [];
  // Whether the reader is painting a stroke, so that the next square belongs to the same undo step.
  #isPainting = false;
  #noticeBefore = "";

  setup() {
    this.address = new Address(this, (query) => this.read(query));
    this.#forward();
    this.showsSolutions = true;
    this.typed = "";
    this.read(this.address.query);
    // The drawing of a queen that the board uses is at the end of the page, so render again once it
    // has been parsed.
    this.whenParsed(() => this.requestUpdate());
  }

  /** If the address names a puzzle, go to the page with the game. Readers may have such addresses
      from the time when the game was on this page. */
  #forward() {
    const { query } = this.address;
    const isPuzzle =
      isDay(query.get("day")) ||
      rowsIn(query.get("rows")) ||
      numberIn(query, "puzzle", 1, MAX_PUZZLE);
    if (isPuzzle && this.dataset.qaPlay) location.replace(this.#playAddress(query));
  }

  /** Return the address of the page with the game of regions.
      @param {Iterable<[string, string]>} values  the parameters of the address besides `game` */
  #playAddress(values) {
    return `${this.dataset.qaPlay}?${new URLSearchParams([["game", "regions"], ...values])}`;
  }

  read(query) {
    this.open(rowsIn(query.get("drawn")) ?? stripes(START_N));
  }

  open(regions, notice = "") {
    this.#history = [];
    Object.assign(this, { regions, letter: "A", notice, mistake: "" });
  }

  /** Open the puzzle in the text field, or show the error in its text. */
  #submit(event) {
    event.preventDefault();
    const { rows, error } = readRegions(this.typed);
    if (error) {
      this.mistake = `${capitalized(error)}.`;
      return;
    }
    const n = rows.length;
    if (!this.sizes.includes(n)) {
      this.mistake = `A puzzle has ${this.sizes[0]} to ${this.sizes.at(-1)} rows here, got ${n}.`;
      return;
    }
    this.open(rows, `${n} x ${n}.`);
    this.address.write({ drawn: rows.join(".") });
  }

  /** Assign squares to the region `letter`. All squares of one stroke are one undo step.
      @param {[number, number][]} squares
      @param {boolean} isFirst  whether these are the first squares of a stroke */
  paint(squares, isFirst = true) {
    if (isFirst) this.#isPainting = false;
    if (squares.every(([row, column]) => this.regions[row][column] === this.letter)) return;
    if (!this.#isPainting) {
      this.#history.push(this.regions);
      this.#noticeBefore = this.notice;
    }
    this.#isPainting = true;
    const rows = this.regions.map((row) => [...row]);
    for (const [row, column] of squares) rows[row][column] = this.letter;
    const last = squareOf(...squares.at(-1), rows.length);
    const regions = rows.map((row) => row.join(""));
    this.change(regions, `*${last}* belongs to ${this.letter}.`);
  }

  change(regions, notice) {
    Object.assign(this, { regions, notice, mistake: "" });
    this.address.write({ drawn: regions.join(".") });
  }

  /** Undo a stroke, because the browser has taken the gesture for scrolling. */
  cancelStroke() {
    if (this.#isPainting) this.change(this.#history.pop(), this.#noticeBefore);
    this.muteAnnouncements();
  }

  undo() {
    const { regions } = this;
    const last = this.#history.pop();
    if (last) this.change(last, takenBack(lookOf(regions), lookOf(last)));
  }

  render() {
    const { regions, letter, showsSolutions } = this;
    const n = regions.length;
    const verdict = verdictOn(regions);
    const isPlayable = verdict.solutions.length === 1;
    const solutions = showsSolutions ? verdict.solutions : [];
    const openSize = (size) => this.open(stripes(size), `${size} x ${size}.`);
    const sizeList = dropdown("Size", this.sizes, n, openSize, {
      text: (size) => `${size} x ${size}`,
    });
    const message = this.message(this.mistake || `${this.notice} ${verdict.text}`.trim(), {
      isWrong: Boolean(this.mistake),
      view: this.mistake || undefined,
    });
    const choose = (name) => {
      this.letter = name;
    };
    const palette = choices(LETTERS.slice(0, n), letter, choose, swatch);
    const playLink = html`<a
      data-qa-part="play"
      href=${this.#playAddress([["rows", regions.join(".")]])}>Play or share this puzzle</a>`;
    const showSolutions = (isOn) => {
      this.showsSolutions = isOn;
    };
    const solutionsBox = checkbox("solutions", "Show solutions", showsSolutions, showSolutions);
    const type = ({ target }) => {
      this.typed = target.value;
    };
    return html`<div class="qa-play-stage">
      <div class="qa-play-head"><p class="qa-regions-chosen">${sizeList}</p></div>
      <div class="qa-play-board" data-qa-part="board">${this.#board(solutions)}</div>
      <div class="qa-play-side">
        ${message}
        <p
          class="qa-regions-palette"
          role="group"
          aria-label="Region to paint">${palette}</p>
        <p class="qa-play-tools">
          ${button("undo", "Undo", () => this.undo(), !this.#history.length)}
          ${button("print", "Print", () => print())}
          ${isPlayable && this.dataset.qaPlay ? playLink : nothing}
        </p>
        <p class="qa-play-option">${solutionsBox}</p>
        <form class="qa-regions-paste" @submit=${(event) => this.#submit(event)}>
          <label>A puzzle as text: rows of letters or numbers, or a list
            <textarea
              rows="3"
              spellcheck="false"
              autocomplete="off"
              data-qa-part="typed"
              aria-invalid=${Boolean(this.mistake)}
              .value=${live(this.typed)}
              @input=${type}></textarea></label>
          <button type="submit">Open</button>
        </form>
      </div>
    </div>`;
  }

  /** Render the board with up to two solutions. If there is one solution, its queens are solid. If
      there are two, queens of both are solid, the other queens of the first solution are outlines,
      and the squares of the second solution's other queens are framed. */
  #board([one, other = one]) {
    const { regions } = this;
    const n = regions.length;
    const board = boardOf(regions);
    const queens = one ? [...one.entries()] : [];
    const isAgreed = ([row, column]) => other[row] === column;
    const differing = queens.filter((square) => !isAgreed(square));
    const rings = differing.map(([row]) => ring([row, other[row]]));
    const layers = [
      regionLayers(board),
      letters(board.units),
      queens.filter(isAgreed).map((square) => queen(square, "given")),
      differing.map((square) => queen(square, "ghost")),
      pathLayer("qa-play-ring", rings),
    ];
    return boardView({
      name: this.ariaLabel,
      n,
      layers,
      describe: (square) => describeCell(square, n, `region ${regions[square[0]][square[1]]}`),
      isSelected: () => false,
      choose: (square) => this.paint([square]),
      press: (event) => dragOver(event, this.paint.bind(this), this.cancelStroke.bind(this)),
    });
  }
}

define("queens-region-editor", RegionEditor);
