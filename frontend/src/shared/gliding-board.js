/* A board whose queens glide within their rows when their columns change. */

import { html, nothing, svg, use } from "../base/index.js";
import { queensLayer } from "./board-view.js";
import { box } from "./drawing.js";
import { queensText } from "./symmetry.js";

/** Render a board whose queens glide to their new columns when the board is rendered again.
    @param {number[]} columns  the column of each row's queen
    @param {string} title
    @param {unknown} [layers]  templates drawn below the queens */
export const glidingBoard = (columns, title, layers = nothing) => {
  const n = columns.length;
  const queens = columns.map(
    (column, row) =>
      svg`<g
        class="qa-glide-queen"
        style="--column: ${column}px; --row: ${row}">${queensLayer("", [[row, 0]])}</g>`,
  );
  return html`<svg
    class="qa-board"
    role="img"
    viewBox=${box(n, false).join(" ")}><title>${title}</title><desc>${queensText(columns)}</desc>
  ${use(`squares-${n}`)}${layers}${queens}</svg>`;
};
