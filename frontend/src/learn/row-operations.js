/* Two rows of squares, and what and, or and not make of them. */

import { Figure, html } from "../base/index.js";
import { digitsOf, fullMask } from "../laboratories/row-arithmetic.js";
import { numberText } from "../laboratories/row-sentence.js";
import { BIT_KEYS, bitButtons, bitCells } from "../shared/bits-view.js";

const OPERATIONS = {
  "a | b": ([a, b]) => a | b,
  "a & b": ([a, b]) => a & b,
  "~a": ([a]) => ~a,
  "mask & ~a": ([a], mask) => mask & ~a,
};

/** The rows a and b to click, and a row for each operation. */
export class RowOperations extends Figure {
  static properties = { rows: {}, values: { state: true }, chosen: { state: true } };
  fillsScreen = true;
  keys = BIT_KEYS;
  // A link of the text lights an operation, and fills both rows again.
  links = { "data-qa-light": (operation) => void Object.assign(this, { values: this.given, chosen: operation }) };

  get given() {
    return this.rows.split(" ").map((bits) => Number.parseInt(bits, 2));
  }

  get width() {
    return this.rows.indexOf(" ");
  }

  willUpdate() {
    this.values ??= this.given;
  }

  render() {
    return html`<div class="qa-rows-stage" style="--width: ${this.width}"><div class="qa-rows-grid qa-rows-endless">
      ${this.values.map((x, at) => this.#operand("ab"[at], x, (to) => (this.values = this.values.with(at, to))))}
      ${Object.entries(OPERATIONS).map(([name, of]) => this.#result(name, of(this.values, fullMask(this.width))))}
    </div>${this.say(this.#sentence, { look: "qa-unseen" })}</div>`;
  }

  /** All numbers in a sentence, for screen readers. */
  get #sentence() {
    const [a, b] = this.values;
    const [or, and, not] = Object.values(OPERATIONS).map((of) => numberText(of(this.values, fullMask(this.width))));
    return `a is ${a}, b is ${b}. a or b is ${or}, a and b is ${and}, not a is ${not}.`;
  }

  #operand(name, x, change) {
    return html`<span class="qa-rows-name">${name}</span>
      <span class="qa-rows-squares" role="group" aria-label="Squares of ${name}" data-qa-part=${name}>${bitButtons(x, this.width, change)}</span>
      <span class="qa-rows-value" data-qa-part="${name}-value">${x}</span>`;
  }

  #result(name, value) {
    const shown = value & fullMask(this.width);
    const digits = `${value < 0 ? "… 1 1 1 " : ""}${digitsOf(shown, this.width)}`;
    return html`<span class="qa-rows-name ${name === this.chosen ? "qa-rows-lit" : ""}" data-qa-lit=${name}>${name}</span>
      <span class="qa-rows-squares ${value < 0 ? "qa-rows-negative" : ""}" role="img" aria-label=${digits} data-qa-operation=${name}>${bitCells(shown, this.width)}</span>
      <span class="qa-rows-value">${numberText(value)}</span>`;
  }
}
