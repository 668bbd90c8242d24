/* Boards and their images under the eight symmetries, as in `cy_core`.

   A board is an array of columns, row by row from the top, counted from 0 at the left. */

import SYMMETRIES from "../../../site_builder/values/symmetries.json" with { type: "json" };
import CLASSES from "../../../site_builder/values/symmetry_classes.json" with { type: "json" };

/** For each symmetry, the function that maps the row and the column of a square to the row and the
    column of its image; `last` is the last row, N - 1. */
const MOVES = [
  (row, column) => [row, column],
  (row, column, last) => [column, last - row],
  (row, column, last) => [last - row, last - column],
  (row, column, last) => [last - column, row],
  (row, column, last) => [row, last - column],
  (row, column, last) => [last - row, column],
  (row, column) => [column, row],
  (row, column, last) => [last - column, last - row],
];
// These calls are marked as pure, so that esbuild leaves names and words out of scripts that do not
// use them.
/** The key of each symmetry in `cy_core`. */
export const KEYS = /* @__PURE__ */ SYMMETRIES.map(({ key }) => key);
/** The name of each symmetry on pages. */
export const NAMES = /* @__PURE__ */ SYMMETRIES.map(({ name }) => name);
/** The effect of each symmetry on a board, in words for a sentence. */
export const WORDS = /* @__PURE__ */ SYMMETRIES.map(({ phrase }) => phrase);

/** Return the letter of a column, counted from 0; `aa` to `af` follow `z`. */
export const letterOf = (column) =>
  (column < 26 ? "" : "a") + String.fromCharCode(97 + (column % 26));

/** Return the name of a square, such as `c3`, on a board of `n` rows; `a1` is at the bottom
    left. */
export const squareOf = (row, column, n) => `${letterOf(column)}${n - row}`;

/** Return row and column of a square by its name, such as `c3`, on a board of `n` rows. The name
    must have one letter. */
export const squareNamed = (name, n) => [
  n - Number(name.slice(1)),
  name.charCodeAt(0) - "a".charCodeAt(0),
];

/** Return the names of the squares of all queens, from the top row down. */
export const squares = (board) =>
  board.flatMap((column, row) => (column === null ? [] : squareOf(row, column, board.length)));

/** Describe the queens of a board: `Queens on b4 d3`; `No queens` for an empty board. */
export function queensText(board) {
  const names = squares(board);
  return names.length ? `Queen${names.length > 1 ? "s" : ""} on ${names.join(" ")}` : "No queens";
}

/** Return the columns of a board as a text, with spaces between them if some have two digits. */
export const columnsText = (board) => board.join(board.length <= 10 ? "" : " ");

/** Return each row of a board as binary digits, `bits`, and as the number that they stand for,
    `value`. Bit 0 is at the right edge. */
export const bitRows = (board) =>
  board.map((column) => {
    const value = 2 ** (board.length - 1 - column);
    return { bits: value.toString(2).padStart(board.length, "0"), value };
  });

/** Return the square to which a symmetry maps a square.
    @param {[number, number]} square  row and column
    @param {number} symmetry  its index in `NAMES`
    @param {number} n  the side of the board */
export const movedTo = ([row, column], symmetry, n) => MOVES[symmetry](row, column, n - 1);

/** Return the image of a board, which may be partial, under a symmetry.
    @param {(number | null)[]} board
    @param {number} symmetry  its index in `NAMES` */
export function image(board, symmetry) {
  const moved = Array(board.length).fill(null);
  board.forEach((from, line) => {
    if (from === null) return;
    const [row, column] = MOVES[symmetry](line, from, board.length - 1);
    moved[row] = column;
  });
  return moved;
}

const images = (board) => MOVES.map((_, symmetry) => image(board, symmetry));

/** Return whether each row of a board has a queen. */
export const isWhole = (board) => !board.includes(null);
/** Return whether two boards have the same queens. */
export const isSame = (one, other) => one.every((column, row) => column === other[row]);

/** Return the number of rows in which the queens of two boards are on different squares. */
export const rowsApart = (one, other) => one.filter((column, row) => column !== other[row]).length;

/** Return the different images of a board: their `columns`, and the index of the first `symmetry`
    that makes each of them. */
export function imagesOf(board) {
  const different = [];
  images(board).forEach((columns, symmetry) => {
    const isKnown = different.some((other) => isSame(other.columns, columns));
    if (!isKnown) different.push({ columns, symmetry });
  });
  return different;
}

/** Compare two boards lexicographically. Return a positive number if the first one is greater, a
    negative number if it is less, 0 if they are equal. */
function compare(one, other) {
  const row = one.findIndex((column, index) => column !== other[index]);
  return row < 0 ? 0 : one[row] - other[row];
}

/** Return the greatest image of a solution. */
const representative = (board) =>
  images(board).reduce((best, other) => (compare(other, best) > 0 ? other : best));

/** Return the orbit of a solution. `symmetry` is the index of the first symmetry that maps the
    representative to the solution. `images` are the images of the representative under all
    symmetries; `sameAs` of an image is the index of an equal, earlier image, or null. `stabilizer`
    lists the symmetries that leave the representative unchanged, `size` is the number of different
    images, and `symmetryClass` describes the class of symmetry in words.
    @param {number[]} board */
export function orbit(board) {
  const first = representative(board);
  const all = images(first);
  const firstEqual = all.map((columns) => all.findIndex((other) => isSame(columns, other)));
  const stabilizer = all.flatMap((columns, symmetry) => (isSame(columns, first) ? [symmetry] : []));
  const size = 8 / stabilizer.length;
  const { name, meaning } = CLASSES[size];
  return {
    representative: first,
    symmetry: all.findIndex((columns) => isSame(columns, board)),
    images: all.map((columns, symmetry) => ({
      columns,
      sameAs: firstEqual[symmetry] < symmetry ? firstEqual[symmetry] : null,
    })),
    stabilizer,
    size,
    symmetryClass: `${name}: it ${meaning}`,
  };
}
