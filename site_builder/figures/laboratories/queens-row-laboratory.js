/* The row laboratory: bits to click, and formulas that follow them, computed bit by bit. */

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

const PAUSE = 700; // milliseconds from bit to bit
const MAX_WORTHS = 10; // bits; in more there is no room for what each is worth
const PARAMETERS = ["bits", "places", "signed", "every"];

/** A formula, what stands beside its bits, and whether it is shown at first.
    @typedef {[formula: string, label: string, isSelected: boolean]} FormulaLine */

/** Bits to set and clear, and the formulas computed from them. */
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

  /** Bit 0 is where all begins: a narrow sheet scrolls to it, also when a closed fold opens. */
  firstUpdated() {
    const sheet = this.renderRoot.querySelector(".qa-lab-sheet");
    const observer = new ResizeObserver(() => (sheet.scrollLeft = sheet.scrollWidth));
    for (const box of [sheet, sheet.firstElementChild]) observer.observe(box);
  }

  /** Take up what an address has; what makes no sense is left out. */
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

  /** Take up another number or width, with all bits computed. */
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

  /** How many bits are computed, from the right. */
  get #computed() {
    return this.#carryFormulas.length ? this.player.position : this.row.width;
  }

  render() {
    const { width } = this.row;
    const formulas = this.#carryFormulas;
    return html`<div class="qa-lab-live">
      ${this.#controls()}
      ${formulas.length ? this.player.view("Places computed, from the right", `${this.player.position} of ${width} places`) : nothing}
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
    return html`<div class="qa-lab-bar">
      ${dropdown("width", this.widths, width, (to) => this.edit({ width: to }))}
      ${button("less", "− 1", () => this.edit({ x: x - 1 }))}
      ${button("more", "+ 1", () => this.edit({ x: x + 1 }))}
      ${checkbox("signed", "signed", isSigned, setSigned)}
      ${this.lines.every(([, , isSelected]) => isSelected) ? nothing : checkbox("all", "all formulas", this.hasAllFormulas, setAll)}
    </div>`;
  }

  #table() {
    const { x, width, isSigned } = this.row;
    const hasWorths = width <= MAX_WORTHS;
    const heads = bitHeads(width, (bit) =>
      hasWorths ? numberText(worthOf(bit, width, isSigned)) : bit,
    );
    const buttons = html`<span
      class="qa-lab-bits"
      role="group"
      aria-label="x, bit by bit"
      data-qa-sign="…${x >> (width - 1)}"
      data-qa-part="bits">${bitButtons(x, width, (to) => this.edit({ x: to }), { isSigned })}</span>`;
    const values = evaluate(x, width);
    return html`<table
      class="qa-lab-rows ${isSigned ? "qa-lab-signed" : ""}"
      role="table"
      style="--width: ${width}">
      <thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">${hasWorths ? "worth" : "bit"}</th><td role="cell"><span class="qa-lab-heads">${heads}</span></td><th role="columnheader" scope="col">decimal</th><th role="columnheader" scope="col">hex</th></tr></thead>
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
    const shown = computed === width ? value : undefined;
    if (formula.startsWith("popcount"))
      return lineView(line, shown !== undefined && x ? `so it is bit ${value}` : "", shown, {
        ...this.row,
        isSigned: false,
      });
    const sign = shown === undefined ? "" : `…${value >> (width - 1)}`;
    const cells = computedCells(
      value,
      width,
      computed,
      hasCarry(formula) ? carryStop(formula, x, width) : -1,
    );
    const bits = html`<span
      class="qa-lab-bits"
      role="img"
      aria-label=${computedText(value, width, computed)}
      data-qa-sign=${sign}>${cells}</span>`;
    return lineView(line, bits, shown, this.row);
  }
}

/** A line of the table; its number is undefined as long as not all bits are computed. */
function lineView([formula, label], bits, value, { width, isSigned }) {
  const [decimal, hexadecimal] =
    value === undefined
      ? ["", ""]
      : [numberText(numberOf(value, width, isSigned)), value.toString(16).toUpperCase()];
  return html`<tr
    role="row"
    data-qa-line=${formula}
    class=${hasCarry(formula) ? "qa-lab-carries" : ""}>
    <th role="rowheader" scope="row">${label}</th><td role="cell">${bits}</td><td role="cell">${decimal}</td><td role="cell">${hexadecimal}</td></tr>`;
}

/** The number as the sum of what its bits are worth. */
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
  const [running, stopped] = [formulas.filter(runs), formulas.filter((formula) => !runs(formula))];
  const parts = [
    running.length ? `the 1 still runs in ${listed(running)}` : "",
    stopped.length ? `it has stopped in ${listed(stopped)}` : "",
  ];
  return `At bit ${bit} ${parts.filter(Boolean).join("; ")}.`;
}

/** What to say of a row of which so many bits are computed, with the formulas in which a carry runs. */
function sentenceOn(row, computed, formulas) {
  if (computed === row.width)
    return `${sum(row)} ${capitalized(lowest(1, row))}, ${lowest(0, row)}.`;
  if (computed === 0) return "Nothing is computed yet.";
  return aboutCarries(computed - 1, row, formulas);
}

define("queens-row-laboratory", RowLaboratory, { isLazy: true });
