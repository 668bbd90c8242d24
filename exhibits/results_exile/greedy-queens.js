/* Greedy queens on a board without end, and how far they are from two lines near which they
   stay. */

import { counted, grouped } from "#shared/text.js";

/** The slope of the steeper of the two lines. The other line has the slope 1 / PHI. */
export const PHI = (1 + Math.sqrt(5)) / 2;

/** Return the rows of the queens in columns 0 to `n` - 1. Each queen takes the lowest row that no
    queen in an earlier column attacks. */
export function greedyRows(n) {
  const rows = new Int32Array(n);
  // Rows, and differences of row and column, stay below this limit because the queens stay near two
  // lines.
  const limit = 2 * n + 100;
  const isRowTaken = new Uint8Array(limit);
  const isSumTaken = new Uint8Array(limit + n);
  // Whether a diagonal has a queen, by row - column + n.
  const isDifferenceTaken = new Uint8Array(limit + n);
  let freeRow = 0;
  // Every diagonal whose difference row - column is strictly between `low` and `high` has a queen.
  let low = -1;
  let high = 0;
  for (let column = 0; column < n; column++) {
    let row = freeRow;
    while (isRowTaken[row] || isSumTaken[row + column] || isDifferenceTaken[row - column + n]) {
      row += 1;
      if (row - column > low && row - column < high) row = column + high;
    }
    rows[column] = row;
    isRowTaken[row] = 1;
    isSumTaken[row + column] = 1;
    isDifferenceTaken[row - column + n] = 1;
    while (isRowTaken[freeRow]) freeRow += 1;
    while (isDifferenceTaken[high + n]) high += 1;
    while (isDifferenceTaken[low + n]) low -= 1;
  }
  return rows;
}

/** Return how many rows a queen is above the line nearest to her; negative if she is below it. */
export const distanceOf = (column, row) => row - column * (row > column ? PHI : 1 / PHI);

/** Return the column of the queen nearest to the point (x, y), among the columns in view.
    @param {number} x  in columns
    @param {number} y  in rows
    @param {number[]} edges  the first and the last column in view, the lowest and the highest row
    @param {Int32Array} rows  the row of the queen in each column */
export function nearestQueen(x, y, [first, last], rows) {
  const distanceTo = (column) => Math.hypot(column - x, rows[column] - y);
  let best = first;
  for (let column = first; column <= last; column++)
    if (distanceTo(column) < distanceTo(best)) best = column;
  return best;
}

/** Return a sentence that says where the queen of a column is, and how far from her line. */
export function queenSentence(column, row) {
  const square = `Column ${grouped(column)}, row ${grouped(row)}`;
  if (row === column) return `${square}: this queen is on both lines.`;
  const distance = distanceOf(column, row);
  const side = distance < 0 ? "below" : "above";
  const slope = row > column ? "φ" : "1/φ";
  return `${square}: *${Math.abs(distance).toFixed(3)} rows ${side}* the line of slope ${slope}.`;
}

/** Return a sentence that says which part of the board is in view, and how many queens it has.
    @param {number[]} edges  the first and the last column in view, the lowest and the highest row
    @param {Int32Array} rows  the row of the queen in each column */
export function viewSentence([first, last, lowest, highest], rows) {
  let count = 0;
  for (let column = first; column <= last; column++)
    if (rows[column] >= lowest && rows[column] <= highest) count += 1;
  const part = `Columns ${grouped(first)} to ${grouped(last)}, rows ${grouped(lowest)} to ${grouped(highest)}`;
  return `${part}: ${counted(count, "queen")}.`;
}
