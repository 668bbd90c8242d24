/* A partial board that a reader edits: queens and forbidden squares, undo, a hint, and the
   solutions that complete it. The finder and the pages of galleries use it. */

import { clashes, queensOf } from "./attacks.js";
import { isWhole, orbit, squareOf, WORDS } from "./symmetry.js";
import { capitalized, counted, grouped } from "./text.js";

/** The solutions that complete a board: their number, the number with a queen on each square, and
    the first of them with labels.
    @typedef {{total: number, counts: number[], solutions: number[][], labels: string[], heading?:
      string, found?: {solutions: number[][], labels: string[]}, ways?: object[]}} Answer `heading`
      replaces the usual one, `found` has more solutions than are shown, `ways` links other searches */
/** `board` has columns, with null for a row without queen; `forbidden` has squares; `action` is the
    reader's last action in words; `total` is the number of solutions that remain, once it is known.
    @typedef {{board: (number | null)[], forbidden: number[][], action: string, total?: number}}
      State */

const boldName = (...square) => `*${squareOf(...square)}*`;

const isNot = (row, column) => (square) => square[0] !== row || square[1] !== column;

/** Return a board of `n` rows without queens. */
export const empty = (n) => Array(n).fill(null);

/** Say how many solutions remain. */
export const remaining = (total) =>
  `${counted(total, "solution")} ${total === 1 ? "remains" : "remain"}`;

/** Describe a solution by its label, and by the symmetry that maps its representative to it. */
export function named(label, board) {
  const { symmetry } = orbit(board);
  return `This is ${label}, ${symmetry === 0 ? "the representative of its orbit" : WORDS[symmetry]}.`;
}

/** Return the reason why no solution remains, and a remedy. */
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
  /** The previous states. */
  history = [];
  /** The solutions that complete the board, once they are known. */
  answer;
  /** The squares of two queens that attack each other. */
  clash;
  /** The reader's last action, as a sentence. */
  done;
  #changed;

  /** @param {() => void} changed  called after each change by the reader */
  constructor(n, changed) {
    this.#changed = changed;
    this.#set(empty(n), []);
  }

  /** Replace the board without a step that can be undone. `clashing` is the squares of two queens
      that attack each other, perhaps in one row. */
  open(board, forbidden, clashing = undefined) {
    this.history = [];
    this.#set(board, forbidden);
    this.clash = clashing ?? this.clash;
  }

  /** Set the solutions that complete the board. */
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

  // Actions of the reader

  /** Change the board, as a step that can be undone.
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

  /** Place a queen on the square that leaves the most solutions. */
  takeHint() {
    const n = this.state.board.length;
    const free = this.answer.counts.map((count, square) =>
      this.state.board[Math.floor(square / n)] === null ? count : 0,
    );
    const best = free.indexOf(Math.max(...free));
    this.toggleQueen([Math.floor(best / n), best % n]);
  }

  // Values to show

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

  /** The number of solutions with a queen on each square, row by row; undefined when the board is
      complete. */
  get counts() {
    return this.isDone ? undefined : this.answer?.counts;
  }

  /** A sentence that two queens attack each other; undefined if none do. */
  get mistake() {
    const names = this.clash?.map(([row, column]) =>
      squareOf(row, column, this.state.board.length),
    );
    return names && `The queens on ${names.join(" and ")} attack each other.`;
  }

  /** A sentence on the reader's last action and on the solutions that remain. */
  get sentence() {
    const { total, labels } = this.answer;
    const { board } = this.state;
    if (!total) return this.done + (this.mistake ?? noSolution(board, this.canUndo));
    return this.done + (this.isDone ? named(labels[0], board) : `${remaining(total)}.`);
  }

  /** The heading of the solutions. */
  get heading() {
    const { total, solutions, heading } = this.answer;
    if (heading) return heading;
    const boards = counted(total, "board");
    return total > solutions.length ? `The first ${solutions.length} of ${boards}` : boards;
  }

  /** The number of solutions that remained after each step: 92 → 8 → 2. */
  get trail() {
    const n = this.state.board.length;
    const states = [...this.history, this.state].filter(
      ({ board, total }) => board.length === n && total !== undefined,
    );
    return states.length > 1 ? states.map(({ total }) => grouped(total)).join(" → ") : "";
  }
}
