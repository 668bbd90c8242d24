/* The min-conflicts method: each row has a queen, and attacked queens move until no queen is
   attacked. The algorithm is the one of content/programs/min-conflicts.py. */

// After this many moves for each row, a search is considered stuck and starts again.
const MOVES_PER_ROW = 10;

/** The move of a row's queen from one column to another.
    @typedef {{row: number, from: number, to: number}} Move */

/** The number of queens on each column and diagonal. */
class Lines {
  constructor(n) {
    this.columns = Array(n).fill(0);
    this.rising = Array(2 * n).fill(0);
    this.falling = Array(2 * n).fill(0);
  }

  /** Add a number of queens to the lines of a square. */
  add(row, column, queens) {
    this.columns[column] += queens;
    this.rising[row + column] += queens;
    this.falling[row - column + this.columns.length] += queens;
  }

  /** Return the number of queens on the lines of a square. */
  countAt(row, column) {
    return (
      this.columns[column] +
      this.rising[row + column] +
      this.falling[row - column + this.columns.length]
    );
  }
}

/** Return a random start, and the moves from there to a solution. Each queen of the start is placed
    where it is attacked least.
    @param {number} n  at least 4 */
export function repair(n, random) {
  for (;;) {
    const search = attempt(n, random);
    if (search) return search;
  }
}

/** Return a random start and the moves to a solution; undefined if the search is stuck. */
function attempt(n, random) {
  const lines = new Lines(n);
  const board = [];
  const choose = (values) => values[Math.floor(random() * values.length)];
  const put = (row) => {
    const conflicts = lines.columns.map((_, column) => lines.countAt(row, column));
    const fewest = Math.min(...conflicts);
    board[row] = choose([...conflicts.keys()].filter((column) => conflicts[column] === fewest));
    lines.add(row, board[row], 1);
  };
  for (let row = 0; row < n; row++) put(row);
  const start = [...board];
  const moves = [];
  for (let move = 0; move < MOVES_PER_ROW * n; move++) {
    const rows = attackedRows(board);
    if (!rows.length) return { start, moves };
    const row = choose(rows);
    const from = board[row];
    lines.add(row, from, -1);
    put(row);
    moves.push({ row, from, to: board[row] });
  }
  return undefined;
}

/** Return the rows whose queens share a line with another queen. A queen counts once on each of her
    own three lines, so an attacked queen has more than three. */
export function attackedRows(board) {
  const lines = new Lines(board.length);
  for (const [row, column] of board.entries()) lines.add(row, column, 1);
  return [...board.keys()].filter((row) => lines.countAt(row, board[row]) > 3);
}

/** Return the board after some moves. */
export function boardAfter(start, moves) {
  const board = [...start];
  for (const { row, to } of moves) board[row] = to;
  return board;
}
