/* Questions about the lowest 1: the reader answers in bits or by a number, and learns why. */

import "../laboratories/queens-laboratory.css";
import "./queens-lowest-bit.css";
import { define, Figure, formatted, html, message } from "../base/index.js";
import { bitButtons, bitCells } from "../shared/bits-view.js";
import { isObject } from "../shared/storage.js";
import { readKept, saveProgress } from "./progress.js";

const CHAPTER = 7;
const KEYS = "0 and 1 set a bit, the arrow keys go from bit to bit";

/** What a question is, as the page says it: `bits` is the row whose lowest 1 is clicked, empty where a number is typed.
    @typedef {{name: string, bits: string, text: string, right: number, why: string, slips: Record<number, string>, hint: string}} Question */

/** Some questions, each with its own answer. */
class BitQuestions extends Figure {
  static properties = { questions: { type: Array }, replies: { state: true } };

  /** What the reader has entered at a question, and what it was told. */
  #reply(question) {
    const kept = readKept(CHAPTER, ["answers", question.name], Number.isFinite);
    const first = kept === undefined ? { value: question.bits ? 0 : "", text: "" } : judged(question, kept);
    return this.replies?.[question.name] ?? first;
  }

  #change({ name }, reply) {
    this.replies = { ...this.replies, [name]: reply };
  }

  #check(event, question) {
    event.preventDefault();
    const { value } = this.#reply(question);
    if (value === "") return this.#change(question, { value, text: "Type a number first." });
    saveProgress(CHAPTER, { answers: { ...readKept(CHAPTER, ["answers"], isObject), [question.name]: Number(value) } });
    this.#change(question, judged(question, Number(value)));
  }

  render() {
    return this.questions.map((question, at) => this.#view(question, "AB"[at]));
  }

  #view(question, letter) {
    const { bits, name, right, text, why } = question;
    const reply = this.#reply(question);
    const enter = (value) => this.#change(question, { ...reply, value });
    return html`<form class="qa-bit-question" data-qa-question=${name} novalidate @submit=${(event) => this.#check(event, question)}>
      <p>${letter}. ${formatted(text)}</p>
      ${bits ? bitsAnswer(bits, reply.value, enter) : numberAnswer(reply.value, enter)}
      <p class="qa-bit-act"><button type="submit" data-qa-part="check">Check</button>
        <button type="button" data-qa-part="skip" @click=${() => this.#change(question, { value: right, text: why })}>Just show me</button></p>
      ${message(reply.text, reply.isWrong)}
    </form>`;
  }
}

function judged({ right, why, slips, hint }, value) {
  const isWrong = value !== right;
  return { value, isWrong, text: isWrong ? `Not yet. ${slips[value] ?? hint}` : `Right. ${why}` };
}

const bitsAnswer = (bits, value, enter) => html`
  <div class="qa-lowest-row"><b>x</b><span class="qa-lab-bits" role="img" aria-label="x = ${bits}">${bitCells(Number.parseInt(bits, 2), bits.length)}</span></div>
  <div class="qa-lowest-row"><b>x & -x</b><span class="qa-lab-bits" role="group" aria-label="Your answer, bit by bit: ${KEYS}" data-qa-part="bits">${bitButtons(value, bits.length, enter)}</span></div>`;

const numberAnswer = (value, enter) => html`
  <p><label>rounds <input type="number" min="0" max="99" autocomplete="off" data-qa-part="number" .value=${`${value}`} @input=${({ target }) => enter(target.value)}></label></p>`;

define("queens-bit-questions", BitQuestions);
