/* A game: the queens and marks that a reader has put on a position, with undo. */

import { hasSquare } from "#shared/attacks.js";
import { isText } from "#shared/storage.js";
import { isIn, reached } from "./position.js";

export const EMPTY = 0;
export const QUEEN = 1;
export const MARK = 2;
/** The content of a square after a click. */
export const NEXT = { [EMPTY]: QUEEN, [QUEEN]: MARK, [MARK]: EMPTY };
const LOOKS = { [EMPTY]: "is empty", [QUEEN]: "has a queen", [MARK]: "has a mark" };
const SIGNS = { given: "▦", right: "■", wrong: "□", hint: "▣" };

/** Whether a value has a digit for each square of a board of n rows, with at most n queens. */
const isCells = (value, n) =>
  isText(value) &&
  value.length === n * n &&
  /^[012]*$/.test(value) &&
  value.split(String(QUEEN)).length <= n + 1;

/** @typedef {import("./position.js").Square} Square */
/** A puzzle; `board` has the squares that each queen attacks.
    @typedef {{ n: number, board: import("./position.js").Board, given: Square[], solution: number[]
      }} Puzzle */

/** A position that is being played. */
export class Game {
  // Row by row.
  #cells;
  // A sign for each queen that the reader placed.
  #trail;
  // Cells, trail and `#last` before each step.
  #history = [];
  // The square that the last step changed, and the trail before that square was first changed.
  #last;

  /** @param {any} position  a `Puzzle`, with further properties of the game */
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

  /** The signs of the result: given queens, then the queens placed, in their order. */
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

  /** The pairs of queens that attack each other. */
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

  /** Return the position that queens and marks leave, for the rules.
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

  /** Whether the solution has a queen on a square. */
  isRight([row, column]) {
    return this.position.solution[row] === column;
  }

  at([row, column]) {
    return this.#cells[row * this.position.n + column];
  }

  /** The current board, for `takenBack`. */
  get look() {
    const { n } = this.position;
    const cells = this.#cells;
    return { n, look: ([row, column]) => LOOKS[cells[row * n + column]] };
  }

  /** Set a square to a value, as a step of its own. A queen adds a sign to the trail. If the last
      step changed the same square, its sign is removed first, because clicks for a mark pass
      through a queen. */
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

  /** Change several squares, as a step of its own or as a part of the last step.
      @param {number} value  a mark or nothing */
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

  /** Remove all queens and marks that are not given, also from a solved position. */
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
