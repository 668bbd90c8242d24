/* Positions, which are boards with some queens, for a reader to complete on paper. */

import { completions } from "#shared/search.js";
import { randomNumbers, shuffled } from "#shared/random.js";

// The number of rows of the smallest boards. Two of these boards fit on a page.
const SMALLEST = 4;

/** A board with some queens, as the column of each row's queen, null for a row without one; and all
    solutions with these queens.
    @typedef {{board: (number | null)[], solutions: number[][]}} Position */

/** Return the positions for a sheet. Positions with one solution come first, and each solution is
    used as rarely as possible. The same `seed` gives the same positions.
    @param {number} given  the number of queens in each position
    @param {number} boards  the number of positions; there are fewer if not enough of them exist */
export function sheetPositions(n, given, boards, seed) {
  const positions = shuffled(allPositions(n, given), randomNumbers(seed));
  const repeats = new Map();
  const ranked = positions.map((position) => {
    const count = position.solutions.length;
    const name = `${count}: ${position.solutions[0]}`;
    const repeat = repeats.get(name) ?? 0;
    repeats.set(name, repeat + 1);
    return { position, count, repeat };
  });
  ranked.sort((one, other) => one.count - other.count || one.repeat - other.repeat);
  return ranked.slice(0, boards).map(({ position }) => position);
}

/** Return all boards with `given` queens that can be completed, with their solutions. */
function allPositions(n, given) {
  const { solutions } = completions(Array(n).fill(null), [], Infinity);
  const choices = subsets(n, given);
  const positions = new Map();
  for (const solution of solutions) {
    for (const rows of choices) {
      const board = solution.map((column, row) => (rows.includes(row) ? column : null));
      const name = board.join();
      if (!positions.has(name)) positions.set(name, { board, solutions: [] });
      positions.get(name).solutions.push(solution);
    }
  }
  return [...positions.values()];
}

/** Return all choices of `count` of the rows `first` to n - 1, as lists of rows. */
function subsets(n, count, first = 0) {
  if (count === 0) return [[]];
  const all = [];
  for (let row = first; row <= n - count; row++) {
    all.push(...subsets(n, count - 1, row + 1).map((rest) => [row, ...rest]));
  }
  return all;
}

/** Return the positions in lists, one list for each page, so that squares are large enough for
    coins. A page has two boards of the smallest size, or one larger board. */
export function paginate(positions) {
  const perPage = positions[0]?.board.length === SMALLEST ? 2 : 1;
  const pages = [];
  for (let start = 0; start < positions.length; start += perPage)
    pages.push(positions.slice(start, start + perPage));
  return pages;
}
