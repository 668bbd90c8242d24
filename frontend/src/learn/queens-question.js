/* A question that a reader answers: by a number, by bits, by squares of a board, or by one of some choices. */

import "../laboratories/queens-laboratory.css";
import "../shared/queens-click-board.css";
import "./queens-question.css";
import { define, Figure, formatted, html, message, nothing } from "../base/index.js";
import { fullMask } from "../laboratories/row-arithmetic.js";
import { bitButtons, bitCells } from "../shared/bits-view.js";
import { boardView, cross, line, pathLayer, queensLayer, ring } from "../shared/board-view.js";
import { counted } from "../shared/text.js";
import { attackersOf, hasSquare } from "../shared/attacks.js";
import { readSolved, saveSolved } from "./progress.js";
import { mistake, nameOf, squareNamed } from "./question-judge.js";

const KEPT = "questions";

/** The question stands above, and the answer below in a fold: a right answer opens it, and so does a reader who only
    wants to see. */
class Question extends Figure {
  static properties = {
    asked: { type: Object },
    entered: { state: true }, // a number as it was typed, or bits
    chosen: { state: true }, // the answer that was judged last
    found: { state: true }, // right squares so far
    reply: { state: true }, // what is said about the last answer
    isShown: { state: true }, // whether the fold is open
  };

  start() {
    this.entered ??= this.asked.kind === "bits" ? "0".repeat(this.asked.right[0].length) : "";
    this.found ??= [];
    this.reply ??= { text: readSolved(KEPT).includes(this.#name) ? "You have solved this one." : "" };
    const open = ({ target }) => (this.isShown = target.open);
    this.#article?.addEventListener("toggle", open, { capture: true, signal: this.signal });
  }

  get #article() {
    return this.closest(".qa-question");
  }

  /** Under which a browser keeps that it was solved: its text. */
  get #name() {
    return this.#article?.querySelector("p").textContent ?? "";
  }

  #answer(answer) {
    const { right, needsAll } = this.asked;
    const text = mistake(this.asked, answer);
    this.chosen = answer;
    if (text) return void (this.reply = { text: `*Not yet.* ${text}`, isWrong: true });
    this.found = [...new Set([...this.found, answer])];
    const left = needsAll ? right.length - this.found.length : 0;
    if (left > 0) return void (this.reply = { text: `*${answer}* is right. ${counted(left, "square")} to go.` });
    saveSolved(KEPT, this.#name);
    this.reply = { text: "*Right.*", isRight: true };
    this.#article?.querySelector("details").toggleAttribute("open", true);
  }

  render() {
    const { board, kind, rows, choices } = this.asked;
    return html`
      ${rows.length ? rows.map(([name, bits]) => row(name, html`<span class="qa-lab-bits" role="img" aria-label=${bits}>${bitCells(Number.parseInt(bits, 2), bits.length)}</span>`)) : nothing}
      ${board ? this.#board(board) : nothing}
      ${kind === "number" || kind === "bits" ? this.#form() : nothing}
      ${choices.length ? html`<p class="qa-question-choices">${choices.map((choice) => this.#choice(choice))}</p>` : nothing}
      ${message(this.reply.text, this.reply.isWrong)}`;
  }

  #board(board) {
    const { n, queens, crosses } = board;
    const { kind, right, choices } = this.asked;
    const squares = kind === "squares" ? right.filter((each) => !choices.includes(each)) : [];
    const rings = (this.isShown ? squares : this.found.filter((each) => squares.includes(each))).map((name) => squareNamed(name, n));
    const wrong = this.reply.isWrong && kind === "squares" && !choices.includes(this.chosen) ? [squareNamed(this.chosen, n)] : [];
    const lines = wrong.flatMap((square) => attackersOf(queens, square).map((queen) => [queen, square]));
    const layers = [
      pathLayer("qa-attacked", crosses.map((square) => cross(square, 0.17))),
      pathLayer("qa-question-attack", lines.map(line)),
      pathLayer("qa-question-right", rings.map(ring)),
      pathLayer("qa-question-wrong", wrong.map(ring)),
      queensLayer("", queens),
    ];
    const isSelected = (square) => hasSquare(queens, square);
    const state = (square) => (isSelected(square) ? ", queen" : hasSquare(rings, square) ? ", right" : hasSquare(crosses, square) ? ", attacked" : "");
    const choose = (square) => kind === "squares" && this.#answer(nameOf(board, square));
    return html`<div class="qa-question-board">${boardView({ n, layers, isSelected, describe: (square) => nameOf(board, square) + state(square), choose })}</div>`;
  }

  #form() {
    const { kind, name, right } = this.asked;
    const check = (event) => {
      event.preventDefault();
      if (this.entered === "") this.reply = { text: "Type a number first.", isWrong: true };
      else this.#answer(this.entered);
    };
    const width = right[0].length;
    const set = (value) => (this.entered = (value & fullMask(width)).toString(2).padStart(width, "0"));
    const bits = () => row(name, html`<span class="qa-lab-bits" role="group" aria-label="Your answer, bit by bit: 0 and 1 set a bit, the arrow keys go from bit to bit" data-qa-part="bits">${bitButtons(Number.parseInt(this.entered, 2), width, set)}</span>`);
    const number = () => html`<label>${name || "number"} <input type="text" inputmode="numeric" autocomplete="off" maxlength="9" data-qa-part="number" .value=${this.entered} @input=${({ target }) => (this.entered = target.value.trim())}></label>`;
    return html`<form class="qa-question-form" @submit=${check}>${kind === "bits" ? bits() : number()} <button type="submit">Check</button></form>`;
  }

  #choice(choice) {
    const isRight = this.asked.right.includes(choice);
    const mark = isRight && (this.isShown || this.chosen === choice) ? "qa-right" : this.chosen === choice ? "qa-wrong-choice" : "";
    return html`<button type="button" class=${mark} aria-pressed=${this.chosen === choice} @click=${() => this.#answer(choice)}>${formatted(choice)}</button> `;
  }
}

/** Bits beside their name. */
const row = (name, bits) => html`<div class="qa-question-row">${name ? html`<code>${name}</code>` : nothing}${bits}</div>`;

define("queens-question", Question);
