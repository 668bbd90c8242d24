/* The whole wall as one SVG for a sheet of A2, in the light colours: a path of queens for each group. */

import { crown, UNITS } from "#shared/crown.js";
import { counted, grouped as withCommas } from "#shared/text.js";
import { css } from "./wall-colours.js";

const SHEET = 'width="594mm" height="420mm"'; // A2
const FONT = 'font-family="Helvetica, Arial, sans-serif"';

const square =
  (n) =>
  ({ x, y }) =>
    `M${x} ${y}h${n}v${n}h-${n}z`;
const queens = ({ x, y, columns }) =>
  columns.map((column, row) => crown(UNITS * (x + column), UNITS * (y + row))).join("");

/** A path of some class, of the boards of one group; a square has so many units. */
function path(name, fill, boards, draw, units = 1) {
  return `<path class="${name}" fill="${css(fill)}" transform="scale(${1 / units})" d="${boards.map(draw).join("")}"/>`;
}

/** The text of the poster. */
export function poster(layout, { groups, groupOf }, palette) {
  const { n, boards, blocks, width, height, room } = layout;
  const [margin, title] = [2 * n, Math.max(2 * n, width / 40)];
  const [wide, high] = [width + 2 * margin, height + 2 * margin + 1.5 * title];
  const heading = `${counted(boards.length, "solution")} of N = ${n}, ${counted(blocks.length, "orbit")}`;
  const drawn = groups.map((group, place) => {
    const own = boards.filter(({ id }) => groupOf[id] === place);
    return (
      path("boards", group.ground, own, square(n)) + path("queens", group.queen, own, queens, UNITS)
    );
  });
  const labels = blocks.map(
    (block) =>
      `<text x="${block.x}" y="${(block.y + block.height + room * 0.6).toFixed(1)}">${block.label}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" ${SHEET} viewBox="${-margin} ${-margin} ${wide} ${high}">
<title>${heading}</title>
<rect x="${-margin}" y="${-margin}" width="${wide}" height="${high}" fill="${css(palette.paper)}"/>
${drawn.join("\n")}
<g ${FONT} font-size="${(room * 0.45).toFixed(1)}" fill="${css(palette.muted)}">${labels.join("")}</g>
<text ${FONT} font-size="${title.toFixed(1)}" fill="${css(palette.ink)}" y="${(height + 1.4 * title).toFixed(1)}">${withCommas(boards.length)} boards of ${n} queens</text>
</svg>
`;
}
