/* The lowest 1 of a row of free squares: found bit by bit, then taken, until nothing is left. */

import "#shared/queens-laboratory.css";
import "./queens-lowest-bit.css";
import { define, Figure, html, nothing, svg, use } from "#base";
import { bitsFromLeft, carryStop, evaluate, numberText } from "#shared/row-arithmetic.js";
import { BIT_KEYS, bitButtons, bitHeads, computedCells, computedText } from "#shared/bits-view.js";
import { queensLayer } from "#shared/board-view.js";
import { Player } from "#shared/player.js";
import { letterOf } from "#shared/symmetry.js";
import { counted, listed } from "#shared/text.js";

const PAUSE = 1200; // milliseconds from step to step
const WIDTH = 8;
const BITS = bitsFromLeft(WIDTH);
const MAX = 2 ** WIDTH - 1;

// How ~x + 1 and x & -x are computed by hand: one step for each bit that the carry reaches.

/** A step: `x` shows the row, `flip` its opposite, `carry` adds at one bit, `rest` copies the bits that
    nothing is added to, `and` compares x with -x.
    @typedef {{kind: "x" | "flip" | "carry" | "rest" | "and", bit?: number}} Step */

/** All steps for a row. */
function stepsOf(x) {
  const last = Math.min(carryStop("-x", x, WIDTH), WIDTH - 1);
  const carries = Array.from({ length: last + 1 }, (_, bit) => ({ kind: "carry", bit }));
  const rest = last < WIDTH - 1 ? [{ kind: "rest" }] : [];
  return [{ kind: "x" }, { kind: "flip" }, ...carries, ...rest, { kind: "and" }];
}

/** How many bits of ~x + 1 are known after a step, from the right. */
const bitsAdded = ({ kind, bit }) =>
  kind === "carry" ? bit + 1 : kind === "rest" || kind === "and" ? WIDTH : 0;

/** How many places the added 1 has come to by then. */
const carriesShown = (step, x) => Math.min(bitsAdded(step), carryStop("-x", x, WIDTH) + 1, WIDTH);

/** The column of a bit, from 0 at the left. */
const columnIndex = (bit) => WIDTH - 1 - bit;

/** The same as a letter. */
const columnOf = (bit) => letterOf(columnIndex(bit));

/** The number of the lowest bit that is set; `WIDTH` if there is none. */
const lowestOf = (x) => carryStop("-x", x, WIDTH);

/** A sentence on each kind of step. */
const DESCRIPTIONS = {
  x(_, x) {
    const ones = BITS.filter((bit) => (x >> bit) & 1);
    if (!ones.length) return "x = 0 has no 1: no square of the row is free. Click some bits.";
    const worths = ones.map((bit) => 2 ** bit).join(" + ");
    const [sum, verb] = ones.length > 1 ? [`${worths} = ${x}`, "are"] : [worths, "is"];
    return `x = ${sum}: ${listed(ones.map(columnOf))} ${verb} free. Step on to find the lowest 1.`;
  },
  flip(_, x) {
    const zeros = lowestOf(x);
    const end = zeros
      ? zeros > 1
        ? `${zeros} zeros became ones`
        : "a 0 became a 1"
      : "a 1 became a 0";
    return `~x has every bit of x flipped. At the right end, ${end}.`;
  },
  carry({ bit }, x) {
    const place = bit ? `Bit ${bit}` : "Add 1 at bit 0";
    if (bit === lowestOf(x))
      return `${place}: 0 + 1 = 1. The carry stops here, at the lowest 1 of x.`;
    if (bit === WIDTH - 1) return `${place}: 1 + 1 = 10. Write 0; the 1 is carried out of the row.`;
    return `${place}: 1 + 1 = 10. Write 0 and carry the 1.`;
  },
  rest: () => "Nothing is added further left. There -x has what ~x has: the opposite of x.",
  and(_, x) {
    if (!x) return "x & -x = 0: the row has no square left.";
    const bit = evaluate(x, WIDTH)["-x & x"];
    return `x and -x share a single 1: x & -x = ${bit}, column ${columnOf(lowestOf(x))}.`;
  },
};

/** A row of squares, its bits, and the lines that lead to the lowest 1. */
class LowestBit extends Figure {
  // `taken` has the numbers of bits, the first taken first; `reply` is said instead of the sentence on the step.
  static properties = {
    bits: {},
    x: { state: true },
    taken: { state: true },
    typed: { state: true },
    reply: { state: true },
  };
  fillsScreen = true;
  keys = BIT_KEYS;
  links = { "data-qa-lowest": (place) => this.follow(place) };
  player = new Player(this, {
    pace: () => [PAUSE, 1],
    changed: () => Object.assign(this, { typed: undefined, reply: undefined }),
  });

