/* Draws what the pages of solutions show, of the same parts: boards, badges, cards.

   The page has the definitions of its boards: `qa-squares-8`, `qa-coordinates-8`, `qa-queen`. */

import { columnsText, squares } from "./symmetry.js";

const SMALL_LETTERS = 12; // rows; a phone draws 18 of them in 328 pixels
const MAX_GLYPH = 11; // of a card: below 12 pixels a square, a disc is clearer

/** An element with its attributes and what is in it; text stays text.
    @param {string} name
    @param {Record<string, unknown>} attributes
    @param {...(Node | string)} children
    @returns {HTMLElement} */
export function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** An element of an SVG, likewise.
    @param {string} name
    @param {Record<string, unknown>} attributes
    @param {...(Node | string)} children
    @returns {SVGElement} */
export function shape(name, attributes, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** What the page has drawn once for all boards: `squares-8`. As in `site_builder/svg/canvas.py`, it is no `href`.
    @param {string} name
    @returns {SVGElement} */
export function use(name) {
  const made = shape("use", {});
  made.setAttributeNS("http://www.w3.org/1999/xlink", "xlink:href", `#qa-${name}`);
  return made;
}

/** The part of the drawing that shows a board: left, top, width and height, in squares.
    @param {number} n
    @param {boolean} coordinates
    @returns {number[]} */
export function box(n, coordinates) {
  const frame = 2 * Math.max(0.01, Math.round(n * 0.4) / 100);
  const margin = n <= SMALL_LETTERS ? 0.8 : 1; // room for the coordinates
  const left = coordinates ? margin : frame;
  return [-left, -frame, n + left + frame, n + left + frame].map((value) => Number(value.toFixed(2)));
}

/** The queens as the points of a line. Only middle points are marked: the first and the last carry no queen.
    @param {(number | null)[]} board
    @returns {string} */
export const points = (board) =>
  ["0,0", ...board.flatMap((column, row) => (column === null ? [] : `${column},${row}`)), "0,0"].join(" ");

/** A board, as `site_builder/svg/board.py` draws it.
    @param {(number | null)[]} board
    @param {string} title
    @param {{coordinates?: boolean, glyph?: boolean}} [options]  `glyph`: queens rather than discs
    @returns {SVGElement} */
export function picture(board, title, { coordinates = false, glyph = true } = {}) {
  const n = board.length;
  const names = coordinates ? ["squares", "coordinates"] : ["squares"];
  const queens = { fill: "none", "marker-mid": `url(#${glyph ? "qa-queen" : "qa-disc"})`, points: points(board) };
  return shape(
    "svg",
    { class: "qa-board", role: "img", viewBox: box(n, coordinates).join(" ") },
    shape("title", {}, title),
    shape("desc", {}, squares(board).join(" ")),
    ...names.map((name) => use(`${name}-${n}`)),
    shape("polyline", queens),
  );
}

/** The size of an orbit, with its sign.
    @param {number} size
    @returns {HTMLElement} */
export const badge = (size) =>
  element("span", { class: `qa-badge qa-orbit-${size}`, title: `orbit of ${size}` }, element("i", { "aria-hidden": true }), `${size}`);

/** The columns of a board, below its picture.
    @param {number[]} board
    @returns {HTMLElement} */
export const columnsOf = (board) =>
  element("span", { class: board.length > 10 ? "qa-columns qa-spaced" : "qa-columns" }, columnsText(board));

/** A board with its label, which leads to an address if there is one, and its columns, as in a gallery.
    @param {(number | null)[]} board
    @param {string} label
    @param {string | undefined} address
    @param {boolean} [coordinates]
    @returns {HTMLElement} */
export function card(board, label, address, coordinates = false) {
  const name = address ? element("a", { href: address }, label) : element("b", {}, label);
  const drawn = picture(board, `Solution ${label}`, { coordinates, glyph: board.length <= MAX_GLYPH });
  return element("figure", { class: "qa-card" }, drawn, element("figcaption", {}, name, columnsOf(board)));
}
