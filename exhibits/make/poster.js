/* Posters: many boards on a sheet of paper, drawn as SVG paths of one colour. Apart from the scale
   and the position of the drawing, all numbers in the SVG are whole. */

import { queenPath, UNITS as QUEEN_UNITS, WIDTH as QUEEN_WIDTH } from "#shared/queen-path.js";

/** The width and the height of each paper size, in millimetres. */
export const PAPERS = { A4: [210, 297], A3: [297, 420], A2: [420, 594], A1: [594, 841] };
/** The ways to draw a queen. */
export const SHAPES = ["queens", "squares", "dots", "holes"];
/** The most characters of a caption, so that it fits the width of the sheet. */
export const MAX_CAPTION = 60;

// The width of a sheet divided by its margin.
const WIDTH_PER_MARGIN = 14;
// The height of a sheet divided by the font size of its caption.
const HEIGHT_PER_FONT = 60;
// The width of the smallest squares that are drawn dark and light. A board of smaller squares has
// one colour.
const MIN_CHECKERED = 3000; // micrometres
// The width of the smallest queen. If queens would be smaller, dots are drawn instead.
const MIN_QUEEN = 1000; // micrometres
// The colours of a file for a laser: areas to engrave, lines to cut first, and lines to cut last.
const ENGRAVED = "#000000";
const INNER = "#ff0000";
const OUTER = "#0000ff";
const HAIRLINE = 100; // micrometres
// The width of the smallest squares for a laser, which would burn smaller ones.
const MIN_CUT = 2000; // micrometres

/** The content of a poster.
    @typedef {object} Poster
    @property {number[][]} boards  one or more boards of the same N
    @property {string} paper  a key of `PAPERS`
    @property {string} shape  one of `SHAPES`
    @property {string} ink  the colour: # and six hexadecimal digits
    @property {string} caption  the text below the boards; "" for none. A poster with the shape
      `holes` has no caption */

const whole = Math.floor;
const thousandths = (number) => String(number / 1000);

/** Return the lengths of a poster in micrometres, and the arrangement of its boards that makes the
    squares largest. `across` and `down` are the numbers of boards, `gap` and `step` are in
    squares. */
function measures({ boards, paper, caption, shape }) {
  const n = boards[0].length;
  const [width, height] = PAPERS[paper];
  const margin = whole((width * 1000) / WIDTH_PER_MARGIN);
  const font = whole((height * 1000) / HEIGHT_PER_FONT);
  const captionRoom = caption && shape !== "holes" ? 2 * font : 0;
  const room = [width * 1000 - 2 * margin, height * 1000 - 2 * margin - captionRoom];
  const gap = Math.max(1, whole(n / 6));
  // The distance from one board to the next, in squares.
  const step = n + gap;
  let best = { across: 0, down: 0, square: 0 };
  for (let across = 1; across <= boards.length; across++) {
    const down = Math.ceil(boards.length / across);
    const squareWidth = whole(room[0] / (across * step - gap));
    const squareHeight = whole(room[1] / (down * step - gap));
    const square = Math.min(squareWidth, squareHeight);
    if (square > best.square) best = { across, down, square };
  }
  return { n, margin, font, room, gap, step, ...best };
}

/** Return how the queens are drawn, and the width of a square in millimetres. If queens would be
    too small to print, they are drawn as `dots`. */
export function drawnShape(poster) {
  const { square } = measures(poster);
  const isSmall = whole((square * QUEEN_WIDTH) / QUEEN_UNITS) < MIN_QUEEN;
  return {
    shape: poster.shape === "queens" && isSmall ? "dots" : poster.shape,
    square: square / 1000,
  };
}

/** Return the text of the SVG file of a poster. Throw an error if the shape is `holes` and the
    squares are too small for a laser.
    @param {Poster} poster
    @param {{path: string, units: number}} queen  the path of a queen, and the width of a square in
      the units of the path */
