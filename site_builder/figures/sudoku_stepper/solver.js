/* Sudoku in a browser: a puzzle as a person types it, and its search in the steps of `cy_core`.

   A step is a number, kind + 4 * (digit + 10 * cell), as in the traces that the site brings. */

import { escaped } from "#shared/text.js";

const KINDS = ["place", "reject", "backtrack", "solution"];
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const CELLS = [...Array(81).keys()];

/* Cells --------------------------------------------------------------------------------------- */

const rowOf = (k) => Math.floor(k / 9);
const columnOf = (k) => k % 9;
const boxOf = (k) => Math.floor(columnOf(k) / 3) + 3 * Math.floor(rowOf(k) / 3);
const LINES = [rowOf, columnOf, boxOf];
/** The name of a cell: `r1c9`. */
export const cellName = (k) => `r${rowOf(k) + 1}c${columnOf(k) + 1}`;
/** For each cell those in its row, column and box. */
export const RELATED = CELLS.map((k) =>
  CELLS.filter((other) => LINES.some((line) => line(other) === line(k))),
);
const IN_LINES = CELLS.map((k) =>
  LINES.map((line) => CELLS.filter((other) => line(other) === line(k))),
);

/** The digits that the row, the column and the box of a cell do not have, as bits 1 to 9. */
export const digitsLeft = (grid, k) =>
  IN_LINES[k].map((cells) =>
    cells.reduce((left, other) => left & ~(1 << grid[other]), 0b1111111110),
  );

/** The digits that an empty cell may get, ascending. */
export function candidates(grid, k) {
  const [row, column, box] = digitsLeft(grid, k);
  return DIGITS.filter((digit) => row & column & box & (1 << digit));
}

/* What a person types -------------------------------------------------------------------------- */

/** A sign for a message; one that cannot be seen is written as its number. */
const visible = (sign) => (/[\p{C}\p{Z}]/u.test(sign) ? `'${escaped(sign)}'` : sign);

/** The 81 digits of a puzzle, 0 where a cell is empty; an error says what is wrong with it. */
export function parse(text) {
  // oxlint-disable-next-line no-control-regex -- white space for Python, too
  const signs = [...text.replace(/[^\S\ufeff]|[\x1c-\x1f\x85|+-]/g, "")];
  const odd = signs.find((sign) => !".0123456789".includes(sign));
  if (odd !== undefined) {
    throw new Error(`a puzzle holds 1 to 9, and . or 0 for an empty cell, got ${visible(odd)}`);
  }
  if (signs.length !== 81) {
    throw new Error(`a puzzle has 81 cells, got ${signs.length}: write . or 0 for an empty one`);
  }
  const grid = signs.map((sign) => Number(sign) || 0);
  for (const k of CELLS.filter((cell) => grid[cell])) {
    for (const cells of IN_LINES[k]) {
      const first = cells.find((other) => grid[other] === grid[k]);
      if (first < k) throw new Error(`${cellName(first)} and ${cellName(k)} both hold ${grid[k]}`);
    }
  }
  return grid;
}

/** A puzzle as text, with a dot for an empty cell. */
export const textOf = (grid) => grid.map((digit) => digit || ".").join("");

/* The search ----------------------------------------------------------------------------------- */

/** The next empty cell, or the first of those with the fewest candidates. */
function nextCell(grid, method) {
  const empty = CELLS.filter((k) => !grid[k]);
  if (method !== "fewest") return empty[0];
  const counts = empty.map((k) => candidates(grid, k).length);
  return empty[counts.indexOf(Math.min(...counts))];
}

/** All steps of a search, as numbers. */
export function* search(puzzle, method) {
  const grid = [...puzzle];
  let last = 0;
  const codeOf = (kind, place) => KINDS.indexOf(kind) + 4 * place;

  function* below() {
    const k = nextCell(grid, method);
    if (k === undefined) {
      yield codeOf("solution", last);
      return;
    }
    const fitting = candidates(grid, k);
    for (const digit of method === "cells" ? DIGITS : fitting) {
      const place = digit + 10 * k;
      if (!fitting.includes(digit)) {
        yield codeOf("reject", place);
        continue;
      }
      last = place;
      grid[k] = digit;
      yield codeOf("place", place);
      yield* below();
      grid[k] = 0;
      yield codeOf("backtrack", place);
    }
  }

  yield* below();
}

/** What happens in a step. */
export const kindOf = (code) => KINDS[code % 4];

/** The state after one step. */
function follow(before, code) {
  const [kind, place] = [kindOf(code), code >> 2];
  const [cell, digit] = [Math.floor(place / 10), place % 10];
  const grid = [...before.grid];
  if (kind === "place") grid[cell] = digit;
  if (kind === "backtrack") grid[cell] = 0;
  const nodes = before.nodes + (kind === "place");
  return { kind, cell, digit, grid, nodes, solutions: before.solutions + (kind === "solution") };
}

/** A step of a search, with the grid and the counts after it.
    @typedef {{ kind: string, cell: number, digit: number, grid: number[], nodes: number, solutions: number }} State */

/** Every state of a search, in order, from the numbers of its steps. */
export function decode(puzzle, codes) {
  let state = { grid: puzzle, nodes: 0, solutions: 0 };
  return codes.map((code) => (state = follow(state, code)));
}
