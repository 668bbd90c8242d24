/* Splits the fundamental solutions of one N, in the order of their labels, into pages. */

import { counted } from "./text.js";

const LABEL = /^([0-9]{1,2})\.([1248])\.([0-9]{1,10})$/;

/** Parse the sizes of orbits with their counts, as an attribute has them: `2:4 4:18 8:1765`. Return
    a list of { size, count }. */
export function readOrbits(text) {
  return text.split(" ").map((pair) => {
    const [size, count] = pair.split(":").map(Number);
    return { size, count };
  });
}

/** Parse a label. Return { label, n, size, rank }, or undefined if the text is not a label. */
export function readLabel(text) {
  const match = LABEL.exec(text);
  if (!match) return undefined;
  const [label, n, size, rank] = match;
  return { label, n: Number(n), size: Number(size), rank: Number(rank) };
}

/** All fundamental solutions of one N by orbit size and rank. A filter is an orbit size as a text,
    which leaves only the solutions of this size; the filter "" leaves all. A position is the index
    of a solution among those that a filter leaves. */
export class Ranking {
  /** @param {number} n
      @param {{size: number, count: number}[]} orbits  from `readOrbits`
      @param {number} perPage  the number of boards on a page */
  constructor(n, orbits, perPage) {
    Object.assign(this, { n, orbits, perPage });
  }

  #groups(filter) {
    return this.orbits.filter(({ size }) => filter === "" || size === Number(filter));
  }

  /** Return the number of solutions that a filter leaves. */
  count(filter) {
    return this.#groups(filter).reduce((sum, { count }) => sum + count, 0);
  }

  /** Return the number of pages that the solutions left by a filter fill. */
  pages(filter) {
    return Math.ceil(this.count(filter) / this.perPage);
  }

  /** Return the solutions from a position on as ranges, one for each orbit size: the `rank` of the
      first solution of the range and their `count`; `total` is the number of all orbits of this
      size.
      @param {string} filter
      @param {number} first  the position of the first solution, from 0
      @param {number} max  the largest number of solutions */
  ranges(filter, first, max) {
    let before = 0;
    return this.#groups(filter).flatMap(({ size, count }) => {
      const from = Math.max(first - before, 0);
      const to = Math.min(first + max - before, count);
      before += count;
      return from < to ? [{ size, total: count, rank: from + 1, count: to - from }] : [];
    });
  }

  /** Return the label of the solution at a position, counted from 0. */
  labelAt(filter, position) {
    const [{ size, rank }] = this.ranges(filter, position, 1);
    return `${this.n}.${size}.${rank}`;
  }

  /** Return the number of the page with a label as `page`, counted from 1, and the filter to use: a
      filter that would hide the label becomes "".
      @param {{label: string, size: number, rank: number}} solution  from `readLabel`
      @param {string} filter */
  pageWith({ label, size, rank }, filter) {
    const newFilter = filter === String(size) ? filter : "";
    const before = this.#groups(newFilter).filter((group) => group.size < size);
    const position = before.reduce((sum, { count }) => sum + count, rank - 1);
    return { filter: newFilter, page: Math.floor(position / this.perPage) + 1, label };
  }

  /** Return the error in a label as a text, such as another N or a rank that is too large;
      undefined if the label is valid.
      @param {{label: string, n: number, size: number, rank: number}} solution  from `readLabel` */
  mistakeIn({ label, n, size, rank }) {
    if (n !== this.n) return `${label} is a board of N = ${n}; these are of N = ${this.n}`;
    const count = this.orbits.find((group) => group.size === size)?.count ?? 0;
    if (rank >= 1 && rank <= count) return undefined;
    return `there is no ${label}: N = ${this.n} has ${counted(count, "orbit")} of size ${size}`;
  }
}
