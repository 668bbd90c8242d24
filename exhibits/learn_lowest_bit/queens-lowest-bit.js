/* The lowest 1 of a row of free squares. It is found bit by bit and then taken, again and again
   until no free square is left. */

import "#shared/queens-laboratory.css";
import "./queens-lowest-bit.css";
import { define, Figure, html, nothing, svg, use } from "#base";
import { bitsFromLeft, carryStop, evaluate, numberText } from "#shared/row-arithmetic.js";
import { BIT_KEYS, bitButtons, bitHeads, computedCells, computedText } from "#shared/bits-view.js";
import { queensLayer } from "#shared/board-view.js";
import { Player } from "#shared/player.js";
import { letterOf } from "#shared/symmetry.js";
import { counted, listed } from "#shared/text.js";

// Milliseconds between two steps when they are played.
const PAUSE = 1200;
const WIDTH = 8;
const BITS = bitsFromLeft(WIDTH);
const MAX = 2 ** WIDTH - 1;

// The figure computes -x as ~x + 1, and x & -x, as one does by hand: with a step for each bit that
// the carry reaches.

/** A step of the computation. `x` shows the row, `flip` its complement ~x. `carry` adds at the bit
    with the number `bit`. `rest` copies the bits of ~x beyond the carry. `and` compares x with -x.
    @typedef {{kind: "x" | "flip" | "carry" | "rest" | "and", bit?: number}} Step */

/** Return all steps for a row; `x` has its free squares as bits. */
function stepsOf(x) {
  const last = Math.min(carryStop("-x", x, WIDTH), WIDTH - 1);
  const carries = Array.from({ length: last + 1 }, (_, bit) => ({ kind: "carry", bit }));
  const rest = last < WIDTH - 1 ? [{ kind: "rest" }] : [];
  return [{ kind: "x" }, { kind: "flip" }, ...carries, ...rest, { kind: "and" }];
}

/** Return how many bits of ~x + 1 are known after a step. They are known from the right to the
    left. */
function bitsAdded({ kind, bit }) {
  if (kind === "carry") return bit + 1;
  return kind === "rest" || kind === "and" ? WIDTH : 0;
}

/** Return in how many bits, counted from the right, the line `+ 1` has a 1 after a step: the added
    1 and the carries. */
const carryCount = (step, x) => Math.min(bitsAdded(step), carryStop("-x", x, WIDTH) + 1, WIDTH);

/** Return the column of a bit, which is 0 at the left. */
const columnIndex = (bit) => WIDTH - 1 - bit;

/** Return the letter of the column of a bit. */
const columnOf = (bit) => letterOf(columnIndex(bit));

/** Return the number of the lowest bit that is set; `WIDTH` if x is 0. */
const lowestOf = (x) => carryStop("-x", x, WIDTH);

/** For each kind of step, a function of the step and x that returns its sentence. */
const DESCRIPTIONS = {
  x(_, x) {
    const ones = BITS.filter((bit) => (x >> bit) & 1);
    if (!ones.length) return "x = 0 has no 1: no square of the row is free. Click some bits.";
    const worths = ones.map((bit) => 2 ** bit).join(" + ");
    const sum = ones.length > 1 ? `${worths} = ${x}` : worths;
    const verb = ones.length > 1 ? "are" : "is";
    return `x = ${sum}: ${listed(ones.map(columnOf))} ${verb} free. Step on to find the lowest 1.`;
  },
  flip(_, x) {
    const zeros = lowestOf(x);
    let end = "a 1 became a 0";
    if (zeros === 1) end = "a 0 became a 1";
    else if (zeros > 1) end = `${zeros} zeros became ones`;
    return `~x has every bit of x flipped. At the right end, ${end}.`;
  },
  carry({ bit }, x) {
    const start = bit ? `Bit ${bit}` : "Add 1 at bit 0";
    if (bit === lowestOf(x))
      return `${start}: 0 + 1 = 1. The carry stops here, at the lowest 1 of x.`;
    if (bit === WIDTH - 1) return `${start}: 1 + 1 = 10. Write 0; the 1 is carried out of the row.`;
    return `${start}: 1 + 1 = 10. Write 0 and carry the 1.`;
  },
  rest: () => "Nothing is added further left. There -x has what ~x has: the opposite of x.",
  and(_, x) {
    if (!x) return "x & -x = 0: the row has no square left.";
    const bit = evaluate(x, WIDTH)["-x & x"];
    return `x and -x share a single 1: x & -x = ${bit}, column ${columnOf(lowestOf(x))}.`;
  },
};

/** The figure: a row of squares, its bits, and the lines of the computation that leads to the
    lowest 1. */
