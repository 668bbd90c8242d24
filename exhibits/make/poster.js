/* Posters: many boards on a sheet of paper, in millimetres, as paths of one ink. All numbers are whole, but for the scale
   and the position of the drawing. */

import { crown, UNITS as CROWN_UNITS, WIDTH as CROWN_WIDTH } from "#shared/crown.js";

/** Width and height of the sheets, in millimetres. */
export const PAPERS = { A4: [210, 297], A3: [297, 420], A2: [420, 594], A1: [594, 841] };
/** What a queen may look like. */
export const SHAPES = ["queens", "squares", "dots", "holes"];
/** Characters of a caption, which fit the width of the sheet. */
export const MAX_CAPTION = 60;

const MARGIN = 14; // a part of the width of the sheet
const FONT = 60; // of the caption, a part of the height
const CHECKERED = 3000; // micrometres: smaller squares are not drawn
const LEAST_QUEEN = 1000; // micrometres: a smaller one is a dot
// What a laser engraves, what it cuts first, and what it cuts last.
const [ENGRAVED, INNER, OUTER] = ["#000000", "#ff0000", "#0000ff"];
const HAIRLINE = 100; // micrometres
const LEAST_HOLE = 2000; // micrometres: a laser burns smaller squares

/** What stands on a poster.
    @typedef {object} Poster
    @property {number[][]} boards  one or more, of one N
    @property {string} paper  one of `PAPERS`
    @property {string} shape  one of `SHAPES`
    @property {string} ink  six hexadecimal digits after #
    @property {string} caption  the only text; empty for none, and holes have none */

const whole = Math.floor;
const thousandths = (number) => String(number / 1000);

/** The measures of a poster, in micrometres, and how its boards stand: those rows in which the squares are largest. */
function measures({ boards, paper, caption, shape }) {
  const [n, [width, height]] = [boards[0].length, PAPERS[paper]];
  const [margin, font] = [whole((width * 1000) / MARGIN), whole((height * 1000) / FONT)];
  const room = [
    width * 1000 - 2 * margin,
    height * 1000 - 2 * margin - (caption && shape !== "holes" ? 2 * font : 0),
  ];
  const gap = Math.max(1, whole(n / 6));
  const step = n + gap; // squares of a board and of the gap after it
  let best = { across: 0, down: 0, square: 0 };
  for (let across = 1; across <= boards.length; across++) {
    const down = Math.ceil(boards.length / across);
    const square = Math.min(
      whole(room[0] / (across * step - gap)),
      whole(room[1] / (down * step - gap)),
    );
    if (square > best.square) best = { across, down, square };
  }
  return { n, margin, font, room, gap, step, ...best };
}

/** The shape that is drawn, which is dots where queens would be too small to print, and the width of a square in millimetres. */
export function drawnShape(poster) {
  const { square } = measures(poster);
  const isSmall = whole((square * CROWN_WIDTH) / CROWN_UNITS) < LEAST_QUEEN;
  return {
    shape: poster.shape === "queens" && isSmall ? "dots" : poster.shape,
    square: square / 1000,
  };
}

/** Return the text of the file.
    @param {{path: string, units: number}} queen  a path, and the width of a square in its units */
