/* Min-conflicts: all rows have a queen, and attacked queens move until none is left. As content/programs/min-conflicts.py. */

const RANGE = 10; // moves for each row, after which a search is stuck and begins again

/** A queen of a row goes from one column to another.
    @typedef {{row: number, from: number, to: number}} Move */

/** How many queens stand on each column and diagonal. */
class Lines {
  constructor(n) {
    this.columns = Array(n).fill(0);
    this.rising = Array(2 * n).fill(0);
    this.falling = Array(2 * n).fill(0);
  }

  change(row, column, queens) {
    this.columns[column] += queens;
    this.rising[row + column] += queens;
    this.falling[row - column + this.columns.length] += queens;
  }

  on(row, column) {
    return (
      this.columns[column] +
      this.rising[row + column] +
      this.falling[row - column + this.columns.length]
    );
  }
}

/** A start of at least 4 rows, whose queens each stood best when they were placed, and the moves from there to a solution. */
export function repair(n, random) {
  for (;;) {
    const found = attempt(n, random);
    if (found) return found;
  }
}

function attempt(n, random) {
  const lines = new Lines(n);
  const board = [];
  const chosen = (values) => values[Math.floor(random() * values.length)];
  const put = (row) => {
    const conflicts = lines.columns.map((_, column) => lines.on(row, column));
    const fewest = Math.min(...conflicts);
    board[row] = chosen([...conflicts.keys()].filter((column) => conflicts[column] === fewest));
    lines.change(row, board[row], 1);
  };
  for (let row = 0; row < n; row++) put(row);
  const start = [...board];
  const moves = [];
  for (let left = RANGE * n; left > 0; left--) {
    const rows = attackedRows(board);
    if (!rows.length) return { start, moves };
    const row = chosen(rows);
    const from = board[row];
    lines.change(row, from, -1);
    put(row);
    moves.push({ row, from, to: board[row] });
  }
  return undefined;
}

/** The rows whose queens share a line with another; a queen counts herself three times. */
export function attackedRows(board) {
  const lines = new Lines(board.length);
  for (const [row, column] of board.entries()) lines.change(row, column, 1);
  return [...board.keys()].filter((row) => lines.on(row, board[row]) > 3);
}

/** The board after some moves. */
export function boardAfter(start, moves) {
  const board = [...start];
  for (const { row, to } of moves) board[row] = to;
  return board;
}
