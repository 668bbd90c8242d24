/* Messages about a board whose queens may attack each other. Words between asterisks are bold. */

import { attackersOf, clashes, emptySquares, hasSquare, sharedLine, stuckRows } from "./attacks.js";
import { squareOf } from "./symmetry.js";
import { counted, listed } from "./text.js";

const ALONG = { row: "the row", column: "the column", diagonal: "a diagonal" };
const TOGETHER = {
  row: "stand in one row",
  column: "stand in one column",
  diagonal: "stand on one diagonal",
};

/** Name the queens that attack a square: `attacked by d4 along a diagonal and by c8 along the
    column`. At least one queen must attack it.
    @param {number} n  the side of the board
    @param {[number, number][]} queens
    @param {[number, number]} square
    @param {number} [most]  the number of queens to name; the others are only counted */
export function attackText(n, queens, square, most = Infinity) {
  const attackers = attackersOf(queens, square);
  const by = attackers
    .slice(0, most)
    .map((queen) => `by ${squareOf(...queen, n)} along ${ALONG[sharedLine(queen, square)]}`);
  if (attackers.length > most) by.push(`by ${attackers.length - most} more`);
  return `attacked ${listed(by)}`;
}

/** Return `attackText` as a sentence about the square: `*c3* is attacked by d4 along a diagonal.`
    The parameters are the same. */
export const attackSentence = (n, queens, square, most = Infinity) =>
  `*${squareOf(...square, n)}* is ${attackText(n, queens, square, most)}.`;

/** Name rows by the numbers at the edge of the board: `row 3`, `rows 3, 2 and 1`.
    @param {number[]} rows  counted from 0 at the top */
const rowNames = (n, rows) =>
  `row${rows.length > 1 ? "s" : ""} ${listed(rows.map((row) => String(n - row)))}`;

function clashSentence(n, [[one, other], ...more]) {
  const pair = [one, other].map((queen) => squareOf(...queen, n)).join(" and ");
  const verb = more.length > 1 ? "do" : "does";
  const others = more.length ? `, as ${verb} ${counted(more.length, "other pair")}` : "";
  return `*${pair}* ${TOGETHER[sharedLine(one, other)]}, so they attack each other${others}.`;
}

/** Return the reason why no further queen can be placed on a board with `n` queens. */
export const fullMessage = (n) =>
  `All ${n} queens are on the board. Lift one before you place another.`;

/** Return the message about a board that is not a solution: two queens attack each other, a row has
    no free square, or how many squares the last queen attacks.
    @param {number} n  the side of the board
    @param {[number, number][]} queens  in the order in which they were placed */
export function boardMessage(n, queens) {
  if (!queens.length) return "Choose a square to place a queen. Choose a queen to lift it.";
  const pairs = clashes(queens);
  if (pairs.length) return clashSentence(n, pairs);
  const stuck = stuckRows(n, queens);
  if (stuck.length)
    return `No free square is left in *${rowNames(n, stuck)}*, so this board fails.`;
  const newest = queens.at(-1);
  const { attacked } = emptySquares(n, [newest]);
  return `The queen on *${squareOf(...newest, n)}* attacks ${counted(attacked.length, "square")}.`;
}

/** Return the message about the square at which the reader points: its queen, the queens that
    attack it, or how many squares stay free if it gets a queen. */
export function squareMessage(n, queens, square) {
  const name = squareOf(...square, n);
  if (hasSquare(queens, square)) {
    const { attacked } = emptySquares(n, [square]);
    return `*${name}* has a queen. It attacks ${counted(attacked.length, "square")}.`;
  }
  if (attackersOf(queens, square).length) return attackSentence(n, queens, square);
  const left = emptySquares(n, [...queens, square]).free.length;
  return `*${name}* is free. A queen there leaves ${counted(left, "free square")}.`;
}
