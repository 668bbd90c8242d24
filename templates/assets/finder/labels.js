/* Labels of solutions and solutions of labels, N <= 18: the answers of the worker.

   From N = 13 on they come through an index: how many representatives of each orbit size begin with
   each prefix. Only one prefix is searched. Its bytes are explained in `cy_core/ranks/index.py`. */

import { isSame, orbit } from "../shared/symmetry.js";
import { completions, eachRepresentative, prefixes, turnedRepresentatives } from "./search.js";

const MAX_LISTED = 12; // all representatives of these are found faster than an index is fetched
const ROWS = 4; // of a prefix of an index
const SIZES = [1, 2, 4, 8];

/** A function that remembers what it made of some keys. */
function cached(make, most = Infinity) {
  const known = new Map();
  return (key) => {
    if (known.size === most && !known.has(key)) known.clear();
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key);
  };
}

const sum = (counts) => counts.reduce((total, count) => total + count, 0);

/* Where representatives are found --------------------------------------------------------------- */

/** The representatives of one orbit size that begin with a prefix. */
function within(n, prefix, size) {
  if (size < 8) return turnedRepresentatives(n, prefix, size);
  const boards = [];
  eachRepresentative(n, prefix, (board, own) => void (own === size && boards.push([...board])));
  return boards;
}

/** All representatives, by the sizes of their orbits, in the order of their ranks.
    @param {number} n
    @returns {Record<number, number[][]>} */
export function representatives(n) {
  const boards = { 1: n === 1 ? [[0]] : [], 2: [], 4: [], 8: [] };
  for (const prefix of n < 4 ? [] : prefixes(n, 2)) {
    eachRepresentative(n, prefix, (board, size) => void boards[size].push([...board]));
  }
  return boards;
}

/** All representatives as those of one prefix, which has no queen. */
function listed(n) {
  const boards = representatives(n);
  const counts = Object.fromEntries(SIZES.map((size) => [size, [boards[size].length]]));
  return { rows: 0, starts: [[]], counts, boardsAt: (place, size) => boards[size] };
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
  if (bytes[0] !== n || bytes[1] !== ROWS) throw new Error(`the index of N = ${n} is of another kind`);
  const starts = prefixes(n, ROWS);
  const found = SIZES.map((size) => cached((place) => within(n, starts[place], size), 16));
  const boardsAt = (place, size) => found[SIZES.indexOf(size)](place);
  return { rows: ROWS, starts, counts: countsOf(bytes, starts.length), boardsAt };
}

const placesOf = cached(async (n) => (n <= MAX_LISTED ? listed(n) : indexed(n)));

/* Answers --------------------------------------------------------------------------------------- */

/** How many orbits of each size there are.
    @param {number} n
    @returns {Promise<Record<number, number>>} */
export async function census(n) {
  const { counts } = await placesOf(n);
  return Object.fromEntries(SIZES.map((size) => [size, sum(counts[size])]));
}

/** At most `count` representatives of one orbit size, from a rank on, counted from 1.
    @param {number} n
    @param {number} size
    @param {number} rank
    @param {number} count
    @returns {Promise<number[][]>} */
export async function ranked(n, size, rank, count) {
  const { starts, counts, boardsAt } = await placesOf(n);
  const found = [];
  let before = 0;
  for (let place = 0; place < starts.length && found.length < count; place++) {
    const end = before + counts[size][place];
    const skipped = Math.max(rank - 1 - before, 0);
    if (rank <= end && before < end) found.push(...boardsAt(place, size).slice(skipped, skipped + count - found.length));
    before = end;
  }
  return found;
}

/** The size of the orbit of a solution, and its rank among those of this size.
    @param {number[]} board
    @returns {Promise<{n: number, size: number, rank: number}>} */
export async function labelled(board) {
  const n = board.length;
  const { representative: first, size } = orbit(board);
  const { rows, starts, counts, boardsAt } = await placesOf(n);
  const start = first.slice(0, rows);
  const place = starts.findIndex((each) => isSame(each, start));
  const at = boardsAt(place, size).findIndex((other) => isSame(first, other));
  if (at < 0) throw new Error("two of its queens attack each other");
  return { n, size, rank: sum(counts[size].slice(0, place)) + at + 1 };
}

const labelOf = async (board) => {
  const { n, size, rank } = await labelled(board);
  return `${n}.${size}.${rank}`;
};

/** What completes a board: see `completions`; the solutions have labels.
    @param {(number | null)[]} board
    @param {number[][]} forbidden
    @param {number} limit
    @param {(part: number) => void} [report]
    @param {typeof import("./squares.js").squareCounter} [counterOf] */
export async function completed(board, forbidden, limit, report, counterOf) {
  const found = completions(board, forbidden, limit, report, counterOf);
  return { ...found, labels: await Promise.all(found.solutions.map(labelOf)) };
}
