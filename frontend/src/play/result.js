/* What a reader gets for a solved position: the name of the board, and three lines to copy. */

import { labelled } from "../finder/labels.js";
import { orbit, WORDS } from "../shared/symmetry.js";
import { counted } from "../shared/text.js";

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

/** The three lines: what was played, how, and where.
    @param {import("./game.js").Game} game */
export function resultText({ position: { day, level, n }, trail, hints }) {
  const address = new URL(`?day=${day}&level=${level}`, location.href);
  address.hash = "";
  return `Queens Atlas ${day} ${level}, ${n} queens\n${trail} ${hints ? counted(hints, "hint") : "no hints"}\n${address}`;
}
