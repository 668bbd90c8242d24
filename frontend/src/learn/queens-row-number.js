/* A row of squares as a number: a reader clicks squares, or types the number. */

import "./queens-row-number.css";
import { define, QueensElement } from "../shared/element.js";
import { counted } from "../shared/text.js";
import { bitsFromLeft, digitsOf, fullMask } from "../laboratories/row-arithmetic.js";
import { BitButtons, bitCell } from "../laboratories/row-cells.js";
import { followLinks } from "./links.js";
import { QueensRowOperations } from "./row-operations.js";
import { pythonLines } from "./row-python.js";
import { QueensRowQuestions } from "./row-questions.js";
import { sumText } from "./row-sums.js";

/** A row, its number, and what Python writes for it. */
class QueensRowNumber extends QueensElement {
  #x = 0;
  #width = 0;
  #buttons;

  start() {
    const { signal } = this;
    this.#buttons = new BitButtons(this.find("bits"), (x) => this.#show(x), signal);
    for (const choice of this.querySelectorAll("[data-qa-width]")) {
      choice.addEventListener("click", () => this.#open(Number(choice.dataset.qaWidth), this.#x), { signal });
    }
    this.find("less").addEventListener("click", () => this.#show(this.#x - 1), { signal });
    this.find("more").addEventListener("click", () => this.#show(this.#x + 1), { signal });
    this.find("number").addEventListener("input", ({ target }) => this.#read(target.value.trim()), { signal });
    followLinks(this, "data-qa-row", (bits) => this.#take(bits));
    this.#take(this.dataset.qaRowBits);
  }

  /** Show a row: `00100`. */
  #take(bits) {
    this.#open(bits.length, Number.parseInt(bits, 2));
  }

  #open(width, x) {
    this.#width = width;
    this.find("stage").style.setProperty("--width", String(width));
    for (const choice of this.querySelectorAll("[data-qa-width]")) {
      choice.setAttribute("aria-pressed", String(Number(choice.dataset.qaWidth) === width));
    }
    this.find("places").replaceChildren(...bitsFromLeft(width).map((bit) => bitCell("span", `${bit}`)));
    this.#show(x & fullMask(width));
  }

  /** A number that the reader types, also as Python writes bits: what is typed stays. */
  #read(text) {
    if (!/^([0-9]+|0b[01]+)$/i.test(text)) return this.#tell("Type a number such as 5, or its bits: 0b101.");
    const max = fullMask(this.#width);
    if (Number(text) > max) return this.#tell(`${this.#width} squares hold the numbers 0 to ${max}.`);
    return this.#draw(Number(text));
  }

  /** Show a number that the row holds, also in the field. */
  #show(x) {
    this.find("number").value = `${x}`;
    this.#draw(x);
  }

  #draw(x) {
    const width = this.#width;
    this.#x = x;
    this.#buttons.draw({ x, width, isSigned: false });
    const worths = bitsFromLeft(width).map((bit) => bitCell("span", `${2 ** bit}`, (x >> bit) & 1 ? ["qa-rows-counted"] : []));
    this.find("worths").replaceChildren(...worths);
    this.find("less").disabled = x === 0;
    this.find("more").disabled = x === fullMask(width);
    this.find("python").replaceChildren(...pythonLines(x, width));
    this.#tell(this.#describe(x, width));
  }

  #describe(x, width) {
    if (x === 0) return "No square is filled: the row is 0.";
    const filled = [...digitsOf(x, width)].filter((digit) => digit === "1").length;
    const sum = filled > 1 ? `${sumText(x)} = ${x}` : `${x}`;
    const rule = x === fullMask(width) ? `, all of the row: one less than ${x + 1}` : "";
    return `${sum}. ${counted(filled, "square")} filled${rule}.`;
  }

  #tell(message) {
    this.find("message").textContent = message;
  }
}

define("queens-row-number", QueensRowNumber);
define("queens-row-operations", QueensRowOperations);
define("queens-row-questions", QueensRowQuestions);
