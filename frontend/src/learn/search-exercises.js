/* Boards of a search: the reader says what it does next. */

import { QueensElement } from "../shared/element.js";
import { findPart } from "../shared/parts.js";
import { readSolved, saveSolved } from "./progress.js";
import { SearchBoard } from "./search-board.js";
import { formatted, judgeBack, judgeSquare } from "./search-messages.js";
import { firstFree, searchRecord } from "./search-record.js";

const CHAPTER = 2;

/** Some boards, each with a question. */
export class QueensSearchExercises extends QueensElement {
  start() {
    const record = searchRecord(Number(this.dataset.qaSize), this.dataset.qaSearch);
    for (const element of this.querySelectorAll("[data-qa-exercise]")) new Exercise(element, record).begin(this.signal);
  }
}

/** A board with a question: what does the search do next? */
class Exercise {
  #element;
  #n;
  #states;
  #step;
  #board;
  #isSolved = false;

  constructor(element, { n, states }) {
    const { qaExercise: columns, qaColumn: column } = element.dataset;
    this.#element = element;
    this.#n = n;
    this.#states = states;
    this.#step = states.findIndex((state) => state.queens.join(" ") === columns && state.column === Number(column));
  }

  begin(signal) {
    this.#board = new SearchBoard(this.#part("board"), this.#n, (row, chosen) => this.#choose(row, chosen), signal);
    this.#part("back").addEventListener("click", () => this.#act(judgeBack(this.#state, this.#n)), { signal });
    this.#board.show(this.#state);
    this.#tell(readSolved(CHAPTER).includes(this.#element.dataset.qaExercise) ? "You have solved this one." : "");
  }

  #part(name) {
    return findPart(this.#element, name);
  }

  get #state() {
    return this.#states[this.#step];
  }

  /** A click on the last queen is a way back. */
  #choose(row, column) {
    const { queens } = this.#state;
    const isLastQueen = row === queens.length - 1 && queens[row] === column;
    this.#act(isLastQueen ? judgeBack(this.#state, this.#n) : judgeSquare(this.#state, this.#n, row, column, true));
  }

  #act(judgement) {
    if (this.#isSolved) return;
    if (judgement.isRight) this.#solve();
    else {
      this.#board.show(this.#state, judgement);
      this.#tell(judgement.message, true);
    }
  }

  /** Show what holds after the next queen, or after the way back. */
  #solve() {
    this.#isSolved = true;
    const kind = firstFree(this.#state, this.#n) < 0 ? "back" : "put";
    this.#board.show(this.#states.slice(this.#step + 1).find((state) => state.kind === kind));
    this.#tell(`*Right.* ${this.#part("message").dataset.qaReason}`);
    saveSolved(CHAPTER, this.#element.dataset.qaExercise);
  }

  #tell(message, isWrong = false) {
    const place = this.#part("message");
    place.classList.toggle("qa-wrong", isWrong);
    place.replaceChildren(...formatted(message));
  }
}
