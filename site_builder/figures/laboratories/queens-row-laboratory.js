/* The row laboratory: a row of bits that a reader sets and clears, and formulas of the number that
   they make, which are computed bit by bit. */

import "#shared/queens-laboratory.css";
import {
  Address,
  button,
  checkbox,
  define,
  dropdown,
  Figure,
  html,
  nothing,
  numberIn,
} from "#base";
import { BIT_KEYS, bitButtons, bitHeads, computedCells, computedText } from "#shared/bits-view.js";
import { Player } from "#shared/player.js";
import { capitalized, listed } from "#shared/text.js";
import {
  bitsFromLeft,
  carryStop,
  digitsOf,
  evaluate,
  fullMask,
  hasCarry,
  lowestBit,
  numberOf,
  numberText,
  worthOf,
} from "#shared/row-arithmetic.js";

// Milliseconds between two bits when the computation is played.
const PAUSE = 700;
// The most bits for which the table has room to show the worth of each.
const MAX_WORTHS = 10;
const PARAMETERS = ["bits", "places", "signed", "every"];

/** A formula, its label in the table, and whether the table has it at first.
    @typedef {[formula: string, label: string, isSelected: boolean]} FormulaLine */

/** The figure: bits that a reader sets and clears, and a table of formulas computed from them. */
class RowLaboratory extends Figure {
  static properties = {
    bits: {},
    lines: { type: Array },
    widths: { type: Array },
    row: { state: true },
    hasAllFormulas: { state: true },
  };
  keys = BIT_KEYS;
  player = new Player(this, { pace: () => [PAUSE, 1], changed: () => this.#writeAddress() });

  setup() {
    this.address = new Address(this, (query) => this.read(query));
    this.read(this.address.query);
    this.address.show(PARAMETERS);
  }

  /** When the size of the sheet changes, for example because a closed fold opens, scroll it to bit
      0, which is at its right end. */
  firstUpdated() {
    const sheet = this.renderRoot.querySelector(".qa-lab-sheet");
    const observer = new ResizeObserver(() => {
      sheet.scrollLeft = sheet.scrollWidth;
    });
    for (const box of [sheet, sheet.firstElementChild]) observer.observe(box);
  }

  /** Set the state from the parameters of an address. Ignore invalid parameters. */
  read(query) {
    const bits = /^[01]{4,16}$/.test(query.get("bits") ?? "") ? query.get("bits") : this.bits;
    this.row = {
      x: Number.parseInt(bits, 2),
      width: bits.length,
      isSigned: query.get("signed") === "1",
    };
    this.hasAllFormulas = query.get("every") === "1";
    this.player.set(numberIn(query, "places", 0, bits.length) ?? bits.length, bits.length);
  }

  /** Change the number, the width or the sign, and show the lines with all of their bits, as at the
      end of the computation.
      @param {{ x?: number, width?: number, isSigned?: boolean }} change */
  edit(change) {
    const { x, width, isSigned } = { ...this.row, ...change };
    this.row = { x: x & fullMask(width), width, isSigned };
    this.player.set(width, width);
    this.#writeAddress();
  }

  #writeAddress() {
    const { x, width, isSigned } = this.row;
    this.address.write({
      bits: digitsOf(x, width),
      places: this.#computed < width ? this.#computed : undefined,
      signed: isSigned ? 1 : undefined,
      every: this.hasAllFormulas ? 1 : undefined,
    });
  }

  get #visibleLines() {
    return this.lines.filter(([, , isSelected]) => isSelected || this.hasAllFormulas);
  }

