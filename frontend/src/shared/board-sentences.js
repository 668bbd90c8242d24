/* What a board of queens, some of which may attack each other, tells its reader. Words between asterisks are bold. */

import { attackersOf, clashes, emptySquares, hasSquare, sharedLine, stuckRows } from "./attacks.js";
import { squareOf } from "./symmetry.js";
import { counted, listed } from "./text.js";

const ALONG = { row: "the row", column: "the column", diagonal: "a diagonal" };
const TOGETHER = {
  row: "stand in one row",
  column: "stand in one column",
  diagonal: "stand on one diagonal",
};

/** What attacks a square: `attacked by d4 along a diagonal and by c8 along the column`.
    @param {number} [most]  queens to name; the others are counted */
export function attackText(n, queens, square, most = Infinity) {
  const attackers = attackersOf(queens, square);
  const by = attackers
    .slice(0, most)
    .map((queen) => `by ${squareOf(...queen, n)} along ${ALONG[sharedLine(queen, square)]}`);
  if (attackers.length > most) by.push(`by ${attackers.length - most} more`);
  return `attacked ${listed(by)}`;
}

/** The same as a sentence: `c3 is attacked by d4 along a diagonal.` */
export const attackSentence = (n, queens, square, most = Infinity) =>
  `*${squareOf(...square, n)}* is ${attackText(n, queens, square, most)}.`;

/** Rows of a board by the numbers at its edge: `row 3`, `rows 3, 2 and 1`. */
const rowNames = (n, rows) =>
  `row${rows.length > 1 ? "s" : ""} ${listed(rows.map((row) => String(n - row)))}`;

function clashSentence(n, [[one, other], ...more]) {
  const pair = [one, other].map((queen) => squareOf(...queen, n)).join(" and ");
  const others = more.length
    ? `, as ${more.length > 1 ? "do" : "does"} ${counted(more.length, "other pair")}`
    : "";
  return `*${pair}* ${TOGETHER[sharedLine(one, other)]}, so they attack each other${others}.`;
}

/** Why no further queen is placed on a board of n rows. */
export const fullMessage = (n) =>
  `All ${n} queens are on the board. Lift one before you place another.`;

/** What a board is like that is no solution. */
export function boardMessage(n, queens) {
  if (!queens.length) return "Choose a square to place a queen. Choose a queen to lift it.";
  const pairs = clashes(queens);
  if (pairs.length) return clashSentence(n, pairs);
  const stuck = stuckRows(n, queens);
  if (stuck.length)
    return `No free square is left in *${rowNames(n, stuck)}*, so this board fails.`;
  return `The queen on *${squareOf(...queens.at(-1), n)}* attacks ${counted(emptySquares(n, queens.slice(-1)).attacked.length, "square")}.`;
}

/** What a square is like at which a reader points. */
export function squareMessage(n, queens, square) {
  const name = squareOf(...square, n);
  if (hasSquare(queens, square))
    return `*${name}* has a queen. It attacks ${counted(emptySquares(n, [square]).attacked.length, "square")}.`;
  if (attackersOf(queens, square).length) return attackSentence(n, queens, square);
  const left = emptySquares(n, [...queens, square]).free.length;
  return `*${name}* is free. A queen there leaves ${counted(left, "free square")}.`;
}
