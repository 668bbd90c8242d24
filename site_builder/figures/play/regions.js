/* Region puzzles: their notations and all their solutions. A solution has one queen in each row,
   column and region, and no two queens touch.

   A change in the order of solutions changes the puzzles of past days:
   `frontend/tests/puzzles.test.js` has their checksum. */

import {
  bitCount,
  emptyPosition,
  intersection,
  isComplete,
  squaresIn,
  withoutSquare,
  withQueen,
} from "./position.js";
import { boardOf } from "./region-rules.js";

/** A puzzle. `regions` are its rows, with a letter for the region of each square, and `solution`
    has the column of each row's queen.
    @typedef {{ n: number, regions: string[], solution: number[] }} RegionPuzzle */

/** The letters that name the regions. */
export const LETTERS = [..."ABCDEFGHIJKLMNOPQR"];
/** The largest number of rows of a puzzle that a reader draws. */
export const MAX_DRAWN_N = LETTERS.length;

/** Return the rows of a puzzle in an address, such as `AAB.ABB.CCC`. Return undefined if `text` is
    not a puzzle. Only pages of this site write the text, so it has this one form; `readRegions`
    parses the other forms that readers paste. */
export function rowsIn(text) {
  const rows = (text ?? "").split(".");
  const n = rows.length;
  const letters = LETTERS.slice(0, n);
  const isSquare = n <= MAX_DRAWN_N && rows.every((row) => row.length === n);
  return isSquare && [...rows.join("")].every((name) => letters.includes(name)) ? rows : undefined;
}

/** Return the puzzle in a text such as `AAB.ABB.CCC`. The puzzle must have exactly one solution.
    @returns {RegionPuzzle} */
export function parsePuzzle(text) {
  const regions = rowsIn(text);
  const [solution] = solutionsOf(boardOf(regions), 1);
  return { n: regions.length, regions, solution };
}

const isBeside = ([r, c], [row, column]) => Math.abs(r - row) <= 1 && Math.abs(c - column) <= 1;

/** Return how two queens on `a` and `b` conflict, as a text before the name of the other queen: `in
    one row with`. Return undefined if they do not conflict. */
export function conflict({ regions }, a, b) {
  if (a[0] === b[0]) return "in one row with";
  if (a[1] === b[1]) return "in one column with";
  if (isBeside(a, b)) return "touching";
  return regions[a[0]][a[1]] === regions[b[0]][b[1]] ? "in one region with" : undefined;
}

/** The most tries of the search for solutions of a puzzle that a reader has drawn. Without a limit,
    some large puzzles would take hours. */
export const MAX_TRIED = 20_000;

/** Return up to `limit` solutions, as the columns of the queens. If the search takes more than
    `maxTried` tries before, return undefined. */
export function solutionsOf(board, limit = 2, maxTried = Infinity) {
  const solutions = [];
  const columns = Array(board.n);
  let tried = 0;
  const search = (position) => {
    tried += 1;
    if (isComplete(position)) {
      solutions.push([...columns]);
      return;
    }
    let left = position;
    for (const square of fewestSquares(position)) {
      columns[square[0]] = square[1];
      search(withQueen(left, square));
      if (solutions.length === limit || tried > maxTried) return;
      left = withoutSquare(left, square);
    }
  };
  search(emptyPosition(board));
  return tried > maxTried && solutions.length < limit ? undefined : solutions;
}

/** Return the open squares of the unit (a row, column or region) that has the fewest. */
function fewestSquares({ open, units }) {
  let fewest = units[0];
  let size = Infinity;
  for (const unit of units) {
    const count = countBelow(open, unit.squares, size);
    if (count < size) {
      fewest = unit;
      size = count;
    }
    if (size <= 1) break;
  }
  return squaresIn(intersection(fewest.squares, open));
}

/** Return the size of the intersection of two sets. If it is at least `limit`, the result may be
    any number from `limit` on, because counting stops there. */
function countBelow(a, b, limit) {
  let count = 0;
  for (let row = 0; row < a.length; row++) {
    count += bitCount(a[row] & b[row]);
    if (count >= limit) break;
  }
  return count;
}
