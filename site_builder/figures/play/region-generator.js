/* The region puzzle of a day: the same in every browser, made from the date alone.

   A change here changes the puzzles of past days: `frontend/tests/puzzles.test.js` has their checksum. */

import { picker } from "#shared/random.js";
import { emptyPosition, squaresIn } from "./position.js";
import { boardOf, solve } from "./region-rules.js";
import { LETTERS, solutionsOf } from "./regions.js";

const MAX_EXCLUDED = 2; // of an easy puzzle
const MAX_SUPPOSED = 4; // a puzzle that takes more is a long one, not a harder one

/** The grades by what a solver needs: the size, and how often which rules. */
const GRADES = {
  easy: { n: 7, suits: ({ excluded }) => excluded <= MAX_EXCLUDED },
  medium: { n: 8, suits: ({ counted }) => counted > 0 },
  hard: { n: 9, suits: ({ supposed }) => supposed > 0 },
};

const isAround = (n, [row, column]) => row >= 0 && row < n && column >= 0 && column < n;

/** The squares that share a side with a square. */
const beside = (n, [row, column]) =>
  [
    [row - 1, column],
    [row, column - 1],
    [row, column + 1],
    [row + 1, column],
  ].filter((square) => isAround(n, square));

/** A queen in each row and column, of which no two touch. */
function pickQueens(n, pick) {
  for (;;) {
    const columns = [...Array(n).keys()];
    for (let last = n - 1; last > 0; last--) {
      const place = pick(last + 1);
      [columns[last], columns[place]] = [columns[place], columns[last]];
    }
    if (columns.every((column, row) => !row || Math.abs(column - columns[row - 1]) > 1))
      return columns;
  }
}

/** Regions that grow from a queen each, a square at a time, until they fill the board. */
function growRegions(queens, pick) {
  const n = queens.length;
  const regions = queens.map((queen, row) => Array(n).fill(-1).with(queen, row));
  const border = [...queens.entries()];
  while (border.length) {
    const at = pick(border.length);
    const [row, column] = border[at];
    const empty = beside(n, border[at]).filter(([r, c]) => regions[r][c] < 0);
    if (empty.length) {
      const next = empty[pick(empty.length)];
      regions[next[0]][next[1]] = regions[row][column];
      border.push(next);
    } else border.splice(at, 1);
  }
  return regions;
}

/** Whether the region of a square, which is one piece, is still one without it: then its neighbours are connected. */
function staysWhole(regions, [row, column]) {
  const n = regions.length;
  const inRegion = (square) =>
    beside(n, square).filter(([r, c]) => regions[r][c] === regions[row][column]);
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

/** The squares of another solution that a region beside may take, and that region. */
const moves = (regions, queens, other) =>
  other.flatMap((column, row) => {
    if (column === queens[row] || !staysWhole(regions, [row, column])) return [];
    const taking = new Set(beside(regions.length, [row, column]).map(([r, c]) => regions[r][c]));
    taking.delete(regions[row][column]);
    return [...taking].map((region) => ({ row, column, region }));
  });

const noBreaks = async () => {};
const textOf = (regions) => regions.map((row) => row.map((region) => LETTERS[region]).join(""));

/** Give squares to other regions until the queens are the only solution; undefined if that does not succeed.

    Another solution has a queen in every region. Where a square of it goes to the region beside, that region has two
    of its queens, so it is a solution no more. */
async function withOneSolution(regions, queens, pick, takeBreak) {
  for (let tries = 0; tries < 2 * queens.length ** 2; tries++) {
    await takeBreak();
    const board = boardOf(textOf(regions));
    const other = solutionsOf(board).find((columns) => `${columns}` !== `${queens}`);
    if (!other) return board;
    const found = moves(regions, queens, other);
    if (!found.length) return undefined;
    const { row, column, region } = found[pick(found.length)];
    regions[row][column] = region;
  }
  return undefined;
}

/** Whether at most one region has a single square: it gives its queen away. */
const hidesQueens = ({ units }) =>
  units.filter(({ kind, squares }) => kind === "region" && squaresIn(squares).length === 1).length <
  2;

/** The puzzle of a day and a grade. It has exactly one solution.
    @param {string} day  2026-11-24
    @param {() => Promise<void>} [takeBreak]  as of `breaks`: some puzzles take long */
export async function regionPuzzleOf(day, level, takeBreak = noBreaks) {
  const { n, suits } = GRADES[level];
  const pick = picker(`queens-atlas/regions/1/${day}/${level}`);
  for (;;) {
    const solution = pickQueens(n, pick);
    const regions = growRegions(solution, pick);
    const board = await withOneSolution(regions, solution, pick, takeBreak);
    const steps = board && hidesQueens(board) && solve(emptyPosition(board), level, MAX_SUPPOSED);
    if (steps && suits(steps)) return { n, regions: textOf(regions), solution, steps };
  }
}
