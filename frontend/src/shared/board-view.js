/* A board to click, by mouse, finger and keys: a picture in layers, and above it a grid of squares.

   Arrows, Home and End go from square to square, Enter and the space bar choose one, Delete empties one, x or a held
   press forbids one. */

import {
  html,
  keyed,
  moveTabStop,
  nothing,
  pressInGrid,
  squareUnder,
  svg,
  use,
} from "../base/index.js";
import { box, points } from "./drawing.js";
import { dragOver, holdPress } from "./presses.js";
import { columnsText, NAMES, queensText, squareOf, WORDS } from "./symmetry.js";

/** @typedef {[number, number]} Square  row and column, from 0 at the top left */

/** What a board shows, and what it calls.
    @typedef {object} Board
    @property {string} name  what it is, for screen readers: `Place queens`
    @property {number} n  side of the board
    @property {unknown[]} layers  what is drawn on the squares, from below
    @property {(square: Square) => string} describe  a square in words, for screen readers: `describeCell` of attacks.js
    @property {(square: Square) => boolean} isSelected  whether a square has a queen
    @property {(square: Square) => void} choose  called with the square that the reader clicks
    @property {(square: Square) => void} [empty]  called with the square on which Delete is pressed
    @property {boolean} [hasCoordinates]  small boards have no room for them
    @property {string[]} [texts]  what stands on the squares, row by row
    @property {(square: Square) => string} [look]  the class of a square
    @property {(square: Square) => number} [heat]  how warm a square is, in percent: texts are counts, not letters
    @property {(square: Square) => void} [forbid]  called with the square that the reader clicks with the other button,
      or on which the key x is pressed
    @property {(squares: Square[], isFirst: boolean) => void} [drag]  called with the first two squares over which the
      reader draws, then with each other
    @property {() => void} [undrag]  called when that turns out to scroll the page
    @property {(square: Square) => void} [point]  called with the square at which the reader points, or that has the focus
    @property {() => void} [leave]  called when there is no such square any more */

const numbersTo = (n) => [...Array(n).keys()];
const percent = (part, whole) => `${(100 * part) / whole}%`;

export function boardView(board) {
  const {
    name,
    n,
    layers,
    choose,
    forbid,
    drag,
    undrag,
    point = () => {},
    hasCoordinates = n > 3,
    texts,
    heat,
    leave = () => {},
  } = board;
  const on = (action) => (event) => {
    const square = squareUnder(event);
    if (square) action(square);
  };
  const [left, top, width, height] = box(n, hasCoordinates);
  const sides = `left: ${percent(-left, width)}; top: ${percent(-top, height)}; width: ${percent(n, width)}; height: ${percent(n, height)}`;
  const rows = numbersTo(n).map(
    (row) =>
      html`<div role="row">${numbersTo(n).map((column) => cell(board, [row, column]))}</div>`,
  );
  const signs = Math.max(1, ...(texts ?? []).map(({ length }) => length)); // of the longest, which sets the size of all
  return html`<div
    class="qa-click ${texts && !heat ? "qa-click-letters" : ""}"
    style="--signs: ${signs}"
    @pointerleave=${leave}
    @focusout=${leave}>
    <svg class="qa-board" aria-hidden="true" viewBox="${left} ${top} ${width} ${height}">
      ${use(`squares-${n}`)}${hasCoordinates ? use(`coordinates-${n}`) : nothing}${layers}
    </svg>
    ${keyed(
      n,
      html`<div
        role="grid"
        class="qa-click-grid"
        aria-label="${name}, ${n} x ${n}"
        style="--n: ${n}; ${sides}"
        @click=${on(choose)}
        @keydown=${(event) => pressInGrid(event, board)}
        @focusin=${(event) => (moveTabStop(event), on(point)(event))}
        @contextmenu=${(event) => forbid && (event.preventDefault(), on(forbid)(event))}
        @pointerover=${on(point)}
        @pointerdown=${(event) => (forbid && holdPress(event), drag && dragOver(event, drag, undrag))}>${rows}</div>`,
    )}
  </div>`;
}

/** A board with the numbers of its rows and the letters of its columns beside it, as large as text, in a grid of two
    columns.
    @param {number} [here]  the row that is marked */
export function edgedBoard(board, here) {
  const rank = (row) =>
    html`<span class=${row === here ? "qa-edge-here" : ""}>${board.n - row}</span>`;
  return html`<div class="qa-edge-ranks" aria-hidden="true">${numbersTo(board.n).map(rank)}</div>${boardView({ ...board, hasCoordinates: false })}
    <span></span><div
      class="qa-edge-files"
      aria-hidden="true"
      data-qa-part="files">${numbersTo(board.n).map((column) => html`<span>${squareOf(0, column, board.n)[0]}</span>`)}</div>`;
}

function cell({ n, texts, describe, isSelected, heat, look = () => "" }, square) {
  const at = square[0] * n + square[1];
  return html`<div
    role="gridcell"
    class=${look(square)}
    style=${heat ? `--part: ${heat(square)}%` : nothing}
    tabindex=${at === 0 ? 0 : -1}
    aria-label=${describe(square)}
    aria-selected=${isSelected(square)}>${texts?.[at] ? html`<span>${texts[at]}</span>` : nothing}</div>`;
}

