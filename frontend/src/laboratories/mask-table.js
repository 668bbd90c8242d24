/* The table of the queen laboratory: the masks of one row, with its queen's bit, and of the next row. */

import { freeSquares } from "./attack-masks.js";

/** Show the masks of a row; the last row has no next one.
    @param {HTMLTableElement} table
    @param {ReturnType<typeof import("./attack-masks.js").masksByRow>[number]} masks
    @param {number} n
    @param {boolean} isLast */
export function drawMasks(table, { found, joined, shifted }, n, isLast) {
  const lines = found.map((mask, which) => [mask, joined[which], shifted[which]]);
  lines.push([freeSquares(found, n), undefined, freeSquares(shifted, n)]);
  lines.forEach(([first, second, next], at) => {
    const { cells } = table.tBodies[0].rows[at];
    cells[1].replaceChildren(...valueOf(first, n));
    cells[2].replaceChildren(...valueOf(second, n));
    cells[4].replaceChildren(...valueOf(isLast ? undefined : next, n));
  });
}

/** A mask as bits and as a number; nothing for undefined. */
function valueOf(mask, n) {
  if (mask === undefined) return [];
  const bits = document.createElement("span");
  bits.append(...mask.toString(2).padStart(n, "0").split(/(1+)/).map(onesInBold));
  const decimal = document.createElement("small");
  decimal.textContent = mask;
  return [bits, decimal];
}

function onesInBold(digits) {
  if (!digits.startsWith("1")) return digits;
  const ones = document.createElement("b");
  ones.textContent = digits;
  return ones;
}
