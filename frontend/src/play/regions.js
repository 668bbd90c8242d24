/* The rules of a region puzzle: one queen in each row, column and region, and no two that touch. */

/** @typedef {import("./position.js").Square} Square */
/** A puzzle: the letter of the region of each square, and the column of each row's queen.
    @typedef {{ n: number, regions: string[], solution: number[] }} RegionPuzzle */
/** A row, a column or a region: its name and its squares.
    @typedef {{ name: string, squares: Square[] }} Unit */

/** Read a puzzle such as `AAB/ABB/CCC:021`.
    @param {string} text
    @returns {RegionPuzzle} */
export function parsePuzzle(text) {
  const [rows, columns] = text.split(":");
  const regions = rows.split("/");
  return { n: regions.length, regions, solution: [...columns].map(Number) };
}

/** All squares, row by row.
    @param {number} n
    @returns {Square[]} */
export const allSquares = (n) => Array.from({ length: n * n }, (_, index) => [Math.floor(index / n), index % n]);

const isSame = (a, b) => a[0] === b[0] && a[1] === b[1];
const isBeside = ([r, c], [row, column]) => Math.abs(r - row) <= 1 && Math.abs(c - column) <= 1;

/** What forbids two queens to stand together, before the name of the other, or nothing.
    @param {RegionPuzzle} puzzle
    @param {Square} a
    @param {Square} b
    @returns {string | undefined} */
export function conflict({ regions }, a, b) {
  if (a[0] === b[0]) return "in one row with";
  if (a[1] === b[1]) return "in one column with";
  if (isBeside(a, b)) return "touching";
  return regions[a[0]][a[1]] === regions[b[0]][b[1]] ? "in one region with" : undefined;
}

/** The pairs of queens that may not stand together.
    @param {RegionPuzzle} puzzle
    @param {Square[]} queens
    @returns {[Square, Square][]} */
export const conflicts = (puzzle, queens) =>
  queens.flatMap((a, index) => queens.slice(index + 1).filter((b) => conflict(puzzle, a, b)).map((b) => /** @type {[Square, Square]} */ ([a, b])));

/** Rows, columns and regions.
    @param {RegionPuzzle} puzzle
    @returns {Unit[]} */
function units({ n, regions }) {
  const squares = allSquares(n);
  const lines = [...Array(n).keys()].flatMap((line) => [
    { name: `Row ${n - line}`, squares: squares.filter(([row]) => row === line) },
    { name: `Column ${"abcdefghij"[line]}`, squares: squares.filter(([, column]) => column === line) },
  ]);
  const letters = [...new Set(regions.join(""))];
  return [...letters.map((letter) => ({ name: "A region", squares: squares.filter(([row, column]) => regions[row][column] === letter) })), ...lines];
}

/** The squares of a unit without a queen that are still open, or nothing if it has one.
    @param {Unit} unit
    @param {RegionPuzzle} puzzle
    @param {Square[]} queens
    @param {Square[]} crosses
    @returns {Square[] | undefined} */
function openIn({ squares }, puzzle, queens, crosses) {
  if (squares.some((square) => queens.some((queen) => isSame(queen, square)))) return undefined;
  return squares.filter((square) => ![...crosses].some((cross) => isSame(cross, square)) && !queens.some((queen) => conflict(puzzle, queen, square)));
}

/** A unit with no open square, or with only one; undefined if every one has more.
    @param {RegionPuzzle} puzzle
    @param {Square[]} queens
    @param {Square[]} crosses
    @returns {{ unit: Unit, open: Square[] } | undefined} */
export function narrowUnit(puzzle, queens, crosses) {
  const counted = units(puzzle).flatMap((unit) => {
    const open = openIn(unit, puzzle, queens, crosses);
    return open && open.length < 2 ? [{ unit, open }] : [];
  });
  return counted.toSorted((a, b) => a.open.length - b.open.length)[0];
}

/** A queen or a cross of the reader that the solution has not.
    @param {RegionPuzzle} puzzle
    @param {Square[]} queens
    @param {Square[]} crosses
    @returns {Square | undefined} */
export const mistake = ({ solution }, queens, crosses) =>
  queens.find(([row, column]) => solution[row] !== column) ?? crosses.find(([row, column]) => solution[row] === column);
