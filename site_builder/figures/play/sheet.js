/* A sheet with puzzles to print. */

import { html, nothing } from "#base";

/** Render a sheet to print: puzzles, and below them the answers upside down.
    @param {object} content
    @param {string} content.title
    @param {unknown} [content.task]  a paragraph that says what to do
    @param {{caption: unknown, picture: unknown}[]} content.figures  the puzzles
    @param {string} content.answers
    @param {string} [content.look]  a class */
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
