/* The properties of a solution, computed as in `cy_core/measuring/`, which explains each of them.

   A board is an array of columns, row by row from the top, counted from 0 at the left. */

import { counted } from "./text.js";

const remainder = (number, n) => ((number % n) + n) % n;
/** Return all pairs of rows of a board with `n` rows, the upper row first in each. */
const pairs = (n) =>
  Array.from({ length: n }, (_, low) =>
    Array.from({ length: low }, (__, high) => [high, low]),
  ).flat();

/** Return the straight lines with three queens or more, each as a list of the rows of its
    queens. */
function linesOf(board) {
  const lines = new Map();
  for (const [i, j] of pairs(board.length)) {
    const isOn = (column, row) =>
      (board[j] - board[i]) * (row - i) === (column - board[i]) * (j - i);
    const rows = board.flatMap((column, row) => (isOn(column, row) ? [row] : []));
    if (rows.length > 2) lines.set(rows.join(), rows);
  }
  return [...lines.values()];
}

/** Return the pairs of queens a knight's move apart, each as the pair of their rows. */
const knightPairsOf = (board) =>
  pairs(board.length).filter(([i, j]) => (j - i) ** 2 + (board[i] - board[j]) ** 2 === 5);

/** Return the pairs of queens that share a diagonal on the torus: `rows` are their rows, and
    `slope` is 1 for a diagonal that falls to the right, otherwise -1. */
function conflictsOf(board) {
  const n = board.length;
  const slopes = [1, -1];
  const isShared = ([i, j], slope) =>
    remainder(board[i] - slope * i - board[j] + slope * j, n) === 0;
  return pairs(n).flatMap((rows) =>
    slopes.filter((slope) => isShared(rows, slope)).map((slope) => ({ rows, slope })),
  );
}

/** Return the board whose queens have moved `down` rows and `right` columns on the torus. */
function translated(board, down, right) {
  const n = board.length;
  return board.map((_, row) => remainder(board[remainder(row - down, n)] + right, n));
}

const isSolution = (board) =>
  pairs(board.length).every(([i, j]) => Math.abs(board[i] - board[j]) !== j - i);

/** Return the moves [down, right] on the torus after which the board is a solution. */
function translatesOf(board) {
  const moves = board.flatMap((_, down) => board.map((__, right) => [down, right]));
  return moves.filter(([down, right]) => isSolution(translated(board, down, right)));
}

/** Return the rows whose queens stand on a main diagonal. */
const diagonalQueensOf = (board) =>
  board.flatMap((column, row) =>
    column === row || column === board.length - 1 - row ? [row] : [],
  );

/** Return the text after `no` if the number is 0, for example `no queen`; otherwise undefined. */
const noneText = (number, text) => (number === 0 ? `no ${text}` : undefined);

/** For each property, by its name in `cy_core`: `valueOf` returns its value for a board, and
    `meaning` returns what a value means in words. */
export const PROPERTIES = {
  lines: {
    valueOf: (board) => linesOf(board).length,
    meaning: (value) =>
      noneText(value, "three in a line") ??
      counted(value, "line of three or more", "lines of three or more"),
  },
  knight_pairs: {
    valueOf: (board) => knightPairsOf(board).length,
    meaning: (value) =>
      noneText(value, "knight's move: superqueens") ?? counted(value, "knight's move"),
  },
  conflicts: {
    valueOf: (board) => conflictsOf(board).length,
    meaning: (value) =>
      noneText(value, "conflict: on the torus") ?? counted(value, "wrapped conflict"),
  },
  translates: {
    valueOf: (board) => translatesOf(board).length,
    meaning: (value) => counted(value, "translate"),
  },
  diagonal_queens: {
    valueOf: (board) => diagonalQueensOf(board).length,
    meaning: (value) =>
      `${noneText(value, "queen") ?? counted(value, "queen")} on the main diagonals`,
  },
};