  setup() {
    this.show(Number.parseInt(this.bits, 2));
  }

  /** A link of the text shows a step, `104 carry 2`, or takes the lowest 1: `104 take`. */
  follow(place) {
    const [number, kind, bit] = place.split(" ");
    const x = Number(number);
    const isStep = (step) => step.kind === kind && (bit === undefined || step.bit === Number(bit));
    this.show(x, stepsOf(x).findIndex(isStep));
    if (kind === "take") this.take();
  }

  show(x, position = 0, taken = []) {
    Object.assign(this, { x, taken, typed: undefined, reply: undefined });
    this.player.set(position, stepsOf(x).length - 1);
  }

  /** Show another row: the lines follow if all of them are shown. */
  edit(x) {
    this.show(x, this.player.position === this.player.max ? Infinity : 0);
  }

  /** A number that the reader types: what is typed stays. There is no value while it is not yet a number, such as `-`. */
  type({ value, validity }) {
    if (validity.valid && value !== "") this.edit(Number(value));
    if (value !== "") this.typed = value;
    if (!validity.valid) this.reply = `${WIDTH} squares hold the whole numbers 0 to ${MAX}.`;
  }

  /** Take the lowest 1; when nothing is left, put all back. */
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
    return `${beginning} Nothing is left: ${counted(taken.length, "round")} for ${counted(taken.length, "free square")}.`;
  }

  get #step() {
    return stepsOf(this.x)[this.player.position];
  }

  render() {
    const [{ player, x, taken, typed }, step] = [this, this.#step];
    const isEmpty = x === 0 && taken.length > 0;
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
        <div class="qa-lowest-row"><b></b><span class="qa-lowest-heads" aria-hidden="true">${bitHeads(WIDTH, columnOf)}</span></div>
        <div class="qa-lowest-row"><b>row</b><span class="qa-lowest-squares" data-qa-part="squares">${this.#squares()}</span></div>
        <div class="qa-lowest-row"><b></b><span class="qa-lowest-heads" aria-hidden="true">${bitHeads(WIDTH, (bit) => 2 ** bit)}</span></div>
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
        <span data-qa-part="taken">${taken.map((bit, at) => html`${at ? ", " : "taken: "}<b>${columnOf(bit)}</b>`)}</span>
      </div>
    </div>`;
  }

  #squares() {
    const { x, taken } = this;
    const free = BITS.filter((bit) => (x >> bit) & 1);
    const queens = taken.map((bit) => [0, columnIndex(bit)]);
    const name = `Free: ${listed(free.map(columnOf)) || "nothing"}. Taken: ${listed(taken.map(columnOf)) || "nothing"}.`;
    return html`<svg class="qa-board" viewBox="0 0 ${WIDTH} 1" role="img" aria-label=${name}>
      ${use(`squares-${WIDTH}`)}
      ${free.map(
        (bit) => svg`<circle
        class="qa-lowest-free"
        cx=${columnIndex(bit) + 0.5}
        cy="0.5"
        r="0.13" />`,
      )}
      ${queensLayer("qa-lowest-before", queens.slice(0, -1))}${queensLayer("", queens.slice(-1))}
    </svg>`;
  }

  #lines() {
    const [{ x }, step] = [this, this.#step];
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
      ${carriesLine(3, carriesShown(step, x))}
      ${line(4, "-x", "= -x", values, bitsAdded(step))}
      ${line(5, "-x & x", "x & -x", values, isDone ? WIDTH : 0)}
      ${line(6, "x & (x - 1)", "x ^ bit", values, isDone ? WIDTH : 0)}
      ${frame(step, lowestOf(x))}`;
  }
}

/** A line of which so many bits are known, from the right; a negative number has ones without end. */
function line(row, formula, name, { x, [formula]: value }, known) {
  const isNegative = formula === "~x" || (formula === "-x" && x > 0);
  const isWhole = known === WIDTH;
  const [sign, number] = isNegative ? ["…1", value - 2 ** WIDTH] : ["…0", value];
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

/** The added 1, and above each further place the 1 that is carried to it. */
function carriesLine(row, count) {
  const description =
    count > 1 ? `1 added, and carried to bit ${count - 1}` : count ? "1 added" : "not added yet";
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

/** The frame around one place: in the lines that are added, or where x and -x share a 1. */
function frame({ kind, bit }, lowest) {
  const isAdding = kind === "carry";
  const place = isAdding ? bit : lowest;
  if (!isAdding && (kind !== "and" || lowest === WIDTH)) return nothing;
  return html`<span
    class="qa-lowest-frame ${isAdding ? "qa-lowest-adding" : ""}"
    aria-hidden="true"
    style="--at: ${columnIndex(place)}"></span>`;
}

define("queens-lowest-bit", LowestBit);
