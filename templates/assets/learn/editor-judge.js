/* Judges what a program counted: its total, and the boards that are known. */

import { squareOf } from "../shared/symmetry.js";
import { counted } from "../shared/text.js";

/** A board to show.
    @typedef {object} Finding
    @property {string} reason  a sentence
    @property {(number | null)[]} [board]  the column of each row; null for a row without a queen
    @property {number[]} [pair]  two rows whose queens attack each other
    @property {number} [row]  a row to point out */

/** The total that a program printed last: `8 92`, or only `92`; undefined if there is none.
    @param {string} printed
    @returns {number | undefined} */
export function totalIn(printed) {
  const words = printed.trim().split("\n").at(-1).trim().split(/\s+/);
  const word = words[1] ?? words[0];
  return /^-?\d+$/.test(word) ? Number(word) : undefined;
}

/** What is wrong with the boards of a program; undefined if nothing is, or if none is known.
    @param {number} n
    @param {string} boards  the columns of each that was counted: `1 3 0 2,2 0 3 1`
    @param {string[]} truth  the columns of all solutions: `1302`
    @param {number} total  that it printed
    @returns {Finding | undefined} */
export function judgeBoards(n, boards, truth, total) {
  const known = boards ? boards.split(",").map((board) => board.split(" ").map(Number)) : [];
  const seen = new Map();
  for (const [index, board] of known.entries()) {
    const wrong = flaw(n, board);
    if (wrong) return { ...wrong, reason: `Board ${index + 1} of your program is wrong: ${wrong.reason}` };
    const before = seen.get(board.join(""));
    if (before !== undefined) {
      return { board, reason: `Your program counts this board twice, as its boards ${before + 1} and ${index + 1}.` };
    }
    seen.set(board.join(""), index);
  }
  return known.length ? missing(n, [...seen.keys()], truth, total) : undefined;
}

/** Why a board is no solution. */
function flaw(n, board) {
  const shown = Array.from({ length: n }, (_, row) => (board[row] >= 0 ? board[row] : null));
  const empty = board.findIndex((column) => column < 0);
  if (empty >= 0) return { board: shown, row: empty, reason: "the marked row gets no queen of its own." };
  if (board.length !== n) return { board: shown, reason: `it has ${counted(board.length, "queen")}.` };
  for (const [row, column] of board.entries()) {
    const above = board.findIndex((other, at) => at < row && [0, row - at].includes(Math.abs(other - column)));
    if (above < 0) continue;
    const squares = `${squareOf(above, board[above], n)} and ${squareOf(row, column, n)}`;
    return { board: shown, pair: [above, row], reason: `the queens on ${squares} attack each other.` };
  }
}

/** What explains a wrong total, if no board is wrong. */
function missing(n, met, truth, total) {
  if (total === truth.length) return undefined;
  const mirrored = (board) => [...board].map((column) => n - 1 - Number(column)).join("");
  const hasTwin = (board) => met.includes(mirrored(board));
  const absent = truth.filter((board) => !met.includes(board));
  const finding = (board, reason) => ({ board: [...board].map(Number), reason });
  if (!absent.length) {
    const all = truth.length === 2 ? "both" : `all ${truth.length}`;
    return { reason: `It finds ${all} solutions, each once. So the search is right, and it adds them up wrong.` };
  }
  if (total < truth.length) {
    const alone = absent.find((board) => !hasTwin(board));
    if (alone) return finding(alone, "Your program misses this solution.");
    return { reason: "It finds one of every two mirror images. How many boards does each one stand for?" };
  }
  const twin = met.find(hasTwin);
  return twin && finding(twin, "Your program finds this board and its mirror image. If it doubles, it may find only one of them.");
}
