/* A question that a reader answers with a number, bits, squares of a board, or one of several
   choices. */

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

/** The name under which the browser stores which questions are solved. */
const PROGRESS = "questions";

/** The figure: a question. Below it is a fold with the answer, which opens after a right answer, or
    when the reader opens it. */
class Question extends Figure {
  static properties = {
    asked: { type: Object },
    // The answer that the reader is entering: a number as it was typed, or bits.
    entered: { state: true },
    // The last answer that was judged; undefined before the first.
    chosen: { state: true },
    // The right squares that the reader has found, by name.
    found: { state: true },
    // The reply to the last answer: its text, and whether the answer is right or wrong.
    reply: { state: true },
    // Whether the fold with the answer is open.
    isShown: { state: true },
  };

  setup() {
    this.keys = {
      bits: BIT_KEYS,
      squares: "Arrow keys go from square to square, Enter answers with one.",
    }[this.asked.kind];
    this.setAttribute("role", "group");
    const questions = Array.from(document.querySelectorAll(this.localName));
    this.ariaLabel = `Question ${questions.indexOf(this) + 1}`;
    this.entered ??= this.asked.kind === "bits" ? "0".repeat(this.asked.right[0].length) : "";
    this.found ??= [];
    this.reply ??= { text: this.isSolved ? "You have solved this one." : "" };
    const onToggle = ({ target }) => {
      this.isShown = target.open;
    };
    this.#article?.addEventListener("toggle", onToggle, { capture: true, signal: this.signal });
  }

  get #article() {
    return this.closest(".qa-question");
  }

  /** The text of the question. It is the name under which the browser stores that the question is
      solved. */
  get #name() {
    return this.#article?.querySelector("p").textContent ?? "";
  }

  get isSolved() {
    return readSolved(PROGRESS).includes(this.#name);
  }

  #answer(answer) {
    const { kind, right, needsAll, choices } = this.asked;
    const text = mistake(this.asked, answer);
    this.announceAgain();
    this.chosen = answer;
    const isNamed = kind !== "squares" || choices.includes(answer) || text.includes(answer);
    if (text) {
      this.reply = { text: `*Not ${isNamed ? "yet" : answer}.* ${text}`, isWrong: true };
      return;
    }
    this.found = [...new Set([...this.found, answer])];
    const left = needsAll ? right.length - this.found.length : 0;
    if (left > 0) {
      this.reply = { text: `*${answer}* is right. ${counted(left, "square")} to go.` };
      return;
    }
    saveSolved(PROGRESS, this.#name);
    savePage();
    this.reply = { text: "*Right.*", isRight: true };
    this.#article?.querySelector("details").toggleAttribute("open", true);
  }

  render() {
    const { board, kind, rows, choices } = this.asked;
    const choiceButtons = choices.map((choice) => this.#choice(choice));
    const choicesView = html`<p class="qa-question-choices">${choiceButtons}</p>`;
    return html`
      ${rows.map(([name, bits]) => row(name, givenBits(bits)))}
      ${board ? this.#board(board) : nothing}
      ${FIELDS[kind] ? this.#form(FIELDS[kind]) : nothing}
      ${choices.length ? choicesView : nothing}
      ${this.message(this.reply.text, { isWrong: this.reply.isWrong })}`;
  }

  #board(board) {
    const { n, queens, crosses } = board;
    const { right, wrong } = this.#marks(n);
    const attacks = wrong.flatMap((square) =>
      attackersOf(queens, square).map((queen) => [queen, square]),
    );
    const crossPaths = crosses.map((square) => cross(square, 0.17));
    const layers = [
      pathLayer("qa-attacked", crossPaths),
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
      const texts = states
        .filter(([squares]) => hasSquare(squares, square))
        .map(([, state]) => state(square));
      return describeCell(square, n, isSelected(square) ? "queen" : "empty", ...texts);
    };
    const choose = (square) => this.#answer(squareOf(...square, n));
    layers.push(queensLayer("", queens));
    const view = boardView({ name: this.ariaLabel, n, layers, isSelected, describe, choose });
    return html`<div class="qa-question-board">${view}</div>`;
  }

  /** Render the board of a question whose answer is not a square, so that it cannot be clicked. */
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

  /** Return the squares to mark on the board: as `right` those right answers that may be shown, as
      `wrong` the last answer if it was wrong. */
  #marks(n) {
    const { kind, right, choices } = this.asked;
    if (kind !== "squares") return { right: [], wrong: [] };
    const isVisible = (name) => this.isShown || this.found.includes(name);
    const squares = right.filter((name) => !choices.includes(name) && isVisible(name));
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
    const input = field(this.asked.name, this.entered, enter);
    return html`<form
      class="qa-question-form"
      @submit=${check}>${input} <button type="submit">Check</button></form>`;
  }

  #choice(choice) {
    const isChosen = this.chosen === choice;
    const isRight = this.asked.right.includes(choice) && (isChosen || this.isShown);
    const wrongMark = isChosen ? "qa-wrong-choice" : "";
    const mark = isRight ? "qa-right" : wrongMark;
    return html`<button
      type="button"
      class=${mark}
      aria-pressed=${isChosen}
      @click=${() => this.#answer(choice)}>${formatted(choice)}</button> `;
  }
}

/** Render a row of bits after its name, if it has one. */
const row = (name, bits) =>
  html`<div class="qa-question-row">${name ? html`<code>${name}</code>` : nothing}${bits}</div>`;

function givenBits(bits) {
  const cells = bitCells(Number.parseInt(bits, 2), bits.length);
  return html`<span class="qa-lab-bits" role="img" aria-label=${bits}>${cells}</span>`;
}

function bitsField(name, entered, enter) {
  const width = entered.length;
  const set = (value) => enter((value & fullMask(width)).toString(2).padStart(width, "0"));
  const label = "Your answer, bit by bit";
  const buttons = bitButtons(Number.parseInt(entered, 2), width, set);
  const bits = html`<span
      class="qa-lab-bits"
      role="group"
      aria-label=${label}
      data-qa-part="bits">${buttons}</span>`;
  return row(name, bits);
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
