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
    @property {unknown[]} layers  what is drawn on the squares, from bottom to top
    @property {(square: Square) => string} describe  the square's name for screen readers:
      `describeCell` of attacks.js
    @property {(square: Square) => boolean} isSelected  whether a square has a queen
    @property {(square: Square) => void} choose  called with the square that the reader clicks
    @property {(square: Square) => void} [empty]  called with the square on which Delete is pressed
    @property {boolean} [hasCoordinates]  by default for n > 3: smaller boards have no room for them
    @property {string[]} [texts]  the text on each square, row by row
    @property {(square: Square) => string} [look]  the class of a square
    @property {(square: Square) => number} [heat]  how warm a square's colour is, in percent; then
      `texts` are counts, not letters
    @property {(square: Square) => void} [forbid]  called with the square that the reader clicks
      with the secondary button, or on which the key x is pressed
    @property {(event: PointerEvent) => void} [press]  called when a press begins, for `holdPress` and
      `dragOver` of presses.js
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
  // The longest text sets the font size of all texts.
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

/** Render a board in a grid of two columns, with the numbers of its rows and the letters of its
    columns beside it, as large as text.
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
    @param {{marker?: string, hasCoordinates?: boolean, layers?: unknown[]}} [options]  `marker` is
      drawn for each queen, `qa-disc` on small boards; `layers` are drawn above the queens */
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
    @param {string} name  its class
    @param {string[]} parts  of an SVG path */
export const pathLayer = (name, parts) => svg`<path class=${name} d=${parts.join("")}></path>`;

/** Render a layer of queens, also without any queen.
    @param {string} name  the class of the layer
    @param {[row: number, column: number][]} queens */
export function queensLayer(name, queens) {
  // Only points between the first and the last get a marker, hence the two ends.
  const middle = queens.map(([row, column]) => `${column},${row}`);
  return svg`<polyline
    class=${name}
    fill="none"
    marker-mid="url(#qa-queen)"
    points=${["0,0", ...middle, "0,0"].join(" ")}></polyline>`;
}

/** Render a queen as a copy of the page's own drawing, so that it can be an outline. The drawing is
    at the end of the page: until the page has been parsed, nothing is rendered.
    @param {string} name  its class */
export function queenShape([row, column], name) {
  const drawing = document.querySelector("#qa-queen");
  if (!drawing) return nothing;
  const scale = 1 / drawing.viewBox.baseVal.width;
  const parts = [...drawing.children].map((part) => part.cloneNode(true));
  return svg`<g class=${name} transform="translate(${column} ${row}) scale(${scale})">${parts}</g>`;
}

/** Return the area of a square, as part of a path. */
export const tile = ([row, column]) => `M${column} ${row}h1v1h-1z`;

/** Return the outline of a row, as part of a path. */
export const rowEdge = (row, n) => `M0 ${row}h${n}v1h-${n}z`;

/** Return the outline of a square, slightly inside it, as part of a path. */
export const ring = ([row, column]) => `M${column + 0.06} ${row + 0.06}h.88v.88h-.88z`;

/** Return a cross in the middle of a square, as part of a path.
    @param {number} arm  half its width */
export const cross = ([row, column], arm) =>
  `M${column + 0.5 - arm} ${row + 0.5 - arm}l${2 * arm} ${2 * arm}m0-${2 * arm}l-${2 * arm} ${2 * arm}`;

/** Return a line between the middles of two squares, as part of a path. */
export const line = ([[row, column], [otherRow, otherColumn]]) =>
  `M${column + 0.5} ${row + 0.5}L${otherColumn + 0.5} ${otherRow + 0.5}`;

// The distance between a gapped line and the middle of a square, in squares.
const GAP = 0.46;

/** Return a line between two squares that leaves their middles free, as part of a path. */
export function gappedLine(one, other) {
  const share = GAP / Math.hypot(one[0] - other[0], one[1] - other[1]);
  const towards = (from, to) => from.map((start, axis) => start + (to[axis] - start) * share);
  return line([towards(one, other), towards(other, one)]);
}

// The largest board of a card with queens: on larger ones a square has below 12 pixels, where a
// disc is clearer.
const MAX_GLYPH = 11;

/** Render the size of an orbit with its icon. */
export const badge = (size) =>
  html`<span
    class="qa-badge qa-orbit-${size}"
    title="orbit of ${size}"><i aria-hidden="true"></i><span class="qa-unseen">orbit of </span>${size}</span>`;

/** Render the name of a symmetry: an arrow to see, words for screen readers. */
export const moveName = (symmetry) =>
  symmetry
    ? html`<span aria-hidden="true">${NAMES[symmetry]}</span><span class="qa-unseen"> (${WORDS[symmetry]})</span>`
    : NAMES[0];

/** Render the columns of a board, for the line below its picture. */
export const columnsOf = (board) =>
  html`<span
    class=${board.length > 10 ? "qa-columns qa-spaced" : "qa-columns"}>${columnsText(board)}</span>`;

/** Render a board with its label and its columns. The label is a link if there is an `address`.
    @param {{symmetry?: number, hasCoordinates?: boolean, isFound?: boolean}} [options]  `symmetry`
      maps the representative to this board; without it, the card is one of a gallery */
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
