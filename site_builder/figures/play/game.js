/* A game: the queens and marks that a reader has put on a position, and the steps back. */

import { hasSquare } from "#shared/attacks.js";
import { isText } from "#shared/storage.js";
import { isIn, reached } from "./position.js";

export const EMPTY = 0;
export const QUEEN = 1;
export const MARK = 2;
/** What a click makes of a square. */
export const NEXT = { [EMPTY]: QUEEN, [QUEEN]: MARK, [MARK]: EMPTY };
const LOOKS = { [EMPTY]: "is empty", [QUEEN]: "has a queen", [MARK]: "has a mark" };
const SIGNS = { given: "▦", right: "■", wrong: "□", hint: "▣" };

/** Whether a value is a digit for each square of a board of n rows, with at most n queens. */
const isCells = (value, n) =>
  isText(value) &&
  value.length === n * n &&
  /^[012]*$/.test(value) &&
  value.split(String(QUEEN)).length <= n + 1;

/** @typedef {import("./position.js").Square} Square */
/** What is played; `board` says which squares a queen forbids to others.
    @typedef {{ n: number, board: import("./position.js").Board, given: Square[], solution: number[] }} Puzzle */

/** One position while it is played. */
export class Game {
  #cells; // row by row
  #trail; // a sign for each queen that the reader placed
  #history = []; // cells, trail and `#last` before each step
  #last; // where the last step changed a square, and the trail before it was first changed

  /** @param {any} position  a `Puzzle`, and what else belongs to the game */
  constructor(position, record) {
    const { n, given, solution } = position;
    this.position = position;
    const kept = record && isCells(record.cells, n) ? record : undefined;
    this.hints = kept?.hints ?? 0;
    this.#trail = kept?.trail ?? "";
    this.#cells = kept ? [...kept.cells].map(Number) : Array(n * n).fill(EMPTY);
    if (record?.isSolved)
      solution.forEach((column, row) => (this.#cells[row * n + column] = QUEEN));
    for (const [row, column] of given) this.#cells[row * n + column] = QUEEN;
  }

  get record() {
    return {
      cells: this.#cells.join(""),
      trail: this.#trail,
      hints: this.hints,
      isSolved: this.isSolved,
    };
  }

  /** The symbols of the result: given queens, then those placed, in their order. */
  get trail() {
    return SIGNS.given.repeat(this.position.given.length) + this.#trail;
  }

  get queens() {
    return this.#squaresWith(QUEEN);
  }

  get marks() {
    return this.#squaresWith(MARK);
  }

  /** The queens that the reader has placed. */
  get own() {
    return this.queens.filter((square) => !this.isGiven(square));
  }

  /** The pairs of queens that may not stand together. */
  get clashes() {
    const { n, board } = this.position;
    const { queens } = this;
    const forbids = ([row, column], other) => isIn(board.attacked[row * n + column], other);
    return queens.flatMap((queen, place) =>
      queens
        .slice(place + 1)
        .filter((other) => forbids(queen, other))
        .map((other) => [queen, other]),
    );
  }

  get isSolved() {
    return this.queens.length === this.position.n && !this.clashes.length;
  }

  /** The board as queens and marks leave it, to reason about.
      @param {Square[]} [more]  queens */
  reached(more = []) {
    return reached(this.position.board, [...this.queens, ...more], this.marks);
  }

  get canUndo() {
    return this.#history.length > 0 && !this.isSolved;
  }

  get isTouched() {
    return this.own.length + this.marks.length > 0;
  }

  isGiven(square) {
    return hasSquare(this.position.given, square);
  }

  /** Whether the solution has a queen on a square. */
  isRight([row, column]) {
    return this.position.solution[row] === column;
  }

  at([row, column]) {
    return this.#cells[row * this.position.n + column];
  }

  /** The board as it is now, for `takenBack`. */
  get look() {
    const { n } = this.position;
    const cells = this.#cells;
    return { n, look: ([row, column]) => LOOKS[cells[row * n + column]] };
  }

  /** Change a square. A queen that becomes a mark at once was none: it leaves no sign. */
  change(square, value, isByHint = false) {
    if (this.isSolved || this.isGiven(square) || this.at(square) === value) return;
    const place = square[0] * this.position.n + square[1];
    const trail = this.#last?.place === place ? this.#last.trail : this.#trail;
    this.#keepStep();
    this.#last = { place, trail };
    this.#cells = this.#cells.with(place, value);
    const sign = isByHint ? SIGNS.hint : this.isRight(square) ? SIGNS.right : SIGNS.wrong;
    this.#trail = value === QUEEN ? trail + sign : trail;
  }

  /** Change more squares, as one step or as a part of the last one.
      @param {number} value  a mark or nothing */
  changeAll(squares, value, { isPart = false } = {}) {
    if (this.isSolved) return;
    if (!isPart) this.#keepStep();
    for (const [row, column] of squares)
      this.#cells = this.#cells.with(row * this.position.n + column, value);
    this.#last = undefined;
  }

  undo() {
    if (!this.canUndo) return;
    [this.#cells, this.#trail, this.#last] = this.#history.pop();
  }

  /** Take all queens and marks that are not given; of a solved position, too. */
  clear() {
    const { n } = this.position;
    if (this.isSolved) [this.#history, this.#trail, this.hints] = [[], "", 0];
    else this.#keepStep();
    this.#cells = this.#cells.map((value, place) =>
      this.isGiven([Math.floor(place / n), place % n]) ? value : EMPTY,
    );
    this.#last = undefined;
  }

  #keepStep() {
    this.#history.push([this.#cells, this.#trail, this.#last]);
  }

  #squaresWith(value) {
    const { n } = this.position;
    return this.#cells.flatMap((each, place) =>
      each === value ? [[Math.floor(place / n), place % n]] : [],
    );
  }
}
