/* What the boards of a page share, as `definitions` of `site_builder/svg/board.py` draws it: a page for a frame has room
   for none. */

import { html, svg } from "#base";
import { squareOf } from "#shared/symmetry.js";

const UNITS = 20; // a square for letters and numbers
const SMALL_LETTERS = 12; // rows

/** The parts that boards of these sizes use.
    @param {string} queen  the path of a queen */
export const definitions = (sizes, queen) =>
  html`<svg aria-hidden="true" width="0" height="0" style="position: absolute"><defs>
    ${marker("qa-queen", 64, svg`<path d=${queen} />`)}${marker("qa-disc", 1, svg`<circle cx="0.5" cy="0.5" r="0.34" />`)}
    ${sizes.map((n) => [squares(n), coordinates(n)])}
  </defs></svg>`;

const marker = (id, units, part) =>
  svg`<marker
    id=${id}
    class="qa-queen"
    viewBox="0 0 ${units} ${units}"
    markerWidth="1"
    markerHeight="1"
    markerUnits="userSpaceOnUse">${part}</marker>`;

function squares(n) {
  const half = Math.max(0.01, Math.round(n * 0.4) / 100);
  const numbers = [...Array(n * n).keys()];
  const dark = numbers
    .filter((at) => (Math.floor(at / n) + (at % n) + n) % 2)
    .map((at) => `M${at % n} ${Math.floor(at / n)}h1v1h-1z`);
  const side = n + 2 * half;
  return svg`<g id="qa-squares-${n}"><rect class="qa-light" width=${n} height=${n} /><path class="qa-dark" d=${dark.join("")} />
    <rect
      class="qa-frame"
      x=${-half}
      y=${-half}
      width=${side}
      height=${side}
      stroke-width=${2 * half} /></g>`;
}

function coordinates(n) {
  const [font, middle] = n <= SMALL_LETTERS ? [9, 8] : [13, 11.5];
  const texts = [...Array(n).keys()].map((at) => {
    const along = (at + 0.5) * UNITS;
    const name = squareOf(at, at, n);
    const row = String(n - at);
    return svg`<text x=${along} y=${n * UNITS + font + 2}>${name.slice(0, -row.length)}</text><text x=${-middle} y=${along + font / 3}>${row}</text>`;
  });
  return svg`<g
    id="qa-coordinates-${n}"
    class="qa-coordinate"
    transform="scale(${1 / UNITS})"
    font-size=${font}
    text-anchor="middle">${texts}</g>`;
}
