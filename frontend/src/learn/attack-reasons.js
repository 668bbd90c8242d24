/* Why a square is free or attacked, in the words of the masks. Squares between asterisks are bold. */

import { columnsOf } from "../laboratories/attack-masks.js";
import { squareOf } from "../shared/symmetry.js";
import { listed } from "../shared/text.js";
import { attackers } from "./search-record.js";

const MAX_REASONS = 2;

/** How the queens above attack a square of the row below them: `along left by the queen on d5`. */
function attacks(n, queens, column) {
  return attackers(queens, column).map((queen) => {
    const mask = ["right", "down", "left"][Math.sign(queen[1] - column) + 1];
    return `along ${mask} by the queen on ${squareOf(...queen, n)}`;
  });
}

/** Why a square of the row below the queens is free or attacked.
    @param {number} n
    @param {number[]} queens
    @param {number} column */
export function reasonText(n, queens, column) {
  const square = `*${squareOf(queens.length, column, n)}*`;
  const found = attacks(n, queens, column);
  return found.length ? `${square} is attacked ${listed(found)}.` : `${square} is free: no mask has a 1 there.`;
}

/** Which squares of the row below the queens are free.
    @param {number} n
    @param {number} row
    @param {number} free  as bits */
export function freeText(n, row, free) {
  const names = columnsOf(free, n).map((column) => squareOf(row, column, n));
  if (names.length === 0) return "no square is free.";
  return `${listed(names)} ${names.length > 1 ? "are" : "is"} free.`;
}

/** What is wrong with a guess of the free squares: a sentence for each of the first wrong squares.
    @param {number} n
    @param {number[]} queens
    @param {number} wrong  as bits */
export function mistakeText(n, queens, wrong) {
  const columns = columnsOf(wrong, n);
  const sentences = columns.slice(0, MAX_REASONS).map((column) => reasonText(n, queens, column));
  const more = columns.length - MAX_REASONS;
  if (more > 0) sentences.push(`Click the other marked square${more > 1 ? "s" : ""} to see why.`);
  return sentences.join(" ");
}

/** Which masks have lost a 1 on the way to the next row.
    @param {{joined: number[], losesBit: boolean}} masks  of the row that they leave */
export function edgeText({ joined, losesBit }) {
  const edges = [losesBit ? "left" : "", joined[2] & 1 ? "right" : ""].filter(Boolean);
  return edges.map((edge) => ` A 1 of ${edge} has moved off the board.`).join("");
}
