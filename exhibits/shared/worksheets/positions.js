/* Boards with some queens, for a reader to complete on paper. */

import { completions } from "#shared/search.js";
import { randomNumbers, shuffled } from "#shared/random.js";

const SMALLEST = 4; // rows: two such boards fit a page

/** @typedef {{board: (number | null)[], solutions: number[][]}} Position */

/** The boards of a sheet, at most so many, with so many queens each: those with one solution first, and each solution as
    rarely as possible. */
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

/** All boards with so many queens that have a solution, with their solutions. */
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

/** All choices of so many of the rows 0 to n - 1. */
function subsets(n, count, first = 0) {
  if (count === 0) return [[]];
  const found = [];
  for (let row = first; row <= n - count; row++) {
    found.push(...subsets(n, count - 1, row + 1).map((rest) => [row, ...rest]));
  }
  return found;
}

/** What each sheet of paper with squares for coins has room for: two boards of the smallest size, or one board. */
export function coinPages(positions) {
  const across = positions[0]?.board.length === SMALLEST ? 2 : 1;
  return positions.flatMap((_, place) =>
    place % across ? [] : [positions.slice(place, place + across)],
  );
}
