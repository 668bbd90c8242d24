/* The cells of a sudoku, and the steps of a search in a trace. In a trace each step is a number:
   kind + 4 * (digit + 10 * cell). */

const KINDS = ["place", "reject", "backtrack", "solution"];
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const CELLS = [...Array(81).keys()];

// Functions and tables for cells. A cell has a number k from 0 to 80, row by row.

const rowOf = (k) => Math.floor(k / 9);
const columnOf = (k) => k % 9;
const boxOf = (k) => Math.floor(columnOf(k) / 3) + 3 * Math.floor(rowOf(k) / 3);
const LINES = [rowOf, columnOf, boxOf];
/** Return the name of a cell: `r1c9` is in the first row and the ninth column. */
export const cellName = (k) => `r${rowOf(k) + 1}c${columnOf(k) + 1}`;
/** For each cell, the cells in its row, column and box, with the cell itself. */
export const RELATED = CELLS.map((k) =>
  CELLS.filter((other) => LINES.some((line) => line(other) === line(k))),
);
const IN_LINES = CELLS.map((k) =>
  LINES.map((line) => CELLS.filter((other) => line(other) === line(k))),
);

/** Return for a cell three masks: the digits that its row, its column and its box do not have.
    Digit 1 is bit 1, digit 9 is bit 9. */
export const digitsLeft = (grid, k) =>
  IN_LINES[k].map((cells) =>
    cells.reduce((left, other) => left & ~(1 << grid[other]), 0b1111111110),
  );

/** Return the digits that may be put into an empty cell, in ascending order. */
export function candidates(grid, k) {
  const [row, column, box] = digitsLeft(grid, k);
  return DIGITS.filter((digit) => row & column & box & (1 << digit));
}

// Functions for steps.

/** Return the state after a step.
    @param {object} before  the state before the step
    @param {number} code  the step as a number: kind + 4 * (digit + 10 * cell) */
function follow(before, code) {
  const kind = KINDS[code % 4];
  const move = code >> 2;
  const cell = Math.floor(move / 10);
  const digit = move % 10;
  const grid = [...before.grid];
  if (kind === "place") grid[cell] = digit;
  if (kind === "backtrack") grid[cell] = 0;
  const nodes = kind === "place" ? before.nodes + 1 : before.nodes;
  const solutions = kind === "solution" ? before.solutions + 1 : before.solutions;
  return { kind, cell, digit, grid, nodes, solutions };
}

/** The state of a search after a step: the step, the grid and the counts.
    @typedef {{ kind: string, cell: number, digit: number, grid: number[], nodes: number, solutions:
      number }} State */

/** Return all states of a search, in order.
    @param {number[]} puzzle  the digit of each cell, 0 for an empty one
    @param {number[]} codes  the numbers of its steps */
export function decode(puzzle, codes) {
  let state = { grid: puzzle, nodes: 0, solutions: 0 };
  return codes.map((code) => {
    state = follow(state, code);
    return state;
  });
}
