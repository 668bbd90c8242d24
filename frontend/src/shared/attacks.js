/* Tells which squares queens attack. A queen or a square is a pair of row and column, counted from
   0 at the top left. */

import { squareOf } from "./symmetry.js";
import { counted, listed } from "./text.js";

/** @typedef {[number, number]} Square */

/** Return the squares of the queens of a board.
    @param {(number | null)[]} board  the column of each row, from the top down; null for a row
      without queen */
export const queensOf = (board) =>
  board.flatMap((column, row) => (column === null ? [] : [[row, column]]));

/** Return all squares of a board of `n` rows, row by row. */
export const allSquares = (n) =>
  Array.from({ length: n * n }, (_, index) => [Math.floor(index / n), index % n]);

/** Return the kind of line that two squares share: `row`, `column` or `diagonal`; undefined if they
    share no line or are the same square. */
export function sharedLine([row, column], [otherRow, otherColumn]) {
  const rows = Math.abs(row - otherRow);
  const columns = Math.abs(column - otherColumn);
  if (rows === 0 && columns === 0) return undefined;
  if (rows === 0) return "row";
  if (columns === 0) return "column";
  return rows === columns ? "diagonal" : undefined;
}

/** Return the queens that attack a square. */
export const attackersOf = (queens, square) => queens.filter((queen) => sharedLine(queen, square));

/** Return whether `squares` contains a square. */
export const hasSquare = (squares, [row, column]) =>
  squares.some((other) => other[0] === row && other[1] === column);

/** Return the squares without queen, split into `attacked` and `free` ones.
    @param {number} n  the side of the board
    @param {Square[]} queens */
export function emptySquares(n, queens) {
  const empty = allSquares(n).filter((square) => !hasSquare(queens, square));
  const isAttacked = (square) => attackersOf(queens, square).length > 0;
  return {
    attacked: empty.filter(isAttacked),
    free: empty.filter((square) => !isAttacked(square)),
  };
}

/** Return the pairs of queens that attack each other, first the pairs with the last queen of the
    list.
    @param {Square[]} queens  in the order in which they were placed */
export function clashes(queens) {
  const newest = queens.toReversed();
  return newest.flatMap((queen, index) =>
    attackersOf(newest.slice(index + 1), queen).map((other) => [other, queen]),
  );
}

/** Return the indices of the rows that have neither a queen nor a free square.
    @param {number} n  the side of the board
    @param {Square[]} queens
    @param {{free: Square[]}} [squares]  by default computed */
export function stuckRows(n, queens, { free } = emptySquares(n, queens)) {
  const open = new Set([...queens, ...free].map(([row]) => row));
  return [...Array(n).keys()].filter((row) => !open.has(row));
}

/** Describe a square for screen readers by its name, its content, its state and the reason of the
    state: `d4, empty, attacked by d1 and a7`.
    @param {Square} square
    @param {number} n  the side of the board
    @param {...string} words  that follow the name; empty ones are left out */
export const describeCell = (square, n, ...words) =>
  [squareOf(...square, n), ...words].filter(Boolean).join(", ");

/** Name the queens that attack a square: `attacked by d1 and a7`; "" if the square is not
    attacked. */
export function attackedBy(square, n, queens) {
  const names = attackersOf(queens, square).map((queen) => squareOf(...queen, n));
  return names.length ? `attacked by ${listed(names)}` : "";
}

/** Return the message after an undo: `Taken back: *a1* is empty again.`
    @typedef {{n: number, look: (square: Square) => string}} Look  the size of a board, and a
      function that describes a square: `has a queen`, `is empty`
    @param {Look} before  the board before the undo
    @param {Look} now  the board after it */
export function takenBack(before, { n, look }) {
  if (before.n !== n) return `Taken back: N = ${n}.`;
  const changed = allSquares(n).filter((square) => before.look(square) !== look(square));
  const taken = changed.filter((square) => look(square) !== "is empty");
  // A queen that moves also leaves an empty square, which the message does not mention.
  const [square, other] = taken.length ? taken : changed;
  if (!square || other) return `Taken back: ${counted(changed.length, "square")}.`;
  return `Taken back: *${squareOf(...square, n)}* ${look(square)} again.`;
}
