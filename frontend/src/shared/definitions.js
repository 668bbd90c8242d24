/* Adds to a page what all boards of a size share, for the sizes that it does not have: the same drawings as in
   `site_builder/svg/board.py`. */

import { SMALL_LETTERS } from "./drawing.js";
import { squareOf } from "./symmetry.js";

// The number of units in a square, in which coordinates are drawn.
const UNITS = 20;

/** Define the squares and the coordinates of boards of `n` rows, once a page. */
export function defineBoard(n) {
  if (document.getElementById(`qa-squares-${n}`)) return;
  const definitions = document.getElementById("qa-queen").parentElement;
  definitions.insertAdjacentHTML("beforeend", squaresOf(n) + coordinatesOf(n));
}

function squaresOf(n) {
  const half = Math.max(0.01, Math.round(n * 0.4) / 100);
  const side = Number((n + 2 * half).toFixed(2));
  const rows = Array.from({ length: n }, (_, row) => {
    const first = (n - 1 - row) % 2;
    const dark = Array(Math.ceil((n - first) / 2)).fill("h1v1h-1z");
    return dark.length ? `M${first} ${row}${dark.join("m2 0")}` : "";
  });
  return `<g id="qa-squares-${n}"><rect class="qa-light" height="${n}" width="${n}" x="0" y="0" /><path class="qa-dark" d="${rows.join("")}" /><rect class="qa-frame" height="${side}" stroke-width="${2 * half}" width="${side}" x="${-half}" y="${-half}" /></g>`;
}

function coordinatesOf(n) {
  const isSmall = n <= SMALL_LETTERS;
  const font = isSmall ? 9 : 13;
  const middle = isSmall ? 8 : 11.5;
  const text = (x, y, letters) => `<text x="${x}" y="${Number(y.toFixed(2))}">${letters}</text>`;
  const texts = Array.from({ length: n }, (_, index) => {
    const along = (index + 0.5) * UNITS;
    const letter = squareOf(0, index, n)[0];
    return text(along, n * UNITS + font + 2, letter) + text(-middle, along + font / 3, n - index);
  });
  return `<g class="qa-coordinate" font-size="${font}" id="qa-coordinates-${n}" text-anchor="middle" transform="scale(${1 / UNITS})">${texts.join("")}</g>`;
}
