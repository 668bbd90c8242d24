/* Boards and what the eight symmetries make of them, as in `cy_core`.

   A board is an array of columns, row by row from the top, from 0 at the left. */

import SYMMETRIES from "../../../site_builder/values/symmetries.json" with { type: "json" };
import CLASSES from "../../../site_builder/values/symmetry_classes.json" with { type: "json" };

/** Where each symmetry takes a queen: from row, column and the last of them to row, column. */
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
/** What each symmetry does to a board, for a sentence. */
export const WORDS = /* @__PURE__ */ SYMMETRIES.map(({ phrase }) => phrase);

/** The letter of a column, as far as `af`. */
export const letterOf = (column) =>
  (column < 26 ? "" : "a") + String.fromCharCode(97 + (column % 26));

/** The name of a square: `a1` is at the bottom left. */
export const squareOf = (row, column, n) => `${letterOf(column)}${n - row}`;

/** The row and the column of a square: `c3`. */
export const squareNamed = (name, n) => [
  n - Number(name.slice(1)),
  name.charCodeAt(0) - "a".charCodeAt(0),
];

/** The names of the squares of all queens; rows without one are left out. */
export const squares = (board) =>
  board.flatMap((column, row) => (column === null ? [] : squareOf(row, column, board.length)));

/** The queens of a board in words: `Queens on b4 d3`. */
export function queensText(board) {
  const names = squares(board);
  return names.length ? `Queen${names.length > 1 ? "s" : ""} on ${names.join(" ")}` : "No queens";
}

/** The columns one after the other, with spaces where one has two digits. */
export const columnsText = (board) => board.join(board.length <= 10 ? "" : " ");

/** The rows as bits, bit 0 at the right edge, with the number that they make. */
export const bitRows = (board) =>
  board.map((column) => {
    const value = 2 ** (board.length - 1 - column);
    return { bits: value.toString(2).padStart(board.length, "0"), value };
  });

/** Where a symmetry takes a square. */
export const movedTo = ([row, column], symmetry, n) => MOVES[symmetry](row, column, n - 1);

/** The image of a board, perhaps of a partial one, under a symmetry.
    @param {number} symmetry  its place in `NAMES` */
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

/** Whether each row has a queen. */
export const isWhole = (board) => !board.includes(null);
/** Whether two boards have the same queens. */
export const isSame = (one, other) => one.every((column, row) => column === other[row]);

/** In how many rows two boards have their queens on different squares. */
export const rowsApart = (one, other) => one.filter((column, row) => column !== other[row]).length;

/** The different images of a board, with their symmetries. */
export function imagesOf(board) {
  const found = [];
  images(board).forEach((columns, symmetry) => {
    if (!found.some((other) => isSame(other.columns, columns))) found.push({ columns, symmetry });
  });
  return found;
}

/** Above 0 where the first board is the greater one. */
function compare(one, other) {
  const row = one.findIndex((column, place) => column !== other[place]);
  return row < 0 ? 0 : one[row] - other[row];
}

/** The greatest of the images of a solution. */
const representative = (board) =>
  images(board).reduce((best, each) => (compare(each, best) > 0 ? each : best));

/** The orbit of a solution: `symmetry` makes the solution of its representative. */
export function orbit(board) {
  const first = representative(board);
  const all = images(first);
  const sameAs = all.map((each, place) => all.findIndex((other) => isSame(each, other)) - place);
  const stabilizer = all.flatMap((each, place) => (isSame(each, first) ? [place] : []));
  const size = 8 / stabilizer.length;
  const { name, meaning } = CLASSES[size];
  return {
    representative: first,
    symmetry: all.findIndex((each) => isSame(each, board)),
    images: all.map((columns, place) => ({
      columns,
      sameAs: sameAs[place] < 0 ? place + sameAs[place] : null,
    })),
    stabilizer,
    size,
    symmetryClass: `${name}: it ${meaning}`,
  };
}
