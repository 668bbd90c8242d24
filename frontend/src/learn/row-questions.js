/* Questions about rows: a reader types a number or clicks squares, and is told what is right and why. */

import { Figure, formatted, html, message, nothing } from "../base/index.js";
import { bitsFromLeft } from "../laboratories/row-arithmetic.js";
import { bitButtons, bitCells } from "../shared/bits-view.js";
import { readSolved, saveSolved } from "./progress.js";
import { JUDGES } from "./row-judges.js";

const CHAPTER = 5;

/** What a question is, as the page says it: its rows and its answer are bits.
    @typedef {{kind: "number" | "squares" | "either", given: string[], answer: string, question: string, reason: string}} Question */

/** Some questions, each with its own rows. */
export class RowQuestions extends Figure {
  static properties = { questions: { type: Array }, replies: { state: true } };

  /** What the reader has entered at a question, and what it was told. */
  #reply(at) {
    const { kind, answer } = this.questions[at];
    const isSolved = readSolved(CHAPTER).includes(`${kind} ${answer}`);
    return this.replies?.[at] ?? { x: 0, typed: "", wrong: [], text: isSolved ? "You have solved this one." : "" };
  }

  #change(at, changes) {
    this.replies = { ...this.replies, [at]: { ...this.#reply(at), wrong: [], ...changes } };
  }

  #check(event, at) {
    event.preventDefault();
    const { kind, given, answer, reason } = this.questions[at];
    const { x, typed } = this.#reply(at);
    const rows = { width: answer.length, given };
    const { message: mistake, wrong } = JUDGES[kind](kind === "number" ? typed : x, Number.parseInt(answer, 2), rows);
    if (!mistake) saveSolved(CHAPTER, `${kind} ${answer}`);
    this.#change(at, { text: mistake ?? `Right. ${reason}`, isWrong: Boolean(mistake), wrong: wrong ?? [] });
  }

  #reveal(at) {
    const { answer, reason } = this.questions[at];
    const x = Number.parseInt(answer, 2);
    this.#change(at, { x, typed: `${x}`, text: reason, isWrong: false });
  }

  render() {
    return this.questions.map((question, at) => this.#view(question, at));
  }

  #view({ kind, given, answer, question }, at) {
    const { x, typed, text, wrong, isWrong } = this.#reply(at);
    const width = answer.length;
    const type = ({ target }) => this.#change(at, { typed: target.value.trim() });
    const number = html`<label>number <input type="text" inputmode="numeric" autocomplete="off" maxlength="4" data-qa-part="number" .value=${typed} @input=${type}></label>`;
    return html`<div class="qa-rows-question" style="--width: ${width}" data-qa-question=${kind}>
      <p>${"ABC"[at]}. ${formatted(question)}</p>
      <form @submit=${(event) => this.#check(event, at)}>
        <div class="qa-rows-grid">
          ${given.map((bits, which) => givenRow(given.length > 1 ? "ab"[which] : "", bits))}
          ${kind === "number" ? nothing : html`<span class="qa-rows-name">${kind === "either" ? "a | b" : ""}</span><span class="qa-rows-squares" role="group" aria-label="Your squares" data-qa-part="bits">${bitButtons(x, width, (to) => this.#change(at, { x: to }), { wrong })}</span>`}
        </div>
        <p class="qa-rows-buttons">${kind === "number" ? number : nothing}
          <button type="submit">Check</button>
          <button type="button" class="qa-rows-skip" data-qa-part="skip" @click=${() => this.#reveal(at)}>Just show me</button></p>
      </form>
      ${message(text, isWrong)}
    </div>`;
  }
}

/** A row that is given: its squares without digits, which would be half of the answer. */
function givenRow(name, bits) {
  const filled = bitsFromLeft(bits.length).filter((_, at) => bits[at] === "1");
  const description = `${bits.length} squares; filled, counted from 0 at the right: ${filled.join(", ") || "none"}`;
  return html`<span class="qa-rows-name">${name}</span>
    <span class="qa-rows-squares" role="img" aria-label=${description}>${bitCells(Number.parseInt(bits, 2), bits.length, { hasDigits: false })}</span>`;
}
