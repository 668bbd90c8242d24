/* Measures of boards, the same as in `site_builder/svg/`. */

// Rows of the largest board with narrow margins: a phone draws 18 rows in 328 pixels.
export const SMALL_LETTERS = 12;

/** Return the view box of a board: left, top, width and height, in squares.
    @param {boolean} coordinates  whether the board has letters and numbers at its edges */
export function box(n, coordinates) {
  const frame = 2 * Math.max(0.01, Math.round(n * 0.4) / 100);
  // The margin holds the coordinates.
  const margin = n <= SMALL_LETTERS ? 0.8 : 1;
  const left = coordinates ? margin : frame;
  return [-left, -frame, n + left + frame, n + left + frame].map((value) =>
    Number(value.toFixed(2)),
  );
}

/** Return the queens as the points of a line. Only points between the first and the last get a
    marker, so two points without a queen are added. */
export const points = (board) =>
  [
    "0,0",
    ...board.flatMap((column, row) => (column === null ? [] : `${column},${row}`)),
    "0,0",
  ].join(" ");

/** The width of the frame around a board that is a solution or is rejected, in squares. */
export const FRAME = 0.12;

/** Return the middle line of that frame as a path; the frame covers no square. */
export function framePath(n) {
  const side = n + FRAME;
  return `M${-FRAME / 2} ${-FRAME / 2}h${side}v${side}h${-side}z`;
}
