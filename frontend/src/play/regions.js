/* The rules of a region puzzle: one queen in each row, column and region, and no two that touch. */

/** A puzzle: the letter of the region of each square, and the column of each row's queen.
    @typedef {{ n: number, regions: string[], solution: number[] }} RegionPuzzle */

/** The names of regions. */
export const LETTERS = [..."ABCDEFGHIJKLMNOPQR"];
/** Rows of a puzzle that a reader draws. */
export const MAX_DRAWN_N = LETTERS.length;

/** Read a puzzle such as `AAB/ABB/CCC:021`; columns from 10 are letters. */
export function parsePuzzle(text) {
  const [rows, columns] = text.split(":");
  const regions = rows.split("/");
  return { n: regions.length, regions, solution: [...columns].map((column) => parseInt(column, 36)) };
}

/** Read the rows of an address, such as `AAB.ABB.CCC`; undefined if they are no puzzle of at most some rows. */
export function rowsIn(text, maxRows) {
  const rows = (text ?? "").split(".");
  const n = rows.length;
  const isBoard = n <= maxRows && rows.every((row) => row.length === n && /^[A-R]+$/.test(row));
  return isBoard && rows.join("").split("").every((name) => name.charCodeAt(0) < "A".charCodeAt(0) + n) ? rows : undefined;
}

const isBeside = ([r, c], [row, column]) => Math.abs(r - row) <= 1 && Math.abs(c - column) <= 1;

/** What forbids two queens to stand together, before the name of the other, or nothing. */
export function conflict({ regions }, a, b) {
  if (a[0] === b[0]) return "in one row with";
  if (a[1] === b[1]) return "in one column with";
  if (isBeside(a, b)) return "touching";
  return regions[a[0]][a[1]] === regions[b[0]][b[1]] ? "in one region with" : undefined;
}
