/* All solutions of a region puzzle, as a program finds them.

   A change of their order changes the puzzles of past days: `frontend/tests/regions.test.js` has their checksum. */

import { emptyPosition, intersection, isComplete, squaresIn, withoutSquare, withQueen } from "./region-rules.js";

/** Squares that the search of a drawn puzzle tries: some large ones would take hours. */
export const MAX_TRIED = 20_000;

/** Some solutions: the column of each row's queen; undefined if they take more tries than allowed.
    @param {import("./region-rules.js").Board} board
    @param {number} [limit]
    @param {number} [maxTried]
    @returns {number[][] | undefined} */
export function solutionsOf(board, limit = 2, maxTried = Infinity) {
  const found = [];
  const columns = Array(board.n);
  let tried = 0;
  const search = (position) => {
    tried += 1;
    if (isComplete(position)) found.push([...columns]);
    else {
      let left = position;
      for (const square of fewestSquares(position)) {
        columns[square[0]] = square[1];
        search(withQueen(left, square));
        if (found.length === limit || tried > maxTried) return;
        left = withoutSquare(left, square);
      }
    }
  };
  search(emptyPosition(board));
  return tried > maxTried && found.length < limit ? undefined : found;
}

/** The open squares of the row, column or region that has the fewest. */
function fewestSquares({ open, units }) {
  let [fewest, size] = [units[0], Infinity];
  for (const unit of units) {
    const count = countBelow(open, unit.squares, size);
    if (count < size) [fewest, size] = [unit, count];
    if (size <= 1) break;
  }
  return squaresIn(intersection(fewest.squares, open));
}

/** The size of an intersection, as far as it is less than a limit. */
function countBelow(a, b, limit) {
  let count = 0;
  for (let row = 0; row < a.length; row++) {
    for (let rest = a[row] & b[row]; rest; rest &= rest - 1) count += 1;
    if (count >= limit) break;
  }
  return count;
}
