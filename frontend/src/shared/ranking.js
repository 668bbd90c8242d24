/* The fundamental solutions of one N in a row, cut into pages. */

import { counted } from "./text.js";

const LABEL = /^([0-9]{1,2})\.([1248])\.([0-9]{1,10})$/;

/** The sizes of orbits with their counts, as an attribute has them: `2:4 4:18 8:1765`. */
export function readOrbits(text) {
  return text.split(" ").map((pair) => {
    const [size, count] = pair.split(":").map(Number);
    return { size, count };
  });
}

/** A label as its parts, or undefined. */
export function readLabel(text) {
  const match = LABEL.exec(text);
  if (!match) return undefined;
  const [label, n, size, rank] = match;
  return { label, n: Number(n), size: Number(size), rank: Number(rank) };
}

/** All fundamental solutions of one N by orbit size and rank. A filter is an orbit size as text: the row
    then has only the solutions of this size; an empty filter leaves all of them. */
export class Ranking {
  /** @param {number} perPage  boards on a page */
  constructor(n, orbits, perPage) {
    Object.assign(this, { n, orbits, perPage });
  }

  #kept(filter) {
    return this.orbits.filter(({ size }) => filter === "" || size === Number(filter));
  }

  /** How many solutions a filter leaves. */
  count(filter) {
    return this.#kept(filter).reduce((sum, { count }) => sum + count, 0);
  }

  /** How many pages they fill. */
  pages(filter) {
    return Math.ceil(this.count(filter) / this.perPage);
  }

  /** The solutions from a position on, by orbit size: the rank of the first one, and how many.
      @param {number} first  from 0
      @param {number} max  how many solutions at most */
  ranges(filter, first, max) {
    let before = 0;
    return this.#kept(filter).flatMap(({ size, count }) => {
      const from = Math.max(first - before, 0);
      const to = Math.min(first + max - before, count);
      before += count;
      return from < to ? [{ size, total: count, rank: from + 1, count: to - from }] : [];
    });
  }

  /** The label at a position, from 0. */
  labelAt(filter, position) {
    const [{ size, rank }] = this.ranges(filter, position, 1);
    return `${this.n}.${size}.${rank}`;
  }

  /** The page with a label; it drops a filter that would hide it. */
  pageWith({ label, size, rank }, filter) {
    const kept = filter === String(size) ? filter : "";
    const before = this.#kept(kept).filter((group) => group.size < size);
    const position = before.reduce((sum, { count }) => sum + count, rank - 1);
    return { filter: kept, page: Math.floor(position / this.perPage) + 1, label };
  }

  /** Return the error of a label as a sentence, or undefined if it is right. */
  mistakeIn({ label, n, size, rank }) {
    if (n !== this.n) return `${label} is a board of N = ${n}; these are of N = ${this.n}`;
    const count = this.orbits.find((group) => group.size === size)?.count ?? 0;
    if (rank >= 1 && rank <= count) return undefined;
    return `there is no ${label}: N = ${this.n} has ${counted(count, "orbit")} of size ${size}`;
  }
}
