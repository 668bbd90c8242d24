/* A partial board: queens and forbidden squares, undo, clear, a hint, and what completes it.

   The finder has it, and the pages of galleries. */

import { clickable } from "./click-board.js";
import { card, element } from "./drawing.js";
import { findPart } from "./parts.js";
import { clash, isWhole, NAMES, orbit, squareOf, WORDS } from "./symmetry.js";
import { counted, grouped } from "./text.js";

const isNot = (row, column) => (square) => square[0] !== row || square[1] !== column;

/** A board of n rows without queens. */
export const empty = (n) => Array(n).fill(null);

/** How many solutions remain, in words. */
export const remaining = (total) => `${counted(total, "solution")} ${total === 1 ? "remains" : "remain"}`;

/** A solution in words: its label, and the move that makes it of its representative. */
export function named(label, board) {
  const { symmetry } = orbit(board);
  return `This is ${label}, ${symmetry === 0 ? "the representative of its orbit" : WORDS[symmetry]}.`;
}

/** A completion as a card, with its move. */
function completionCard(board, label, address) {
  const made = card(board, label, address);
  made.lastChild.append(element("span", { class: "qa-move" }, NAMES[orbit(board).symmetry]));
  return made;
}

/** Which queens attack each other, in a sentence; undefined where none do. */
function clashSentence(board) {
  const pair = clash(board)?.map((row) => squareOf(row, board[row], board.length));
  return pair && `The queens on ${pair[0]} and ${pair[1]} attack each other.`;
}

/** Why no solution remains, and what to do about it. */
function noSolution(board, canUndo) {
  const n = board.length;
  if (n === 2 || n === 3) return `N = ${n} has no solution.`;
  const remedy = board.some((column) => column !== null) ? "take a queen" : "allow a forbidden square";
  return `No solution remains: ${canUndo ? "undo, or " : ""}${remedy}.`;
}

/** The square of a row without queen where most solutions remain. */
function bestSquare(board, counts) {
  const n = board.length;
  const free = counts.map((count, square) => (board[Math.floor(square / n)] === null ? count : 0));
  const best = free.indexOf(Math.max(...free));
  return [Math.floor(best / n), best % n];
}

/** A partial board in an element that has the parts of a puzzle, and what a reader does to it. */
export class Puzzle {
  #root;
  #board; // the board on the page
  #changed;
  #state; // board, forbidden, and the total once it is known
  #history = []; // the states before
  #answer; // what completes the board, once it is known
  #clash; // the squares of two queens that attack each other
  #square; // where the reader is: row and column

  /** @param {HTMLElement} root
      @param {number} n
      @param {() => void} changed  called after each change by the reader
      @param {AbortSignal} signal  ends it */
  constructor(root, n, changed, signal) {
    this.#root = root;
    this.#changed = changed;
    this.#state = { board: empty(n), forbidden: [] };
    const listener = {
      queen: (row, column) => this.#toggleQueen(row, column),
      forbid: (row, column) => this.#toggleForbidden(row, column),
      here: (row, column) => this.#showSquare(row, column),
    };
    this.#board = clickable(this.#part("board"), listener, true, signal);
    const on = (name, type, action) => this.#part(name).addEventListener(type, action, { signal });
    on("undo", "click", () => this.#undo());
    on("clear", "click", () => this.edit(empty(this.#state.board.length)));
    on("hint", "click", () => this.#toggleQueen(...bestSquare(this.#state.board, this.#answer.counts)));
    on("attacked", "change", () => this.draw());
  }

  /** The board as columns, null for a row without queen, and the forbidden squares. */
  get state() {
    return this.#state;
  }

  /** Which queens attack each other, in a sentence; undefined where none do. */
  get mistake() {
    return clashSentence(this.#state.board);
  }

  /** Take up another board, which no step led to. A clash is the squares of two queens, perhaps of one row. */
  open(board, forbidden, clashing = undefined) {
    this.#history = [];
    this.#set(board, forbidden);
    this.#clash = clashing ?? this.#clash;
  }

  /** Take up the last of some states as if steps had led there. */
  recall(states) {
    this.open(states.at(-1).board, []);
    this.#history = states.slice(0, -1);
  }

  /** Change the board, as a step that can be undone. */
  edit(board, forbidden = []) {
    this.#history.push(this.#state);
    this.#set(board, forbidden);
    this.#changed();
  }

  draw() {
    const { board, forbidden } = this.#state;
    const isDone = isWhole(board);
    const counts = isDone ? undefined : this.#answer?.counts;
    this.#board.draw({ board, forbidden, counts, showsAttacked: this.#part("attacked").checked, clash: this.#clash });
    if (this.#square && Math.max(...this.#square) < board.length) this.#showSquare(...this.#square);
    this.#part("help").hidden = isDone;
    this.#part("undo").disabled = this.#history.length === 0;
    this.#part("hint").disabled = !this.#answer?.total || isDone;
    this.#write("trail", this.#trail());
  }

  /** Show what completes the board; the first of those boards lead to the addresses of their labels. */
  showAnswer(answer, addressOf) {
    const { total, solutions, labels } = answer;
    const { board } = this.#state;
    this.#answer = answer;
    this.#state.total = total;
    this.draw();
    if (!total) this.#write("status", this.mistake ?? noSolution(board, this.#history.length > 0));
    else this.#write("status", isWhole(board) ? named(labels[0], board) : `${remaining(total)}.`);
    const boards = counted(total, "board");
    this.#write("remaining-head", total > solutions.length ? `The first ${solutions.length} of ${boards}` : boards);
    const cards = solutions.map((each, index) => completionCard(each, labels[index], addressOf(labels[index], each)));
    this.#part("cards").replaceChildren(...cards);
    this.#part("remaining").hidden = solutions.length === 0;
  }

  #part(name) {
    return findPart(this.#root, name);
  }

  #write(name, text) {
    this.#part(name).textContent = text;
  }

  #set(board, forbidden) {
    this.#state = { board, forbidden };
    this.#answer = undefined;
    this.#clash = clash(board)?.map((row) => [row, board[row]]);
    this.#part("remaining").hidden = true;
  }

  #undo() {
    const { board, forbidden } = this.#history.pop();
    this.#set(board, forbidden);
    this.#changed();
  }

  #toggleQueen(row, column) {
    const { board, forbidden } = this.#state;
    this.edit(board.with(row, board[row] === column ? null : column), forbidden.filter(isNot(row, column)));
  }

  #toggleForbidden(row, column) {
    const { board, forbidden } = this.#state;
    if (board[row] === column) return;
    const others = forbidden.filter(isNot(row, column));
    this.edit(board, others.length < forbidden.length ? others : [...others, [row, column]]);
  }

  #showSquare(row, column) {
    this.#square = [row, column];
    this.#write("here", this.#board.describe(row, column));
  }

  /** How many solutions remained after each step: 92 → 8 → 2. */
  #trail() {
    const n = this.#state.board.length;
    const states = [...this.#history, this.#state].filter(({ board, total }) => board.length === n && total !== undefined);
    return states.length > 1 ? states.map(({ total }) => grouped(total)).join(" → ") : "";
  }
}
