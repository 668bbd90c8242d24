/* The lines of a board of capacity queens, the number of queens on them, and the message about a
   board. In the message, words between asterisks are bold. */

import { allSquares, hasSquare } from "#shared/attacks.js";
import { letterOf, squareOf } from "#shared/symmetry.js";
import { capitalized, counted } from "#shared/text.js";

/** @typedef {import("#shared/attacks.js").Square} Square */

/** A line of a board. Its squares are in order from the top, in a row from the left.
    @typedef {{kind: "row" | "column" | "falling" | "rising", squares: Square[], name: string}}
      Line */

/** Return all rows, columns and diagonals of a board. Each corner is a diagonal of one square, too.
    @returns {Line[]} */
export function linesOf(n) {
  const numbers = [...Array(n).keys()];
  const offsets = Array.from({ length: 2 * n - 1 }, (_, index) => index - n + 1);
  const isOnBoard = ([, column]) => column >= 0 && column < n;
  const diagonal = (kind, columnOf) => {
    const squares = numbers.map((row) => [row, columnOf(row)]).filter(isOnBoard);
    const ends = [squares[0], squares.at(-1)].map((square) => squareOf(...square, n));
    return { kind, squares, name: `diagonal ${[...new Set(ends)].join("–")}` };
  };
  return [
    ...numbers.map((row) => ({
      kind: "row",
      squares: numbers.map((column) => [row, column]),
      name: `row ${n - row}`,
    })),
    ...numbers.map((column) => ({
      kind: "column",
      squares: numbers.map((row) => [row, column]),
      name: `column ${letterOf(column)}`,
    })),
    ...offsets.map((offset) => diagonal("falling", (row) => row + offset)),
    ...offsets.map((offset) => diagonal("rising", (row) => n - 1 - row + offset)),
  ];
}

/** Return whether a line must have as many queens as its capacity on a solved board. */
export const isStraight = ({ kind }) => kind === "row" || kind === "column";

/** Return how many of the queens are on a line. */
export const countOn = ({ squares }, queens) =>
  squares.filter((square) => hasSquare(queens, square)).length;

/** Return the lines with more than `capacity` queens. */
export const crowdedLines = (lines, capacity, queens) =>
  lines.filter((line) => countOn(line, queens) > capacity);

/** Return the empty squares of a board in two lists: `blocked` squares are on a line that is full,
    `free` squares are not. */
export function emptySquaresIn(n, lines, capacity, queens) {
  const full = lines.filter((line) => countOn(line, queens) >= capacity);
  const isBlocked = (square) => full.some(({ squares }) => hasSquare(squares, square));
  const empty = allSquares(n).filter((square) => !hasSquare(queens, square));
  return {
    blocked: empty.filter(isBlocked),
    free: empty.filter((square) => !isBlocked(square)),
  };
}

/** Return where the number of a line is: x and y in squares from the top left corner of the board,
    and the side of the board. The number of a row or column is beside the middle of a square. The
    number of a diagonal is at a corner of a square, at one of the diagonal's ends. The diagonals of
    both directions are spread over all four sides. */
export function placeOf({ kind, squares }, n) {
  const [row, column] = squares[0];
  const [lastRow, lastColumn] = squares.at(-1);
  const startsAtTop = row === 0;
  switch (kind) {
    case "row":
      return [n, row + 0.5, "right"];
    case "column":
      return [column + 0.5, 0, "top"];
    case "falling":
      return startsAtTop ? [n, lastRow + 1, "right"] : [0, row, "left"];
    default:
      return startsAtTop ? [column + 1, 0, "top"] : [lastColumn, n, "bottom"];
  }
}

/** Return the message about a board: a line with too many queens, the goal, or what is left to do.
    @param {Square[]} queens */
export function messageOf(n, capacity, queens) {
  const lines = linesOf(n);
  const goal = n * capacity;
  const [crowded, ...more] = crowdedLines(lines, capacity, queens);
  if (crowded) {
    const count = counted(countOn(crowded, queens), "queen");
    const others = more.length === 1 ? "Another line has" : `${more.length} other lines have`;
    const end = more.length ? ` ${others} too many, too.` : "";
    return `*${capitalized(crowded.name)}* has ${count}, but its capacity is ${capacity}.${end}`;
  }
  if (queens.length === goal)
    return `*Solved:* ${capacity} in each row and column, ${counted(goal, "queen")} in all.`;
  if (!queens.length) return `Place ${goal} queens, ${capacity} in each row and column.`;
  const { free } = emptySquaresIn(n, lines, capacity, queens);
  const stuck = lines.find(
    (line) =>
      isStraight(line) &&
      countOn(line, queens) + line.squares.filter((square) => hasSquare(free, square)).length <
        capacity,
  );
  const state = `${queens.length} of ${goal} queens.`;
  if (stuck) return `${state} *Stuck:* ${stuck.name} has no room for ${capacity}.`;
  return `${state} ${counted(free.length, "square is", "squares are")} free.`;
}
