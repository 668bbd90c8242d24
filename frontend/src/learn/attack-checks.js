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

/** Backtracking, placement flags, list based.
    @type {Program[]} */
export const PROGRAMS = [
  { key: "queens", checksOf: (square) => toFirstHit(checkQueens(square)), reason: reasonOfQueens },
  { key: "flags", checksOf: (square) => toFirstHit(checkFlags(square)), reason: reasonOfFlags },
  { key: "list", checksOf: (square) => toFirstHit(checkDiagonals(square)), reason: reasonOfList },
];

/** Whether no queen attacks a square.
    @param {CheckedSquare} square */
export const isFree = ({ columns, column }) => !columns.some((other, row) => sharedLine([row, other], [columns.length, column]));
