/* Searches that take a few milliseconds: representatives by their first queens, and the solutions
   that complete a board.

   A row is a 32-bit integer with bit 0 at the right edge. So a search that takes the lowest bit
   first finds the greatest board first. `cy_core/engine/c/prefixes.c` explains the rules by which
   the search leaves out boards with a greater image. */

import { isSame, orbit } from "./symmetry.js";

const bitsBelow = (count) => (1 << count) - 1;

let faster = {};

/** Make the searches below use the WebAssembly functions of squares.js if the browser has
    WebAssembly. Only the worker calls this, because the module would make other scripts larger.
    @param {typeof import("./squares.js")} squares */
export function accelerate(squares) {
  faster = squares;
}

// Representatives ---------------------------------------------------------------------------------

/** Return the possible columns of the first `rows` queens of representatives, as lists, the
    greatest first. The first queen of a representative is never in the left half.
    @param {number} n  the side of the board
    @param {number} rows */
export function prefixes(n, rows) {
  const all = [];
  const isFree = (queens, column) =>
    queens.every(
      (other, row) => other !== column && Math.abs(other - column) !== queens.length - row,
    );
  function extend(queens) {
    if (queens.length === rows) {
      all.push(queens);
      return;
    }
    const least = queens.length ? 0 : n >> 1;
    for (let column = n - 1; column >= least; column--) {
      if (isFree(queens, column)) extend([...queens, column]);
    }
  }
  extend([]);
  return all;
}

/** Return the squares of each row where a queen would make an image greater than the board, as
    bits. Return undefined if no representative begins with these two queens.
    @param {number} n  the side of the board
    @param {number[]} prefix  the columns of the first queens */
function closedSquares(n, [first, second]) {
  const last = n - 1;
  const distance = last - first;
  const closed = new Int32Array(n);
  if (distance === 0) return second === 0 ? undefined : closed.fill(2, 2, n - 1 - second);
  const sides = (1 << last) | 1;
  closed.fill(sides, 1, distance).fill(sides, n - distance);
  const outer = bitsBelow(distance);
  closed[last] |= outer | (outer << (n - distance));
  return closed;
}

const rowOf = (board, column) => board.indexOf(column);
// For each number of quarter turns, the function that returns the column of a row on the board
// turned clockwise; `last` is the last row, N - 1.
const TURNS = [
  undefined,
  (board, last, row) => last - rowOf(board, row),
  (board, last, row) => last - board[last - row],
  (board, last, row) => rowOf(board, last - row),
];

/** Compare the board, turned clockwise by 1 to 3 `quarters`, with the board itself. Both must begin
    with the same queen. Return a positive number if the turned one is greater, 0 if they are equal.
    @param {number} last  the last row, N - 1 */
function compareTurned(board, last, quarters) {
  const turned = TURNS[quarters];
  for (let row = 1; row <= last; row++) {
    const difference = turned(board, last, row) - board[row];
    if (difference) return difference;
  }
  return 0;
}

/** Return the size of the orbit of a board if it is the greatest of its images, otherwise 0. Only
    turned images are compared, because the search has left out boards with a greater mirror image.
    @param {number[]} board
    @param {number} distance  between the first queen and the right edge */
function orbitSize(board, distance) {
  const last = board.length - 1;
  if (distance === 0) return 8;
  const quarter = board[distance] === 0 ? compareTurned(board, last, 1) : -1;
  if (quarter > 0) return 0;
  const half = board[last] === distance ? compareTurned(board, last, 2) : -1;
  if (half > 0) return 0;
  if (board[last - distance] === last && compareTurned(board, last, 3) > 0) return 0;
  if (quarter === 0) return 2;
  return half === 0 ? 4 : 8;
}

/** Call `visit(board, size)` for each representative with a prefix until it returns true; return
    whether it did.
    @param {number} n  the side of the board
    @param {number[]} prefix  the columns of the first queens, at least two
    @param {(board: ArrayLike<number>, size: number) => boolean | void} visit  called with the
      columns and the size of the orbit. The array is reused: copy it to keep it
    @param {boolean} [fromLeast]  whether the least board comes first, instead of the greatest */
export function eachRepresentative(n, prefix, visit, fromLeast = false) {
  const distance = n - 1 - prefix[0];
  const closed = closedSquares(n, prefix);
  const bits = prefix.map((column) => 1 << (n - 1 - column));
  if (!closed || bits.some((bit, row) => bit & closed[row])) return false;
  const open = closed.map((squares) => bitsBelow(n) & ~squares);

  function isEndedHere() {
    const size = orbitSize(board, distance);
    return size > 0 && visit(board, size);
  }

  function isEnded(row, left, down, right) {
    if (row === n) return isEndedHere();
    let free = open[row] & ~(left | down | right);
    while (free) {
      const bit = fromLeast ? 1 << (31 - Math.clz32(free)) : free & -free;
      free ^= bit;
      board[row] = n - 32 + Math.clz32(bit);
      if (isEnded(row + 1, (left | bit) << 1, down | bit, (right | bit) >> 1)) return true;
    }
    return false;
  }

  const script = { below: isEnded, board: new Uint8Array(n) };
  const { below, board } = faster.solutionVisitor?.(open, isEndedHere, fromLeast) ?? script;
  board.set(prefix);
  const attack = ([left, down, right], bit) => [(left | bit) << 1, down | bit, (right | bit) >> 1];
  return Boolean(below(prefix.length, ...bits.reduce(attack, [0, 0, 0])));
}

