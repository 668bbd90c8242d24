/* The frame around a board that is a solution or is refused; `site_builder/svg/board.py` draws it, too. */

/** How wide it is, in squares. */
export const FRAME = 0.12;

/** The middle of the frame as a path; it covers no square.
    @param {number} n
    @returns {string} */
export function framePath(n) {
  const side = n + FRAME;
  return `M${-FRAME / 2} ${-FRAME / 2}h${side}v${side}h${-side}z`;
}
