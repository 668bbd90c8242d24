/* Makes the position of a day. It is the same in every browser, because it is made from the date
   alone.

   A change here changes the positions of past days: `frontend/tests/puzzles.test.js` has their
   checksum. */

import boardsOf from "./position_boards.json" with { type: "json" };
import { completions } from "#shared/search.js";
import { picker } from "#shared/random.js";
import { reached } from "./position.js";
import { grade, queensBoard } from "./rules.js";

// The most steps of each kind that solve a position. A position that needs more takes longer, but
// is not harder.
const MAX_EXCLUDED = 4;
const MAX_SUPPOSED = 2;

/** For each level, a function that returns whether a position belongs to the level, from the number
    of steps of each kind that solve it. */
const SUITS = {
  easy: ({ excluded, supposed }) => !excluded && !supposed,
  medium: ({ excluded, supposed }) => excluded > 0 && excluded <= MAX_EXCLUDED && !supposed,
  hard: ({ supposed }) => supposed > 0,
};

// For each N that has been used, all solutions in ascending order.
const solutionsOf = new Map();

function allSolutions(n) {
  if (!solutionsOf.has(n)) {
    const { solutions } = completions(Array(n).fill(null), [], Infinity);
    solutionsOf.set(n, solutions);
  }
  return solutionsOf.get(n);
}

/** Return `count` random rows of a board, in ascending order.
    @param {(count: number) => number} pick  returns a random whole number below `count` */
function pickRows(n, count, pick) {
  const rows = [...Array(n).keys()];
  for (let index = 0; index < count; index++) {
    const other = index + pick(n - index);
    [rows[index], rows[other]] = [rows[other], rows[index]];
  }
  return rows.slice(0, count).toSorted((one, other) => one - other);
}

/** Return a random solution, some of its queens as given, and whether it is the only solution with
    these queens.
    @param {number[][]} boards  pairs of N and the number of given queens, of which one is picked
    @param {(count: number) => number} pick  returns a random whole number below `count` */
function candidate(boards, pick) {
  const [n, count] = boards[pick(boards.length)];
  const all = allSolutions(n);
  const solution = all[pick(all.length)];
  const given = pickRows(n, count, pick).map((row) => [row, solution[row]]);
  const fitting = all.filter((board) => given.every(([row, column]) => board[row] === column));
  return { n, given, solution, isUnique: fitting.length === 1 };
}

/** Return the position of a day and a level. Exactly one solution completes it.
    @param {string} day  2026-11-24
    @param {"easy" | "medium" | "hard"} level */
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
