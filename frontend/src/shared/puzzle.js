/* A partial board, and what a reader does to it: queens and forbidden squares, undo, a hint, and what completes it.

   The finder has it, and the pages of galleries. */

import { clashes, queensOf } from "./attacks.js";
import { isWhole, orbit, squareOf, WORDS } from "./symmetry.js";
import { capitalized, counted, grouped } from "./text.js";

/** What completes a board: how many boards, how many with a queen on each square, and the first of them with labels.
    @typedef {{total: number, counts: number[], solutions: number[][], labels: string[], heading?: string,
      found?: {solutions: number[][], labels: string[]}, ways?: object[]}} Answer
      it may have a heading of its own, more solutions than are shown, and ways to others */
/** Columns, with null for a row without queen; the forbidden squares; what the reader has done last, in words; and how
    many solutions remain, once it is known.
    @typedef {{board: (number | null)[], forbidden: number[][], action: string, total?: number}} State */

const boldName = (...square) => `*${squareOf(...square)}*`;

const isNot = (row, column) => (square) => square[0] !== row || square[1] !== column;

/** A board of n rows without queens. */
export const empty = (n) => Array(n).fill(null);

/** How many solutions remain, in words. */
export const remaining = (total) =>
  `${counted(total, "solution")} ${total === 1 ? "remains" : "remain"}`;

/** A solution in words: its label, and the move that makes it of its representative. */
export function named(label, board) {
  const { symmetry } = orbit(board);
  return `This is ${label}, ${symmetry === 0 ? "the representative of its orbit" : WORDS[symmetry]}.`;
}

/** Why no solution remains, and what to do about it. */
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
  /** The states before. */
  history = [];
  /** What completes the board, once it is known. */
  answer;
  /** The squares of two queens that attack each other. */
  clash;
  /** What the reader has done last, in a sentence. */
  done;
  #changed;

  /** @param {() => void} changed  called after each change by the reader */
  constructor(n, changed) {
    this.#changed = changed;
    this.#set(empty(n), []);
  }

  /** Take up another board, which no step led to. A clash is the squares of two queens, perhaps of one row. */
  open(board, forbidden, clashing = undefined) {
    this.history = [];
    this.#set(board, forbidden);
    this.clash = clashing ?? this.clash;
  }

  /** Take up what completes the board. */
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

  // What a reader does

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
    this.done = `Taken back: ${board.length === before.board.length ? before.action : `N = ${board.length}`}. `;
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

  /** Place a queen where most solutions remain. */
  takeHint() {
    const n = this.state.board.length;
    const free = this.answer.counts.map((count, square) =>
      this.state.board[Math.floor(square / n)] === null ? count : 0,
    );
    const best = free.indexOf(Math.max(...free));
    this.toggleQueen([Math.floor(best / n), best % n]);
  }

  // What is shown

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

  /** For each square the solutions with a queen there, row by row, while there is a choice. */
  get counts() {
    return this.isDone ? undefined : this.answer?.counts;
  }

  /** Which queens attack each other, in a sentence; undefined where none do. */
  get mistake() {
    const names = this.clash?.map(([row, column]) =>
      squareOf(row, column, this.state.board.length),
    );
    return names && `The queens on ${names.join(" and ")} attack each other.`;
  }

  /** What completes the board, in a sentence, after what the reader has done. */
  get sentence() {
    const { total, labels } = this.answer;
    const { board } = this.state;
    if (!total) return this.done + (this.mistake ?? noSolution(board, this.canUndo));
    return this.done + (this.isDone ? named(labels[0], board) : `${remaining(total)}.`);
  }

  /** What is shown of the boards that complete it. */
  get heading() {
    const { total, solutions, heading } = this.answer;
    if (heading) return heading;
    const boards = counted(total, "board");
    return total > solutions.length ? `The first ${solutions.length} of ${boards}` : boards;
  }

  /** How many solutions remained after each step: 92 → 8 → 2. */
  get trail() {
    const n = this.state.board.length;
    const states = [...this.history, this.state].filter(
      ({ board, total }) => board.length === n && total !== undefined,
    );
    return states.length > 1 ? states.map(({ total }) => grouped(total)).join(" → ") : "";
  }
}