/** Return all representatives of one N in an object of four lists, by the sizes of their orbits: 1,
    2, 4 and 8. Each list is in the order of the ranks. */
export function representatives(n) {
  const boards = { 1: n === 1 ? [[0]] : [], 2: [], 4: [], 8: [] };
  for (const prefix of n < 4 ? [] : prefixes(n, 2)) {
    eachRepresentative(n, prefix, (board, size) => {
      boards[size].push([...board]);
    });
  }
  return boards;
}

/** Return the representatives with a prefix whose orbits have `size` boards, 2 or 4, the greatest
    first. The search places each queen together with its images under quarter turns or a half turn.
    Few boards have this symmetry, so this takes a thousandth of the time of a search for all
    representatives.
    @param {number} n  the side of the board
    @param {number[]} prefix  the columns of the first queens
    @param {2 | 4} size */
export function turnedRepresentatives(n, prefix, size) {
  const last = n - 1;
  const boards = [];

  function imagesOf(row, column) {
    const half = [
      [row, column],
      [last - row, last - column],
    ];
    return size === 4 ? half : [...half, [column, last - row], [last - column, row]];
  }

  const isFree = (board, row, column) =>
    board.every((other, line) => {
      if (other === null) return true;
      if (line === row) return other === column;
      return other !== column && Math.abs(other - column) !== Math.abs(line - row);
    });

  /** Return a board with a further queen and its images; undefined if two queens attack each
      other. */
  function withQueen(board, column, row) {
    let next = board;
    for (const [imageRow, imageColumn] of imagesOf(row, column)) {
      if (!isFree(next, imageRow, imageColumn)) return undefined;
      next = next.with(imageRow, imageColumn);
    }
    return next;
  }

  function fill(board) {
    const row = board.indexOf(null);
    if (row < 0) {
      if (isRepresentative(board)) boards.push(board);
      return;
    }
    for (let column = last; column >= 0; column--) {
      const next = withQueen(board, column, row);
      if (next) fill(next);
    }
  }

  const isRepresentative = (board) => {
    const { size: own, representative } = orbit(board);
    return own === size && isSame(board, representative);
  };
  const start = prefix.reduce(
    (board, column, row) => board && withQueen(board, column, row),
    Array(n).fill(null),
  );
  if (start) fill(start);
  return boards;
}

// Completions -------------------------------------------------------------------------------------

/** Return the squares of each row that may have a queen, as bits: in a row with a queen its square,
    otherwise the squares that are not forbidden and that no queen on the board attacks. */
function openSquares(board, forbidden) {
  const n = board.length;
  const open = Int32Array.from(board, (fixed) =>
    fixed === null ? bitsBelow(n) : 1 << (n - 1 - fixed),
  );
  for (const [row, column] of forbidden) open[row] &= ~(1 << (n - 1 - column));
  board.forEach((fixed, row) => {
    if (fixed === null) return;
    for (let other = 0; other < n; other++) {
      if (other === row) continue;
      const apart = Math.abs(other - row);
      for (const column of [fixed - apart, fixed, fixed + apart]) {
        if (column >= 0 && column < n) open[other] &= ~(1 << (n - 1 - column));
      }
    }
  });
  return open;
}

function countBits(bits) {
  let count = 0;
  let rest = bits;
  while (rest) {
    rest &= rest - 1;
    count += 1;
  }
  return count;
}

/** Find all solutions that complete a board. Return their number as `total`, the number with a
    queen on each square as `counts`, row by row, and the first ones as `solutions`, the least board
    first.
    @param {(number | null)[]} board  columns; null for a row without queen
    @param {[number, number][]} forbidden  squares that must not have a queen
    @param {number} limit  the most solutions to return
    @param {(part: number) => void} [report]  called now and then with the share of the search that
      is done */
export function completions(board, forbidden, limit, report = () => {}) {
  const n = board.length;
  const open = openSquares(board, forbidden);
  const counts = new Float64Array(n * n);
  const solutions = [];
  const columns = new Uint8Array(n);
  // The progress is the share of the branches of the first two rows without queen that are done.
  // `watched` is the second of these rows.
  const emptyRows = board.flatMap((column, row) => (column === null ? row : []));
  const watched = emptyRows.slice(0, 2).at(-1) ?? 0;
  const share = new Float64Array(n + 1).fill(1);
  const counter = faster.squareCounter?.(open);
  let done = 0;

  function below(row, left, down, right) {
    if (row === n) {
      if (solutions.length < limit) solutions.push([...columns]);
      return 1;
    }
    // `solutions` has reached its limit, so further solutions are only counted, which is faster.
    if (counter && row > watched && solutions.length === limit)
      return counter.below(row, left, down, right);
    let free = open[row] & ~(left | down | right);
    if (row <= watched) share[row + 1] = share[row] / (countBits(free) || 1);
    if (!free && row <= watched) done += share[row];
    let total = 0;
    while (free) {
      // Take the highest bit, so that the least column comes first.
      const index = 31 - Math.clz32(free);
      const bit = 1 << index;
      const column = n - 1 - index;
      free ^= bit;
      columns[row] = column;
      const count = below(row + 1, (left | bit) << 1, down | bit, (right | bit) >> 1);
      counts[row * n + column] += count;
      total += count;
      if (row === watched) {
        done += share[row + 1];
        report(done);
      }
    }
    return total;
  }

  const total = below(0, 0, 0, 0);
  counter?.addTo(counts);
  return { total, counts: [...counts], solutions };
}
