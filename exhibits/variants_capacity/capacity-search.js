/* Searches for a board of capacity queens by local improvements. In each step two queens swap their
   columns, so that each row and each column keeps its number of queens. */

import { shuffled } from "#shared/random.js";

/** @typedef {import("#shared/attacks.js").Square} Square */

// The probability that the search accepts a swap that puts one more queen on a full diagonal.
// Without such swaps, a search on a small board may never end.
const SETBACK = 0.02;

/** The diagonals of a board, with the number of queens on each. */
export class Diagonals {
  /** The number of queens beyond the capacity, summed over all diagonals. */
  surplus = 0;

  /** @param {number} n
      @param {number} capacity
      @param {Square[]} [queens]  the queens on the board at first */
  constructor(n, capacity, queens = []) {
    this.n = n;
    this.capacity = capacity;
    this.falling = new Int32Array(2 * n);
    this.rising = new Int32Array(2 * n);
    for (const queen of queens) this.add(queen, 1);
  }

  /** Add `queens` to the counts of both diagonals of a square; -1 removes a queen. */
  add([row, column], queens) {
    this.#addTo(this.falling, row - column + this.n, queens);
    this.#addTo(this.rising, row + column, queens);
  }

  #addTo(counts, diagonal, queens) {
    this.surplus -= Math.max(0, counts[diagonal] - this.capacity);
    counts[diagonal] += queens;
    this.surplus += Math.max(0, counts[diagonal] - this.capacity);
  }

  /** Return whether a square is on a diagonal with more queens than the capacity. */
  isCrowded([row, column]) {
    return (
      this.falling[row - column + this.n] > this.capacity ||
      this.rising[row + column] > this.capacity
    );
  }
}

/** Return a random start with `capacity` queens in each row and column, and the swaps that lead
    from it to a board on which each diagonal has at most `capacity` queens. A swap is a pair of
    indices of queens.
    @param {number} n
    @param {number} capacity
    @param {() => number} random  returns numbers from 0 to below 1
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

/** Return the queens after the swaps. The squares in `start` are not changed. */
export function queensAfter(start, swaps) {
  const queens = [...start];
  for (const [first, second] of swaps) swapColumns(queens, first, second);
  return queens;
}

/** Return the queens of a random board on which each diagonal has at most `capacity` queens. */
export function findBoard(n, capacity, random) {
  const { start, swaps } = findSwaps(n, capacity, random);
  return queensAfter(start, swaps);
}
