/* The images of a board that a reader has collected, and which of them are equal. */

import { html, svg } from "../base/index.js";
import { image, isSame } from "../shared/symmetry.js";

/** How each symmetry moves a square: the line of the motion, and its head.
    @type {[string, string][]} */
const ICONS = [
  ["", "M11 13a2 2 0 0 0 4 0a2 2 0 0 0-4 0"],
  ["M13 8a5 5 0 0 1 5 5", "M15.2 12.4h5.6l-2.8 4z"],
  ["M13 8a5 5 0 0 1 0 10", "M13.6 15.2v5.6l-4-2.8z"],
  ["M13 8a5 5 0 1 1-5 5", "M5.2 13.6h5.6l-2.8-4z"],
  ["M13 1v24", ""],
  ["M1 13h24", ""],
  ["M2 2l22 22", ""],
  ["M24 2l-22 22", ""],
];

/** A square, and how a symmetry moves it.
    @param {number} symmetry */
export const icon = (symmetry) => html`<svg class="qa-turning-icon" viewBox="0 0 26 26" aria-hidden="true"><path d="M5 5h16v16h-16z" />
  ${svg`<path class="qa-turning-motion" d=${ICONS[symmetry][0]} /><path class="qa-turning-head" d=${ICONS[symmetry][1]} />`}</svg>`;

/** Equal images together: the symmetries that make each, by the first of them.
    @param {number[]} columns  of the board
    @param {number[]} symmetries
    @returns {Map<number, number[]>} */
export function pilesOf(columns, symmetries) {
  const sorted = symmetries.toSorted((one, other) => one - other);
  return Map.groupBy(sorted, (symmetry) => sorted.find((first) => isSame(image(columns, first), image(columns, symmetry))));
}
