/* The min-conflicts method: each row has a queen, and attacked queens move until no queen is
   attacked. It is the same algorithm as in content/programs/min-conflicts.py. */

// After MOVES_PER_ROW * N moves a search is considered stuck, and a new one starts.
const MOVES_PER_ROW = 10;

/** The move of a row's queen from one column to another.
    @typedef {{row: number, from: number, to: number}} Move */

/** A board's columns and diagonals, with the number of queens on each. */
class Lines {
  constructor(n) {
    this.columns = Array(n).fill(0);
    this.rising = Array(2 * n).fill(0);
    this.falling = Array(2 * n).fill(0);
  }

  /** Add `queens` to the counts of the column and the two diagonals of a square; -1 removes a
      queen. */
  add(row, column, queens) {
    this.columns[column] += queens;
    this.rising[row + column] += queens;
    this.falling[row - column + this.columns.length] += queens;
  }

  /** Return the sum of the queens on the column and the two diagonals of a square. */
  countAt(row, column) {
    return (
      this.columns[column] +
      this.rising[row + column] +
      this.falling[row - column + this.columns.length]
    );
  }
}

/** Return a random start and the moves from there to a solution. Each queen of the start is on a
    square of her row that the fewest queens above attack.
    @param {number} n  at least 4
    @param {() => number} random  returns numbers from 0 to below 1
    @returns {{start: number[], moves: Move[]}} `start` has the column of the queen of each row */
export function repair(n, random) {
  for (;;) {
    const search = attempt(n, random);
    if (search) return search;
  }
}

/** Return a random start and the moves to a solution, or undefined if the search is stuck. */
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

/** Return the rows whose queens are attacked; `board` has the column of each row's queen. `countAt`
    counts a queen on each of her own three lines, so more than three means that she is attacked. */
export function attackedRows(board) {
  const lines = new Lines(board.length);
  for (const [row, column] of board.entries()) lines.add(row, column, 1);
  return [...board.keys()].filter((row) => lines.countAt(row, board[row]) > 3);
}

/** Return the board after the moves; `start` has the column of each row's queen. */
export function boardAfter(start, moves) {
  const board = [...start];
  for (const { row, to } of moves) board[row] = to;
  return board;
}
