/* Makes the region puzzle of a day. It is the same in every browser, because it is made from the
   date alone.

   A change here changes the puzzles of past days: `frontend/tests/puzzles.test.js` has their
   checksum. */

import { picker } from "#shared/random.js";
import { emptyPosition, sizeOf } from "./position.js";
import { boardOf, solve } from "./region-rules.js";
import { LETTERS, solutionsOf } from "./regions.js";

// The most steps `excluded` that solve an easy puzzle.
const MAX_EXCLUDED = 2;
// The most suppositions that solve a hard puzzle. A puzzle that needs more takes longer, but is not
// harder.
const MAX_SUPPOSED = 4;

/** For each grade, the size of its puzzles, and a function that returns whether a puzzle suits the
    grade, from the number of steps of each kind that solve it. */
const GRADES = {
  easy: { n: 7, suits: ({ excluded }) => excluded <= MAX_EXCLUDED },
  medium: { n: 8, suits: ({ counted }) => counted > 0 },
  hard: { n: 9, suits: ({ supposed }) => supposed > 0 },
};

const isAround = (n, [row, column]) => row >= 0 && row < n && column >= 0 && column < n;

/** Return the squares of the board that share a side with a square. */
const neighbours = (n, [row, column]) =>
  [
    [row - 1, column],
    [row, column - 1],
    [row, column + 1],
    [row + 1, column],
  ].filter((square) => isAround(n, square));

/** Return a random column for the queen of each row, so that each column has one queen, and no two
    queens touch.
    @param {(count: number) => number} pick  returns a random whole number below `count` */
function pickQueens(n, pick) {
  for (;;) {
    const columns = [...Array(n).keys()];
    for (let last = n - 1; last > 0; last--) {
      const other = pick(last + 1);
      [columns[last], columns[other]] = [columns[other], columns[last]];
    }
    if (columns.every((column, row) => !row || Math.abs(column - columns[row - 1]) > 1))
      return columns;
  }
}

/** Return regions that fill the board: for each square, the number of its region. They grow from
    the queens, one square at a time.
    @param {number[]} queens  the column of each row's queen
    @param {(count: number) => number} pick  as for `pickQueens` */
function growRegions(queens, pick) {
  const n = queens.length;
  const regions = queens.map((queen, row) => Array(n).fill(-1).with(queen, row));
  const border = [...queens.entries()];
  while (border.length) {
    const index = pick(border.length);
    const [row, column] = border[index];
    const empty = neighbours(n, border[index]).filter(([r, c]) => regions[r][c] < 0);
    if (empty.length) {
      const next = empty[pick(empty.length)];
      regions[next[0]][next[1]] = regions[row][column];
      border.push(next);
    } else border.splice(index, 1);
  }
  return regions;
}

/** Return whether the region of a square stays connected if it loses the square. That is so if the
    square's neighbours in the region are still connected with each other. */
function isStillConnected(regions, [row, column]) {
  const n = regions.length;
  const inRegion = (square) =>
    neighbours(n, square).filter(([r, c]) => regions[r][c] === regions[row][column]);
  const [first, ...others] = inRegion([row, column]);
  if (!first || !others.length) return Boolean(first);
  const seen = new Set([row * n + column, first[0] * n + first[1]]);
  const reached = [first];
  for (const square of reached) {
    for (const [r, c] of inRegion(square)) {
      if (seen.has(r * n + c)) continue;
      seen.add(r * n + c);
      reached.push([r, c]);
    }
  }
  return others.every(([r, c]) => seen.has(r * n + c));
}

/** Return all moves of a square to another region, as { row, column, region }: a square that has a
    queen in the solution `other` only, and an adjacent region that can absorb the square. */
const moves = (regions, queens, other) =>
  other.flatMap((column, row) => {
    if (column === queens[row] || !isStillConnected(regions, [row, column])) return [];
    const taking = new Set(
      neighbours(regions.length, [row, column]).map(([r, c]) => regions[r][c]),
    );
    taking.delete(regions[row][column]);
    return [...taking].map((region) => ({ row, column, region }));
  });

const noBreaks = async () => {};
const textOf = (regions) => regions.map((row) => row.map((region) => LETTERS[region]).join(""));

/** Move squares to other regions until `queens` is the only solution. Resolve to the board, or to
    undefined if that fails.

    Another solution has one queen in each region. If one of her squares moves to an adjacent
    region, that region has two of the queens, so they are not a solution any longer. */
async function withOneSolution(regions, queens, pick, takeBreak) {
  for (let tries = 0; tries < 2 * queens.length ** 2; tries++) {
    await takeBreak();
    const board = boardOf(textOf(regions));
    const other = solutionsOf(board).find((columns) => `${columns}` !== `${queens}`);
    if (!other) return board;
    const possible = moves(regions, queens, other);
    if (!possible.length) return undefined;
    const { row, column, region } = possible[pick(possible.length)];
    regions[row][column] = region;
  }
  return undefined;
}

/** Try to make a random puzzle with exactly one solution. Resolve to undefined if the try fails.
    @param {(count: number) => number} pick  returns a random whole number below `count`
    @param {() => Promise<void>} [takeBreak]  lets the browser handle events now and then, because
      some puzzles take long */
export async function tryPuzzle(n, pick, takeBreak = noBreaks) {
  const solution = pickQueens(n, pick);
  const regions = growRegions(solution, pick);
  const board = await withOneSolution(regions, solution, pick, takeBreak);
  return board && { n, regions: textOf(regions), solution, board };
}

/** Return the number of regions that have a single square, which must have their queen. */
const countSingles = ({ units }) =>
  units.filter(({ kind, squares }) => kind === "region" && sizeOf(squares) === 1).length;

// From this day on, hard puzzles have no regions with a single square, because these would be too
// easy a start. Puzzles of days before stay as they are, because readers may have played them.
const HARD_WITHOUT_SINGLES = "2027-01-04";

/** Return the most regions with a single square that the puzzle of a day may have. */
const maxSingles = (day, level) => (level === "hard" && day >= HARD_WITHOUT_SINGLES ? 0 : 1);

/** Resolve to the puzzle of a day and a level, which has exactly one solution.
    @param {string} day  2026-11-24
    @param {"easy" | "medium" | "hard"} level
    @param {() => Promise<void>} [takeBreak]  as for `tryPuzzle` */
export async function regionPuzzleOf(day, level, takeBreak = noBreaks) {
  const { n, suits } = GRADES[level];
  const pick = picker(`queens-atlas/regions/1/${day}/${level}`);
  for (;;) {
    const puzzle = await tryPuzzle(n, pick, takeBreak);
    if (!puzzle || countSingles(puzzle.board) > maxSingles(day, level)) continue;
    const { regions, solution, board } = puzzle;
    const steps = solve(emptyPosition(board), level, MAX_SUPPOSED);
    if (steps && suits(steps)) return { n, regions, solution, steps };
  }
}
