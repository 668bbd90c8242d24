/* Questions about rows: a reader types a number or clicks squares, and is told what is right and why. */

import { QueensElement } from "../shared/element.js";
import { findPart } from "../shared/parts.js";
import { bitsFromLeft } from "../laboratories/row-arithmetic.js";
import { BitButtons, bitCell } from "../laboratories/row-cells.js";
import { readSolved, saveSolved } from "./progress.js";
import { JUDGES } from "./row-judges.js";

const CHAPTER = 5;
const WRONG = "qa-rows-wrong";

/** Some questions, each with its own rows. */
export class QueensRowQuestions extends QueensElement {
  start() {
    for (const root of this.querySelectorAll("[data-qa-question]")) new Question(root).begin(this.signal);
  }
}

class Question {
  #root;
  #answer;
  #width;
  #buttons;
  #x = 0;

  constructor(root) {
    const { qaAnswer: answer } = root.dataset;
    this.#root = root;
    this.#answer = Number.parseInt(answer, 2);
    this.#width = answer.length;
  }

  begin(signal) {
    for (const row of this.#root.querySelectorAll("[data-qa-shown]")) drawRow(row);
    const squares = this.#part("bits");
    if (squares) this.#buttons = new BitButtons(squares, (x) => this.#click(x), signal);
    if (squares) this.#click(0);
    const check = (event) => {
      event.preventDefault();
      this.#check();
    };
    this.#part("form").addEventListener("submit", check, { signal });
    this.#part("skip").addEventListener("click", () => this.#reveal(), { signal });
    if (readSolved(CHAPTER).includes(this.#name)) this.#tell("You have solved this one.");
  }

  #part(name) {
    return findPart(this.#root, name);
  }

  /** What it is kept by. */
  get #name() {
    const { qaQuestion: kind, qaAnswer: answer } = this.#root.dataset;
    return `${kind} ${answer}`;
  }

  #click(x) {
    this.#x = x;
    this.#buttons.draw({ x, width: this.#width, isSigned: false });
    this.#mark([]);
  }

  #check() {
    const { qaQuestion: kind, qaGiven: given } = this.#root.dataset;
    const typed = this.#part("number")?.value.trim();
    const chosen = typed === undefined ? this.#x : typed;
    const { message, wrong } = JUDGES[kind](chosen, this.#answer, { width: this.#width, given: given.split(" ") });
    this.#mark(wrong ?? []);
    if (message) return this.#tell(message, true);
    this.#tell(`Right. ${this.#reason}`);
    saveSolved(CHAPTER, this.#name);
  }

  #reveal() {
    if (this.#buttons) this.#click(this.#answer);
    else this.#part("number").value = `${this.#answer}`;
    this.#tell(this.#reason);
  }

  get #reason() {
    return this.#part("message").dataset.qaReason;
  }

  /** Point out the squares that are wrong. */
  #mark(bits) {
    const squares = this.#part("bits")?.children ?? [];
    [...squares].forEach((square, at) => square.classList.toggle(WRONG, bits.includes(this.#width - 1 - at)));
  }

  #tell(text, isWrong = false) {
    const message = this.#part("message");
    message.classList.toggle("qa-wrong", isWrong);
    message.replaceChildren(...text.split("`").map((part, at) => (at % 2 ? code(part) : part)));
  }
}

const code = (text) => Object.assign(document.createElement("code"), { textContent: text });

/** A row that is given: its squares without digits, which would be half of the answer. */
function drawRow(row) {
  const digits = [...row.dataset.qaShown];
  row.replaceChildren(...digits.map((digit) => bitCell("span", "", digit === "1" ? ["qa-lab-set"] : [])));
  const filled = bitsFromLeft(digits.length).filter((_, at) => digits[at] === "1");
  row.setAttribute("aria-label", `${digits.length} squares; filled, counted from 0 at the right: ${filled.join(", ") || "none"}`);
}
