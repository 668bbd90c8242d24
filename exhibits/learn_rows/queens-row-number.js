/* Figures of rows of squares as numbers. A reader clicks squares, or types a number. */

import "./queens-row-number.css";
import { button, choices, define, Figure, html } from "#base";
import { digitsOf, fullMask, numberText, sumText } from "#shared/row-arithmetic.js";
import { BIT_KEYS, bitButtons, bitCells, bitHeads } from "#shared/bits-view.js";
import { counted } from "#shared/text.js";

/** The figure of one row: its squares, its number, and ways to write it in Python. */
class RowNumber extends Figure {
  static properties = {
    // The row that is shown first, as a text of bits.
    row: {},
    // The widths that the reader can choose.
    widths: { type: Array },
    // The row in view, as a number.
    x: { state: true },
    width: { state: true },
    // The text that the reader has typed into the field. It is undefined if the field shows `x`.
    typed: { state: true },
  };
  fillsScreen = true;
  keys = BIT_KEYS;
  links = { "data-qa-row": (bits) => this.take(bits) };

  willUpdate() {
    if (this.x === undefined) this.take(this.row);
  }

  /** Show a row.
      @param {string} bits  the row as a text of bits, `00100` */
  take(bits) {
    this.show(Number.parseInt(bits, 2), bits.length);
  }

  show(x, width = this.width) {
    Object.assign(this, { x: x & fullMask(width), width, typed: undefined });
  }

  /** Use the text that the reader types, and keep it in the field. It may be a number, or in
      Python's binary notation. */
  type(text) {
    this.typed = text;
    if (!this.refusal) this.x = Number(text);
  }

  /** The sentence why the typed text is not a row of this width; "" if it is one. */
  get refusal() {
    const text = this.typed;
    const most = fullMask(this.width);
    if (text === undefined) return "";
    if (!/^([0-9]+|0b[01]+)$/i.test(text)) return "Type a number such as 5, or its bits: 0b101.";
    return Number(text) > most ? `${this.width} squares hold the numbers 0 to ${most}.` : "";
  }

  get sentence() {
    const { x, width } = this;
    if (x === 0) return "No square is filled: the row is 0.";
    const filled = x.toString(2).replaceAll("0", "").length;
    const sum = filled > 1 ? `${sumText(x)} = ${x}` : `${x}`;
    const rule = x === fullMask(width) ? `: the whole row, one less than ${x + 1}` : "";
    return `${sum}. ${counted(filled, "square")} filled${rule}.`;
  }

  /** Python expressions on the row, each with its value. */
  get python() {
    const { x, width } = this;
    const bits = x.toString(2);
    const all = digitsOf(x, width);
    const ones = bits.replaceAll("0", "").length;
    return [
      [`0b${all}`, x],
      [`bin(${x})`, `'0b${bits}'`],
      [`format(${x}, "0${width}b")`, `'${all}'`],
      [`(${x}).bit_count()`, ones],
    ];
  }

  render() {
    const { x, width } = this;
    const sizeChoices = choices(this.widths, width, (n) => this.show(x, n));
    const numbers = bitHeads(width, (bit) => bit);
    const worths = bitHeads(width, (bit) => 2 ** bit, x);
    const codeCell = (text) => html`<td><code>${text}</code></td>`;
    const codeRows = this.python.map((line) => html`<tr>${line.map(codeCell)}</tr>`);
    return html`<div class="qa-rows-stage" style="--width: ${width}">
      <div class="qa-top-bar"><span
        role="group"
        aria-label="Squares in the row">N = ${sizeChoices}</span></div>
      <div class="qa-rows-grid qa-rows-large">
        <span class="qa-rows-name">bit</span><span
          class="qa-rows-heads"
          data-qa-part="places">${numbers}</span>
        <span class="qa-rows-name">row</span><span
          class="qa-rows-squares"
          role="group"
          aria-label="Squares"
          data-qa-part="bits">${bitButtons(x, width, (to) => this.show(to))}</span>
        <span class="qa-rows-name">worth</span><span
          class="qa-rows-heads"
          data-qa-part="worths">${worths}</span>
      </div>
      ${this.message(this.refusal || this.sentence)}
      <div class="qa-rows-typed"><label>number <input
        type="text"
        inputmode="numeric"
        autocomplete="off"
        maxlength="10"
        data-qa-part="number"
        .value=${this.typed ?? `${x}`}
        @input=${({ target }) => this.type(target.value.trim())}></label>
        ${button("less", "− 1", () => this.show(x - 1), x === 0)}
        ${button("more", "+ 1", () => this.show(x + 1), x === fullMask(width))}</div>
      <table class="qa-rows-python"><caption>In Python</caption><tbody data-qa-part="python">
        ${codeRows}
      </tbody></table>
    </div>`;
  }
}

