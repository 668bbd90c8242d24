/* What queens attack. A queen or a square is a pair of row and column, from 0 at the top left. */

import { squareOf } from "./symmetry.js";
import { counted, listed } from "./text.js";

/** @typedef {[number, number]} Square */

/** The squares of queens.
    @param {(number | null)[]} board  the column of each row, from the top down; null for a row without queen */
export const queensOf = (board) =>
  board.flatMap((column, row) => (column === null ? [] : [[row, column]]));

/** All squares of a board, row by row. */
export const allSquares = (n) =>
  Array.from({ length: n * n }, (_, place) => [Math.floor(place / n), place % n]);

/** The line on which two different squares stand: `row`, `column` or `diagonal`; undefined if there is none. */
export function sharedLine([row, column], [otherRow, otherColumn]) {
  const [rows, columns] = [Math.abs(row - otherRow), Math.abs(column - otherColumn)];
  if (rows === 0 && columns === 0) return undefined;
  if (rows === 0) return "row";
  if (columns === 0) return "column";
  return rows === columns ? "diagonal" : undefined;
}

/** The queens that attack a square. */
export const attackersOf = (queens, square) => queens.filter((queen) => sharedLine(queen, square));

/** Whether a square is among others. */
export const hasSquare = (squares, [row, column]) =>
  squares.some((other) => other[0] === row && other[1] === column);

/** The squares without queen that are attacked, and those that are free. */
export function emptySquares(n, queens) {
  const empty = allSquares(n).filter((square) => !hasSquare(queens, square));
  const isAttacked = (square) => attackersOf(queens, square).length > 0;
  return {
    attacked: empty.filter(isAttacked),
    free: empty.filter((square) => !isAttacked(square)),
  };
}

/** The pairs of queens that attack each other; the pairs of the last queen come first. */
export function clashes(queens) {
  const newest = queens.toReversed();
  return newest.flatMap((queen, place) =>
    attackersOf(newest.slice(place + 1), queen).map((other) => [other, queen]),
  );
}

/** The rows that have neither a queen nor a free square. */
export function stuckRows(n, queens, { free } = emptySquares(n, queens)) {
  const open = new Set([...queens, ...free].map(([row]) => row));
  return [...Array(n).keys()].filter((row) => !open.has(row));
}

/** A square: its name, what stands on it, its state, and the reason of that: `d4, empty, attacked by d1 and a7`.
    @param {...string} words  empty ones are left out */
export const describeCell = (square, n, ...words) =>
  [squareOf(...square, n), ...words].filter(Boolean).join(", ");

/** Which queens attack a square: `attacked by d1 and a7`; empty if none does. */
export function attackedBy(square, n, queens) {
  const names = attackersOf(queens, square).map((queen) => squareOf(...queen, n));
  return names.length ? `attacked by ${listed(names)}` : "";
}

/** What an undo says. A board has a size, and of each square what it is like: `has a queen`, `is empty`.
    @typedef {{n: number, look: (square: Square) => string}} Look
    @param {Look} before
    @param {Look} now */
export function takenBack(before, { n, look }) {
  if (before.n !== n) return `Taken back: N = ${n}.`;
  const changed = allSquares(n).filter((square) => before.look(square) !== look(square));
  const taken = changed.filter((square) => look(square) !== "is empty");
  const [square, other] = taken.length ? taken : changed; // a queen that moves leaves an empty square, too
  if (!square || other) return `Taken back: ${counted(changed.length, "square")}.`;
  return `Taken back: *${squareOf(...square, n)}* ${look(square)} again.`;
}
