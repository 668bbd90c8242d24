/* The formulas of the row laboratory, in 16 bits or fewer: JavaScript computes with 32. */

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
// The formulas that add or take away 1, and the digit at which their carry stops: `-x` is `~x + 1`.
const CARRY_STOPS_AT = { "-x": 1, "x - 1": 1, "bit - 1": 1, "x + 1": 0 };

/** The number whose bits are all 1. */
export const fullMask = (width) => 2 ** width - 1;

/** The numbers of all bits, from the left: `[2, 1, 0]` for three. */
export const bitsFromLeft = (width) => [...Array(width).keys()].toReversed();

/** The value of each formula, as a number without sign. */
export function evaluate(x, width) {
  const full = fullMask(width);
  return Object.fromEntries(
    Object.entries(FORMULAS).map(([formula, of]) => [formula, of(x, full) & full]),
  );
}

/** Return the lowest bit with this digit, or `width` if no bit has it. */
export function lowestBit(digit, x, width) {
  const found = [...Array(width).keys()].find((bit) => ((x >> bit) & 1) === digit);
  return found ?? width;
}

/** Whether a carry runs in a formula. */
export const hasCarry = (formula) => formula in CARRY_STOPS_AT;

/** The bit at which the carry of a formula stops. */
export const carryStop = (formula, x, width) => lowestBit(CARRY_STOPS_AT[formula], x, width);

/** The digits of a number, as many as it has bits. */
export const digitsOf = (value, width) => value.toString(2).padStart(width, "0");

/** The number that bits stand for, with or without sign. */
export const numberOf = (value, width, isSigned) =>
  isSigned && value >> (width - 1) ? value - 2 ** width : value;

/** Return the value of one bit. */
export const worthOf = (bit, width, isSigned) =>
  (isSigned && bit === width - 1 ? -1 : 1) * 2 ** bit;

/** A number with a true minus sign. */
export const numberText = (number) => `${number}`.replace("-", "\u2212");

/** `16 + 4 + 2`; `0` for no bit. */
export function sumText(x) {
  const bits = bitsFromLeft(x.toString(2).length).filter((bit) => (x >> bit) & 1);
  return bits.map((bit) => 2 ** bit).join(" + ") || "0";
}