  get #carryFormulas() {
    return this.#visibleLines.map(([formula]) => formula).filter(hasCarry);
  }

  /** The number of bits that are computed, counted from the right. */
  get #computed() {
    return this.#carryFormulas.length ? this.player.position : this.row.width;
  }

  render() {
    const { width } = this.row;
    const formulas = this.#carryFormulas;
    const progress = `${this.player.position} of ${width} places`;
    const playerView = this.player.view("Places computed, from the right", progress);
    return html`<div class="qa-lab-live">
      ${this.#controls()}
      ${formulas.length ? playerView : nothing}
      ${this.message(sentenceOn(this.row, this.#computed, formulas))}
      <div class="qa-lab-sheet" data-qa-part="sheet">${this.#table()}</div>
    </div>`;
  }

  #controls() {
    const { x, width, isSigned } = this.row;
    const setSigned = (isOn) => {
      this.row = { ...this.row, isSigned: isOn };
      this.#writeAddress();
    };
    const setAll = (isOn) => {
      this.hasAllFormulas = isOn;
      this.edit({});
    };
    const isEveryShown = this.lines.every(([, , isSelected]) => isSelected);
    const allBox = checkbox("all", "all formulas", this.hasAllFormulas, setAll);
    return html`<div class="qa-lab-bar">
      ${dropdown("width", this.widths, width, (to) => this.edit({ width: to }))}
      ${button("less", "− 1", () => this.edit({ x: x - 1 }))}
      ${button("more", "+ 1", () => this.edit({ x: x + 1 }))}
      ${checkbox("signed", "signed", isSigned, setSigned)}
      ${isEveryShown ? nothing : allBox}
    </div>`;
  }

  #table() {
    const { x, width, isSigned } = this.row;
    const hasWorths = width <= MAX_WORTHS;
    const heads = bitHeads(width, (bit) =>
      hasWorths ? numberText(worthOf(bit, width, isSigned)) : bit,
    );
    const cells = bitButtons(x, width, (to) => this.edit({ x: to }), { isSigned });
    const buttons = html`<span
      class="qa-lab-bits"
      role="group"
      aria-label="x, bit by bit"
      data-qa-sign="…${x >> (width - 1)}"
      data-qa-part="bits">${cells}</span>`;
    const values = evaluate(x, width);
    const heading = (text) => html`<th role="columnheader" scope="col">${text}</th>`;
    const worths = html`<td role="cell"><span class="qa-lab-heads">${heads}</span></td>`;
    const headings = [
      heading(hasWorths ? "worth" : "bit"),
      worths,
      heading("decimal"),
      heading("hex"),
    ];
    return html`<table
      class="qa-lab-rows ${isSigned ? "qa-lab-signed" : ""}"
      role="table"
      style="--width: ${width}">
      <thead role="rowgroup"><tr role="row">${headings}</tr></thead>
      <tbody role="rowgroup">
        ${lineView(["x", "x"], buttons, x, this.row)}
        ${this.#visibleLines.map((line) => this.#line(line, values[line[0]]))}
      </tbody>
    </table>`;
  }

  #line(line, value) {
    const { x, width } = this.row;
    const [formula] = line;
    const computed = this.#computed;
    const isComputed = computed === width;
    const number = isComputed ? value : undefined;
    if (formula.startsWith("popcount")) {
      const text = isComputed && x ? `so it is bit ${value}` : "";
      return lineView(line, text, number, { ...this.row, isSigned: false });
    }
    const sign = isComputed ? `…${value >> (width - 1)}` : "";
    const stop = hasCarry(formula) ? carryStop(formula, x, width) : -1;
    const cells = computedCells(value, width, computed, stop);
    const bits = html`<span
      class="qa-lab-bits"
      role="img"
      aria-label=${computedText(value, width, computed)}
      data-qa-sign=${sign}>${cells}</span>`;
    return lineView(line, bits, number, this.row);
  }
}

/** Render a line of the table.
    @param {[formula: string, label: string]} line
    @param {unknown} bits  the content of its cell for bits
    @param {number | undefined} value  undefined until all bits are computed
    @param {{ width: number, isSigned: boolean }} row */
function lineView([formula, label], bits, value, { width, isSigned }) {
  const isKnown = value !== undefined;
  const decimal = isKnown ? numberText(numberOf(value, width, isSigned)) : "";
  const hexadecimal = isKnown ? value.toString(16).toUpperCase() : "";
  return html`<tr
    role="row"
    data-qa-line=${formula}
    class=${hasCarry(formula) ? "qa-lab-carries" : ""}>
    <th role="rowheader" scope="row">${label}</th><td
      role="cell">${bits}</td><td
      role="cell">${decimal}</td><td
      role="cell">${hexadecimal}</td></tr>`;
}

/** Return a sentence with the number as the sum of the worths of its bits: `x = 4 + 1 = 5.`. */
function sum({ x, width, isSigned }) {
  const ones = bitsFromLeft(width).filter((bit) => (x >> bit) & 1);
  const terms = ones.map((bit) => numberText(worthOf(bit, width, isSigned)));
  const value = numberText(numberOf(x, width, isSigned));
  return terms.length > 1 ? `x = ${terms.join(" + ")} = ${value}.` : `x = ${value}.`;
}

function lowest(digit, { x, width }) {
  const bit = lowestBit(digit, x, width);
  return bit < width ? `the lowest ${digit} is bit ${bit}` : `there is no ${digit}`;
}

function aboutCarries(bit, { x, width }, formulas) {
  const runs = (formula) => carryStop(formula, x, width) >= bit;
  const running = formulas.filter(runs);
  const stopped = formulas.filter((formula) => !runs(formula));
  const parts = [
    running.length ? `the 1 still runs in ${listed(running)}` : "",
    stopped.length ? `it has stopped in ${listed(stopped)}` : "",
  ];
  return `At bit ${bit} ${parts.filter(Boolean).join("; ")}.`;
}

/** Return the message about a row of which the `computed` rightmost bits are computed. `formulas`
    are the visible formulas in which a carry runs. */
function sentenceOn(row, computed, formulas) {
  if (computed === row.width)
    return `${sum(row)} ${capitalized(lowest(1, row))}, ${lowest(0, row)}.`;
  if (computed === 0) return "Nothing is computed yet.";
  return aboutCarries(computed - 1, row, formulas);
}

define("queens-row-laboratory", RowLaboratory, { isLazy: true });
