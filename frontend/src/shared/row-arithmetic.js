/* The formulas of the row laboratory. They compute with up to 16 bits, although JavaScript computes
   with 32. */

const countOnes = (value) => value.toString(2).replaceAll("0", "").length;
const FORMULAS = {
  x: (x) => x,
  "~x": (x) => ~x,
  "-x": (x) => -x,
  "-x & x": (x) => -x & x,
  "x - 1": (x) => x - 1,
  "x & (x - 1)": (x) => x & (x - 1),
  "bit - 1": (x) => (-x & x) - 1,
  "popcount(bit - 1)": (x, full) => countOnes(((-x & x) - 1) & full),
  "x + 1": (x) => x + 1,
  "(x + 1) & ~x": (x) => (x + 1) & ~x,
  "x << 1": (x) => x << 1,
  "x >> 1": (x) => x >> 1,
};
// For each formula that adds or subtracts 1, the digit at which its carry stops. `-x` is such a
// formula, because it is `~x + 1`.
const CARRY_STOPS_AT = { "-x": 1, "x - 1": 1, "bit - 1": 1, "x + 1": 0 };

/** Return the number whose lowest `width` bits are 1. */
export const fullMask = (width) => 2 ** width - 1;

/** Return the numbers of all bits from the left: `[2, 1, 0]` for width 3. */
export const bitsFromLeft = (width) => [...Array(width).keys()].toReversed();

/** Return an object with the value of each formula for `x`, as an unsigned number of `width`
    bits. */
export function evaluate(x, width) {
  const full = fullMask(width);
  return Object.fromEntries(
    Object.entries(FORMULAS).map(([formula, compute]) => [formula, compute(x, full) & full]),
  );
}

/** Return the number of the lowest bit of `x` that is `digit`, 0 or 1; `width` if no bit is. */
export function lowestBit(digit, x, width) {
  const lowest = [...Array(width).keys()].find((bit) => ((x >> bit) & 1) === digit);
  return lowest ?? width;
}

/** Return whether a formula adds or subtracts 1, so that it has a carry. */
export const hasCarry = (formula) => formula in CARRY_STOPS_AT;

/** Return the number of the bit at which the carry of a formula stops; `width` if it does not
    stop. */
export const carryStop = (formula, x, width) => lowestBit(CARRY_STOPS_AT[formula], x, width);

/** Return a number as `width` binary digits. */
export const digitsOf = (value, width) => value.toString(2).padStart(width, "0");

/** Return the number that the `width` bits of `value` stand for, signed or unsigned. */
export const numberOf = (value, width, isSigned) =>
  isSigned && value >> (width - 1) ? value - 2 ** width : value;

/** Return what one bit adds to a number of `width` bits if it is set: a power of 2, negative for
    the first bit of a signed number.
    @param {number} bit  its number, 0 for the last bit */
export function worthOf(bit, width, isSigned) {
  const isNegative = isSigned && bit === width - 1;
  return isNegative ? -(2 ** bit) : 2 ** bit;
}

/** Return a number with a true minus sign. */
export const numberText = (number) => `${number}`.replace("-", "\u2212");

/** Return a number as a sum, `16 + 4 + 2`; `0` if no bit is set. */
export function sumText(x) {
  const bits = bitsFromLeft(x.toString(2).length).filter((bit) => (x >> bit) & 1);
  return bits.map((bit) => 2 ** bit).join(" + ") || "0";
}
