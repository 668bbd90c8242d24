/* A position while it is reasoned about: which squares may still have a queen.

   A row of squares is a number, a set of columns: bit c stands for column c. */

/** @typedef {[number, number]} Square  row and column, from 0 at the top left */
/** A row or a column without queen, and its free squares.
    @typedef {{ row?: number, column?: number, squares: Square[] }} Line */
/** `free` has the free squares of each row, `queens` the column of each queen, null for a row without one.
    @typedef {{ n: number, free: number[], queens: (number | null)[] }} Position */

const columnsIn = (set) => {
  const columns = [];
  for (let rest = set; rest; rest &= rest - 1) columns.push(31 - Math.clz32(rest & -rest));
  return columns;
};

/** The columns of a row that a queen attacks from another row at some distance. */
const reach = (column, distance) => {
  const bit = 1 << column;
  return bit | (bit << distance) | (bit >> distance);
};

/** An empty board.
    @param {number} n
    @returns {Position} */
export const emptyPosition = (n) => ({ n, free: Array(n).fill((1 << n) - 1), queens: Array(n).fill(null) });

/** The position with one more queen.
    @param {Position} position
    @param {Square} square
    @returns {Position} */
export function withQueen({ n, free, queens }, [row, column]) {
  const left = free.map((set, other) => (other === row ? 0 : set & ~reach(column, Math.abs(other - row))));
  return { n, free: left, queens: queens.with(row, column) };
}

/** The position without one of its free squares.
    @param {Position} position
    @param {Square} square
    @returns {Position} */
export const withoutSquare = (position, [row, column]) => ({
  ...position,
  free: position.free.with(row, position.free[row] & ~(1 << column)),
});

/** All free squares, row by row.
    @param {Position} position
    @returns {Square[]} */
export const freeSquares = ({ free }) => free.flatMap((set, row) => columnsIn(set).map((column) => [row, column]));

/** The rows without queen, then the columns.
    @param {Position} position
    @returns {Line[]} */
export function openLines(position) {
  const { n, queens } = position;
  const squares = freeSquares(position);
  const lines = [...Array(n).keys()];
  const rows = lines.filter((row) => queens[row] === null).map((row) => ({ row, squares: squares.filter((each) => each[0] === row) }));
  const columns = lines
    .filter((column) => !queens.includes(column))
    .map((column) => ({ column, squares: squares.filter((each) => each[1] === column) }));
  return [...rows, ...columns];
}

/** Whether each row has a queen.
    @param {Position} position */
export const isComplete = ({ queens }) => !queens.includes(null);
