/* The outline of a queen with seven corners, for files with thousands of queens. With the detailed
   drawing that boards have, such files would have 30 MB. */

/** The side of a square, in the units of the path. All corners are at whole units. */
export const UNITS = 20;
/** The width of the queen in these units. */
export const WIDTH = 14;

/** Return the SVG path of a queen, in the square whose top left corner is (`x`, `y`) in `UNITS`. */
export const queenPath = (x, y) => `M${x + 3} ${y + 5}l4 5 3-7 3 7 4-5v12h-14z`;
