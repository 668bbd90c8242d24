/* A queen of seven corners, for files with thousands of them: a glyph would make files of 30 MB. */

/** Units of a square in which its corners are whole. */
export const UNITS = 20;
/** Its width in these. */
export const WIDTH = 14;

/** Its path, in the square with this left top corner. */
export const crown = (x, y) => `M${x + 3} ${y + 5}l4 5 3-7 3 7 4-5v12h-14z`;
