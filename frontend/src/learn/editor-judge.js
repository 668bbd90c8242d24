/* Judges what a program counted: its totals decide, and the boards that are known explain a wrong one. */

import { sharedLine } from "../shared/attacks.js";
import { squareOf } from "../shared/symmetry.js";
import { counted } from "../shared/text.js";

/** A board to show.
    @typedef {object} Finding
    @property {string} reason  a sentence
    @property {(number | null)[]} [board]  the column of each row; null for a row without a queen
    @property {number[]} [pair]  two rows whose queens attack each other
    @property {number} [row]  a row to point out */

const INTEGER = /(?<![\w.]|\d[eE][-+])-?\d+(?!\w|\.\d|\s*(?:ms|µs|us|ns|s|sec\w*|min\w*|milli\w*|micro\w*)\b)/g;
const HEADING = /^\W*(?:solution|board|lösung)\s*(?:no\.?|nr\.?)?\s*#?\d+\b/i;
const COUNT = /solution|total|count|found|ways|boards/i;
const LAST = 5; // lines in which a total may stand: times and numbers of nodes come after it

/** The total that a program printed for N, in its last lines and in any wording: `8 92`, `Solutions: 92`; undefined if it
    printed no number. Where one of these numbers is the true total, it is that one: the others are nodes, or times. */
export function totalIn(printed, n, truth) {
  const all = linesOf(printed, n).toReversed();
  const counts = all.filter(({ text }) => !HEADING.test(text));
  const last = (counts.length ? counts : all).slice(0, LAST);
  const isForN = ({ numbers }) => numbers.length > 1 && numbers.includes(n);
  const isForLess = ({ numbers }) => numbers.length === 2 && numbers[0] < n && numbers[1] !== n;
  const isLoop = (line) => isForN(line) && line.numbers.length <= 3; // N, its total and one more
  const likely = [...counts.filter(isLoop), ...last.filter((line) => !isForLess(line))];
  if (likely.some(({ numbers }) => numbers.includes(truth))) return truth;
  const lines = last.some(isForN) ? last.filter(isForN) : last;
  const line = lines.find(({ text }) => COUNT.test(text)) ?? lines[0];
  return line && without(line.numbers, n)[0];
}

/** What a program counted that says its own N: the totals by N, as far as they are known. `truth` has all solutions by N. */
export function totalsIn(printed, truth) {
  const sizes = [...truth.keys()];
  const totals = sizes.map((n) => truth.get(n).length);
  const lines = linesOf(printed, 0);
  const all = lines.flatMap(({ numbers }) => numbers).join(" ");
  if (` ${all} `.includes(` ${totals.join(" ")} `)) return new Map(sizes.map((n, at) => [n, totals[at]]));
  const shape = ({ text }) => text.replaceAll(/[\d.]+/g, "0").replaceAll(/\s+/g, " ");
  const isRow = (line) => line.numbers.length > 1 && shape(line) === shape(lines.at(-1));
  const isRight = ([n, total]) => total === truth.get(n).length;
  const table = new Map();
  for (const { numbers } of lines.filter(isRow)) {
    const right = numbers.find((number) => numbers.includes(truth.get(number)?.length));
    const n = right ?? numbers.find((number) => truth.has(number));
    if (n) table.set(n, right ? truth.get(n).length : without(numbers, n)[0]);
  }
  const isTable = table.size > 1;
  if (isTable && [...table].every(isRight)) return table;
  const others = lines.filter((line) => !isTable || !isRow(line)).map(({ text }) => text);
  const own = sizes.findLast((n) => isRight([n, totalIn(others.join("\n"), n, truth.get(n).length)]));
  if (own) return new Map([[own, truth.get(own).length]]);
  return isTable ? table : new Map();
}

/** The lines that have integers, but for boards. */
function linesOf(printed, n) {
  const lines = printed.split("\n").map((text) => ({ text, numbers: [...text.matchAll(INTEGER)].map(Number) }));
  return lines.filter(({ text, numbers }) => numbers.length && !isBoard(text, numbers, n));
}

/** Whether a line has the columns of a board, each once, those of several, or a row as zeros and ones. */
function isBoard(text, numbers, n) {
  if (/[a-z]{2}/i.test(text) || numbers.length < Math.max(n, 3)) return false;
  const least = Math.min(...numbers);
  const isPermutation = numbers.toSorted((a, b) => a - b).every((number, at) => number === at + least);
  const isSeveral = numbers.length >= 2 * n && numbers.length % n === 0 && numbers.every((number) => number >= 0 && number <= n);
  return (isPermutation && least >= 0 && least <= 1) || isSeveral || numbers.every((number) => number === 0 || number === 1);
}

/** The numbers but for one N, if there are others. */
function without(numbers, n) {
  const at = numbers.length > 1 ? numbers.indexOf(n) : -1;
  return numbers.filter((_, index) => index !== at);
}

/** What is wrong with the boards that a program counted, `1 3 0 2,2 0 3 1`; undefined if its total is right, or if none is
    known. `truth` has all solutions as text: `1302`. */
export function judgeBoards(n, boards, truth, total) {
  if (total === truth.length) return undefined; // which boards a program counts is only guessed
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
    const above = board.findIndex((other, at) => at < row && sharedLine([at, other], [row, column]));
    if (above < 0) continue;
    const squares = `${squareOf(above, board[above], n)} and ${squareOf(row, column, n)}`;
    return { board: shown, pair: [above, row], reason: `the queens on ${squares} attack each other.` };
  }
}

/** What explains a wrong total, if no board is wrong. */
function missing(n, met, truth, total) {
  const mirrored = (board) => [...board].map((column) => n - 1 - Number(column)).join("");
  const hasTwin = (board) => met.includes(mirrored(board));
  const absent = truth.filter((board) => !met.includes(board));
  const finding = (board, reason) => ({ board: [...board].map(Number), reason });
  if (!absent.length) {
    const all = truth.length === 2 ? "both" : `all ${truth.length}`;
    return { reason: `It finds ${all} solutions, each once: the search is right, and it adds them up wrong.` };
  }
  if (total < truth.length) {
    const alone = absent.find((board) => !hasTwin(board));
    if (alone) return finding(alone, "Your program misses this solution.");
    return { reason: "It finds one of every two mirror images: how many boards does each one stand for?" };
  }
  const twin = met.find(hasTwin);
  return twin && finding(twin, "Your program finds this board and its mirror image: if it doubles, it may find only one of them.");
}

/** What a program looks like with a slip, and a hint.
    @type {[(code: string) => boolean, string][]} */
const SLIPS = [
  [(code) => /(?<!def\s+)\bplace\(\s*row\s*[,)]/.test(code), "`place(row, …)` fills the same row again. Which row comes next?"],
  [(code) => /[=,]\s*True\b/.test(code) && !/[=,]\s*False\b/.test(code), "A queen sets its flags. What clears them when the search takes her back?"],
  [(code) => /\bmask\s*&\s*\(\s*left\s*\|/.test(code), "`left | down | right` has a 1 on each attacked square. Which operator turns these into the free squares?"],
  [(code) => /=\s*~\s*\(\s*left\s*\|[^)]*\)\s*$/m.test(code), "`~` also makes ones to the left of the board. What keeps only the squares of the board?"],
];

/** A hint about the first slip in a program; undefined if there is none. */
export function hintFor(source) {
  const code = source.replaceAll(/#.*$/gm, "");
  return SLIPS.find(([hasSlip]) => hasSlip(code))?.[1];
}
