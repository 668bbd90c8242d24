/* The squares that queens attack below them, as three masks of each row: left, down and right. Bit
   0 of a mask is the last column. */

const LETTERS = ["L", "D", "R"];

/** The column of each row's queen, from the top down; null for a row without queen.
    @typedef {(number | null)[]} Board */

/** Return the bit of a column on a board of `n` columns; 0 if `column` is null. */
export const bitOf = (n, column) => (column === null ? 0 : 1 << (n - 1 - column));

/** Return the squares of a row that no queen attacks, as bits.
    @param {[number, number, number]} masks  left, down and right of this row
    @param {number} n  the number of squares in a row */
export const freeSquares = (masks, n) => (2 ** n - 1) & ~(masks[0] | masks[1] | masks[2]);

/** Return the columns whose bits are set, from left to right. */
export const columnsOf = (bits, n) =>
  Array.from({ length: n }, (_, column) => column).filter((column) => bits & bitOf(n, column));

/** Return the letters of the masks that contain `bit`: LD if left and down do; "" if no mask
    does. */
export const lettersOf = (masks, bit) => LETTERS.filter((_, index) => masks[index] & bit).join("");

/** Return an object for each row, from the top. Its masks [left, down, right] are `before` the
    queen of the row, `joined` with the queen's bit, and `shifted` for the next row. `losesBit`
    tells whether the shift of the mask left loses a bit.
    @param {Board} board */
export function masksByRow(board) {
  const n = board.length;
  let before = [0, 0, 0];
  return board.map((column) => {
    const joined = before.map((mask) => mask | bitOf(n, column));
    const [left, down, right] = joined;
    const shifted = [(left << 1) & (2 ** n - 1), down, right >> 1];
    const row = { before, joined, shifted, losesBit: left >> (n - 1) === 1 };
    before = shifted;
    return row;
  });
}

/** Return lines from each queen downwards along its column and its two diagonals, as an SVG path.
    They end in the row `last` or at the edge of the board.
    @param {Board} board
    @param {number} [last]  a row */
export function attackLines(board, last = board.length - 1) {
  const lines = board
    .slice(0, last)
    .map((column, row) => (column === null ? "" : linesFrom(column, row, last, board.length)));
  return lines.join("");
}

function linesFrom(column, row, last, n) {
  // For each direction, the step to the side and the number of squares up to the edge.
  const directions = [
    [-1, column],
    [0, n],
    [1, n - 1 - column],
  ];
  const lines = directions.map(([step, squares]) => {
    const length = Math.min(squares, last - row);
    return `M${column + 0.5} ${row + 0.5}l${step * length} ${length}`;
  });
  return lines.join("");
}
