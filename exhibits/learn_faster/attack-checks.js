/* The checks by which each of three programs finds out whether a queen attacks a square of the next
   row. */

import { squareNamed, squareOf } from "#shared/symmetry.js";
import { attackers, searchStates } from "#shared/search-record.js";

/** A square that a program checks, in the row below some queens. `columns` has the columns of the
    queens from the top row down, and `column` is the column of the square.
    @typedef {{n: number, columns: number[], column: number}} CheckedSquare */

/** One check of a program: it compares a queen with the square, or looks up a flag, which is an
    index in one of its arrays. If `isHit`, the square is attacked and the program stops.
    @typedef {{name: string, isHit: boolean, queen?: [number, number], flag?: string, index?:
      number}} Check */

/** Parse N, the squares of queens from the top row down, and last the square to check: `8 a8 c7 e6
    f5`.
    @returns {CheckedSquare} */
export function readSquare(line) {
  const [n, ...names] = line.split(" ");
  const columns = names.map((name) => squareNamed(name, n)[1]);
  return { n: Number(n), columns: columns.slice(0, -1), column: columns.at(-1) };
}

/** Return the name of a checked square, such as `f5`. */
export const nameOf = ({ n, columns, column }) => squareOf(columns.length, column, n);

/** Return the index of a square in each of the three arrays of flags. */
export const flagsOf = (n, row, column) => ({
  taken: column,
  rising: row + column,
  falling: row - column + n - 1,
});

/** Return whether no queen attacks a checked square. */
export const isFree = ({ columns, column }) => !attackers(columns, column).length;

const queenChecks = ({ n, columns }) =>
  columns.map((column, row) => ({ name: squareOf(row, column, n), queen: [row, column] }));

/** Return a function that tells whether a queen attacks a checked square, from her column and row.
    It is used instead of `attackers`, because building lists would take most of the time of
    `totalsAt`. */
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

/** The programs: backtracking, placement flags and list based. `key` is the name of a program in
    links. `possibleChecks` returns all checks that it might make of a square, and `countChecks` the
    number of checks that it does make. `order` and `missText` are parts of the sentence with the
    reason. */
export const PROGRAMS = [
  {
    key: "queens",
    possibleChecks: queenChecks,
    countChecks: countQueens,
    order: "compares queens from the top row down",
    missText: "No queen attacks the square, so it compares",
  },
  {
    key: "flags",
    possibleChecks: flagChecks,
    countChecks: countFlags,
    order: "looks up column, rising and falling diagonal",
    missText: "No flag is set, so it looks up",
  },
  {
    key: "list",
    possibleChecks: (square) => queenChecks(square).toReversed(),
    countChecks: countDiagonals,
    order: "compares queens from the nearest row up",
    missText: "No queen is on a diagonal of the square, so it compares",
  },
];

/** Return the checks that a program makes of a square, from the first one up to a hit. */
export function checksOf({ possibleChecks, countChecks }, square) {
  const count = countChecks(square);
  return possibleChecks(square)
    .slice(0, count)
    .map((check, index) => ({ ...check, isHit: index === count - 1 && !isFree(square) }));
}

/** Return a sentence that tells why a program makes as many checks of `square` as `checksOf`
    returns. */
export function reasonOf(program, square) {
  const checks = checksOf(program, square);
  const last = checks.at(-1);
  if (last?.isHit) return `It ${program.order}, and stops at ${last.name}.`;
  const all = checks.length === 1 ? "the only one" : `all ${checks.length}`;
  if (last) return `${program.missText} ${all}.`;
  if (square.columns.length)
    return `Column ${square.column} is not in the list, so the square never comes up.`;
  return "No queen stands above, so there is nothing to compare.";
}

// Functions for a whole search.

/** A square that a search checks. `placed` and `solutions` are the numbers of queens placed and of
    solutions found by then. `totals` has the checks of each program so far; it is undefined until
    `totalsAt` has counted them.
    @typedef {CheckedSquare & {placed: number, solutions: number, totals?: number[]}}
      SearchedSquare */

/** Return all squares that a search checks, in the order in which it checks them. */
export const searchedSquares = (n) =>
  searchStates(n).flatMap(({ kind, queens, stepColumn: column, placed, solutions }) => {
    if (kind !== "put" && kind !== "skip") return [];
    return { n, columns: kind === "put" ? queens.slice(0, -1) : queens, column, placed, solutions };
  });

/** Return how many checks each program has made up to a position, which is an index of `squares`.
    The checks are counted on demand, because counting a whole search would take longer than
    everything else when the page starts. */
export function totalsAt(squares, position) {
  let first = position;
  while (first > 0 && !squares[first - 1].totals) first -= 1;
  for (let current = first; current <= position; current += 1) {
    const square = squares[current];
    const before = squares[current - 1]?.totals ?? PROGRAMS.map(() => 0);
    square.totals ??= before.map((total, index) => total + PROGRAMS[index].countChecks(square));
  }
  return squares[position].totals;
}

/** Return the index in `squares` of the checked square in the second parameter; -1 if the search
    never checks it. */
export function positionOf(squares, { columns, column }) {
  const text = columns.join();
  return squares.findIndex((square) => square.column === column && square.columns.join() === text);
}

/** Return the checked square to show after a click at (row, column). In a row with a queen or in
    the checked row, it is the clicked square, below the queens of the rows above. In the next row
    it is the clicked square, too, with another queen on the checked square if that is free.
    Otherwise return a sentence that says why the click is refused. */
export function clickedSquare(square, row, column) {
  const { n, columns } = square;
  const rank = n - columns.length;
  if (row <= columns.length) return { n, columns: columns.slice(0, row), column };
  if (row > columns.length + 1)
    return `The search fills one row after the other. Click a square of row ${rank}.`;
  if (!isFree(square)) {
    const advice = `Click another square of row ${rank} first.`;
    return `*${nameOf(square)}* is attacked, so no queen goes there. ${advice}`;
  }
  return { n, columns: [...columns, square.column], column };
}
