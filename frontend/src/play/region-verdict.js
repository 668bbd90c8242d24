/* What is said of regions that a reader draws: how many solutions they have, where two differ, and how hard they are. */

import { squareOf } from "../shared/symmetry.js";
import { counted, listed } from "../shared/text.js";
import { LEVEL_NAMES } from "./days.js";
import { boardOf, emptyPosition, solve } from "./region-rules.js";
import { MAX_TRIED, solutionsOf } from "./region-search.js";

/** @typedef {{ text: string, solutions: number[][] }} Verdict  at most two solutions */

const LETTERS = [..."ABCDEFGHIJKLMNOPQR"];

/** @param {string[]} regions  texts of the letters from A
    @returns {Verdict} */
export function verdictOn(regions) {
  const n = regions.length;
  const missing = LETTERS.slice(0, n).filter((name) => !regions.join("").includes(name));
  if (missing.length) return { text: `No square belongs to ${listed(missing)} yet.`, solutions: [] };
  const board = boardOf(regions);
  const solutions = solutionsOf(board, 2, MAX_TRIED);
  if (!solutions) return { text: "Its solutions take too long to count. Make large regions smaller.", solutions: [] };
  if (!solutions.length) return { text: "There is no solution.", solutions };
  if (solutions.length > 1) return { text: differenceText(n, solutions), solutions };
  const level = LEVEL_NAMES.find((each) => solve(emptyPosition(board), each));
  return { text: `Exactly one solution. ${level ? `Level: ${level}.` : "It takes longer chains than the level hard."}`, solutions };
}

function differenceText(n, [one, other]) {
  const rows = [...one.keys()].filter((row) => one[row] !== other[row]);
  const pairs = rows.slice(0, 3).map((row) => `${squareOf(row, one[row], n)} or ${squareOf(row, other[row], n)}`);
  return `More than one solution. Two of them differ in ${counted(rows.length, "row")}: ${listed(pairs)}${rows.length > 3 ? " and so on" : ""}.`;
}
