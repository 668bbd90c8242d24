/* How ~x + 1 and x & -x are computed by hand: one step for each bit that the carry reaches. */

import { bitsFromLeft, carryStop, evaluate } from "../laboratories/row-arithmetic.js";
import { listed } from "../shared/text.js";

export const WIDTH = 8;
const LETTERS = "abcdefgh";

/** A step: `x` shows the row, `flip` its opposite, `carry` adds at one bit, `rest` copies the bits that
    nothing is added to, `and` compares x with -x.
    @typedef {{kind: "x" | "flip" | "carry" | "rest" | "and", bit?: number}} Step */

/** All steps for a row.
    @param {number} x
    @returns {Step[]} */
export function stepsOf(x) {
  const last = Math.min(carryStop("-x", x, WIDTH), WIDTH - 1);
  const carries = Array.from({ length: last + 1 }, (_, bit) => ({ kind: "carry", bit }));
  const rest = last < WIDTH - 1 ? [{ kind: "rest" }] : [];
  return [{ kind: "x" }, { kind: "flip" }, ...carries, ...rest, { kind: "and" }];
}

/** How many bits of ~x + 1 are known after a step, from the right.
    @param {Step} step */
export const bitsAdded = ({ kind, bit }) => (kind === "carry" ? bit + 1 : kind === "rest" || kind === "and" ? WIDTH : 0);

/** How many places the added 1 has come to by then.
    @param {Step} step
    @param {number} x */
export const carriesShown = (step, x) => Math.min(bitsAdded(step), carryStop("-x", x, WIDTH) + 1, WIDTH);

/** The column of a bit, from 0 at the left.
    @param {number} bit */
export const columnIndex = (bit) => WIDTH - 1 - bit;

/** The same as a letter.
    @param {number} bit */
export const columnOf = (bit) => LETTERS[columnIndex(bit)];

/** The number of the lowest bit that is set; `WIDTH` if there is none.
    @param {number} x */
export const lowestOf = (x) => carryStop("-x", x, WIDTH);

const DESCRIPTIONS = {
  x(_, x) {
    const ones = bitsFromLeft(WIDTH).filter((bit) => (x >> bit) & 1);
    if (!ones.length) return "x = 0 has no 1: no square of the row is free. Click some bits.";
    const worths = ones.map((bit) => 2 ** bit).join(" + ");
    const [sum, verb] = ones.length > 1 ? [`${worths} = ${x}`, "are"] : [worths, "is"];
    return `x = ${sum}: ${listed(ones.map(columnOf))} ${verb} free. Step on to find the lowest 1.`;
  },
  flip(_, x) {
    const zeros = lowestOf(x);
    const end = zeros ? (zeros > 1 ? `${zeros} zeros became ones` : "a 0 became a 1") : "a 1 became a 0";
    return `~x has every bit of x flipped. At the right end, ${end}.`;
  },
  carry({ bit }, x) {
    const place = bit ? `Bit ${bit}` : "Add 1 at bit 0";
    if (bit === lowestOf(x)) return `${place}: 0 + 1 = 1. The carry stops here, at the lowest 1 of x.`;
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

/** A sentence on a step.
    @param {Step} step
    @param {number} x
    @returns {string} */
export const describeStep = (step, x) => DESCRIPTIONS[step.kind](step, x);
