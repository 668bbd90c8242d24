/* Region puzzles: a reader places one queen in each row, column and region. */

import "./queens-play.css";
import { Address, button, choiceIn, define, Figure, html, nothing, numberIn } from "../base/index.js";
import { fullMessage } from "../learn/place-messages.js";
import { readKept, saveProgress } from "../learn/progress.js";
import { hasSquare } from "../shared/attacks.js";
import { boardView, cross, pathLayer, tile } from "../shared/board-view.js";
import { describeCell } from "../shared/cells.js";
import { squareOf } from "../shared/symmetry.js";
import { listed } from "../shared/text.js";
import { actionText } from "./action-text.js";
import { today } from "./days.js";
import { EMPTY, isCells, MARK, QUEEN } from "./game.js";
import { queen } from "./play-board.js";
import { allSquares, conflict, conflicts, mistake, narrowUnit, parsePuzzle } from "./regions.js";

const NAME = "regions";
const START = 8; // the size that a reader sees first
const COLORS = 10; // as in site_builder/svg/puzzles.py
const NEXT = { [EMPTY]: MARK, [MARK]: QUEEN, [QUEEN]: EMPTY };
const HELP = "Click a square for a cross, again for a queen, again to empty it.";

/** The number of the puzzle of today, which changes at midnight. */
const ofToday = (count) => (Math.floor(Date.parse(today()) / 86_400_000) % count) + 1;

/** A puzzle at a time, of a size and with a number. */
class Regions extends Figure {
  static properties = {
    puzzles: { type: Object }, // for each size the texts of its puzzles
    n: { state: true },
    number: { state: true }, // from 1
    cells: { state: true }, // row by row
    hint: { state: true }, // the squares that it is about, and its text
    notice: { state: true }, // what the reader has done
  };
  keys = "Arrow keys go from square to square, Enter puts a cross, a queen or nothing, X a cross, Delete empties, Ctrl Z takes back.";
  #today = ""; // when the puzzle was opened

  start() {
    this.address = new Address(this, (query) => this.read(query));
    this.read(this.address.query);
    document.addEventListener("visibilitychange", () => document.hidden || this.#notice(), { signal: this.signal });
    this.whenParsed(() => this.requestUpdate()); // the drawing of a queen is at the end of the page
  }

  // Which puzzle

  /** Whoever comes back on another day, and has begun nothing, gets the puzzle of that day. */
  #notice() {
    const isOfToday = today() === this.#today || this.address.query.has("puzzle");
    if (!isOfToday && !this.history.length) this.read(this.address.query);
  }

  read(query) {
    this.#today = today();
    const n = Number(choiceIn(query, "n", Object.keys(this.puzzles)) ?? START);
    const { length } = this.puzzles[n];
    this.open(n, numberIn(query, "puzzle", 1, length) ?? ofToday(length));
  }

  go(n, number) {
    this.address.push(`?n=${n}&puzzle=${number}`);
    this.open(n, number);
  }

  open(n, number) {
    Object.assign(this, { n, number, hint: undefined, notice: undefined });
    this.puzzle = parsePuzzle(this.puzzles[n][number - 1]);
    this.history = [];
    const cells = readKept(NAME, [this.key], (value) => isCells(value, n));
    this.cells = cells ? [...cells].map(Number) : Array(n * n).fill(EMPTY);
  }

  get key() {
    return `${this.n}/${this.number}`;
  }

  // What a reader does

  at([row, column]) {
    return this.cells[row * this.n + column];
  }

  change(square, value) {
    const { n } = this;
    if (this.isSolved || value === this.at(square)) return;
    const isFull = value === QUEEN && this.squaresWith(QUEEN).length === n;
    this.set(this.cells.with(square[0] * n + square[1], isFull ? EMPTY : value));
    this.notice = isFull ? fullMessage(n) : this.#told(square);
  }

  /** What is said of a square that was changed: of a clash elsewhere, too. */
  #told(square) {
    const { n } = this;
    const queens = this.squaresWith(QUEEN);
    const clash = listed(this.#clashesOf(square).slice(0, 2));
    const text = actionText(square, this.at(square), { n, count: queens.length, mark: "Cross", clash });
    const [pair] = clash ? [] : conflicts(this.puzzle, queens);
    return pair ? `${text} ${this.#clashSentence(pair)}` : text;
  }