export function posterText(poster, queen) {
  if (poster.shape === "holes") return laserText(poster);
  const { boards, paper, ink, caption } = poster;
  const { n, margin, font, room, gap, step, across, down, square } = measures(poster);
  const [width, height] = PAPERS[paper];
  const { shape } = drawnShape(poster);
  const units = shape !== "queens" ? 2 : square >= CHECKERED ? queen.units : CROWN_UNITS;
  const [left, top] = [across, down].map(
    (count, side) => margin + whole((room[side] - (count * step - gap) * square) / 2),
  );
  const corners = boards.map((_, place) => [
    units * step * (place % across),
    units * step * whole(place / across),
  ]);
  const side = units * n;
  const ground = corners.map(([x, y]) => `M${x} ${y}h${side}v${side}h-${side}z`).join("");
  const dark =
    square >= CHECKERED ? corners.map((corner) => darkSquares(corner, n, units)).join("") : "";
  const places = corners.flatMap(([x, y], place) =>
    boards[place].map((column, row) => [x + units * column, y + units * row]),
  );
  const text = caption.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">`,
    `<title>${boards.length} ${boards.length === 1 ? "board" : "boards"} of ${n} queens</title>`,
    `<g transform="translate(${thousandths(left)} ${thousandths(top)}) scale(${(square / 1000 / units).toFixed(9)})">`,
    `<path fill="${ink}" fill-opacity="${dark ? ".05" : ".12"}" d="${ground}"/>`,
    ...(dark ? [`<path fill="${ink}" fill-opacity=".14" d="${dark}"/>`] : []),
    queens(places, units, shape, ink, queen),
    "</g>",
    ...(caption
      ? [
          `<text x="${thousandths(left)}" y="${thousandths(height * 1000 - margin)}" font-family="Helvetica, Arial, sans-serif" font-size="${thousandths(font)}" fill="${ink}">${text}</text>`,
        ]
      : []),
    "</svg>",
  ];
  return `${lines.join("\n")}\n`;
}

/** The SVG of boards for a laser. */
function laserText(poster) {
  const { boards, paper } = poster;
  const { n, margin, step, across, square } = measures(poster);
  const [width, height] = PAPERS[paper];
  if (square < LEAST_HOLE)
    throw new Error(
      `A laser needs squares of 2 mm, and these have ${(square / 1000).toFixed(1)} mm: choose fewer boards or larger paper`,
    );
  const radius = whole((3 * square) / 10);
  const corners = boards.map((_, place) =>
    [place % across, whole(place / across)].map((count) => margin + square * step * count),
  );
  const arc = `a${radius} ${radius} 0 1 1`;
  const middles = corners.flatMap(([x, y], place) =>
    boards[place].map((column, row) =>
      [x + square * column, y + square * row].map((at) => at + whole(square / 2)),
    ),
  );
  const holes = middles
    .map(([x, y]) => `M${x - radius} ${y}${arc} ${2 * radius} 0${arc}-${2 * radius} 0z`)
    .join("");
  const side = n * square;
  const outlines = corners.map(([x, y]) => `M${x} ${y}h${side}v${side}h-${side}z`).join("");
  const line = `fill="none" stroke-width="${HAIRLINE}"`;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width * 1000} ${height * 1000}">`,
    `<title>${boards.length} ${boards.length === 1 ? "board" : "boards"} of ${n} queens, to cut</title>`,
    `<path fill="${ENGRAVED}" d="${corners.map((corner) => darkSquares(corner, n, square)).join("")}"/>`,
    `<path ${line} stroke="${INNER}" d="${holes}"/>`,
    `<path ${line} stroke="${OUTER}" d="${outlines}"/>`,
    "</svg>",
  ].join("\n")}\n`;
}

function darkSquares([x, y], n, units) {
  const parts = [];
  for (let row = 0; row < n; row++) {
    for (let column = (n - 1 - row) % 2; column < n; column += 2) {
      parts.push(`M${x + units * column} ${y + units * row}h${units}v${units}h-${units}z`);
    }
  }
  return parts.join("");
}

function queens(places, units, shape, ink, queen) {
  const path = (draw) => places.map(([x, y]) => draw(x, y)).join("");
  if (units === queen.units) {
    return `<g fill="${ink}">\n${path((x, y) => `<path transform="translate(${x} ${y})" d="${queen.path}"/>\n`)}</g>`;
  }
  if (units === CROWN_UNITS) return `<path fill="${ink}" d="${path(crown)}"/>`;
  if (shape === "squares")
    return `<path fill="${ink}" d="${path((x, y) => `M${x} ${y}h2v2h-2z`)}"/>`;
  // Lines without length, whose round ends are the dots: the shortest text of a circle.
  const line = 'stroke-width="1.5" stroke-linecap="round"';
  return `<path fill="none" stroke="${ink}" ${line} d="${path((x, y) => `M${x + 1} ${y + 1}h0`)}"/>`;
}
