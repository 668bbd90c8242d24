/* The sheet of puzzles to print, and the time of a game as text. */

import { html, nothing } from "#base";

/** Render a sheet to print: puzzles, and their solutions upside down. */
export function sheet({ title, task = nothing, figures, answers, look = "" }) {
  const puzzles = figures.map(
    ({ caption, picture }) => html`<figure><figcaption>${caption}</figcaption>${picture}</figure>`,
  );
  return html`<div class="qa-play-sheet ${look}" data-qa-part="sheet">
    <h2>${title}</h2>
    ${task}
    <div>${puzzles}</div>
    <p class="qa-play-answers">${answers}</p>
  </div>`;
}