  /** Why a queen may not stand where it stands: `in one row with d4`. */
  #clashesOf(square) {
    if (this.at(square) !== QUEEN) return [];
    const others = this.squaresWith(QUEEN).filter((other) => `${other}` !== `${square}` && conflict(this.puzzle, square, other));
    return others.map((other) => `${conflict(this.puzzle, square, other)} ${squareOf(...other, this.n)}`);
  }

  #clashSentence([a, b]) {
    return `*${squareOf(...a, this.n)}* is ${conflict(this.puzzle, a, b)} *${squareOf(...b, this.n)}*.`;
  }

  set(cells) {
    this.history.push(this.cells);
    this.keep(cells);
  }

  keep(cells) {
    Object.assign(this, { cells, hint: undefined, notice: undefined });
    saveProgress(NAME, { [this.key]: cells.join("") });
  }

  undo() {
    if (!this.history.length) return;
    this.keep(this.history.pop());
    this.notice = this.#countText("Taken back.");
  }

  clear() {
    this.set(this.cells.map(() => EMPTY));
    this.notice = this.#countText("The board is empty.");
  }

  #countText(text) {
    return `${text} ${this.squaresWith(QUEEN).length} of ${this.n}.`;
  }

  squaresWith(value) {
    return allSquares(this.n).filter((square) => this.at(square) === value);
  }

  get isSolved() {
    const queens = this.squaresWith(QUEEN);
    return queens.length === this.n && !conflicts(this.puzzle, queens).length;
  }

  /** What is wrong, or where there is one square left, or where a queen stands. */
  findHint() {
    const [queens, crosses] = [this.squaresWith(QUEEN), this.squaresWith(MARK)];
    const name = (square) => squareOf(...square, this.n);
    const wrong = mistake(this.puzzle, queens, crosses);
    if (wrong) {
      const isQueen = queens.includes(wrong);
      return { squares: [wrong], text: isQueen ? `No solution has a queen on ${name(wrong)}.` : `The cross on ${name(wrong)} is wrong: a queen belongs there.` };
    }
    const narrow = narrowUnit(this.puzzle, queens, crosses);
    if (narrow) return { squares: narrow.open, text: `${narrow.unit.name} has one square left: ${name(narrow.open[0])}.` };
    const { solution } = this.puzzle;
    const row = solution.findIndex((_, line) => !queens.some(([other]) => other === line));
    const square = [row, solution[row]];
    return { squares: [square], text: `Nothing is forced by one look. A queen stands on ${name(square)}.` };
  }

  // What the figure shows

  get text() {
    if (this.hint) return this.hint.text;
    if (this.isSolved) return "Solved. There is no other solution.";
    if (this.notice) return this.notice;
    const queens = this.squaresWith(QUEEN);
    const [pair] = conflicts(this.puzzle, queens);
    return pair ? this.#clashSentence(pair) : `${queens.length} of ${this.n}. ${queens.length ? "" : HELP}`;
  }

  render() {
    const { n, number, puzzles, cells } = this;
    const option = (value, chosen, text) => html`<option value=${value} .selected=${Number(value) === chosen}>${text}</option>`;
    const sizes = Object.keys(puzzles).map((size) => option(size, n, `${size} x ${size}`));
    const numbers = puzzles[n].map((_, index) => option(index + 1, number, index + 1));
    const isTouched = cells.some((value) => value !== EMPTY);
    return html`<div class="qa-play-stage">
      <div class="qa-play-head"><p class="qa-regions-chosen">
        <label>Size <select data-qa-part="n" @change=${({ target }) => this.go(Number(target.value), number)}>${sizes}</select></label>
        <label>Puzzle <select data-qa-part="number" @change=${({ target }) => this.go(n, Number(target.value))}>${numbers}</select></label>
      </p></div>
      <div class="qa-play-board" data-qa-part="board">${this.#board()}</div>
      <div class="qa-play-side">
        ${this.say(this.text)}
        <p class="qa-play-tools">
          ${button("undo", "Undo", () => this.undo(), !this.history.length)}
          ${button("clear", "Clear", () => this.clear(), !isTouched)}
          ${button("hint", "Hint", () => (this.hint = this.findHint()), this.isSolved, "qa-main")}
        </p>
        <p class="qa-play-tools">
          ${button("next", "Next puzzle", () => this.go(n, (number % puzzles[n].length) + 1))}
          ${button("print", "Print", () => print())}
        </p>
      </div>
    </div>`;
  }

  #board() {
    const { n, puzzle, hint } = this;
    const [queens, crosses] = [this.squaresWith(QUEEN), this.squaresWith(MARK)];
    const clashing = conflicts(puzzle, queens).flat();
    const grid = [...Array(n).keys()].map((line) => `M0 ${line}h${n}M${line} 0v${n}`);
    const layers = [
      tints(puzzle),
      pathLayer("qa-regions-grid", grid),
      pathLayer("qa-regions-edges", [edges(puzzle)]),
      hint?.squares.length ? pathLayer("qa-play-ring", hint.squares.map(tile)) : nothing,
      queens.map((square) => queen(square, hasSquare(clashing, square) ? "given qa-play-bad" : "given")),
      pathLayer("qa-act", crosses.map((square) => cross(square, 0.24))),
    ];
    const describe = (square) => {
      const content = { [EMPTY]: "empty", [MARK]: "cross", [QUEEN]: "queen" }[this.at(square)];
      const region = `region ${puzzle.regions[square[0]][square[1]]}`;
      return describeCell(square, n, content, region, ...this.#clashesOf(square));
    };
    return boardView({
      name: this.ariaLabel,
      n,
      layers,
      describe,
      isSelected: (square) => hasSquare(queens, square),
      choose: (square) => this.change(square, NEXT[this.at(square)]),
      empty: (square) => this.change(square, EMPTY),
      forbid: (square) => this.change(square, this.at(square) === MARK ? EMPTY : MARK),
    });
  }
}

/** The lines between regions, and around the board. */
function edges({ n, regions }) {
  const between = allSquares(n).map(([row, column]) => {
    const region = regions[row][column];
    const left = column && region !== regions[row][column - 1] ? `M${column} ${row}v1` : "";
    const above = row && region !== regions[row - 1][column] ? `M${column} ${row}h1` : "";
    return left + above;
  });
  return `M0 0h${n}v${n}h-${n}z${between.join("")}`;
}

/** The areas of the regions. */
function tints({ n, regions }) {
  const letters = [...new Set(regions.join(""))].toSorted();
  const squaresOf = (letter) => allSquares(n).filter(([row, column]) => regions[row][column] === letter);
  return letters.map((letter, index) => pathLayer(`qa-region qa-region-${index % COLORS}`, squaresOf(letter).map(tile)));
}

define("queens-regions", Regions);
