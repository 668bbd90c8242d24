/* A question that a reader answers: by a number, by bits, by squares of a board, or by one of some choices. */

import "#shared/queens-laboratory.css";
import "./queens-question.css";
import { define, Figure, formatted, html, nothing } from "#base";
import { fullMask } from "#shared/row-arithmetic.js";
import { attackedBy, attackersOf, describeCell, hasSquare } from "#shared/attacks.js";
import { BIT_KEYS, bitButtons, bitCells } from "#shared/bits-view.js";
import {
  boardPicture,
  boardView,
  cross,
  line,
  pathLayer,
  queensLayer,
  ring,
} from "#shared/board-view.js";
import { squareNamed, squareOf } from "#shared/symmetry.js";
import { counted, listed } from "#shared/text.js";
import { readSolved, savePage, saveSolved } from "#shared/progress.js";
import { mistake } from "./question-judge.js";

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

  setup() {
    this.keys = {
      bits: BIT_KEYS,
      squares: "Arrow keys go from square to square, Enter answers with one.",
    }[this.asked.kind];
    this.setAttribute("role", "group");
    this.ariaLabel = `Question ${1 + [...document.querySelectorAll(this.localName)].indexOf(this)}`;
    this.entered ??= this.asked.kind === "bits" ? "0".repeat(this.asked.right[0].length) : "";
    this.found ??= [];
    this.reply ??= { text: this.isSolved ? "You have solved this one." : "" };
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

  get isSolved() {
    return readSolved(KEPT).includes(this.#name);
  }

  #answer(answer) {
    const { kind, right, needsAll, choices } = this.asked;
    const text = mistake(this.asked, answer);
    this.announceAgain();
    this.chosen = answer;
    const isNamed = kind !== "squares" || choices.includes(answer) || text.includes(answer);
    if (text)
      return void (this.reply = {
        text: `*Not ${isNamed ? "yet" : answer}.* ${text}`,
        isWrong: true,
      });
    this.found = [...new Set([...this.found, answer])];
    const left = needsAll ? right.length - this.found.length : 0;
    if (left > 0)
      return void (this.reply = {
        text: `*${answer}* is right. ${counted(left, "square")} to go.`,
      });
    saveSolved(KEPT, this.#name);
    savePage();
    this.reply = { text: "*Right.*", isRight: true };
    this.#article?.querySelector("details").toggleAttribute("open", true);
  }

  render() {
    const { board, kind, rows, choices } = this.asked;
    return html`
      ${rows.map(([name, bits]) => row(name, givenBits(bits)))}
      ${board ? this.#board(board) : nothing}
      ${FIELDS[kind] ? this.#form(FIELDS[kind]) : nothing}
      ${choices.length ? html`<p class="qa-question-choices">${choices.map((choice) => this.#choice(choice))}</p>` : nothing}
      ${this.message(this.reply.text, { isWrong: this.reply.isWrong })}`;
  }

  #board(board) {
    const { n, queens, crosses } = board;
    const { right, wrong } = this.#marks(n);
    const attacks = wrong.flatMap((square) =>
      attackersOf(queens, square).map((queen) => [queen, square]),
    );
    const layers = [
      pathLayer(
        "qa-attacked",
        crosses.map((square) => cross(square, 0.17)),
      ),
      pathLayer("qa-question-attack", attacks.map(line)),
      pathLayer("qa-question-right", right.map(ring)),
      pathLayer("qa-question-wrong", wrong.map(ring)),
    ];
    if (this.asked.kind !== "squares")
      return html`<div class="qa-question-board">${this.#picture(board, layers)}</div>`;
    const isSelected = (square) => hasSquare(queens, square);
    const states = [
      [right, () => "right"],
      [wrong, () => "wrong"],
      [crosses, (square) => attackedBy(square, n, queens) || "marked"],
    ];
    const describe = (square) => {
      const found = states
        .filter(([squares]) => hasSquare(squares, square))
        .map(([, state]) => state(square));
      return describeCell(square, n, isSelected(square) ? "queen" : "empty", ...found);
    };
    const choose = (square) => this.#answer(squareOf(...square, n));
    layers.push(queensLayer("", queens));
    return html`<div class="qa-question-board">${boardView({ name: this.ariaLabel, n, layers, isSelected, describe, choose })}</div>`;
  }

  /** A board that no answer is given on. */
  #picture({ n, queens, crosses }, layers) {
    const columns = Array.from(
      { length: n },
      (_, row) => queens.find((queen) => queen[0] === row)?.[1] ?? null,
    );
    const marked = crosses.length
      ? `, crosses on ${listed(crosses.map((square) => squareOf(...square, n)))}`
      : "";
    return boardPicture(columns, `${this.ariaLabel}${marked}`, { layers, hasCoordinates: true });
  }

  /** The right squares that the reader may see, and the wrong one that was clicked last. */
  #marks(n) {
    const { kind, right, choices } = this.asked;
    if (kind !== "squares") return { right: [], wrong: [] };
    const squares = right.filter(
      (each) => !choices.includes(each) && (this.isShown || this.found.includes(each)),
    );
    const wrong = this.reply.isWrong && !choices.includes(this.chosen) ? [this.chosen] : [];
    const named = (names) => names.map((name) => squareNamed(name, n));
    return { right: named(squares), wrong: named(wrong) };
  }

  #form(field) {
    const check = (event) => {
      event.preventDefault();
      this.announceAgain();
      if (!/^[0-9]+$/.test(this.entered))
        this.reply = { text: "Type a number in digits.", isWrong: true };
      else this.#answer(this.asked.kind === "number" ? `${Number(this.entered)}` : this.entered);
    };
    const enter = (entered) => {
      this.entered = entered;
      if (this.asked.kind === "bits") this.reply = { text: `So far: ${entered}.` };
    };
    return html`<form class="qa-question-form" @submit=${check}>${field(this.asked.name, this.entered, enter)} <button type="submit">Check</button></form>`;
  }

  #choice(choice) {
    const isChosen = this.chosen === choice;
    const isRight = this.asked.right.includes(choice) && (isChosen || this.isShown);
    const mark = isRight ? "qa-right" : isChosen ? "qa-wrong-choice" : "";
    return html`<button
      type="button"
      class=${mark}
      aria-pressed=${isChosen}
      @click=${() => this.#answer(choice)}>${formatted(choice)}</button> `;
  }
}

/** Bits beside their name. */
const row = (name, bits) =>
  html`<div class="qa-question-row">${name ? html`<code>${name}</code>` : nothing}${bits}</div>`;

const givenBits = (bits) =>
  html`<span class="qa-lab-bits" role="img" aria-label=${bits}>${bitCells(Number.parseInt(bits, 2), bits.length)}</span>`;

function bitsField(name, entered, enter) {
  const width = entered.length;
  const set = (value) => enter((value & fullMask(width)).toString(2).padStart(width, "0"));
  const label = "Your answer, bit by bit";
  const buttons = bitButtons(Number.parseInt(entered, 2), width, set);
  return row(
    name,
    html`<span
      class="qa-lab-bits"
      role="group"
      aria-label=${label}
      data-qa-part="bits">${buttons}</span>`,
  );
}

const numberField = (name, entered, enter) => html`<label>${name || "number"} <input
  type="text"
  inputmode="numeric"
  autocomplete="off"
  maxlength="9"
  data-qa-part="number"
  .value=${entered}
  @input=${({ target }) => enter(target.value.trim())}></label>`;

const FIELDS = { number: numberField, bits: bitsField };

define("queens-question", Question);
