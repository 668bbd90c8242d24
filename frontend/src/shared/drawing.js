/* Measures of boards, as `site_builder/svg/` draws them. */

const SMALL_LETTERS = 12; // rows; a phone draws 18 of them in 328 pixels

/** The part of the drawing that shows a board: left, top, width and height, in squares. */
export function box(n, coordinates) {
  const frame = 2 * Math.max(0.01, Math.round(n * 0.4) / 100);
  const margin = n <= SMALL_LETTERS ? 0.8 : 1; // room for the coordinates
  const left = coordinates ? margin : frame;
  return [-left, -frame, n + left + frame, n + left + frame].map((value) =>
    Number(value.toFixed(2)),
  );
}

/** The queens as the points of a line. Only middle points are marked: the first and the last carry no queen. */
export const points = (board) =>
  [
    "0,0",
    ...board.flatMap((column, row) => (column === null ? [] : `${column},${row}`)),
    "0,0",
  ].join(" ");

/* The frame around a board that is a solution or is refused. */

/** How wide it is, in squares. */
export const FRAME = 0.12;

/** The middle of the frame as a path; it covers no square. */
export function framePath(n) {
  const side = n + FRAME;
  return `M${-FRAME / 2} ${-FRAME / 2}h${side}v${side}h${-side}z`;
}
