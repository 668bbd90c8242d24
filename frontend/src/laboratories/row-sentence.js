/* The sentence of the row laboratory: about its number, or about the bit that was computed last. */

import { capitalized, listed } from "../shared/text.js";
import { bitsFromLeft, carryStop, lowestBit, numberOf, worthOf } from "./row-arithmetic.js";

const MINUS = "\u2212";

/** @typedef {{x: number, width: number, isSigned: boolean}} Row */

/** A number with a true minus sign.
    @param {number} number */
export const numberText = (number) => `${number}`.replace("-", MINUS);

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

/** What to say of a row of which so many bits are computed.
    @param {Row} row
    @param {number} computed
    @param {string[]} formulas  those in which a carry runs
    @returns {string} */
export function sentence(row, computed, formulas) {
  if (computed === row.width) return `${sum(row)} ${capitalized(lowest(1, row))}, ${lowest(0, row)}.`;
  if (computed === 0) return "Nothing is computed yet.";
  return aboutCarries(computed - 1, row, formulas);
}