class LowestBit extends Figure {
  static properties = {
    // The row that is shown first, as a text of bits.
    bits: {},
    // The free squares of the row, as bits of a number.
    x: { state: true },
    // The numbers of the bits that the reader has taken, in the order in which they were taken.
    taken: { state: true },
    // The text that the reader has typed into the field. It is undefined if the field shows `x`.
    typed: { state: true },
    // A sentence that is shown instead of the sentence on the step; otherwise undefined.
    reply: { state: true },
  };
  fillsScreen = true;
  keys = BIT_KEYS;
  links = { "data-qa-lowest": (value) => this.follow(value) };
  player = new Player(this, {
    pace: () => [PAUSE, 1],
    changed: () => Object.assign(this, { typed: undefined, reply: undefined }),
  });

  setup() {
    this.show(Number.parseInt(this.bits, 2));
  }

  /** Follow a link in the text.
      @param {string} value  x, a kind of step and a bit, `104 carry 2`, to show a step; or `104
        take`, to take the lowest 1 */
  follow(value) {
    const [number, kind, bit] = value.split(" ");
    const x = Number(number);
    const isStep = (step) => step.kind === kind && (bit === undefined || step.bit === Number(bit));
    this.show(x, stepsOf(x).findIndex(isStep));
    if (kind === "take") this.take();
  }

  /** Show a row at one of its steps.
      @param {number} x  the free squares as bits
      @param {number} [position]  the number of the step; Infinity for the last
      @param {number[]} [taken]  the numbers of the bits that the reader has taken */
  show(x, position = 0, taken = []) {
    Object.assign(this, { x, taken, typed: undefined, reply: undefined });
    this.player.set(position, stepsOf(x).length - 1);
  }

  /** Show another row `x`. Show its last step if the last step is in view, otherwise its first. */
  edit(x) {
    this.show(x, this.player.position === this.player.max ? Infinity : 0);
  }

  /** Handle an input into the field: show the row with this number, and keep the text as the reader
      types it. While the text is not yet a number, such as `-`, its value is "".
      @param {HTMLInputElement} input */
  type({ value, validity }) {
    if (validity.valid && value !== "") this.edit(Number(value));
    if (value !== "") this.typed = value;
    if (!validity.valid) this.reply = `${WIDTH} squares hold the whole numbers 0 to ${MAX}.`;
  }

  /** Take the lowest 1. If no 1 is left, put all taken ones back. */
  take() {
    const { x, taken } = this;
    if (x) {
      const bit = lowestOf(x);
      this.show(x & (x - 1), Infinity, [...taken, bit]);
      this.reply = this.#describeTaken(bit);
    } else if (taken.length) this.show(taken.reduce((sum, bit) => sum | (1 << bit), 0));
  }

  #describeTaken(bit) {
    const { x, taken } = this;
    const beginning = `x ^= bit has taken column ${columnOf(bit)}.`;
    if (x) return `${beginning} x = ${x} is left, and its lowest 1 is next.`;
    const rounds = counted(taken.length, "round");
    const squares = counted(taken.length, "free square");
    return `${beginning} Nothing is left: ${rounds} for ${squares}.`;
  }

  get #step() {
    return stepsOf(this.x)[this.player.position];
  }

  render() {
    const { player, x, taken, typed } = this;
    const step = this.#step;
    const isEmpty = x === 0 && taken.length > 0;
    const takenColumns = taken.map(
      (bit, index) => html`${index ? ", " : "taken: "}<b>${columnOf(bit)}</b>`,
    );
    const heads = (content) =>
      html`<span class="qa-lowest-heads" aria-hidden="true">${content}</span>`;
    const columnHeads = heads(bitHeads(WIDTH, columnOf));
    const worthHeads = heads(bitHeads(WIDTH, (bit) => 2 ** bit));
    const squares = html`<span
      class="qa-lowest-squares"
      data-qa-part="squares">${this.#squares()}</span>`;
    return html`<div class="qa-lowest-stage">
      <div class="qa-lab-bar">
        <label>x = <input
          type="number"
          min="0"
          max=${MAX}
          autocomplete="off"
          data-qa-part="number"
          .value=${typed ?? `${x}`}
          @input=${({ target }) => this.type(target)}></label>
        ${player.view("Steps", `step ${player.position} of ${player.max}`)}
      </div>
      <div class="qa-lowest-rows">
        <div class="qa-lowest-row"><b></b>${columnHeads}</div>
        <div class="qa-lowest-row"><b>row</b>${squares}</div>
        <div class="qa-lowest-row"><b></b>${worthHeads}</div>
        <div class="qa-lowest-lines">${this.#lines()}</div>
      </div>
      ${this.message(this.reply ?? DESCRIPTIONS[step.kind](step, x))}
      <div class="qa-lowest-act">
        <button
          type="button"
          class="qa-main"
          data-qa-part="take"
          aria-disabled=${x === 0 && !isEmpty}
          @click=${() => this.take()}>${isEmpty ? "Put all back" : "Take the lowest"}</button>
        <span data-qa-part="taken">${takenColumns}</span>
      </div>
    </div>`;
  }

  #squares() {
    const { x, taken } = this;
    const free = BITS.filter((bit) => (x >> bit) & 1);
    const queens = taken.map((bit) => [0, columnIndex(bit)]);
    const namesOf = (bits) => listed(bits.map(columnOf)) || "nothing";
    const name = `Free: ${namesOf(free)}. Taken: ${namesOf(taken)}.`;
    const dots = free.map(
      (bit) => svg`<circle
        class="qa-lowest-free"
        cx=${columnIndex(bit) + 0.5}
        cy="0.5"
        r="0.13" />`,
    );
    return html`<svg class="qa-board" viewBox="0 0 ${WIDTH} 1" role="img" aria-label=${name}>
      ${use(`squares-${WIDTH}`)}
      ${dots}
      ${queensLayer("qa-lowest-before", queens.slice(0, -1))}${queensLayer("", queens.slice(-1))}
    </svg>`;
  }

  #lines() {
    const { x } = this;
    const step = this.#step;
    const values = evaluate(x, WIDTH);
    const isDone = step.kind === "and";
    return html`<div class="qa-lowest-row" style="--row: 1"><b>x</b>
        <span
          class="qa-lab-bits"
          role="group"
          aria-label="x, bit by bit"
          data-qa-sign="…0"
          data-qa-part="bits">${bitButtons(x, WIDTH, (to) => this.edit(to))}</span>
        <span class="qa-lowest-value" data-qa-part="value">${x}</span></div>
      ${line(2, "~x", "~x", values, step.kind === "x" ? 0 : WIDTH)}
      ${carriesLine(3, carryCount(step, x))}
      ${line(4, "-x", "= -x", values, bitsAdded(step))}
      ${line(5, "-x & x", "x & -x", values, isDone ? WIDTH : 0)}
      ${line(6, "x & (x - 1)", "x ^ bit", values, isDone ? WIDTH : 0)}
      ${frame(step, lowestOf(x))}`;
  }
}

