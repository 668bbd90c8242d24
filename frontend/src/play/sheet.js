/* A sheet to print: puzzles, and upside down their solutions. */

import { html, nothing } from "../base/index.js";

export const sheet = ({ title, task = nothing, figures, answers, look = "" }) =>
  html`<div class="qa-play-sheet ${look}" data-qa-part="sheet">
    <h2>${title}</h2>
    ${task}
    <div>${figures.map(({ caption, picture }) => html`<figure><figcaption>${caption}</figcaption>${picture}</figure>`)}</div>
    <p class="qa-play-answers">${answers}</p>
  </div>`;
