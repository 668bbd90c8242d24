/* Adds the drawings that all boards of one size share, for sizes that the page does not have yet.
   They are equal to the drawings of `shared_parts` in `site_builder/svg/board.py`. */

import { SMALL_LETTERS } from "./drawing.js";
import { squareOf } from "./symmetry.js";

// The side of a square in the units in which the letters and numbers at the edges are drawn.
const UNITS = 20;

/** Add drawings of the squares and the coordinates of boards of `n` rows to the page, unless it has
    them. `use` renders copies of them. */
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
    const squares = Array(Math.ceil((n - first) / 2)).fill("h1v1h-1z");
    return squares.length ? `M${first} ${row}${squares.join("m2 0")}` : "";
  });
  const light = `<rect class="qa-light" height="${n}" width="${n}" x="0" y="0" />`;
  const dark = `<path class="qa-dark" d="${rows.join("")}" />`;
  const corner = `x="${-half}" y="${-half}"`;
  const frame = `<rect class="qa-frame" height="${side}" stroke-width="${2 * half}" width="${side}" ${corner} />`;
  return `<g id="qa-squares-${n}">${light}${dark}${frame}</g>`;
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
  const style = `class="qa-coordinate" font-size="${font}" text-anchor="middle"`;
  const scale = `transform="scale(${1 / UNITS})"`;
  return `<g id="qa-coordinates-${n}" ${style} ${scale}>${texts.join("")}</g>`;
}
