/* Questions about the call stack: what goes on, at which square, and how many calls wait. */

import { Figure, html, message } from "../base/index.js";
import { squareOf } from "../shared/symmetry.js";
import { readSolved, saveSolved } from "./progress.js";
import { searchBoard } from "./search-board.js";
import { searchRecord, stuckStep } from "./search-record.js";

const CHAPTER = 3;

/** A question on a board whose next row has been tried. A click on a choice or on a square answers it, or a number.
    The replies say why an answer is right or wrong; the one to "" is for all that are not named.
    @typedef {{name: string, columns: number[], text: string, answer: string, replies: Record<string, string>,
      choices: string[], asksSquare: boolean}} Question */

/** Some questions, each with its own way to answer. */
export class RecursionQuestions extends Figure {
  static properties = { n: { type: Number }, search: {}, questions: { type: Array }, messages: { state: true } };

  start() {
    this.record = searchRecord(this.n, this.search);
    this.messages = {};
  }

  /** Say whether an answer is right, and why. */
  #answer({ name, answer: right, replies }, answer, isSkipped = false) {
    const reason = replies[answer] ?? replies[""];
    const isRight = answer === right;
    const text = isSkipped ? `*${right}:* ${reason}` : `*${isRight ? "Right." : "Not yet."}* ${reason}`;
    this.messages = { ...this.messages, [name]: { text, isRight } };
    if (isRight && !isSkipped) saveSolved(CHAPTER, name);
  }

  render() {
    return this.questions.map((question, at) => this.#view(question, at));
  }

  #view(question, at) {
    const { name, text, answer } = question;
    const remembered = { text: readSolved(CHAPTER).includes(name) ? "You have solved this one." : "" };
    const { text: reply, isRight } = this.messages[name] ?? remembered;
    return html`<div class="qa-exercise" data-qa-question=${name}>
      <p>${"ABC"[at]}. ${text}</p>
      <div>
        ${this.#board(question, isRight)}
        ${this.#field(question)}
        <p class="qa-calls-skip"><button type="button" data-qa-part="skip" @click=${() => this.#answer(question, answer, true)}>Just show me</button></p>
        ${message(reply, isRight === false)}
      </div>
    </div>`;
  }

  #board(question, isRight) {
    const { n, record } = this;
    const { columns, answer, asksSquare } = question;
    const state = record.states[stuckStep(record, columns)];
    if (!asksSquare) return searchBoard({ n, state });
    const [file, rank] = answer;
    const ring = isRight ? [n - Number(rank), file.charCodeAt(0) - "a".charCodeAt(0)] : undefined;
    return searchBoard({ n, state, ring, choose: (row, column) => this.#answer(question, squareOf(row, column, n)) });
  }

  #field(question) {
    const { choices, asksSquare } = question;
    if (asksSquare) return "";
    if (choices.length) {
      const buttons = choices.map((choice) => {
        const choose = () => this.#answer(question, choice);
        return html`<button type="button" data-qa-choice=${choice} @click=${choose}><code>${choice}</code></button>`;
      });
      return html`<div class="qa-calls-choices" role="group" aria-label="Lines">${buttons}</div>`;
    }
    const check = (event) => {
      event.preventDefault();
      this.#answer(question, String(event.currentTarget.elements.number.valueAsNumber));
    };
    return html`<form class="qa-calls-number" @submit=${check}>
      <label>calls that wait <input type="number" name="number" min="0" required autocomplete="off"></label> <button>Check</button>
    </form>`;
  }
}
