/* Measures of the pictures of boards, the same as in `site_builder/svg/`. */

// The largest N of a board with small letters and narrow margins. Larger boards have larger
// letters, because a phone draws even 18 rows in a width of only 328 pixels.
export const SMALL_LETTERS = 12;

/** Return the view box of a board of `n` rows: left, top, width and height, in squares.
    @param {number} n
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

/** Return the queens as the points of an SVG line, which has a marker for each queen. Only points
    between the first and the last get a marker, so an extra point is added at both ends.
    @param {(number | null)[]} board  the column of each row's queen; null for a row without
      queen */
export const points = (board) =>
  [
    "0,0",
    ...board.flatMap((column, row) => (column === null ? [] : `${column},${row}`)),
    "0,0",
  ].join(" ");

/** The width of the frame around a board that is a solution or is rejected, in squares. */
export const FRAME = 0.12;

/** Return the middle line of the frame that is `FRAME` wide, as an SVG path. The frame is around
    the board and covers no part of it.
    @param {number} n  the side of the board */
export function framePath(n) {
  const side = n + FRAME;
  return `M${-FRAME / 2} ${-FRAME / 2}h${side}v${side}h${-side}z`;
}