/** A board to look at, as `site_builder/svg/board.py` draws it.
    @param {{marker?: string, hasCoordinates?: boolean, layers?: unknown[]}} [options]  `marker`: what is drawn for each
      queen, `qa-disc` on small boards; `layers`: what is drawn above the queens */
export function boardPicture(
  columns,
  title,
  { marker = "qa-queen", hasCoordinates = false, layers = [] } = {},
) {
  const n = columns.length;
  return html`<svg
    class="qa-board"
    role="img"
    viewBox=${box(n, hasCoordinates).join(" ")}><title>${title}</title><desc>${queensText(columns)}</desc>
    ${use(`squares-${n}`)}${hasCoordinates ? use(`coordinates-${n}`) : nothing}<polyline
      fill="none"
      marker-mid="url(#${marker})"
      points=${points(columns)} />${layers}</svg>`;
}

/** A layer of lines and areas.
    @param {string} name  of its class
    @param {string[]} parts  of an SVG path */
export const pathLayer = (name, parts) => svg`<path class=${name} d=${parts.join("")}></path>`;

/** A layer of queens.
    @param {string} name  of its class */
export function queensLayer(name, queens) {
  const middle = queens.map(([row, column]) => `${column},${row}`); // only these points have a marker
  return svg`<polyline
    class=${name}
    fill="none"
    marker-mid="url(#qa-queen)"
    points=${["0,0", ...middle, "0,0"].join(" ")}></polyline>`;
}

/** Draw a queen as a copy of the page's own drawing, so that it can be an outline. The drawing stands at the end of the
    page; until it is there, nothing is drawn.
    @param {string} name  of its class */
export function queenShape([row, column], name) {
  const drawing = document.querySelector("#qa-queen");
  if (!drawing) return nothing;
  const scale = 1 / drawing.viewBox.baseVal.width;
  const parts = [...drawing.children].map((part) => part.cloneNode(true));
  return svg`<g class=${name} transform="translate(${column} ${row}) scale(${scale})">${parts}</g>`;
}

/** The area of a square, as part of a path. */
export const tile = ([row, column]) => `M${column} ${row}h1v1h-1z`;

/** The edge of a row, as part of a path. */
export const rowEdge = (row, n) => `M0 ${row}h${n}v1h-${n}z`;

/** The edge of a square, inside of it. */
export const ring = ([row, column]) => `M${column + 0.06} ${row + 0.06}h.88v.88h-.88z`;

/** A cross in the middle of a square.
    @param {number} arm  half its width */
export const cross = ([row, column], arm) =>
  `M${column + 0.5 - arm} ${row + 0.5 - arm}l${2 * arm} ${2 * arm}m0-${2 * arm}l-${2 * arm} ${2 * arm}`;

/** A line between the middles of two squares. */
export const line = ([[row, column], [otherRow, otherColumn]]) =>
  `M${column + 0.5} ${row + 0.5}L${otherColumn + 0.5} ${otherRow + 0.5}`;

const GAP = 0.46; // between a line and the middle of a square

/** A line between two squares that leaves their middles free. */
export function gappedLine(one, other) {
  const share = GAP / Math.hypot(one[0] - other[0], one[1] - other[1]);
  const towards = (from, to) => from.map((start, axis) => start + (to[axis] - start) * share);
  return line([towards(one, other), towards(other, one)]);
}

const MAX_GLYPH = 11; // of a card: below 12 pixels a square, a disc is clearer

/** The size of an orbit, with its sign. */
export const badge = (size) =>
  html`<span
    class="qa-badge qa-orbit-${size}"
    title="orbit of ${size}"><i aria-hidden="true"></i><span class="qa-unseen">orbit of </span>${size}</span>`;

/** The name of a symmetry: an arrow for the eye, words for the ear. */
export const moveName = (symmetry) =>
  symmetry
    ? html`<span aria-hidden="true">${NAMES[symmetry]}</span><span class="qa-unseen">${WORDS[symmetry]}</span>`
    : NAMES[0];

/** The columns of a board, below its picture. */
export const columnsOf = (board) =>
  html`<span
    class=${board.length > 10 ? "qa-columns qa-spaced" : "qa-columns"}>${columnsText(board)}</span>`;

/** A board with its label, which leads to an address if there is one, and its columns.
    @param {{symmetry?: number, hasCoordinates?: boolean, isFound?: boolean}} [options]  `symmetry`: what makes it of its
      representative; without it, the card is one of a gallery */
export function boardCard(
  board,
  label,
  address,
  { symmetry, hasCoordinates = false, isFound = false } = {},
) {
  const name = address ? html`<a href=${address}>${label}</a>` : html`<b>${label}</b>`;
  const marker = board.length > MAX_GLYPH ? "qa-disc" : "qa-queen";
  return html`<figure
    class=${isFound ? "qa-card qa-found" : "qa-card"}
    id=${symmetry === undefined ? label : nothing}>${boardPicture(board, `Solution ${label}`, { marker, hasCoordinates })}
    <figcaption>${name}${columnsOf(board)}${symmetry === undefined ? nothing : html`<span class="qa-move">${moveName(symmetry)}</span>`}</figcaption></figure>`;
}
