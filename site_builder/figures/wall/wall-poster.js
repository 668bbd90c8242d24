/* Draws the whole wall as an SVG for a sheet of A2. Each group of boards has one path for its
   boards and one for its queens. */

import { queenPath, UNITS } from "#shared/queen-path.js";
import { counted, grouped as withCommas } from "#shared/text.js";
import { css } from "./wall-colours.js";

// The width and the height of a sheet of A2.
const SHEET = 'width="594mm" height="420mm"';
const FONT = 'font-family="Helvetica, Arial, sans-serif"';

const square =
  (n) =>
  ({ x, y }) =>
    `M${x} ${y}h${n}v${n}h-${n}z`;
const queens = ({ x, y, columns }) =>
  columns.map((column, row) => queenPath(UNITS * (x + column), UNITS * (y + row))).join("");

/** Return an SVG element with a path for the boards of one group.
    @param {string} name  its class
    @param {number[]} fill  the colour, as channels
    @param {object[]} boards
    @param {(board: object) => string} draw  returns the part of the path for a board
    @param {number} [units]  the width of a square in the path */
function path(name, fill, boards, draw, units = 1) {
  const data = boards.map(draw).join("");
  const look = `class="${name}" fill="${css(fill)}" transform="scale(${1 / units})"`;
  return `<path ${look} d="${data}"/>`;
}

/** Return the text of the SVG file.
    @param {import("./wall-layout.js").Layout} layout
    @param {object} colours  the groups of boards, as `grouped` returns them
    @param {Record<string, number[]>} palette */
export function poster(layout, { groups, groupOf }, palette) {
  const { n, boards, blocks, width, height, room } = layout;
  const margin = 2 * n;
  const title = Math.max(2 * n, width / 40);
  const wide = width + 2 * margin;
  const high = height + 2 * margin + 1.5 * title;
  const heading = `${counted(boards.length, "solution")} of N = ${n}, ${counted(blocks.length, "orbit")}`;
  const paths = groups.map((group, index) => {
    const ownBoards = boards.filter(({ id }) => groupOf[id] === index);
    const squares = path("boards", group.ground, ownBoards, square(n));
    return squares + path("queens", group.queen, ownBoards, queens, UNITS);
  });
  const labels = blocks.map((block) => {
    const y = (block.y + block.height + room * 0.6).toFixed(1);
    return `<text x="${block.x}" y="${y}">${block.label}</text>`;
  });
  const labelStyle = `${FONT} font-size="${(room * 0.45).toFixed(1)}" fill="${css(palette.muted)}"`;
  const captionStyle = `${FONT} font-size="${title.toFixed(1)}" fill="${css(palette.ink)}"`;
  const captionY = (height + 1.4 * title).toFixed(1);
  const caption = `${withCommas(boards.length)} boards of ${n} queens`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${SHEET} viewBox="${-margin} ${-margin} ${wide} ${high}">
<title>${heading}</title>
<rect x="${-margin}" y="${-margin}" width="${wide}" height="${high}" fill="${css(palette.paper)}"/>
${paths.join("\n")}
<g ${labelStyle}>${labels.join("")}</g>
<text ${captionStyle} y="${captionY}">${caption}</text>
</svg>
`;
}
