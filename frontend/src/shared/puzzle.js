/* A partial board that a reader edits: with queens and forbidden squares, undo, a hint, and the
   solutions that complete the board. The finder and the pages of galleries use it. */

import { clashes, queensOf } from "./attacks.js";
import { isWhole, orbit, squareOf, WORDS } from "./symmetry.js";
import { capitalized, counted, grouped } from "./text.js";

/** The solutions that complete a board: their number, the number with a queen on each square, and
    the first of them with labels.
    @typedef {{total: number, counts: number[], solutions: number[][], labels: string[], heading?:
      string, found?: {solutions: number[][], labels: string[]}, ways?: object[]}} Answer  `heading`
      replaces the usual heading of the solutions; `found` has all solutions, which can be saved, if
      `solutions` has only some of them; `ways` describes links to other searches */
/** The state of a puzzle. `board` has columns, with null for a row without queen; `forbidden` has
    squares; `action` is the reader's last action in words; `total` is the number of solutions that
    remain, undefined until it is known.
    @typedef {{board: (number | null)[], forbidden: number[][], action: string, total?: number}}
      State */

const boldName = (...square) => `*${squareOf(...square)}*`;

const isNot = (row, column) => (square) => square[0] !== row || square[1] !== column;

/** Return a board of `n` rows without queens. */
export const empty = (n) => Array(n).fill(null);

/** Return how many solutions remain: `2 solutions remain`. */
export const remaining = (total) =>
  `${counted(total, "solution")} ${total === 1 ? "remains" : "remain"}`;

/** Return a sentence that describes a solution by its label and by the symmetry that maps the
    representative of its orbit to it. */
export function named(label, board) {
  const { symmetry } = orbit(board);
  return `This is ${label}, ${symmetry === 0 ? "the representative of its orbit" : WORDS[symmetry]}.`;
}

/** Return a sentence that no solution remains, with a remedy, or that N = 2 and N = 3 have no
    solution. */
function noSolution(board, canUndo) {
  const n = board.length;
  if (n === 2 || n === 3) return `N = ${n} has no solution.`;
  const remedy = board.some((column) => column !== null)
    ? "take a queen"
    : "allow a forbidden square";
  return `No solution remains: ${canUndo ? "undo, or " : ""}${remedy}.`;
}

export class Puzzle {
  state;
  /** The states before the current one, for undo.
      @type {State[]} */
  history = [];
  /** The solutions that complete the board; undefined until they are known.
      @type {Answer | undefined} */
  answer;
  /** The squares of two queens that attack each other; undefined if no queens do. */
  clash;
  /** The reader's last action, as a sentence with a space after it; "" before the first action. */
  done;
  #changed;

  /** @param {number} n  the side of the board
      @param {() => void} changed  called after each change by the reader */
  constructor(n, changed) {
    this.#changed = changed;
    this.#set(empty(n), []);
  }

  /** Replace the board, and forget all previous states.
      @param {(number | null)[]} board
      @param {number[][]} forbidden  squares
      @param {number[][]} [clashing]  the squares of two queens that attack each other. By default
        they are found on `board`, but it has only one of two queens in one row */
  open(board, forbidden, clashing = undefined) {
    this.history = [];
    this.#set(board, forbidden);
    this.clash = clashing ?? this.clash;
  }

  /** Set the solutions that complete the board.
      @param {Answer} answer */
  complete(answer) {
    this.answer = answer;
    this.state.total = answer.total;
  }

  #set(board, forbidden, action = "") {
    this.state = { board, forbidden, action };
    this.done = action && `${capitalized(action)}. `;
    this.answer = undefined;
    this.clash = clashes(queensOf(board)).at(-1);
  }

  // Actions of the reader -------------------------------------------------------------------------

  /** Change the board, so that `undo` can restore the board before.
      @param {(number | null)[]} board
      @param {number[][]} forbidden  squares
      @param {string} action  in words: `queen on *c7*` */
  edit(board, forbidden, action) {
    this.history.push(this.state);
    this.#set(board, forbidden, action);
    this.#changed();
  }

  undo() {
    const before = this.state;
    const { board, forbidden, action } = this.history.pop();
    this.#set(board, forbidden, action);
    const isSameSize = board.length === before.board.length;
    this.done = `Taken back: ${isSameSize ? before.action : `N = ${board.length}`}. `;
    this.#changed();
  }

  toggleQueen([row, column]) {
    const { board, forbidden } = this.state;
    const before = board[row];
    const isQueen = before === column;
    const name = boldName(row, column, board.length);
    const placed =
      before === null
        ? `queen on ${name}`
        : `queen moved from ${boldName(row, before, board.length)} to ${name}`;
    this.edit(
      board.with(row, isQueen ? null : column),
      forbidden.filter(isNot(row, column)),
      isQueen ? `queen off ${name}` : placed,
    );
  }

  toggleForbidden([row, column]) {
    const { board, forbidden } = this.state;
    const others = forbidden.filter(isNot(row, column));
    const isForbidden = others.length < forbidden.length;
    const action = `queen ${isForbidden ? "allowed" : "forbidden"} on ${boldName(row, column, board.length)}`;
    const left = board[row] === column ? board.with(row, null) : board;
    this.edit(left, isForbidden ? others : [...others, [row, column]], action);
  }

  /** Place a queen on the square that leaves the most solutions. Call it only if `canHint`. */
  takeHint() {
    const n = this.state.board.length;
    const free = this.answer.counts.map((count, square) =>
      this.state.board[Math.floor(square / n)] === null ? count : 0,
    );
    const best = free.indexOf(Math.max(...free));
    this.toggleQueen([Math.floor(best / n), best % n]);
  }

  // Values to show --------------------------------------------------------------------------------

  get isBlank() {
    const { board, forbidden } = this.state;
    return board.every((column) => column === null) && !forbidden.length;
  }

  get isDone() {
    return isWhole(this.state.board);
  }

  get canUndo() {
    return this.history.length > 0;
  }

  get canHint() {
    return Boolean(this.answer?.total) && !this.isDone;
  }

  /** The number of solutions with a queen on each square, row by row; undefined if the board is
      complete or while the solutions are not known. */
  get counts() {
    return this.isDone ? undefined : this.answer?.counts;
  }

  /** A sentence that two queens attack each other; undefined if no queens do. */
  get mistake() {
    const names = this.clash?.map(([row, column]) =>
      squareOf(row, column, this.state.board.length),
    );
    return names && `The queens on ${names.join(" and ")} attack each other.`;
  }

  /** A message on the reader's last action and on the solutions that remain. `answer` must be
      known. */
  get sentence() {
    const { total, labels } = this.answer;
    const { board } = this.state;
    if (!total) return this.done + (this.mistake ?? noSolution(board, this.canUndo));
    return this.done + (this.isDone ? named(labels[0], board) : `${remaining(total)}.`);
  }

  /** The heading above the solutions. `answer` must be known. */
  get heading() {
    const { total, solutions, heading } = this.answer;
    if (heading) return heading;
    const boards = counted(total, "board");
    return total > solutions.length ? `The first ${solutions.length} of ${boards}` : boards;
  }

  /** The number of solutions that remained after each step, such as `92 → 8 → 2`; "" for one
      step. */
  get trail() {
    const n = this.state.board.length;
    const states = [...this.history, this.state].filter(
      ({ board, total }) => board.length === n && total !== undefined,
    );
    return states.length > 1 ? states.map(({ total }) => grouped(total)).join(" → ") : "";
  }
}
