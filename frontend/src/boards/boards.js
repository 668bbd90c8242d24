/* All boards of one N, of a file of their representatives: the completions of a partial board, in milliseconds.

   The file has a digit to base 36 for each column, and n of them for each representative, the greatest
   first. */

import { readText } from "../shared/files.js";
import { countsOf, fits } from "../shared/puzzle.js";
import { image, NAMES } from "../shared/symmetry.js";

const keyOf = (board) => board.map((column) => column.toString(36)).join("");

/** Every image of every representative with its label, the least first. */
function expanded(text, n) {
  const ranks = { 1: 0, 2: 0, 4: 0, 8: 0 };
  const all = text.match(new RegExp(`.{${n}}`, "g")).flatMap((digits) => {
    const first = Array.from(digits, (digit) => parseInt(digit, 36));
    const images = new Map(NAMES.map((_, symmetry) => image(first, symmetry)).map((board) => [keyOf(board), board]));
    const label = `${n}.${images.size}.${++ranks[images.size]}`;
    return [...images].map(([key, board]) => ({ key, board, label }));
  });
  return all.toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

/** What completes a board, as `labels.js` answers. */
function completed(all, partial, forbidden, limit) {
  const left = all.filter(({ board }) => fits(board, { board: partial, forbidden }));
  const solutions = left.map(({ board }) => board);
  const labels = left.slice(0, limit).map(({ label }) => label);
  return { total: left.length, counts: countsOf(solutions, partial.length), solutions: solutions.slice(0, limit), labels };
}

/** Promises a function that completes boards of n rows, by the file at an address. */
export async function load(n, address, signal) {
  const all = expanded(await readText(address, signal), n);
  return (board, forbidden, limit) => completed(all, board, forbidden, limit);
}
