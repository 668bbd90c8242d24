/* How three programs ask whether a queen attacks a square of the next row. */

import { squareNamed, squareOf } from "#shared/symmetry.js";
import { attackers, searchStates } from "#shared/search-record.js";

/** A square of the row below some queens, whose columns are given from the top row down.
    @typedef {{n: number, columns: number[], column: number}} CheckedSquare */

/** A queen that a program compares the square with, or a flag that it looks up, by its array and its place there. A hit
    attacks the square: then the program checks no further.
    @typedef {{name: string, isHit: boolean, queen?: [number, number], flag?: string, index?: number}} Check */

/** N, the squares of queens from the top row down, and the square to check: `8 a8 c7 e6 f5`. */
export function readSquare(line) {
  const [n, ...names] = line.split(" ");
  const columns = names.map((name) => squareNamed(name, n)[1]);
  return { n: Number(n), columns: columns.slice(0, -1), column: columns.at(-1) };
}

/** The name of a square that is checked. */
export const nameOf = ({ n, columns, column }) => squareOf(columns.length, column, n);

/** The three flags of a square: their arrays and their places in them. */
export const flagsOf = (n, row, column) => ({
  taken: column,
  rising: row + column,
  falling: row - column + n - 1,
});

/** Whether no queen attacks a square. */
export const isFree = ({ columns, column }) => !attackers(columns, column).length;

const queenChecks = ({ n, columns }) =>
  columns.map((column, row) => ({ name: squareOf(row, column, n), queen: [row, column] }));

/** Return a function that tells whether the queen of a row attacks the square. Lists of attackers would take most of
    the time of `totalsAt`. */
const isAttacker =
  ({ columns, column }) =>
  (other, row) =>
    other === column || Math.abs(other - column) === columns.length - row;

function countQueens(square) {
  const hit = square.columns.findIndex(isAttacker(square));
  return hit < 0 ? square.columns.length : hit + 1;
}

const flagChecks = ({ n, columns, column }) =>
  Object.entries(flagsOf(n, columns.length, column)).map(([flag, index]) => ({
    name: `${flag}[${index}]`,
    flag,
    index,
  }));

function countFlags({ columns, column }) {
  if (columns.includes(column)) return 1;
  return columns.some((other, row) => row + other === columns.length + column) ? 2 : 3;
}

function countDiagonals({ columns, column }) {
  if (columns.includes(column)) return 0;
  const hit = columns.findLastIndex(isAttacker({ columns, column }));
  return columns.length - Math.max(hit, 0);
}

/** Backtracking, placement flags and list based: the name in links, what a program may ask about a square, how much of
    that it asks, and why. */
export const PROGRAMS = [
  {
    key: "queens",
    askable: queenChecks,
    countOf: countQueens,
    way: "compares queens from the top row down",
    miss: "No queen attacks the square, so it compares",
  },
  {
    key: "flags",
    askable: flagChecks,
    countOf: countFlags,
    way: "looks up column, rising and falling diagonal",
    miss: "No flag is set, so it looks up",
  },
  {
    key: "list",
    askable: (square) => queenChecks(square).toReversed(),
    countOf: countDiagonals,
    way: "compares queens from the nearest row up",
    miss: "No queen is on a diagonal of the square, so it compares",
  },
];

/** The checks that a program makes of a square, up to the first hit. */
export function checksOf({ askable, countOf }, square) {
  const count = countOf(square);
  return askable(square)
    .slice(0, count)
    .map((check, at) => ({ ...check, isHit: at === count - 1 && !isFree(square) }));
}

/** Why a program makes so many checks of a square. */
export function reasonOf(program, square) {
  const checks = checksOf(program, square);
  const last = checks.at(-1);
  if (last?.isHit) return `It ${program.way}, and stops at ${last.name}.`;
  if (last)
    return `${program.miss} ${checks.length === 1 ? "the only one" : `all ${checks.length}`}.`;
  if (square.columns.length)
    return `Column ${square.column} is not in the list, so the square never comes up.`;
  return "No queen stands above, so there is nothing to compare.";
}

// A whole search -----------------------------------------------------------------------------------

/** A square of a search; when it has been checked, the queens placed so far, the solutions found, and the checks of each
    program, once they have been counted.
    @typedef {CheckedSquare & {placed: number, solutions: number, totals?: number[]}} SearchedSquare */

/** All squares that a search checks, in its order. */
export const searchedSquares = (n) =>
  searchStates(n).flatMap(({ kind, queens, at: column, placed, solutions }) => {
    if (kind !== "put" && kind !== "skip") return [];
    return { n, columns: kind === "put" ? queens.slice(0, -1) : queens, column, placed, solutions };
  });

/** The checks of each program up to a square. They are counted when a reader goes there: those of a whole search take
    longer than all else when a page starts. */
export function totalsAt(squares, position) {
  let first = position;
  while (first > 0 && !squares[first - 1].totals) first -= 1;
  for (let at = first; at <= position; at += 1) {
    const before = squares[at - 1]?.totals ?? PROGRAMS.map(() => 0);
    squares[at].totals ??= before.map(
      (total, index) => total + PROGRAMS[index].countOf(squares[at]),
    );
  }
  return squares[position].totals;
}

/** When a search checks a square; -1 if it never does. */
export function positionOf(squares, { columns, column }) {
  const wanted = columns.join();
  return squares.findIndex((each) => each.column === column && each.columns.join() === wanted);
}

/** The square that a click checks: in a row that has a queen, in the row of the checked square, or in the next row if
    that square is free. Otherwise a sentence says why not. */
export function clickedSquare(square, row, column) {
  const { n, columns } = square;
  const rank = n - columns.length;
  if (row <= columns.length) return { n, columns: columns.slice(0, row), column };
  if (row > columns.length + 1)
    return `The search fills one row after the other. Click a square of row ${rank}.`;
  if (!isFree(square))
    return `*${nameOf(square)}* is attacked, so no queen goes there. Click another square of row ${rank} first.`;
  return { n, columns: [...columns, square.column], column };
}
