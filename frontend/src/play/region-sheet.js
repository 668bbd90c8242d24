/* The sheet to print: six region puzzles, and upside down where their queens stand. */

import { html, nothing } from "../base/index.js";
import { squares } from "../shared/symmetry.js";
import { letter, regionLayers } from "./region-board.js";
import { allSquares } from "./regions.js";

/** Puzzles on a sheet. */
export const COUNT = 6;

/** @param {string} title
    @param {(import("./regions.js").RegionPuzzle & { name: string })[]} puzzles
    @param {boolean} hasLetters */
export const regionSheet = (title, puzzles, hasLetters) =>
  html`<div class="qa-play-sheet qa-regions-sheet" data-qa-part="sheet">
    <h2>${title}</h2>
    <div>${puzzles.map(({ name, n, regions }) => html`<figure><figcaption>${name}</figcaption>
      <svg role="img" aria-label=${name} viewBox="-0.03 -0.03 ${n + 0.06} ${n + 0.06}">${regionLayers({ n, regions })}${hasLetters ? allSquares(n).map((square) => letter(square, regions)) : nothing}</svg></figure>`)}</div>
    <p class="qa-play-answers">${puzzles.map(({ name, solution }) => `${name}: ${squares(solution).join(" ")}. `)}</p>
  </div>`;
