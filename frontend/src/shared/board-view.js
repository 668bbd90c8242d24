/* A board that can be clicked and used by keys: an SVG picture in layers, below a transparent grid
   of squares.

   Arrows, Home and End move between squares, Enter and the space bar choose one, Delete empties
   one, x or a long press forbids one. */

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
import { columnsText, letterOf, NAMES, queensText, WORDS } from "./symmetry.js";

/** @typedef {[number, number]} Square  row and column, from 0 at the top left */

/** The content of a board and its event handlers.
    @typedef {object} Board
    @property {string} name  its name for screen readers: `Place queens`
    @property {number} n  side of the board
    @property {unknown[]} layers  templates drawn on the squares, from bottom to top
    @property {(square: Square) => string} describe  returns the square's name for screen
      readers, such as `describeCell` of attacks.js
    @property {(square: Square) => boolean} isSelected  returns whether a square has a queen
    @property {(square: Square) => void} choose  called with the square that the reader clicks
    @property {(square: Square) => void} [empty]  called with the square on which Delete is pressed
    @property {boolean} [hasCoordinates]  by default for n > 3: smaller boards have no room for them
    @property {string[]} [texts]  the text on each square, row by row
    @property {(square: Square) => string} [look]  returns the CSS class of a square
    @property {(square: Square) => number} [heat]  returns how warm a square's colour is, in
      percent; with it, `texts` are counts, not letters
    @property {(square: Square) => void} [forbid]  called with the square that the reader clicks
      with the secondary button, or on which the key x is pressed
    @property {(event: PointerEvent) => void} [press]  called when a press begins, for `holdPress`
      and `dragOver` of presses.js
    @property {(square: Square) => void} [point]  called with the square under the pointer or with
      the focus
    @property {() => void} [leave]  called when the pointer or the focus leaves the squares */

const numbersTo = (n) => [...Array(n).keys()];
const percent = (part, whole) => `${(100 * part) / whole}%`;

/** Render a board with a grid of squares to click.
    @param {Board} board */
export function boardView(board) {
  const {
    name,
    n,
    layers,
    choose,
    forbid,
    press = () => {},
    point = () => {},
    hasCoordinates = n > 3,
    texts,
    heat,
    leave = () => {},
  } = board;
  const onSquare = (action) => (event) => {
    const square = squareUnder(event);
    if (square) action(square);
  };
  const onFocus = (event) => {
    moveTabStop(event);
    onSquare(point)(event);
  };
  const onSecondaryButton = (event) => {
    if (!forbid) return;
    event.preventDefault();
    onSquare(forbid)(event);
  };
  const [left, top, width, height] = box(n, hasCoordinates);
  const position = `left: ${percent(-left, width)}; top: ${percent(-top, height)}`;
  const size = `width: ${percent(n, width)}; height: ${percent(n, height)}`;
  const rows = numbersTo(n).map((row) => {
    const cells = numbersTo(n).map((column) => cell(board, [row, column]));
    return html`<div role="row">${cells}</div>`;
  });
  // The style sheet needs the length of the longest text, which sets the font size of all texts.
  const signs = Math.max(1, ...(texts ?? []).map(({ length }) => length));
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
        style="--n: ${n}; ${position}; ${size}"
        @click=${onSquare(choose)}
        @keydown=${(event) => pressInGrid(event, board)}
        @focusin=${onFocus}
        @contextmenu=${onSecondaryButton}
        @pointerover=${onSquare(point)}
        @pointerdown=${press}>${rows}</div>`,
    )}
  </div>`;
}

/** Render a board with the numbers of its rows and the letters of its columns beside it, which have
    the size of the text on the page. The parent must be a grid of two columns.
    @param {Board} board
    @param {number} [here]  the row whose number is highlighted */
export function edgedBoard(board, here) {
  const { n } = board;
  const ranks = numbersTo(n).map(
    (row) => html`<span class=${row === here ? "qa-edge-here" : ""}>${n - row}</span>`,
  );
  const files = numbersTo(n).map((column) => html`<span>${letterOf(column)}</span>`);
  const view = boardView({ ...board, hasCoordinates: false });
  return html`<div class="qa-edge-ranks" aria-hidden="true">${ranks}</div>${view}
    <span></span><div
      class="qa-edge-files"
      aria-hidden="true"
      data-qa-part="files">${files}</div>`;
}

function cell({ n, texts, describe, isSelected, heat, look = () => "" }, square) {
  const index = square[0] * n + square[1];
  const text = texts?.[index];
  return html`<div
    role="gridcell"
    class=${look(square)}
    style=${heat ? `--part: ${heat(square)}%` : nothing}
    tabindex=${index === 0 ? 0 : -1}
    aria-label=${describe(square)}
    aria-selected=${isSelected(square)}>${text ? html`<span>${text}</span>` : nothing}</div>`;
}

/** Render a board without interaction, as `site_builder/svg/board.py` draws it.
    @param {(number | null)[]} columns  of the queens, from the top row down; null for a row without
      queen
    @param {string} title
    @param {{marker?: string, hasCoordinates?: boolean, layers?: unknown[]}} [options]  `marker` is
      the drawing of each queen: `qa-queen`, or `qa-disc` if squares are small; `layers` are above
      the queens */
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

