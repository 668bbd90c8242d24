/* The position of a day: the same in every browser, made from the date alone.

   A change here changes the positions of past days: `frontend/tests/puzzles.test.js` has their checksum. */

import boardsOf from "./position_boards.json" with { type: "json" };
import { completions } from "#shared/search.js";
import { picker } from "#shared/random.js";
import { reached } from "./position.js";
import { grade, queensBoard } from "./rules.js";

const MAX_EXCLUDED = 4; // a position that takes more is a long one, not a harder one
const MAX_SUPPOSED = 2;

/** For each level, whether the steps that solve a position suit it. */
const SUITS = {
  easy: ({ excluded, supposed }) => !excluded && !supposed,
  medium: ({ excluded, supposed }) => excluded > 0 && excluded <= MAX_EXCLUDED && !supposed,
  hard: ({ supposed }) => supposed > 0,
};

const solutionsOf = new Map(); // by N, the least first

function allSolutions(n) {
  if (!solutionsOf.has(n))
    solutionsOf.set(n, completions(Array(n).fill(null), [], Infinity).solutions);
  return solutionsOf.get(n);
}

/** Some rows of a board, in ascending order. */
function pickRows(n, count, pick) {
  const rows = [...Array(n).keys()];
  for (let place = 0; place < count; place++) {
    const other = place + pick(n - place);
    [rows[place], rows[other]] = [rows[other], rows[place]];
  }
  return rows.slice(0, count).toSorted((one, other) => one - other);
}

/** Some queens of some solution.
    @param {number[][]} boards  to choose from: N and how many queens are given */
function candidate(boards, pick) {
  const [n, count] = boards[pick(boards.length)];
  const all = allSolutions(n);
  const solution = all[pick(all.length)];
  const given = pickRows(n, count, pick).map((row) => [row, solution[row]]);
  const fitting = all.filter((board) => given.every(([row, column]) => board[row] === column));
  return { n, given, solution, isUnique: fitting.length === 1 };
}

/** The position of a day and a level. Exactly one solution completes it.
    @param {string} day  2026-11-24 */
export function positionOf(day, level) {
  const pick = picker(`queens-atlas/1/${day}/${level}`);
  for (;;) {
    const { n, given, solution, isUnique } = candidate(boardsOf[level], pick);
    if (!isUnique) continue;
    const board = queensBoard(n);
    const steps = grade(reached(board, given), level === "hard" ? MAX_SUPPOSED : 0);
    if (steps && SUITS[level](steps)) return { day, level, n, board, given, solution, steps };
  }
}