export function posterText(poster, queen) {
  if (poster.shape === "holes") return laserText(poster);
  const { boards, paper, ink, caption } = poster;
  const { n, margin, font, room, gap, step, across, down, square } = measures(poster);
  const [width, height] = PAPERS[paper];
  const { shape } = drawnShape(poster);
  const isCheckered = square >= MIN_CHECKERED;
  const queenUnits = isCheckered ? queen.units : QUEEN_UNITS;
  const units = shape === "queens" ? queenUnits : 2;
  const start = (length, count) => margin + whole((length - (count * step - gap) * square) / 2);
  const left = start(room[0], across);
  const top = start(room[1], down);
  const corners = boards.map((_, index) => [
    units * step * (index % across),
    units * step * whole(index / across),
  ]);
  const side = units * n;
  const ground = corners.map(([x, y]) => `M${x} ${y}h${side}v${side}h-${side}z`).join("");
  const dark = isCheckered ? corners.map((corner) => darkSquares(corner, n, units)).join("") : "";
  const squares = corners.flatMap(([x, y], index) =>
    boards[index].map((column, row) => [x + units * column, y + units * row]),
  );
  const position = `translate(${thousandths(left)} ${thousandths(top)})`;
  const scale = `scale(${(square / 1000 / units).toFixed(9)})`;
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">`,
    `<title>${boards.length} ${boards.length === 1 ? "board" : "boards"} of ${n} queens</title>`,
    `<g transform="${position} ${scale}">`,
    `<path fill="${ink}" fill-opacity="${dark ? ".05" : ".12"}" d="${ground}"/>`,
  ];
  if (dark) lines.push(`<path fill="${ink}" fill-opacity=".14" d="${dark}"/>`);
  lines.push(queens(squares, units, shape, ink, queen), "</g>");
  if (caption) {
    const attributes = [
      `x="${thousandths(left)}"`,
      `y="${thousandths(height * 1000 - margin)}"`,
      'font-family="Helvetica, Arial, sans-serif"',
      `font-size="${thousandths(font)}"`,
      `fill="${ink}"`,
    ];
    lines.push(`<text ${attributes.join(" ")}>${escapeXml(caption)}</text>`);
  }
  lines.push("</svg>");
  return `${lines.join("\n")}\n`;
}

const escapeXml = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Return the text of an SVG file of boards to cut with a laser. Throw an error if the squares are
    too small. */
function laserText(poster) {
  const { boards, paper } = poster;
  const { n, margin, step, across, square } = measures(poster);
  const [width, height] = PAPERS[paper];
  if (square < MIN_CUT) {
    const size = `${(square / 1000).toFixed(1)} mm`;
    throw new Error(
      `A laser needs squares of 2 mm, and these have ${size}: choose fewer boards or larger paper`,
    );
  }
  const radius = whole((3 * square) / 10);
  const corners = boards.map((_, index) => [
    margin + square * step * (index % across),
    margin + square * step * whole(index / across),
  ]);
  const arc = `a${radius} ${radius} 0 1 1`;
  const half = whole(square / 2);
  const middles = corners.flatMap(([x, y], index) =>
    boards[index].map((column, row) => [x + square * column + half, y + square * row + half]),
  );
  const holes = middles
    .map(([x, y]) => `M${x - radius} ${y}${arc} ${2 * radius} 0${arc}-${2 * radius} 0z`)
    .join("");
  const side = n * square;
  const outlines = corners.map(([x, y]) => `M${x} ${y}h${side}v${side}h-${side}z`).join("");
  const dark = corners.map((corner) => darkSquares(corner, n, square)).join("");
  const line = `fill="none" stroke-width="${HAIRLINE}"`;
  const size = `width="${width}mm" height="${height}mm"`;
  const viewBox = `0 0 ${width * 1000} ${height * 1000}`;
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${viewBox}">`,
    `<title>${boards.length} ${boards.length === 1 ? "board" : "boards"} of ${n} queens, to cut</title>`,
    `<path fill="${ENGRAVED}" d="${dark}"/>`,
    `<path ${line} stroke="${INNER}" d="${holes}"/>`,
    `<path ${line} stroke="${OUTER}" d="${outlines}"/>`,
    "</svg>",
  ];
  return `${lines.join("\n")}\n`;
}

/** Return the SVG path of the dark squares of a board.
    @param {[number, number]} corner  the top left corner of the board
    @param {number} n  the side of the board
    @param {number} units  the width of a square */
function darkSquares([x, y], n, units) {
  const parts = [];
  for (let row = 0; row < n; row++) {
    for (let column = (n - 1 - row) % 2; column < n; column += 2) {
      parts.push(`M${x + units * column} ${y + units * row}h${units}v${units}h-${units}z`);
    }
  }
  return parts.join("");
}

/** Return the SVG elements that draw queens.
    @param {[number, number][]} squares  the top left corners of their squares
    @param {number} units  the width of a square, by which the function chooses how to draw queens
    @param {string} shape  one of `SHAPES` except `holes`
    @param {string} ink  the colour
    @param {{path: string, units: number}} queen */
function queens(squares, units, shape, ink, queen) {
  const path = (draw) => squares.map(([x, y]) => draw(x, y)).join("");
  if (units === queen.units) {
    const paths = path((x, y) => `<path transform="translate(${x} ${y})" d="${queen.path}"/>\n`);
    return `<g fill="${ink}">\n${paths}</g>`;
  }
  if (units === QUEEN_UNITS) return `<path fill="${ink}" d="${path(queenPath)}"/>`;
  if (shape === "squares")
    return `<path fill="${ink}" d="${path((x, y) => `M${x} ${y}h2v2h-2z`)}"/>`;
  // A dot is a line of length 0 with round ends, because that is the shortest text for a circle.
  const line = 'stroke-width="1.5" stroke-linecap="round"';
  return `<path fill="none" stroke="${ink}" ${line} d="${path((x, y) => `M${x + 1} ${y + 1}h0`)}"/>`;
}
