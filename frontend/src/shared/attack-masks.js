/* The squares that queens attack below them: the masks left, down and right of each row. Bit 0 is the
   last column. */

const LETTERS = ["L", "D", "R"];

/** A board has the column of each row's queen, or null.
    @typedef {(number | null)[]} Board */

/** The bit of a column; 0 for null. */
export const bitOf = (n, column) => (column === null ? 0 : 1 << (n - 1 - column));

/** The squares that no mask has. */
export const freeSquares = (masks, n) => (2 ** n - 1) & ~(masks[0] | masks[1] | masks[2]);

/** The columns whose bits are set. */
export const columnsOf = (bits, n) =>
  [...Array(n).keys()].filter((column) => bits & bitOf(n, column));

/** Which masks have a bit: letters such as LD. */
export const lettersOf = (masks, bit) => LETTERS.filter((_, which) => masks[which] & bit).join("");

/** The masks of each row, from the top: as the row finds them, with its queen's bit, and shifted for the
    next row; and whether the shift of left loses a bit. */
export function masksByRow(board) {
  const n = board.length;
  let found = [0, 0, 0];
  return board.map((column) => {
    const joined = found.map((mask) => mask | bitOf(n, column));
    const shifted = [(joined[0] << 1) & (2 ** n - 1), joined[1], joined[2] >> 1];
    const row = { found, joined, shifted, losesBit: joined[0] >> (n - 1) === 1 };
    found = shifted;
    return row;
  });
}

/** The lines from each queen downwards, as far as a row or as the board goes, as the path of an SVG. */
export function attackLines(board, last = board.length - 1) {
  const lines = board
    .slice(0, last)
    .map((column, row) => (column === null ? "" : linesFrom(column, row, last, board.length)));
  return lines.join("");
}

function linesFrom(column, row, last, n) {
  const ways = [
    [-1, column],
    [0, n],
    [1, n - 1 - column],
  ]; // the step to the side, and the squares there
  const lengths = ways.map(([step, squares]) => [step, Math.min(squares, last - row)]);
  return lengths
    .map(([step, length]) => `M${column + 0.5} ${row + 0.5}l${step * length} ${length}`)
    .join("");
}
