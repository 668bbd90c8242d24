/* A whole search as the squares that it checks, and the checks of each program so far. */

import { isFree, PROGRAMS } from "./attack-checks.js";

/** A square of a search, and the counts when it has been checked.
    @typedef {import("./attack-checks.js").CheckedSquare & Counts} SearchedSquare
    @typedef {object} Counts
    @property {number[]} [totals]  the checks of each program, once they have been counted
    @property {number} placed  queens
    @property {number} solutions  those that are complete */

/** All squares, in the order of the search.
    @param {number} n
    @returns {SearchedSquare[]} */
export function searchedSquares(n) {
  const squares = [];
  let counts = { placed: 0, solutions: 0 };
  const fillRow = (columns) => {
    for (let column = 0; column < n; column += 1) {
      const square = { n, columns, column };
      const isPlaced = isFree(square);
      const isSolution = isPlaced && columns.length === n - 1;
      counts = { placed: counts.placed + Number(isPlaced), solutions: counts.solutions + Number(isSolution) };
      squares.push({ ...square, ...counts });
      if (isPlaced && !isSolution) fillRow([...columns, column]);
    }
  };
  fillRow([]);
  return squares;
}

/** The checks of each program up to a square. They are counted when a reader goes there: those of a
    whole search take longer than all else when a page starts.
    @param {SearchedSquare[]} squares
    @param {number} position */
export function totalsAt(squares, position) {
  let first = position;
  while (first > 0 && !squares[first - 1].totals) first -= 1;
  for (let at = first; at <= position; at += 1) {
    const before = squares[at - 1]?.totals ?? PROGRAMS.map(() => 0);
    squares[at].totals ??= before.map((total, index) => total + PROGRAMS[index].countOf(squares[at]));
  }
  return squares[position].totals;
}

/** When a search checks a square; -1 if it never does.
    @param {SearchedSquare[]} squares
    @param {import("./attack-checks.js").CheckedSquare} square */
export function positionOf(squares, { columns, column }) {
  const wanted = columns.join();
  return squares.findIndex((each) => each.column === column && each.columns.join() === wanted);
}

/** The square that a click checks: in a row that has a queen, in the row of the checked square, or in
    the next row if that square is free. Otherwise a sentence says why not.
    @param {import("./attack-checks.js").CheckedSquare} square
    @param {number} row
    @param {number} column
    @returns {import("./attack-checks.js").CheckedSquare | string} */
export function clickedSquare(square, row, column) {
  const { n, columns } = square;
  if (row <= columns.length) return { n, columns: columns.slice(0, row), column };
  if (row > columns.length + 1) return "The search fills one row after the other. Click a square of the framed row.";
  if (!isFree(square)) return "The ringed square is attacked, so no queen goes there. Click another square of its row first.";
  return { n, columns: [...columns, square.column], column };
}
