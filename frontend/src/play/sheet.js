/* The sheet to print: the three positions of a day, and upside down the labels of their solutions. */

import { html } from "../base/index.js";
import { boardPicture } from "../shared/board-view.js";
import { pause } from "../shared/pause.js";
import { capitalized, counted } from "../shared/text.js";
import { LEVEL_NAMES, longText } from "./days.js";
import { positionOf } from "./generator.js";
import { nameOf } from "./result.js";

function boardOf({ level, n, given }) {
  const board = Array(n).fill(null);
  for (const [row, column] of given) board[row] = column;
  const title = `${capitalized(level)}: ${counted(given.length, "queen")} given`;
  return html`<figure><figcaption><b>${capitalized(level)}</b>, ${n} queens</figcaption>${boardPicture(board, title, { hasCoordinates: true })}</figure>`;
}

/** The sheet of a day, which takes a while.
    @param {string} day */
export async function sheetOf(day) {
  const positions = [];
  for (const level of LEVEL_NAMES) {
    await pause();
    positions.push(positionOf(day, level));
  }
  const names = await Promise.all(positions.map(({ solution }) => nameOf(solution)));
  const answers = names.map(({ label, move }, place) => `${capitalized(positions[place].level)}: ${label}${move}.`);
  return html`<div class="qa-play-sheet" data-qa-part="sheet">
    <h2>Positions of ${longText(day)}</h2>
    <p>Place the other queens so that none attacks another. There is exactly one way on each board.</p>
    <div>${positions.map(boardOf)}</div>
    <p class="qa-play-answers">The solutions: ${answers.join(" ")}</p>
  </div>`;
}
