/* Questions about the call stack: what goes on, at which square, and how many calls wait. */

import { QueensElement } from "../shared/element.js";
import { findPart } from "../shared/parts.js";
import { squareOf } from "../shared/symmetry.js";
import { readSolved, saveSolved } from "./progress.js";
import { SearchBoard } from "./search-board.js";
import { formatted } from "./search-messages.js";
import { searchRecord, stuckStep } from "./search-record.js";

const CHAPTER = 3;

/** Some questions, each with its own way to answer. */
export class QueensRecursionQuestions extends QueensElement {
  start() {
    const record = searchRecord(Number(this.dataset.qaSize), this.dataset.qaSearch);
    for (const element of this.querySelectorAll("[data-qa-question]")) new Question(element, record).begin(this.signal);
  }
}

/** A question: a click on a choice or on a square answers it, or a number. */
class Question {
  #element;
  #record;
  #replies;
  #board;

  constructor(element, record) {
    this.#element = element;
    this.#record = record;
    this.#replies = JSON.parse(element.dataset.qaReplies);
  }

  begin(signal) {
    if (this.#part("board")) this.#makeBoard(signal);
    for (const button of this.#element.querySelectorAll("[data-qa-choice]")) {
      button.addEventListener("click", () => this.#answer(button.dataset.qaChoice), { signal });
    }
    this.#part("form")?.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#answer(String(this.#part("number").valueAsNumber));
    }, { signal });
    this.#part("skip").addEventListener("click", () => this.#answer(this.#element.dataset.qaAnswer, true), { signal });
    if (readSolved(CHAPTER).includes(this.#element.dataset.qaQuestion)) this.#tell("You have solved this one.");
  }

  #part(name) {
    return findPart(this.#element, name);
  }

  #makeBoard(signal) {
    const { n } = this.#record;
    this.#board = new SearchBoard(this.#part("board"), n, (row, column) => this.#answer(squareOf(row, column, n)), signal);
    this.#board.show(this.#state);
  }

  /** The board when all squares of the row below its queens have been tried. */
  get #state() {
    const queens = this.#element.dataset.qaQueens.split(" ").map(Number);
    return this.#record.states[stuckStep(this.#record, queens)];
  }

  /** Say whether an answer is right, and why. */
  #answer(answer, isSkipped = false) {
    const { qaAnswer: right, qaQuestion: name } = this.#element.dataset;
    const reason = this.#replies[answer] ?? this.#replies[""];
    const isRight = answer === right;
    this.#tell(isSkipped ? `*${right}:* ${reason}` : `*${isRight ? "Right." : "Not yet."}* ${reason}`, !isRight);
    if (isRight) this.#ring(right);
    if (isRight && !isSkipped) saveSolved(CHAPTER, name);
  }

  /** Point out the square of the answer. */
  #ring(square) {
    const [file, rank] = square;
    const ring = [this.#record.n - Number(rank), file.charCodeAt(0) - "a".charCodeAt(0)];
    this.#board?.show(this.#state, { ring });
  }

  #tell(message, isWrong = false) {
    const place = this.#part("message");
    place.classList.toggle("qa-wrong", isWrong);
    place.replaceChildren(...formatted(message));
  }
}
