/* The region puzzle of a day: the same in every browser, because it is made from the date alone.

   A change here changes the puzzles of past days: `frontend/tests/puzzles.test.js` has their
   checksum. */

import { picker } from "#shared/random.js";
import { emptyPosition, sizeOf } from "./position.js";
import { boardOf, solve } from "./region-rules.js";
import { LETTERS, solutionsOf } from "./regions.js";

// The most steps of an easy puzzle that exclude squares.
const MAX_EXCLUDED = 2;
// A puzzle with more suppositions is longer, but not harder.
const MAX_SUPPOSED = 4;

/** The grades by what a solver needs: the size, and whether the steps that solve a puzzle fit the
    grade. */
const GRADES = {
  easy: { n: 7, suits: ({ excluded }) => excluded <= MAX_EXCLUDED },
  medium: { n: 8, suits: ({ counted }) => counted > 0 },
  hard: { n: 9, suits: ({ supposed }) => supposed > 0 },
};

const isAround = (n, [row, column]) => row >= 0 && row < n && column >= 0 && column < n;

/** Return the squares that share a side with a square. */
const neighbours = (n, [row, column]) =>
  [
    [row - 1, column],
    [row, column - 1],
    [row, column + 1],
    [row + 1, column],
  ].filter((square) => isAround(n, square));

/** Return the column of the queen in each row, at random: one queen in each column, and no two
    queens touch. `pick(count)` returns a random whole number below `count`. */
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

/** Grow a region from each queen, a square at a time, until the regions fill the board. */
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

/** Whether the region of a square is still connected without it: then the square's neighbours in
    the region are. */
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

/** Return all moves { row, column, region }: a square where the solution `other` has a queen, and an
    adjacent region that can absorb the square. */
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

/** Move squares to other regions until `queens` is the only solution; undefined if that fails.

    Another solution has a queen in every region. If one of its squares moves to an adjacent region,
    that region has two of its queens, so it is no longer a solution. */
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

/** Try to make a puzzle with exactly one solution; undefined if the try fails.
    @param {(count: number) => number} pick  from `picker`
    @param {() => Promise<void>} [takeBreak]  from `makeYielder`, because some puzzles take long */
export async function tryPuzzle(n, pick, takeBreak = noBreaks) {
  const solution = pickQueens(n, pick);
  const regions = growRegions(solution, pick);
  const board = await withOneSolution(regions, solution, pick, takeBreak);
  return board && { n, regions: textOf(regions), solution, board };
}

/** Return the number of regions with a single square, which gives their queen away. */
const countSingles = ({ units }) =>
  units.filter(({ kind, squares }) => kind === "region" && sizeOf(squares) === 1).length;

// From this day on, no region of a hard puzzle has a single square, so it does not begin with a
// gift. Readers may have played the puzzles of the days before, which therefore stay as they are.
const HARD_WITHOUT_SINGLES = "2027-01-04";

/** Return how many regions of a puzzle may have a single square. */
const maxSingles = (day, level) => (level === "hard" && day >= HARD_WITHOUT_SINGLES ? 0 : 1);

/** Make the puzzle of a day and a grade, with exactly one solution.
    @param {string} day  2026-11-24
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
