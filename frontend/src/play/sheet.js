/* The sheet to print: the three positions of a day, and upside down the labels of their solutions. */

import { element, picture } from "../shared/drawing.js";
import { pause } from "../shared/pause.js";
import { capitalized, counted } from "../shared/text.js";
import { longText } from "./days.js";
import { LEVEL_NAMES, positionOf } from "./generator.js";
import { nameOf } from "./result.js";

function boardOf({ level, n, given }) {
  const board = Array(n).fill(null);
  for (const [row, column] of given) board[row] = column;
  const drawn = picture(board, `${capitalized(level)}: ${counted(given.length, "queen")} given`, { coordinates: true });
  return element("figure", {}, element("figcaption", {}, element("b", {}, capitalized(level)), `, ${n} queens`), drawn);
}

/** Fill an element with the sheet of a day.
    @param {HTMLElement} host
    @param {string} day */
export async function drawSheet(host, day) {
  const positions = [];
  for (const level of LEVEL_NAMES) {
    await pause();
    positions.push(positionOf(day, level));
  }
  const names = await Promise.all(positions.map(({ solution }) => nameOf(solution)));
  const answers = names.map(({ label, move }, place) => `${capitalized(positions[place].level)}: ${label}${move}.`);
  host.replaceChildren(
    element("h2", {}, `Positions of ${longText(day)}`),
    element("p", {}, "Place the other queens so that none attacks another. There is exactly one way on each board."),
    element("div", {}, ...positions.map(boardOf)),
    element("p", { class: "qa-play-answers" }, `The solutions: ${answers.join(" ")}`),
  );
}
