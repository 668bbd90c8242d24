/* Two rows of squares, and what and, or and not make of them. */

import { QueensElement } from "../shared/element.js";
import { digitsOf, fullMask } from "../laboratories/row-arithmetic.js";
import { BitButtons, formulaCells } from "../laboratories/row-cells.js";
import { numberText } from "../laboratories/row-sentence.js";
import { followLinks } from "./links.js";

const LIT = "qa-rows-lit";
const OPERATIONS = {
  "a | b": ([a, b]) => a | b,
  "a & b": ([a, b]) => a & b,
  "~a": ([a]) => ~a,
  "mask & ~a": ([a], mask) => mask & ~a,
};

/** The rows a and b to click, and a row for each operation. */
export class QueensRowOperations extends QueensElement {
  #rows;
  #buttons;

  start() {
    this.#buttons = ["a", "b"].map((name, which) => new BitButtons(this.find(name), (x) => this.#show(this.#rows.with(which, x)), this.signal));
    followLinks(this, "data-qa-light", (operation) => this.#follow(operation));
    this.#take(this.dataset.qaRows);
  }

  get #width() {
    return this.dataset.qaRows.indexOf(" ");
  }

  #take(rows) {
    this.#show(rows.split(" ").map((bits) => Number.parseInt(bits, 2)));
  }

  /** A link of the text lights an operation, and fills both rows again. */
  #follow(operation) {
    this.#take(this.dataset.qaRows);
    for (const name of this.querySelectorAll("[data-qa-lit]")) name.classList.toggle(LIT, name.dataset.qaLit === operation);
  }

  #show(rows) {
    this.#rows = rows;
    rows.forEach((x, which) => {
      this.#buttons[which].draw({ x, width: this.#width, isSigned: false });
      this.find(`${"ab"[which]}-value`).textContent = `${x}`;
    });
    for (const line of this.querySelectorAll("[data-qa-operation]")) this.#showResult(line);
  }

  #showResult(line) {
    const width = this.#width;
    const value = OPERATIONS[line.dataset.qaOperation](this.#rows, fullMask(width));
    const shown = value & fullMask(width);
    line.replaceChildren(...formulaCells(shown, width, width, -1));
    line.classList.toggle("qa-rows-negative", value < 0);
    line.setAttribute("aria-label", `${value < 0 ? "\u2026 1 1 1 " : ""}${digitsOf(shown, width)}`);
    line.nextElementSibling.textContent = numberText(value);
  }
}
