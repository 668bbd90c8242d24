/* The bits of the row laboratory as cells of its table: the buttons of x, and the digits of a formula. */

import { bitsFromLeft, digitsOf, worthOf } from "./row-arithmetic.js";
import { numberText } from "./row-sentence.js";

/** A cell for one bit.
    @param {string} tag
    @param {string} text
    @param {string[]} classes */
export function bitCell(tag, text, classes = []) {
  const cell = document.createElement(tag);
  cell.textContent = text;
  cell.className = ["qa-lab-bit", ...classes].join(" ");
  return cell;
}

/** The cells of a formula, of which `computed` bits are known from the right.
    @param {number} value
    @param {number} width
    @param {number} computed
    @param {number} stop  the bit at which its carry stops; -1 without one */
export function formulaCells(value, width, computed, stop) {
  const head = Math.min(stop, computed - 1, width - 1);
  const digits = digitsOf(value, width);
  return bitsFromLeft(width).map((bit, index) => {
    if (bit >= computed) return bitCell("span", "", ["qa-lab-later"]);
    const classes = digits[index] === "1" ? ["qa-lab-set"] : [];
    if (bit <= stop) classes.push("qa-lab-run-over");
    if (bit === head) classes.push("qa-lab-run-head");
    return bitCell("span", digits[index], classes);
  });
}

/** The bits of x as buttons, of which one is in the order of the Tab key. */
export class BitButtons {
  #root;
  #change;
  #x = 0;

  /** @param {HTMLElement} root
      @param {(x: number) => void} change  called with the number that the reader sets
      @param {AbortSignal} signal */
  constructor(root, change, signal) {
    this.#root = root;
    this.#change = change;
    root.addEventListener("click", (event) => this.#click(event), { signal });
    root.addEventListener("keydown", (event) => this.#press(event), { signal });
  }

  /** Show a row.
      @param {import("./row-sentence.js").Row} row */
  draw({ x, width, isSigned }) {
    this.#x = x;
    if (this.#buttons.length !== width) this.#build(width);
    this.#buttons.forEach((button, index) => {
      const bit = width - 1 - index;
      const isSet = ((x >> bit) & 1) === 1;
      button.textContent = isSet ? "1" : "0";
      button.classList.toggle("qa-lab-set", isSet);
      button.setAttribute("aria-pressed", isSet);
      button.setAttribute("aria-label", `bit ${bit}, worth ${numberText(worthOf(bit, width, isSigned))}`);
    });
  }

  get #buttons() {
    return [...this.#root.children];
  }

  #build(width) {
    const made = bitsFromLeft(width).map(() => bitCell("button", ""));
    for (const button of made) Object.assign(button, { type: "button", tabIndex: -1 });
    made[0].tabIndex = 0;
    this.#root.replaceChildren(...made);
  }

  #maskOf(index) {
    return 1 << (this.#buttons.length - 1 - index);
  }

  #focus(index) {
    const buttons = this.#buttons;
    for (const button of buttons) button.tabIndex = -1;
    const button = buttons[Math.min(Math.max(index, 0), buttons.length - 1)];
    button.tabIndex = 0;
    button.focus();
  }

  #click({ target }) {
    const index = this.#buttons.indexOf(target);
    if (index < 0) return;
    this.#focus(index);
    this.#change(this.#x ^ this.#maskOf(index));
  }

  #press(event) {
    const index = this.#buttons.indexOf(event.target);
    if (event.altKey || event.ctrlKey || event.metaKey || index < 0) return;
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: Infinity }[event.key];
    if (event.key === "0" || event.key === "1") this.#type(event.key, index);
    else if (next !== undefined) this.#focus(next);
    else return;
    event.preventDefault();
  }

  #type(digit, index) {
    const mask = this.#maskOf(index);
    this.#change(digit === "1" ? this.#x | mask : this.#x & ~mask);
    this.#focus(index + 1);
  }
}
