/* Finds the labels of solutions and the solutions of labels, for N up to 18. The worker of the
   finder answers with these functions.

   From N = 13 on they use an index: it tells for each prefix, the first queens of a board, how many
   representatives of each orbit size begin with it. Only the boards with one prefix are then
   searched. `cy_core/ranks/index.py` explains the bytes of the file. */

import { isSame, orbit } from "./symmetry.js";
import {
  completions,
  eachRepresentative,
  prefixes,
  representatives,
  turnedRepresentatives,
} from "./search.js";

// Up to this N, finding all representatives is faster than fetching an index.
const MAX_LISTED = 12;
// The number of rows that a prefix of an index has.
const ROWS = 4;
const SIZES = [1, 2, 4, 8];

/** Return a function that calls `make(key)` once for each key and remembers its results. */
function cached(make) {
  const known = new Map();
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key);
  };
}

const indexOf = (boards, board) => boards.findIndex((other) => isSame(board, other));
const sum = (counts) => counts.reduce((total, count) => total + count, 0);

// The representatives of each prefix --------------------------------------------------------------

/** Return the representatives of one orbit size with a prefix that have the indices `from` up to
    but without `to`. To be fast, the search starts at the nearer end.
    @param {number} count  the number of all representatives of this size with this prefix */
function sliceWithin(n, prefix, size, count, from, to) {
  if (size < 8) return turnedRepresentatives(n, prefix, size).slice(from, to);
  const fromLeast = count - to < from;
  const skipped = fromLeast ? count - to : from;
  const end = fromLeast ? count - from : to;
  const boards = [];
  let passed = 0;
  function visit(board, boardSize) {
    if (boardSize === size) {
      passed += 1;
      if (passed > skipped) boards.push([...board]);
    }
    return passed === end;
  }
  eachRepresentative(n, prefix, visit, fromLeast);
  return fromLeast ? boards.toReversed() : boards;
}

/** Return the index of a board among the representatives of its orbit size with a prefix; -1 if it
    is not among them. To be fast, the search starts at the end that is probably nearer.
    @param {number} count  the number of these representatives */
function indexWithin(n, prefix, size, count, board) {
  if (size < 8) return indexOf(turnedRepresentatives(n, prefix, size), board);
  const fromLeast = board[prefix.length] < n / 2;
  let passed = 0;
  function visit(other, otherSize) {
    if (otherSize === size) passed += 1;
    return isSame(board, other);
  }
  if (!eachRepresentative(n, prefix, visit, fromLeast)) return -1;
  return fromLeast ? count - passed : passed - 1;
}

/** Return an index in the form of `representativesOf` that has only the empty prefix, for small
    N. */
function listAll(n) {
  const boards = representatives(n);
  const counts = Object.fromEntries(SIZES.map((size) => [size, [boards[size].length]]));
  return {
    rows: 0,
    starts: [[]],
    counts,
    slice: (part, size, from, to) => boards[size].slice(from, to),
    index: (part, size, board) => indexOf(boards[size], board),
  };
}

/** Decode the counts of an index. Return for each orbit size the number of representatives of each
    prefix. They are coded as whole numbers with 7 bits in each byte, and run lengths of zeros.
    @param {Uint8Array} bytes  the file
    @param {number} length  the number of prefixes */
function countsOf(bytes, length) {
  // The first two bytes are N and the rows of a prefix.
  let position = 2;
  function readNumber() {
    let value = 0;
    let shift = 0;
    let byte = 0;
    do {
      byte = bytes[position];
      position += 1;
      value |= (byte & 127) << shift;
      shift += 7;
    } while (byte & 128);
    return value;
  }
  function readCounts() {
    const counts = new Int32Array(length);
    let part = 0;
    while (part < length) {
      counts[part] = readNumber();
      part += counts[part] ? 1 : 1 + readNumber();
    }
    return counts;
  }
  return { 1: new Int32Array(length), 2: readCounts(), 4: readCounts(), 8: readCounts() };
}

/** Load the index of N, for large N. Resolve to an index in the form of `representativesOf`. */
async function loadIndex(n) {
  const answer = await fetch(`labels/${n}.index`);
  if (!answer.ok) throw new Error(`the index of N = ${n} could not be loaded`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (bytes[0] !== n || bytes[1] !== ROWS)
    throw new Error(`the index of N = ${n} is of another kind`);
  const starts = prefixes(n, ROWS);
  const counts = countsOf(bytes, starts.length);
  const slice = (part, size, from, to) =>
    sliceWithin(n, starts[part], size, counts[size][part], from, to);
  const index = (part, size, board) =>
    indexWithin(n, starts[part], size, counts[size][part], board);
  return { rows: ROWS, starts, counts, slice, index };
}

/** Resolve to an index of the representatives of N. `starts` are the prefixes, of `rows` columns
    each. `counts[size][part]` is the number of representatives of an orbit size that begin with
    `starts[part]`. Among these, `slice(part, size, from, to)` returns the boards with indices
    `from` to `to` - 1, and `index(part, size, board)` the index of a board, or -1. */
const representativesOf = cached(async (n) => (n <= MAX_LISTED ? listAll(n) : loadIndex(n)));

// Answers -----------------------------------------------------------------------------------------

/** Resolve to the number of orbits of each size, as { 1: 0, 2: 0, 4: 1, 8: 11 }. */
export async function census(n) {
  const { counts } = await representativesOf(n);
  return Object.fromEntries(SIZES.map((size) => [size, sum(counts[size])]));
}

/** Resolve to at most `count` representatives of one orbit size, from a rank on, counted from 1. */
export async function ranked(n, size, rank, count) {
  const { starts, counts, slice } = await representativesOf(n);
  const boards = [];
  let before = 0;
  for (let part = 0; part < starts.length && boards.length < count; part++) {
    const inPart = counts[size][part];
    const from = Math.max(rank - 1 - before, 0);
    const to = Math.min(inPart, from + count - boards.length);
    if (from < inPart) boards.push(...slice(part, size, from, to));
    before += inPart;
  }
  return boards;
}

/** Resolve to the label of a solution in parts: N, the size of its orbit, and the rank of the orbit
    among the orbits of this size. Reject if the board is not a solution. */
export async function labelled(board) {
  const n = board.length;
  const { representative: first, size } = orbit(board);
  const { rows, starts, counts, index } = await representativesOf(n);
  const start = first.slice(0, rows);
  const part = starts.findIndex((other) => isSame(other, start));
  const indexInPart = index(part, size, first);
  if (indexInPart < 0) throw new Error("two of its queens attack each other");
  return { n, size, rank: sum(counts[size].slice(0, part)) + indexInPart + 1 };
}

const labelOf = async (board) => {
  const { n, size, rank } = await labelled(board);
  return `${n}.${size}.${rank}`;
};

/** Resolve to the `completions` of a board, with the labels of their solutions.
    @param {(number | null)[]} board  as in `completions`
    @param {[number, number][]} forbidden  squares without queen
    @param {number} limit  the most solutions to list
    @param {(part: number) => void} report  called with the share of the search that is done */
export async function completed(board, forbidden, limit, report) {
  const answer = completions(board, forbidden, limit, report);
  return { ...answer, labels: await Promise.all(answer.solutions.map(labelOf)) };
}