/** Render a line of the computation. A negative number has a sign for endless ones in front.
    @param {number} row  the number of the line, for the style sheet
    @param {string} formula  the key of its value in `evaluate`
    @param {string} name  the text before the bits
    @param {number} known  the number of bits, from the right, that are shown */
function line(row, formula, name, { x, [formula]: value }, known) {
  const isNegative = formula === "~x" || (formula === "-x" && x > 0);
  const isWhole = known === WIDTH;
  const sign = isNegative ? "…1" : "…0";
  const number = isNegative ? value - 2 ** WIDTH : value;
  return html`<div
    class="qa-lowest-row"
    style="--row: ${row}"
    data-qa-line=${formula}><b>${name}</b>
    <span
      class="qa-lab-bits"
      role="img"
      aria-label=${computedText(value, WIDTH, known)}
      data-qa-sign=${isWhole ? sign : ""}>${computedCells(value, WIDTH, known)}</span>
    <span class="qa-lowest-value">${isWhole ? numberText(number) : ""}</span></div>`;
}

/** Render the line `+ 1`: the added 1 at bit 0, and a 1 at each bit to which it is carried.
    @param {number} row  the number of the line, for the style sheet
    @param {number} count  the number of ones */
function carriesLine(row, count) {
  let description = "not added yet";
  if (count === 1) description = "1 added";
  else if (count > 1) description = `1 added, and carried to bit ${count - 1}`;
  const cells = BITS.map(
    (bit) =>
      html`<span
        class="qa-lab-bit ${bit < count ? "qa-lowest-carry" : ""}">${bit < count ? 1 : ""}</span>`,
  );
  return html`<div class="qa-lowest-row" style="--row: ${row}" data-qa-line="+ 1"><b>+ 1</b>
    <span
      class="qa-lab-bits"
      role="img"
      aria-label=${description}>${cells}</span><span class="qa-lowest-value"></span></div>`;
}

/** Render a frame around one column: the bits that are added in this step, or in the last step the
    1 that x and -x share. In the other steps, return nothing.
    @param {Step} step
    @param {number} lowest  the number of the lowest bit that is set; `WIDTH` if x is 0 */
function frame({ kind, bit }, lowest) {
  const isAdding = kind === "carry";
  const framedBit = isAdding ? bit : lowest;
  if (!isAdding && (kind !== "and" || lowest === WIDTH)) return nothing;
  return html`<span
    class="qa-lowest-frame ${isAdding ? "qa-lowest-adding" : ""}"
    aria-hidden="true"
    style="--at: ${columnIndex(framedBit)}"></span>`;
}

define("queens-lowest-bit", LowestBit);