// The figure of two rows.

const OPERATIONS = {
  "a | b": ([a, b]) => a | b,
  "a & b": ([a, b]) => a & b,
  "~a": ([a]) => ~a,
  "mask & ~a": ([a], mask) => mask & ~a,
};

/** The figure of two rows: the rows a and b, whose squares a reader clicks, and a row with the
    result of each operation. */
class RowOperations extends Figure {
  static properties = {
    // The two rows that are shown first, as texts of bits with a space between them.
    rows: {},
    // The rows a and b as numbers.
    values: { state: true },
    // The operation that is highlighted; undefined before a link highlights one.
    operation: { state: true },
  };
  fillsScreen = true;
  keys = BIT_KEYS;
  // A link in the text highlights an operation, and shows the first two rows again.
  links = {
    "data-qa-light": (operation) => {
      Object.assign(this, { values: this.firstValues, operation });
    },
  };

  get firstValues() {
    return this.rows.split(" ").map((bits) => Number.parseInt(bits, 2));
  }

  get width() {
    return this.rows.indexOf(" ");
  }

  willUpdate() {
    this.values ??= this.firstValues;
  }

  render() {
    const mask = fullMask(this.width);
    const operands = this.values.map((x, index) => {
      const change = (value) => {
        this.values = this.values.with(index, value);
      };
      return this.#operand("ab"[index], x, change);
    });
    const results = Object.entries(OPERATIONS).map(([name, compute]) =>
      this.#result(name, compute(this.values, mask)),
    );
    return html`<div
      class="qa-rows-stage"
      style="--width: ${this.width}"><div class="qa-rows-grid qa-rows-endless">
      ${operands}
      ${results}
    </div>${this.message(this.#sentence, { look: "qa-unseen" })}</div>`;
  }

  /** A sentence with all numbers, for screen readers. */
  get #sentence() {
    const [a, b] = this.values;
    const mask = fullMask(this.width);
    const [or, and, not] = Object.values(OPERATIONS).map((compute) =>
      numberText(compute(this.values, mask)),
    );
    return `a is ${a}, b is ${b}. a or b is ${or}, a and b is ${and}, not a is ${not}.`;
  }

  #operand(name, x, change) {
    return html`<span class="qa-rows-name">${name}</span>
      <span
        class="qa-rows-squares"
        role="group"
        aria-label="Squares of ${name}"
        data-qa-part=${name}>${bitButtons(x, this.width, change)}</span>
      <span class="qa-rows-value" data-qa-part="${name}-value">${x}</span>`;
  }

  #result(name, value) {
    const rowBits = value & fullMask(this.width);
    const digits = `${value < 0 ? "… 1 1 1 " : ""}${digitsOf(rowBits, this.width)}`;
    return html`<span
      class="qa-rows-name ${name === this.operation ? "qa-rows-lit" : ""}"
      data-qa-lit=${name}>${name}</span>
      <span
        class="qa-rows-squares ${value < 0 ? "qa-rows-negative" : ""}"
        role="img"
        aria-label=${digits}
        data-qa-operation=${name}>${bitCells(rowBits, this.width)}</span>
      <span class="qa-rows-value">${numberText(value)}</span>`;
  }
}

define("queens-row-number", RowNumber);
define("queens-row-operations", RowOperations);