/** Render a layer of lines and areas.
    @param {string} name  the class of the layer
    @param {string[]} parts  parts of an SVG path, such as `tile` returns */
export const pathLayer = (name, parts) => svg`<path class=${name} d=${parts.join("")}></path>`;

/** Render a layer of queens, also without any queen.
    @param {string} name  the class of the layer
    @param {[row: number, column: number][]} queens */
export function queensLayer(name, queens) {
  // SVG draws `marker-mid` only at points between the first and the last, so there is an extra
  // point at both ends.
  const middle = queens.map(([row, column]) => `${column},${row}`);
  return svg`<polyline
    class=${name}
    fill="none"
    marker-mid="url(#qa-queen)"
    points=${["0,0", ...middle, "0,0"].join(" ")}></polyline>`;
}

/** Render a queen as a copy of the page's own drawing, so that a style sheet can draw it in
    outline. The drawing is at the end of the page: until the page has been parsed, render nothing.
    @param {[row: number, column: number]} square
    @param {string} name  the class of the queen */
export function queenShape([row, column], name) {
  const drawing = document.querySelector("#qa-queen");
  if (!drawing) return nothing;
  const scale = 1 / drawing.viewBox.baseVal.width;
  const parts = [...drawing.children].map((part) => part.cloneNode(true));
  return svg`<g class=${name} transform="translate(${column} ${row}) scale(${scale})">${parts}</g>`;
}

/** Return the area of a square, as part of an SVG path. */
export const tile = ([row, column]) => `M${column} ${row}h1v1h-1z`;

/** Return the outline of a row, as part of an SVG path. */
export const rowEdge = (row, n) => `M0 ${row}h${n}v1h-${n}z`;

/** Return the outline of a square, slightly inside it, as part of an SVG path. */
export const ring = ([row, column]) => `M${column + 0.06} ${row + 0.06}h.88v.88h-.88z`;

/** Return a cross in the middle of a square, as part of an SVG path.
    @param {[row: number, column: number]} square
    @param {number} arm  half the width of the cross, in squares */
export const cross = ([row, column], arm) =>
  `M${column + 0.5 - arm} ${row + 0.5 - arm}l${2 * arm} ${2 * arm}m0-${2 * arm}l-${2 * arm} ${2 * arm}`;

/** Return a line between the middles of two squares, as part of an SVG path. */
export const line = ([[row, column], [otherRow, otherColumn]]) =>
  `M${column + 0.5} ${row + 0.5}L${otherColumn + 0.5} ${otherRow + 0.5}`;

// The distance between the end of a gapped line and the middle of its square, in squares.
const GAP = 0.46;

/** Return a line between two squares that keeps clear of their middles, as part of an SVG path. */
export function gappedLine(one, other) {
  const share = GAP / Math.hypot(one[0] - other[0], one[1] - other[1]);
  const towards = (from, to) => from.map((start, axis) => start + (to[axis] - start) * share);
  return line([towards(one, other), towards(other, one)]);
}

// The largest N of a card whose board has drawings of queens. On larger boards a square has below
// 12 pixels, where discs are clearer.
const MAX_GLYPH = 11;

/** Render a badge with the icon and the size of an orbit: 1, 2, 4 or 8. */
export const badge = (size) =>
  html`<span
    class="qa-badge qa-orbit-${size}"
    title="orbit of ${size}"><i aria-hidden="true"></i><span class="qa-unseen">orbit of </span>${size}</span>`;

/** Render the name of a symmetry: a sign such as an arrow to see, and words for screen readers.
    @param {number} symmetry  its index in `NAMES` */
export const moveName = (symmetry) =>
  symmetry
    ? html`<span aria-hidden="true">${NAMES[symmetry]}</span><span class="qa-unseen"> (${WORDS[symmetry]})</span>`
    : NAMES[0];

/** Render the columns of a board as digits, for the line below its picture. */
export const columnsOf = (board) =>
  html`<span
    class=${board.length > 10 ? "qa-columns qa-spaced" : "qa-columns"}>${columnsText(board)}</span>`;

/** Render a card: a board with its label and its columns.
    @param {number[]} board  the columns of its queens
    @param {string} label
    @param {string} [address]  of a link; without it, the label is not a link
    @param {{symmetry?: number, hasCoordinates?: boolean, isFound?: boolean}} [options]  `symmetry`
      maps the representative to this board and is named on the card; without it, the card is one of
      a gallery, and the label is its id. `isFound` highlights the card */
export function boardCard(
  board,
  label,
  address,
  { symmetry, hasCoordinates = false, isFound = false } = {},
) {
  const name = address ? html`<a href=${address}>${label}</a>` : html`<b>${label}</b>`;
  const marker = board.length > MAX_GLYPH ? "qa-disc" : "qa-queen";
  const picture = boardPicture(board, `Solution ${label}`, { marker, hasCoordinates });
  const isInGallery = symmetry === undefined;
  const move = isInGallery ? nothing : html`<span class="qa-move">${moveName(symmetry)}</span>`;
  return html`<figure
    class=${isFound ? "qa-card qa-found" : "qa-card"}
    id=${isInGallery ? label : nothing}>${picture}
    <figcaption>${name}${columnsOf(board)}${move}</figcaption></figure>`;
}
