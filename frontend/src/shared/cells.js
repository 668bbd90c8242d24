/* Squares in words, for screen readers. */

import { attackersOf } from "./attacks.js";
import { squareOf } from "./symmetry.js";
import { listed } from "./text.js";

/** @typedef {[number, number]} Square  row and column, from 0 at the top left */

/** A square: its name, what stands on it, its state, and the reason of that: `d4, empty, attacked by d1 and a7`.
    @param {Square} square
    @param {number} n
    @param {...string} words  empty ones are left out */
export const describeCell = (square, n, ...words) => [squareOf(...square, n), ...words].filter(Boolean).join(", ");

/** Which queens attack a square: `attacked by d1 and a7`; empty if none does.
    @param {Square} square
    @param {number} n
    @param {Square[]} queens */
export function attackedBy(square, n, queens) {
  const names = attackersOf(queens, square).map((queen) => squareOf(...queen, n));
  return names.length ? `attacked by ${listed(names)}` : "";
}
