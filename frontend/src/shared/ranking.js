/* The fundamental solutions of one N in their order, split into pages. */

import { counted } from "./text.js";

const LABEL = /^([0-9]{1,2})\.([1248])\.([0-9]{1,10})$/;

/** Parse the sizes of orbits with their counts, as an attribute has them: `2:4 4:18 8:1765`. */
export function readOrbits(text) {
  return text.split(" ").map((pair) => {
    const [size, count] = pair.split(":").map(Number);
    return { size, count };
  });
}

/** Parse a label; undefined if the text is not a label. */
export function readLabel(text) {
  const match = LABEL.exec(text);
  if (!match) return undefined;
  const [label, n, size, rank] = match;
  return { label, n: Number(n), size: Number(size), rank: Number(rank) };
}

/** All fundamental solutions of one N by orbit size and rank. A filter is an orbit size as text,
    which leaves only the solutions of this size; an empty filter leaves all. */
export class Ranking {
  /** @param {number} perPage  boards on a page */
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

  /** Return the number of pages that these solutions fill. */
  pages(filter) {
    return Math.ceil(this.count(filter) / this.perPage);
  }

  /** Return the ranges of solutions from a position on, by orbit size: the rank of the first solution,
      and their number.
      @param {number} first  the position, from 0
      @param {number} max  the most solutions */
  ranges(filter, first, max) {
    let before = 0;
    return this.#groups(filter).flatMap(({ size, count }) => {
      const from = Math.max(first - before, 0);
      const to = Math.min(first + max - before, count);
      before += count;
      return from < to ? [{ size, total: count, rank: from + 1, count: to - from }] : [];
    });
  }

  /** Return the label at a position, from 0. */
  labelAt(filter, position) {
    const [{ size, rank }] = this.ranges(filter, position, 1);
    return `${this.n}.${size}.${rank}`;
  }

  /** Return the page with a label. A filter that would hide the label is dropped. */
  pageWith({ label, size, rank }, filter) {
    const newFilter = filter === String(size) ? filter : "";
    const before = this.#groups(newFilter).filter((group) => group.size < size);
    const position = before.reduce((sum, { count }) => sum + count, rank - 1);
    return { filter: newFilter, page: Math.floor(position / this.perPage) + 1, label };
  }

  /** Return the error in a label; undefined if it is valid. */
  mistakeIn({ label, n, size, rank }) {
    if (n !== this.n) return `${label} is a board of N = ${n}; these are of N = ${this.n}`;
    const count = this.orbits.find((group) => group.size === size)?.count ?? 0;
    if (rank >= 1 && rank <= count) return undefined;
    return `there is no ${label}: N = ${this.n} has ${counted(count, "orbit")} of size ${size}`;
  }
}
