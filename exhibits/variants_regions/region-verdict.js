/* The verdict on the regions that a reader has drawn. */

import { LEVEL_NAMES } from "#shared/days.js";
import { squareOf } from "#shared/symmetry.js";
import { counted, listed } from "#shared/text.js";
import { emptyPosition } from "#figures/play/position.js";
import { boardOf, solve } from "#figures/play/region-rules.js";
import { LETTERS, MAX_TRIED, solutionsOf } from "#figures/play/regions.js";

const MAX_NAMED_ROWS = 3;

/** Return the verdict on regions: a sentence on the number of solutions, and up to two solutions.
    If there is one solution, the sentence names the level of the puzzle. If there are several, it
    names rows in which two of them differ.
    @param {string[]} regions  rows of letters, from the top
    @returns {{ text: string, solutions: number[][] }} */
export function verdictOn(regions) {
  const n = regions.length;
  const missing = LETTERS.slice(0, n).filter((name) => !regions.join("").includes(name));
  if (missing.length)
    return { text: `No square belongs to ${listed(missing)} yet.`, solutions: [] };
  const board = boardOf(regions);
  const solutions = solutionsOf(board, 2, MAX_TRIED);
  if (!solutions)
    return {
      text: "Its solutions take too long to count: make large regions smaller.",
      solutions: [],
    };
  if (!solutions.length) return { text: "There is no solution.", solutions };
  if (solutions.length > 1) return { text: differenceText(n, solutions), solutions };
  const level = LEVEL_NAMES.find((name) => solve(emptyPosition(board), name));
  const difficulty = level ? `at level ${level}` : "by longer chains than at level hard";
  return { text: `Exactly one solution, ${difficulty}.`, solutions };
}

/** Return a sentence that names the first few rows in which two solutions differ. */
function differenceText(n, [one, other]) {
  const rows = [...one.keys()].filter((row) => one[row] !== other[row]);
  const pairs = rows
    .slice(0, MAX_NAMED_ROWS)
    .map((row) => `${squareOf(row, one[row], n)} or ${squareOf(row, other[row], n)}`);
  const difference = `${counted(rows.length, "row")}: ${listed(pairs)}`;
  const more = rows.length > MAX_NAMED_ROWS ? " and so on" : "";
  return `More than one solution, and two of them differ in ${difference}${more}.`;
}
