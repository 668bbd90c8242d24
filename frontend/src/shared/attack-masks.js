/* The squares that queens attack below them: the masks left, down and right of each row. Bit 0 is
   the last column. */

const LETTERS = ["L", "D", "R"];

/** The column of each row's queen, or null.
    @typedef {(number | null)[]} Board */

/** Return the bit of a column; 0 for null. */
export const bitOf = (n, column) => (column === null ? 0 : 1 << (n - 1 - column));

/** Return the squares that are in no mask, as bits. */
export const freeSquares = (masks, n) => (2 ** n - 1) & ~(masks[0] | masks[1] | masks[2]);

/** Return the columns whose bits are set. */
export const columnsOf = (bits, n) =>
  Array.from({ length: n }, (_, column) => column).filter((column) => bits & bitOf(n, column));

/** Return the letters of the masks that have a bit, such as LD. */
export const lettersOf = (masks, bit) => LETTERS.filter((_, index) => masks[index] & bit).join("");

/** Return the masks of each row, from the top: `before` its queen, `joined` with the queen's
    bit, and `shifted` for the next row; and whether the shift of `left` loses a bit. */
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

/** Return the lines from each queen downwards, up to the row `last` or the edge of the board, as an
    SVG path. */
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
