/* What a reader gets for a solved position: the name of the board, and three lines to copy. */

import { labelled } from "../finder/labels.js";
import { orbit, WORDS } from "../shared/symmetry.js";
import { summaryText } from "./result-text.js";

/** The label of a solution, and its symmetry in words.
    @param {number[]} solution */
export async function nameOf(solution) {
  const { n, size, rank } = await labelled(solution);
  const { symmetry, symmetryClass } = orbit(solution);
  const label = `${n}.${size}.${rank}`;
  return {
    label,
    move: symmetry ? `, ${WORDS[symmetry]}` : "",
    orbit: `Its orbit has ${size} boards. It is ${symmetryClass}.`,
  };
}

/** @param {import("./game.js").Game} game */
export const resultText = ({ position: { day, level, n }, trail, hints }) =>
  summaryText({ title: `${day} ${level}, ${n} queens`, trail, hints, query: `?day=${day}&level=${level}` });
