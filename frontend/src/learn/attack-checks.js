/* How three programs check whether a queen attacks a square of the next row, as `faster.py` has it. */

import { sharedLine } from "../shared/attacks.js";
import { squareOf } from "../shared/symmetry.js";

/** A square of the row below some queens.
    @typedef {object} CheckedSquare
    @property {number} n  the side of the board
    @property {number[]} columns  the columns of the queens, from the top row down
    @property {number} column  the column of the square */

/** A queen that a program compares the square with, or a flag that it looks up.
    @typedef {object} Check
    @property {string} name  the square of the queen, or the flag
    @property {boolean} isHit  whether it attacks the square; then the program checks no further
    @property {number[]} [queen]  row and column
    @property {string} [flag]  the array of the flag
    @property {number} [index]  its place in the array */

/** Read N, the squares of queens from the top row down, and the square to check: `8 a8 c7 e6 f5`.
    @param {string} line
    @returns {CheckedSquare} */
export function readSquare(line) {
  const [n, ...names] = line.split(" ");
  const columns = names.map((name) => name.charCodeAt(0) - "a".charCodeAt(0));
  return { n: Number(n), columns: columns.slice(0, -1), column: columns.at(-1) };
}

/** The name of a square that is checked.
    @param {CheckedSquare} square */
export const nameOf = ({ n, columns, column }) => squareOf(columns.length, column, n);

/** The three flags of a square: their arrays and their places in them.
    @param {number} n
    @param {number} row
    @param {number} column */
export const flagsOf = (n, row, column) => ({ taken: column, rising: row + column, falling: row - column + n - 1 });

/** Whether the queen of each row above attacks a square along one of some lines. */
function compareQueens({ n, columns, column }, lines) {
  return columns.map((other, row) => {
    const queen = [row, other];
    return { name: squareOf(...queen, n), isHit: lines.includes(sharedLine(queen, [columns.length, column])), queen };
  });
}

const checkQueens = (square) => compareQueens(square, ["column", "diagonal"]);

function checkFlags({ n, columns, column }) {
  const wanted = flagsOf(n, columns.length, column);
  return Object.entries(wanted).map(([flag, index]) => {
    const isHit = columns.some((other, row) => flagsOf(n, row, other)[flag] === index);
    return { name: `${flag}[${index}]`, isHit, flag, index };
  });
}

function checkDiagonals(square) {
  if (square.columns.includes(square.column)) return [];
  return compareQueens(square, ["diagonal"]).toReversed();
}

/** The checks up to the first that finds an attack. */
function toFirstHit(checks) {
  const hit = checks.findIndex((check) => check.isHit);
  return hit < 0 ? checks : checks.slice(0, hit + 1);
}

/** A program.
    @typedef {object} Program
    @property {string} key  its name in links
    @property {(square: CheckedSquare) => Check[]} checksOf  its checks of a square
    @property {(square: CheckedSquare) => number} countOf  how many these are
    @property {(square: CheckedSquare) => string} reason  why it makes so many */

const all = (checks) => (checks.length === 1 ? "the only one" : `all ${checks.length}`);

function reasonOfQueens(square) {
  const checks = PROGRAMS[0].checksOf(square);
  if (!checks.length) return "No queen stands above, so there is nothing to compare.";
  const last = checks.at(-1);
  if (last.isHit) return `It compares queens from the top row down, and stops at ${last.name}.`;
  return `No queen attacks the square, so it compares ${all(checks)}.`;
}

function reasonOfFlags(square) {
  const last = PROGRAMS[1].checksOf(square).at(-1);
  if (last.isHit) return `It looks up column, rising and falling diagonal, and stops at ${last.name}.`;
  return "No flag is set, so it looks up all three.";
}

function reasonOfList(square) {
  const checks = PROGRAMS[2].checksOf(square);
  if (square.columns.includes(square.column)) return `Column ${square.column} is not in the list, so the square never comes up.`;
  if (!checks.length) return "No queen stands above, so there is nothing to compare.";
  const last = checks.at(-1);
  if (last.isHit) return `It compares queens from the nearest row up, and stops at ${last.name}.`;
  return `No queen is on a diagonal of the square, so it compares ${all(checks)}.`;
}

// How many checks a program makes: a whole search counts those of thousands of squares.

const isOnDiagonal = ({ columns, column }, row) => Math.abs(columns[row] - column) === columns.length - row;

/** Where the first queen from the top is that attacks a square; -1 if none does. */
const firstAttacker = (square) => square.columns.findIndex((other, row) => other === square.column || isOnDiagonal(square, row));

function countQueens(square) {
  const hit = firstAttacker(square);
  return hit < 0 ? square.columns.length : hit + 1;
}

function countFlags({ columns, column }) {
  if (columns.includes(column)) return 1;
  return columns.some((other, row) => row + other === columns.length + column) ? 2 : 3;
}

function countDiagonals(square) {
  const { columns, column } = square;
  if (columns.includes(column)) return 0;
  const hit = columns.findLastIndex((_, row) => isOnDiagonal(square, row));
  return hit < 0 ? columns.length : columns.length - hit;
}

/** Backtracking, placement flags, list based.
    @type {Program[]} */
export const PROGRAMS = [
  { key: "queens", checksOf: (square) => toFirstHit(checkQueens(square)), countOf: countQueens, reason: reasonOfQueens },
  { key: "flags", checksOf: (square) => toFirstHit(checkFlags(square)), countOf: countFlags, reason: reasonOfFlags },
  { key: "list", checksOf: (square) => toFirstHit(checkDiagonals(square)), countOf: countDiagonals, reason: reasonOfList },
];

/** Whether no queen attacks a square.
    @param {CheckedSquare} square */
export const isFree = (square) => firstAttacker(square) < 0;
