/* The judgement on regions that a reader draws. */

import { LEVEL_NAMES } from "#shared/days.js";
import { squareOf } from "#shared/symmetry.js";
import { counted, listed } from "#shared/text.js";
import { emptyPosition } from "#figures/play/position.js";
import { boardOf, solve } from "#figures/play/region-rules.js";
import { LETTERS, MAX_TRIED, solutionsOf } from "#figures/play/regions.js";

/** Return how many solutions drawn regions have, where two of them differ, and how hard they are.
    @param {string[]} regions  the letters of each row, from A
    @returns {{ text: string, solutions: number[][] }} at most two solutions */
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
  const level = LEVEL_NAMES.find((each) => solve(emptyPosition(board), each));
  return {
    text: `Exactly one solution, ${level ? `at level ${level}` : "by longer chains than at level hard"}.`,
    solutions,
  };
}

function differenceText(n, [one, other]) {
  const rows = [...one.keys()].filter((row) => one[row] !== other[row]);
  const pairs = rows
    .slice(0, 3)
    .map((row) => `${squareOf(row, one[row], n)} or ${squareOf(row, other[row], n)}`);
  return `More than one solution, and two of them differ in ${counted(rows.length, "row")}: ${listed(pairs)}${rows.length > 3 ? " and so on" : ""}.`;
}
