/* Boards and their images under the eight symmetries, as in `cy_core`.

   A board is an array of columns, row by row from the top, counted from 0 at the left. */

import SYMMETRIES from "../../../site_builder/values/symmetries.json" with { type: "json" };
import CLASSES from "../../../site_builder/values/symmetry_classes.json" with { type: "json" };

/** For each symmetry, the function that maps row and column; `last` is the greatest row. */
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
// Marked as pure, so that esbuild leaves names and words out of scripts that do not use them.
/** The key of each symmetry in `cy_core`. */
export const KEYS = /* @__PURE__ */ SYMMETRIES.map(({ key }) => key);
/** The name of each symmetry on pages. */
export const NAMES = /* @__PURE__ */ SYMMETRIES.map(({ name }) => name);
/** The effect of each symmetry on a board, in words for a sentence. */
export const WORDS = /* @__PURE__ */ SYMMETRIES.map(({ phrase }) => phrase);

/** Return the letter of a column, up to `af`. */
export const letterOf = (column) =>
  (column < 26 ? "" : "a") + String.fromCharCode(97 + (column % 26));

/** Return the name of a square; `a1` is at the bottom left. */
export const squareOf = (row, column, n) => `${letterOf(column)}${n - row}`;

/** Return row and column of a square such as `c3`. */
export const squareNamed = (name, n) => [
  n - Number(name.slice(1)),
  name.charCodeAt(0) - "a".charCodeAt(0),
];

/** Return the names of the squares of all queens. */
export const squares = (board) =>
  board.flatMap((column, row) => (column === null ? [] : squareOf(row, column, board.length)));

/** Describe the queens of a board: `Queens on b4 d3`. */
export function queensText(board) {
  const names = squares(board);
  return names.length ? `Queen${names.length > 1 ? "s" : ""} on ${names.join(" ")}` : "No queens";
}

/** Join the columns, with spaces if some have two digits. */
export const columnsText = (board) => board.join(board.length <= 10 ? "" : " ");

/** Return each row as bits, bit 0 at the right edge, with its value as a number. */
export const bitRows = (board) =>
  board.map((column) => {
    const value = 2 ** (board.length - 1 - column);
    return { bits: value.toString(2).padStart(board.length, "0"), value };
  });

/** Map a square by a symmetry. */
export const movedTo = ([row, column], symmetry, n) => MOVES[symmetry](row, column, n - 1);

/** Map a board, which may be partial, by a symmetry.
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

/** Return whether each row has a queen. */
export const isWhole = (board) => !board.includes(null);
/** Return whether two boards have the same queens. */
export const isSame = (one, other) => one.every((column, row) => column === other[row]);

/** Return the number of rows in which the queens of two boards are on different squares. */
export const rowsApart = (one, other) => one.filter((column, row) => column !== other[row]).length;

/** Return the different images of a board, each with the first symmetry that makes it. */
export function imagesOf(board) {
  const different = [];
  images(board).forEach((columns, symmetry) => {
    const isKnown = different.some((other) => isSame(other.columns, columns));
    if (!isKnown) different.push({ columns, symmetry });
  });
  return different;
}

/** Compare two boards lexicographically: positive if the first one is greater. */
function compare(one, other) {
  const row = one.findIndex((column, index) => column !== other[index]);
  return row < 0 ? 0 : one[row] - other[row];
}

/** Return the greatest image of a solution. */
const representative = (board) =>
  images(board).reduce((best, other) => (compare(other, best) > 0 ? other : best));

/** Return the orbit of a solution. `symmetry` maps the representative to the solution; `sameAs` of
    an image is the index of an equal, earlier image, or null. */
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
