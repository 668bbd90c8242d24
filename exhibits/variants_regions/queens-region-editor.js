/* A reader draws regions, and sees at once how many solutions the puzzle has. */

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
} from "#base";
import { boardView, pathLayer, ring } from "#shared/board-view.js";
import { describeCell, takenBack } from "#shared/attacks.js";
import { readRegions } from "#shared/notations.js";
import { squareOf } from "#shared/symmetry.js";
import { capitalized } from "#shared/text.js";
import { queen } from "#figures/play/game-board.js";
import { colorOf, letters, regionLayers } from "#figures/play/region-board.js";
import { boardOf } from "#figures/play/region-rules.js";
import { LETTERS, rowsIn } from "#figures/play/regions.js";
import { verdictOn } from "./region-verdict.js";

const START_N = 6;

/** Each row is a region. */
const stripes = (n) => LETTERS.slice(0, n).map((name) => name.repeat(n));

/** As `takenBack` takes it. */
const lookOf = (regions) => ({
  n: regions.length,
  look: ([row, column]) => `belongs to ${regions[row][column]}`,
});

/** The colour of a region, and its letter. */
const swatch = (name) =>
  html`<svg viewBox="0 0 1 1" aria-hidden="true"><path class="qa-region ${colorOf(name)}" d="M0 0h1v1h-1z"></path></svg>${name}`;

/** The regions of a puzzle, while they are drawn. */
class RegionEditor extends Figure {
  static properties = {
    sizes: { type: Array }, // N to choose from
    regions: { state: true }, // texts of letters, from the top
    chosen: { state: true }, // the letter that a click paints
    showsSolutions: { state: true },
    notice: { state: true }, // what the reader has done
    typed: { state: true }, // the text of a puzzle to read
    mistake: { state: true }, // why it is not read
  };
  keys = "Arrow keys go from square to square, Enter paints one.";
  #history = [];
  #isPainting = false; // whether the last step goes on
  #noticeBefore = "";

  setup() {
    this.address = new Address(this, (query) => this.read(query));
    this.showsSolutions = true;
    this.typed = "";
    this.read(this.address.query);
    this.whenParsed(() => this.requestUpdate()); // the drawing of a queen is at the end of the page
  }

  read(query) {
    this.open(rowsIn(query.get("rows")) ?? stripes(START_N));
  }

  open(regions, notice = "") {
    this.#history = [];
    Object.assign(this, { regions, chosen: "A", notice, mistake: "" });
  }

  /** Open the puzzle that the reader has pasted, or say what is wrong with it. */
  #submit(event) {
    event.preventDefault();
    const { rows, error } = readRegions(this.typed);
    if (error) return void (this.mistake = `${capitalized(error)}.`);
    if (!this.sizes.includes(rows.length))
      return void (this.mistake = `A puzzle has ${this.sizes[0]} to ${this.sizes.at(-1)} rows here, got ${rows.length}.`);
    this.open(rows, `${rows.length} x ${rows.length}.`);
    this.address.write({ rows: rows.join(".") });
  }

  /** Paint squares; all that a pointer passes are one step. */
  paint(squares, isFirst = true) {
    if (isFirst) this.#isPainting = false;
    if (squares.every(([row, column]) => this.regions[row][column] === this.chosen)) return;
    if (!this.#isPainting) {
      this.#history.push(this.regions);
      this.#noticeBefore = this.notice;
    }
    this.#isPainting = true;
    const rows = this.regions.map((row) => [...row]);
    for (const [row, column] of squares) rows[row][column] = this.chosen;
    const last = squareOf(...squares.at(-1), rows.length);
    this.change(
      rows.map((row) => row.join("")),
      `*${last}* belongs to ${this.chosen}.`,
    );
  }

  change(regions, notice) {
    Object.assign(this, { regions, notice, mistake: "" });
    this.address.write({ rows: regions.join(".") });
  }

  /** A stroke that scrolls the page has painted nothing. */
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
    const { regions, chosen, showsSolutions } = this;
    const n = regions.length;
    const verdict = verdictOn(regions);
    const isPlayable = verdict.solutions.length === 1;
    return html`<div class="qa-play-stage">
      <div class="qa-play-head"><p class="qa-regions-chosen">${dropdown("Size", this.sizes, n, (size) => this.open(stripes(size), `${size} x ${size}.`), { text: (size) => `${size} x ${size}` })}</p></div>
      <div class="qa-play-board" data-qa-part="board">${this.#board(showsSolutions ? verdict.solutions : [])}</div>
      <div class="qa-play-side">
        ${this.message(this.mistake || `${this.notice} ${verdict.text}`.trim(), { isWrong: Boolean(this.mistake), view: this.mistake || undefined })}
        <p
          class="qa-regions-palette"
          role="group"
          aria-label="Region to paint">${choices(LETTERS.slice(0, n), chosen, (name) => (this.chosen = name), swatch)}</p>
        <p class="qa-play-tools">
          ${button("undo", "Undo", () => this.undo(), !this.#history.length)}
          ${button("print", "Print", () => print())}
          ${isPlayable ? html`<a data-qa-part="play" href="?rows=${regions.join(".")}">Play or share this puzzle</a>` : nothing}
        </p>
        <p class="qa-play-option">${checkbox("solutions", "Show solutions", showsSolutions, (isOn) => (this.showsSolutions = isOn))}</p>
        <form class="qa-regions-paste" @submit=${(event) => this.#submit(event)}>
          <label>A puzzle as text: rows of letters or numbers, or a list
            <textarea
              rows="3"
              spellcheck="false"
              autocomplete="off"
              data-qa-part="typed"
              aria-invalid=${Boolean(this.mistake)}
              .value=${live(this.typed)}
              @input=${({ target }) => (this.typed = target.value)}></textarea></label>
          <button type="submit">Open</button>
        </form>
      </div>
    </div>`;
  }

  /** The queens that all solutions have, or those of two: of the first in outline, of the other on an edge. */
  #board([one, other = one]) {
    const { regions } = this;
    const n = regions.length;
    const board = boardOf(regions);
    const queens = one ? [...one.entries()] : [];
    const isAgreed = ([row, column]) => other[row] === column;
    const differing = queens.filter((square) => !isAgreed(square));
    const layers = [
      regionLayers(board),
      letters(board.units),
      queens.filter(isAgreed).map((square) => queen(square, "given")),
      differing.map((square) => queen(square, "ghost")),
      pathLayer(
        "qa-play-ring",
        differing.map(([row]) => ring([row, other[row]])),
      ),
    ];
    return boardView({
      name: this.ariaLabel,
      n,
      layers,
      describe: (square) => describeCell(square, n, `region ${regions[square[0]][square[1]]}`),
      isSelected: () => false,
      choose: (square) => this.paint([square]),
      drag: (squares, isFirst) => this.paint(squares, isFirst),
      cancelStroke: () => this.cancelStroke(),
    });
  }
}

define("queens-region-editor", RegionEditor);
