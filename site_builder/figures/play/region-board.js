/* The background of a region puzzle: the areas of regions, the lines between squares, and
   letters. */

import { svg } from "#base";
import { pathLayer, tile } from "#shared/board-view.js";
import { outline } from "./game-board.js";
import { squaresIn } from "./position.js";

/** The number of colours for regions, which are classes of `queens-play.css`. Further regions
    repeat them. */
export const COLORS = 10;

const regionsAmong = (units) => units.filter(({ kind }) => kind === "region");

/** Return the class that has the colour of a region.
    @param {string} name  the letter of the region */
export const colorOf = (name) => `qa-region-${(name.charCodeAt(0) - "A".charCodeAt(0)) % COLORS}`;

/** Render the areas of the regions, the lines between squares, and thicker lines between
    regions. */
export function regionLayers({ n, units }) {
  const regions = regionsAmong(units);
  const outlines = regions.map(({ squares }) => outline(n, squares));
  const grid = [...Array(n).keys()].map((line) => `M0 ${line}h${n}M${line} 0v${n}`);
  return [
    regions.map(({ name, squares }) =>
      pathLayer(`qa-region ${colorOf(name)}`, squaresIn(squares).map(tile)),
    ),
    pathLayer("qa-regions-grid", grid),
    pathLayer("qa-regions-edges", outlines),
  ];
}

/** Render the letter of each region in the upper left corner of each of its squares.
    @param {import("./position.js").Unit[]} units  units of the puzzle; rows and columns get no
      letters */
export const letters = (units) =>
  regionsAmong(units).map(({ name, squares }) =>
    squaresIn(squares).map(
      ([row, column]) =>
        svg`<text class="qa-regions-letter" x=${column + 0.11} y=${row + 0.32}>${name}</text>`,
    ),
  );
