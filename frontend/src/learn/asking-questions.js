/* What three programs ask about a square of the row below some queens, as `faster.py` has it. */

import { sharedLine } from "../shared/attacks.js";
import { squareOf } from "../shared/symmetry.js";

/** A square of the row below some queens.
    @typedef {object} AskedSquare
    @property {number} n  the side of the board
    @property {number[]} columns  the columns of the queens, from the top row down
    @property {number} column  the column of the square */

/** A queen that a program compares the square with, or a flag that it looks up.
    @typedef {object} Question
    @property {string} name  the square of the queen, or the flag
    @property {boolean} isHit  whether it attacks the square; then the program asks no further
    @property {number[]} [queen]  row and column
    @property {string} [flag]  the array of the flag
    @property {number} [index]  its place in the array */

/** Read N, the squares of queens from the top row down, and the square asked about: `8 a8 c7 e6 f5`.
    @param {string} line
    @returns {AskedSquare} */
export function readSquare(line) {
  const [n, ...names] = line.split(" ");
  const columns = names.map((name) => name.charCodeAt(0) - "a".charCodeAt(0));
  return { n: Number(n), columns: columns.slice(0, -1), column: columns.at(-1) };
}

/** The name of a square that is asked about.
    @param {AskedSquare} square */
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

const askQueens = (square) => compareQueens(square, ["column", "diagonal"]);

function askFlags({ n, columns, column }) {
  const wanted = flagsOf(n, columns.length, column);
  return Object.entries(wanted).map(([flag, index]) => {
    const isHit = columns.some((other, row) => flagsOf(n, row, other)[flag] === index);
    return { name: `${flag}[${index}]`, isHit, flag, index };
  });
}

function askDiagonals(square) {
  if (square.columns.includes(square.column)) return [];
  return compareQueens(square, ["diagonal"]).toReversed();
}

/** The questions up to the first that finds an attack. */
function toFirstHit(questions) {
  const hit = questions.findIndex((question) => question.isHit);
  return hit < 0 ? questions : questions.slice(0, hit + 1);
}

/** A program.
    @typedef {object} Program
    @property {string} key  its name in links
    @property {(square: AskedSquare) => Question[]} ask  its questions about a square
    @property {(square: AskedSquare) => string} reason  why it asks so many */

const all = (questions) => (questions.length === 1 ? "the only one" : `all ${questions.length}`);

function reasonOfQueens(square) {
  const questions = PROGRAMS[0].ask(square);
  if (!questions.length) return "No queen stands above, so there is nothing to compare.";
  const last = questions.at(-1);
  if (last.isHit) return `It compares queens from the top row down, and stops at ${last.name}.`;
  return `No queen attacks the square, so it compares ${all(questions)}.`;
}

function reasonOfFlags(square) {
  const last = PROGRAMS[1].ask(square).at(-1);
  if (last.isHit) return `It looks up column, rising and falling diagonal, and stops at ${last.name}.`;
  return "No flag is set, so it looks up all three.";
}

function reasonOfList(square) {
  const questions = PROGRAMS[2].ask(square);
  if (square.columns.includes(square.column)) return `Column ${square.column} is not in the list, so the square never comes up.`;
  if (!questions.length) return "No queen stands above, so there is nothing to compare.";
  const last = questions.at(-1);
  if (last.isHit) return `It compares queens from the nearest row up, and stops at ${last.name}.`;
  return `No queen is on a diagonal of the square, so it compares ${all(questions)}.`;
}

/** Backtracking, placement flags, list based.
    @type {Program[]} */
export const PROGRAMS = [
  { key: "queens", ask: (square) => toFirstHit(askQueens(square)), reason: reasonOfQueens },
  { key: "flags", ask: (square) => toFirstHit(askFlags(square)), reason: reasonOfFlags },
  { key: "list", ask: (square) => toFirstHit(askDiagonals(square)), reason: reasonOfList },
];

/** Whether no queen attacks a square.
    @param {AskedSquare} square */
export const isFree = ({ columns, column }) => !columns.some((other, row) => sharedLine([row, other], [columns.length, column]));
