/* Search for a board of capacity queens by local improvements: two queens swap their columns, so
   that each row and each column keeps its number of queens. */

import { shuffled } from "#shared/random.js";

/** @typedef {import("#shared/attacks.js").Square} Square */

// The probability of a swap that puts one more queen on a full diagonal. Without such swaps, a
// search on a small board may never end.
const SETBACK = 0.02;

/** The number of queens on each diagonal. */
export class Diagonals {
  /** How many queens are too many, added up over all diagonals. */
  surplus = 0;

  /** @param {number} n
      @param {number} capacity
      @param {Square[]} [queens] */
  constructor(n, capacity, queens = []) {
    this.n = n;
    this.capacity = capacity;
    this.falling = new Int32Array(2 * n);
    this.rising = new Int32Array(2 * n);
    for (const queen of queens) this.add(queen, 1);
  }

  /** Add a number of queens, which may be negative, to the diagonals of a square. */
  add([row, column], queens) {
    this.#addTo(this.falling, row - column + this.n, queens);
    this.#addTo(this.rising, row + column, queens);
  }

  #addTo(counts, diagonal, queens) {
    this.surplus -= Math.max(0, counts[diagonal] - this.capacity);
    counts[diagonal] += queens;
    this.surplus += Math.max(0, counts[diagonal] - this.capacity);
  }

  /** Return whether a square is on a diagonal with too many queens. */
  isCrowded([row, column]) {
    return (
      this.falling[row - column + this.n] > this.capacity ||
      this.rising[row + column] > this.capacity
    );
  }
}

/** Return a random start with `capacity` queens in each row and column, and the swaps from there to
    a board without crowded diagonals. A swap is a pair of indices of queens.
    @param {() => number} random  returns numbers from 0 to 1
    @returns {{start: Square[], swaps: [number, number][]}} */
export function findSwaps(n, capacity, random) {
  const start = randomStart(n, capacity, random);
  const queens = [...start];
  const diagonals = new Diagonals(n, capacity, queens);
  const occupied = new Set(queens.map(([row, column]) => row * n + column));
  const swaps = [];
  const pick = () => Math.floor(random() * queens.length);
  const swapPair = (first, second) => {
    for (const index of [first, second]) diagonals.add(queens[index], -1);
    swapColumns(queens, first, second);
    for (const index of [first, second]) diagonals.add(queens[index], 1);
  };
  while (diagonals.surplus > 0) {
    const [first, second] = [pick(), pick()];
    if (!diagonals.isCrowded(queens[first])) continue;
    const [row, column] = queens[first];
    const [otherRow, otherColumn] = queens[second];
    if (occupied.has(row * n + otherColumn) || occupied.has(otherRow * n + column)) continue;
    const before = diagonals.surplus;
    swapPair(first, second);
    const setback = Math.max(0, diagonals.surplus - before);
    if (random() >= SETBACK ** setback) {
      swapPair(first, second);
      continue;
    }
    occupied.delete(row * n + column);
    occupied.delete(otherRow * n + otherColumn);
    occupied.add(row * n + otherColumn);
    occupied.add(otherRow * n + column);
    swaps.push([first, second]);
  }
  return { start, swaps };
}

/** Return a random board with `capacity` queens in each row and column. */
function randomStart(n, capacity, random) {
  const numbers = [...Array(n).keys()];
  const rows = shuffled(numbers, random);
  const columns = shuffled(numbers, random);
  const steps = numbers.slice(0, capacity);
  return numbers.flatMap((number) =>
    steps.map((step) => [rows[number], columns[(number + step) % n]]),
  );
}

function swapColumns(queens, first, second) {
  const [row, column] = queens[first];
  const [otherRow, otherColumn] = queens[second];
  queens[first] = [row, otherColumn];
  queens[second] = [otherRow, column];
}

/** Return the queens after some swaps. */
export function queensAfter(start, swaps) {
  const queens = [...start];
  for (const [first, second] of swaps) swapColumns(queens, first, second);
  return queens;
}

/** Return the queens of a random board without crowded diagonals. */
export function findBoard(n, capacity, random) {
  const { start, swaps } = findSwaps(n, capacity, random);
  return queensAfter(start, swaps);
}
