/* Searches of a few milliseconds: representatives by their first queens, and the solutions that complete
   a board.

   A row is a 32-bit integer, bit 0 at the right edge; the lowest bit first gives the greatest board
   first. The rules that leave out greater images are the rules of `cy_core/engine/c/prefixes.c`. */

import { isSame, orbit } from "./symmetry.js";

const bitsBelow = (count) => (1 << count) - 1;

let faster = {};

/** Search with WebAssembly, where a browser has it. The worker does: it would make other scripts heavier. */
export const accelerate = (squares) => void (faster = squares);

/* Representatives ----------------------------------------------------------------------------- */

/** How boards begin, by the columns of their first queens, the greatest first; the first is not left of
    the middle, as in every representative. */
export function prefixes(n, rows) {
  const found = [];
  const isFree = (queens, column) =>
    queens.every(
      (other, row) => other !== column && Math.abs(other - column) !== queens.length - row,
    );
  function longer(queens) {
    if (queens.length === rows) return found.push(queens);
    const least = queens.length ? 0 : n >> 1;
    for (let column = n - 1; column >= least; column--) {
      if (isFree(queens, column)) longer([...queens, column]);
    }
  }
  longer([]);
  return found;
}

/** The squares of each row where a queen would make an image greater; undefined where two queens
    begin no representative. */
function closedSquares(n, [first, second]) {
  const [last, distance] = [n - 1, n - 1 - first];
  const closed = new Int32Array(n);
  if (distance === 0) return second === 0 ? undefined : closed.fill(2, 2, n - 1 - second);
  const sides = (1 << last) | 1;
  closed.fill(sides, 1, distance).fill(sides, n - distance);
  const outer = bitsBelow(distance);
  closed[last] |= outer | (outer << (n - distance));
  return closed;
}

const rowOf = (board, column) => board.indexOf(column);
const TURNS = [
  undefined,
  (board, last, row) => last - rowOf(board, row),
  (board, last, row) => last - board[last - row],
  (board, last, row) => rowOf(board, last - row),
];

/** Above 0 where the turned board, which begins with the same queen, is the greater one. */
function compareTurned(board, last, quarters) {
  const turned = TURNS[quarters];
  let more = 0;
  for (let row = 1; row <= last && !more; row++) more = turned(board, last, row) - board[row];
  return more;
}

/** The size of the orbit, or 0 where a turned image is greater; a mirror image never is. */
function orbitSize(board, distance) {
  const last = board.length - 1;
  if (distance === 0) return 8;
  const quarter = board[distance] === 0 ? compareTurned(board, last, 1) : -1;
  if (quarter > 0) return 0;
  const half = board[last] === distance ? compareTurned(board, last, 2) : -1;
  if (half > 0) return 0;
  if (board[last - distance] === last && compareTurned(board, last, 3) > 0) return 0;
  return quarter === 0 ? 2 : half === 0 ? 4 : 8;
}

/** Visit the representatives with a prefix, the greatest or the least first, until `visit(board, size)`
    is true, and tell whether it was. The board that it gets goes on changing. */
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

/** All representatives, by the sizes of their orbits, in the order of their ranks. */
export function representatives(n) {
  const boards = { 1: n === 1 ? [[0]] : [], 2: [], 4: [], 8: [] };
  for (const prefix of n < 4 ? [] : prefixes(n, 2)) {
    eachRepresentative(n, prefix, (board, size) => void boards[size].push([...board]));
  }
  return boards;
}

/** The representatives of orbits of 2 or 4 with a prefix, the greatest first. They are few: it takes a
    thousandth of the time to place with each queen those that a quarter or half a turn makes of it. */
export function turnedRepresentatives(n, prefix, size) {
  const last = n - 1;
  const found = [];

  function mates(row, column) {
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

  /** A board with a queen more and its mates; undefined where two attack each other. */
  function withQueen(board, column, row) {
    let next = board;
    for (const [line, place] of mates(row, column)) {
      if (!isFree(next, line, place)) return undefined;
      next = next.with(line, place);
    }
    return next;
  }

  function fill(board) {
    const row = board.indexOf(null);
    if (row < 0) return isRepresentative(board) && found.push(board);
    for (let column = last; column >= 0; column--) {
      const next = withQueen(board, column, row);
      if (next) fill(next);
    }
    return undefined;
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
  return found;
}

/* Completions --------------------------------------------------------------------------------- */

/** The squares of each row that queens on the board and forbidden squares leave, as bits. */
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

const countBits = (bits) => {
  let count = 0;
  for (; bits; bits &= bits - 1) count++;
  return count;
};

/** All solutions that agree with a board, which has null where a row has no queen: how many, how
    many with a queen on each square, and the first of them, the least first. `report` is called now
    and then with the part that is done. */
export function completions(board, forbidden, limit, report = () => {}) {
  const n = board.length;
  const open = openSquares(board, forbidden);
  const counts = new Float64Array(n * n);
  const solutions = [];
  const columns = new Uint8Array(n);
  // The rows whose branches show how far the search is: two of those without a queen.
  const watched =
    board
      .flatMap((column, row) => (column === null ? row : []))
      .slice(0, 2)
      .at(-1) ?? 0;
  const share = new Float64Array(n + 1).fill(1);
  const counter = faster.squareCounter?.(open);
  let done = 0;

  function below(row, left, down, right) {
    if (row === n) {
      if (solutions.length < limit) solutions.push([...columns]);
      return 1;
    }
    // Enough are listed: the others are only counted.
    if (counter && row > watched && solutions.length === limit)
      return counter.below(row, left, down, right);
    let free = open[row] & ~(left | down | right);
    if (row <= watched) share[row + 1] = share[row] / (countBits(free) || 1);
    if (!free && row <= watched) done += share[row];
    let total = 0;
    while (free) {
      const place = 31 - Math.clz32(free); // the least column first
      const bit = 1 << place;
      free ^= bit;
      columns[row] = n - 1 - place;
      const found = below(row + 1, (left | bit) << 1, down | bit, (right | bit) >> 1);
      counts[row * n + n - 1 - place] += found;
      total += found;
      if (row === watched) report((done += share[row + 1]));
    }
    return total;
  }

  const total = below(0, 0, 0, 0);
  counter?.addTo(counts);
  return { total, counts: [...counts], solutions };
}
