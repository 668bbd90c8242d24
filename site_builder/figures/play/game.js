/* A game: a position, and the queens and marks that a reader has put on it, with undo. */

import { hasSquare } from "#shared/attacks.js";
import { isText } from "#shared/storage.js";
import { isIn, reached } from "./position.js";

export const EMPTY = 0;
export const QUEEN = 1;
export const MARK = 2;
/** For each content of a square, its content after a click. */
export const NEXT = { [EMPTY]: QUEEN, [QUEEN]: MARK, [MARK]: EMPTY };
const LOOKS = { [EMPTY]: "is empty", [QUEEN]: "has a queen", [MARK]: "has a mark" };
const SIGNS = { given: "▦", right: "■", wrong: "□", hint: "▣" };

/** Return whether a value is a text with a digit for each square of a board of n rows, and has at
    most n queens. */
const isCells = (value, n) =>
  isText(value) &&
  value.length === n * n &&
  /^[012]*$/.test(value) &&
  value.split(String(QUEEN)).length <= n + 1;

/** @typedef {import("./position.js").Square} Square */
/** A puzzle: its given queens, and the column of each row's queen in its solution. `board` has the
    squares that a queen on each square attacks.
    @typedef {{ n: number, board: import("./position.js").Board, given: Square[], solution: number[]
      }} Puzzle */

/** A position that a reader plays. */
export class Game {
  // The content of each square, row by row.
  #cells;
  // A sign for each queen that the reader has placed, in their order.
  #trail;
  // For each step, the values of `#cells`, `#trail` and `#last` before it.
  #history = [];
  // The index of the square that the last step changed, and the trail before the clicks on this
  // square began. It is undefined if the last step changed several squares.
  #last;

  /** @param {any} position  a `Puzzle`, perhaps with other properties of the game
      @param {import("./records.js").Record} [record]  the game as it was saved */
  constructor(position, record) {
    const { n, given, solution } = position;
    this.position = position;
    const valid = record && isCells(record.cells, n) ? record : undefined;
    this.hints = valid?.hints ?? 0;
    // The keys of the rules that hints have named.
    this.rules = new Set(valid?.rules);
    this.#trail = valid?.trail ?? "";
    this.#cells = valid ? [...valid.cells].map(Number) : Array(n * n).fill(EMPTY);
    const solved = record?.isSolved ? [...solution.entries()] : [];
    for (const [row, column] of [...solved, ...given]) this.#cells[row * n + column] = QUEEN;
  }

  get record() {
    return {
      cells: this.#cells.join(""),
      trail: this.#trail,
      hints: this.hints,
      rules: [...this.rules],
      isSolved: this.isSolved,
    };
  }

  /** The signs of the result: one for each given queen, then one for each queen that the reader has
      placed. */
  get trail() {
    return SIGNS.given.repeat(this.position.given.length) + this.#trail;
  }

  get queens() {
    return this.#squaresWith(QUEEN);
  }

  get marks() {
    return this.#squaresWith(MARK);
  }

  /** The squares of the queens that the reader has placed. */
  get own() {
    return this.queens.filter((square) => !this.isGiven(square));
  }

  /** The pairs of queens that attack each other, or may not stand together by other rules of the
      game. */
  get clashes() {
    const { n, board } = this.position;
    const { queens } = this;
    const forbids = ([row, column], other) => isIn(board.attacked[row * n + column], other);
    return queens.flatMap((queen, index) => {
      const later = queens.slice(index + 1);
      return later.filter((other) => forbids(queen, other)).map((other) => [queen, other]);
    });
  }

  get isSolved() {
    return this.queens.length === this.position.n && !this.clashes.length;
  }

  /** Return the position of the solver that queens and marks lead to.
      @param {Square[]} [more]  further queens */
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

  /** Return whether the solution has a queen on a square. */
  isRight([row, column]) {
    return this.position.solution[row] === column;
  }

  at([row, column]) {
    return this.#cells[row * this.position.n + column];
  }

  /** N and a function that describes the content of a square, as `takenBack` needs them. */
  get look() {
    const { n } = this.position;
    const cells = this.#cells;
    return { n, look: ([row, column]) => LOOKS[cells[row * n + column]] };
  }

  /** Change the content of a square, as a step that can be undone. A queen adds a sign to the
      trail. If the last step changed the same square, the sign of that step is removed first,
      because a reader who clicks for a mark gets a queen in between.
      @param {Square} square
      @param {number} value  EMPTY, QUEEN or MARK
      @param {boolean} isByHint  whether a hint has proposed the change */
  change(square, value, isByHint = false) {
    if (this.isSolved || this.isGiven(square) || this.at(square) === value) return;
    const index = square[0] * this.position.n + square[1];
    const trail = this.#last?.index === index ? this.#last.trail : this.#trail;
    this.#saveStep();
    this.#last = { index, trail };
    this.#cells = this.#cells.with(index, value);
    this.#trail = value === QUEEN ? trail + this.#signOf(square, isByHint) : trail;
  }

  #signOf(square, isByHint) {
    if (isByHint) return SIGNS.hint;
    return this.isRight(square) ? SIGNS.right : SIGNS.wrong;
  }

  /** Change the content of several squares.
      @param {Square[]} squares
      @param {number} value  MARK or EMPTY
      @param {{isPart?: boolean}} [options]  whether the change belongs to the last step; otherwise
        it is a new step */
  changeAll(squares, value, { isPart = false } = {}) {
    if (this.isSolved) return;
    if (!isPart) this.#saveStep();
    for (const [row, column] of squares)
      this.#cells = this.#cells.with(row * this.position.n + column, value);
    this.#last = undefined;
  }

  undo() {
    if (!this.canUndo) return;
    [this.#cells, this.#trail, this.#last] = this.#history.pop();
  }

  /** Remove all queens and marks that are not given. If the position is solved, begin the game
      anew. */
  clear() {
    const { n } = this.position;
    if (this.isSolved) {
      this.#history = [];
      this.#trail = "";
      this.hints = 0;
      this.rules.clear();
    } else this.#saveStep();
    this.#cells = this.#cells.map((value, index) =>
      this.isGiven([Math.floor(index / n), index % n]) ? value : EMPTY,
    );
    this.#last = undefined;
  }

  #saveStep() {
    this.#history.push([this.#cells, this.#trail, this.#last]);
  }

  #squaresWith(value) {
    const { n } = this.position;
    return this.#cells.flatMap((cell, index) =>
      cell === value ? [[Math.floor(index / n), index % n]] : [],
    );
  }
}
