/* Labels of solutions and solutions of labels, N <= 18: the answers of the worker.

   From N = 13 on they come through an index: how many representatives of each orbit size begin with
   each prefix. Only one prefix is searched. Its bytes are explained in `cy_core/ranks/index.py`. */

import { isSame, orbit } from "./symmetry.js";
import {
  completions,
  eachRepresentative,
  prefixes,
  representatives,
  turnedRepresentatives,
} from "./search.js";

const MAX_LISTED = 12; // all representatives of these are found faster than an index is fetched
const ROWS = 4; // of a prefix of an index
const SIZES = [1, 2, 4, 8];

/** A function that remembers what it made of each key. */
function cached(make) {
  const known = new Map();
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key);
  };
}

const indexOf = (boards, board) => boards.findIndex((other) => isSame(board, other));
const sum = (counts) => counts.reduce((total, count) => total + count, 0);

/* Representatives of a prefix --------------------------------------------------------------- */

/** Return representatives `from` to `to` of the `count` that have this orbit size and begin with
    `prefix`. The search begins at the nearer end. */
function sliceWithin(n, prefix, size, count, from, to) {
  if (size < 8) return turnedRepresentatives(n, prefix, size).slice(from, to);
  const fromLeast = count - to < from;
  const [skipped, end] = fromLeast ? [count - to, count - from] : [from, to];
  const boards = [];
  let passed = 0;
  function visit(board, own) {
    if (own === size && ++passed > skipped) boards.push([...board]);
    return passed === end;
  }
  eachRepresentative(n, prefix, visit, fromLeast);
  return fromLeast ? boards.toReversed() : boards;
}

/** Return the index of `board` among the `count` representatives with this orbit size and prefix, or
    -1. The search begins at the end that is probably nearer. */
function indexWithin(n, prefix, size, count, board) {
  if (size < 8) return indexOf(turnedRepresentatives(n, prefix, size), board);
  const fromLeast = board[prefix.length] < n / 2;
  let passed = 0;
  function visit(other, own) {
    passed += own === size;
    return isSame(board, other);
  }
  if (!eachRepresentative(n, prefix, visit, fromLeast)) return -1;
  return fromLeast ? count - passed : passed - 1;
}

/** Return an index of all representatives, with one prefix without a queen. */
function listed(n) {
  const boards = representatives(n);
  const counts = Object.fromEntries(SIZES.map((size) => [size, [boards[size].length]]));
  const slice = (place, size, from, to) => boards[size].slice(from, to);
  return {
    rows: 0,
    starts: [[]],
    counts,
    slice,
    index: (place, size, board) => indexOf(boards[size], board),
  };
}

/** The counts of an index for each orbit size: whole numbers of 7 bits a byte, and runs of zeros. */
function countsOf(bytes, length) {
  let at = 2;
  function whole() {
    let [value, shift, byte] = [0, 0, 0];
    do {
      byte = bytes[at++];
      value |= (byte & 127) << shift;
      shift += 7;
    } while (byte & 128);
    return value;
  }
  function stream() {
    const counts = new Int32Array(length);
    for (let place = 0; place < length; place++) {
      counts[place] = whole();
      if (!counts[place]) place += whole();
    }
    return counts;
  }
  return { 1: new Int32Array(length), 2: stream(), 4: stream(), 8: stream() };
}

async function indexed(n) {
  const answer = await fetch(`labels/${n}.index`);
  if (!answer.ok) throw new Error(`the index of N = ${n} could not be loaded`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (bytes[0] !== n || bytes[1] !== ROWS)
    throw new Error(`the index of N = ${n} is of another kind`);
  const starts = prefixes(n, ROWS);
  const counts = countsOf(bytes, starts.length);
  const searched =
    (search) =>
    (place, size, ...values) =>
      search(n, starts[place], size, counts[size][place], ...values);
  return { rows: ROWS, starts, counts, slice: searched(sliceWithin), index: searched(indexWithin) };
}

const placesOf = cached(async (n) => (n <= MAX_LISTED ? listed(n) : indexed(n)));

/* Answers --------------------------------------------------------------------------------------- */

/** How many orbits of each size there are. */
export async function census(n) {
  const { counts } = await placesOf(n);
  return Object.fromEntries(SIZES.map((size) => [size, sum(counts[size])]));
}

/** At most `count` representatives of one orbit size, from a rank on, counted from 1. */
export async function ranked(n, size, rank, count) {
  const { starts, counts, slice } = await placesOf(n);
  const found = [];
  let before = 0;
  for (let place = 0; place < starts.length && found.length < count; place++) {
    const here = counts[size][place];
    const from = Math.max(rank - 1 - before, 0);
    if (from < here)
      found.push(...slice(place, size, from, Math.min(here, from + count - found.length)));
    before += here;
  }
  return found;
}

/** Return the orbit size of a solution, and the rank of its orbit among the orbits of this size. */
export async function labelled(board) {
  const n = board.length;
  const { representative: first, size } = orbit(board);
  const { rows, starts, counts, index } = await placesOf(n);
  const start = first.slice(0, rows);
  const place = starts.findIndex((each) => isSame(each, start));
  const at = index(place, size, first);
  if (at < 0) throw new Error("two of its queens attack each other");
  return { n, size, rank: sum(counts[size].slice(0, place)) + at + 1 };
}

const labelOf = async (board) => {
  const { n, size, rank } = await labelled(board);
  return `${n}.${size}.${rank}`;
};

/** Return the `completions` of a board, with the labels of the solutions. */
export async function completed(board, forbidden, limit, report) {
  const found = completions(board, forbidden, limit, report);
  return { ...found, labels: await Promise.all(found.solutions.map(labelOf)) };
}
