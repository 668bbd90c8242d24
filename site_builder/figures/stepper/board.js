/* The board of a search at a step. `site_builder/svg/board.py` draws the same pictures. */

import { html, nothing, svg, use } from "#base";
import { columnsOf } from "#shared/attack-masks.js";
import { cross, pathLayer, queensLayer, ring } from "#shared/board-view.js";
import { FRAME, framePath } from "#shared/drawing.js";
import { squareOf } from "#shared/symmetry.js";
import { listed } from "#shared/text.js";
import { bitOf, isAt } from "./trace.js";

// The space at the left for the row numbers and the pointer to the current row, in squares.
const EDGE = 0.62;
// The space at the right for the bounds, in squares.
const BOUNDS = 0.72;

/** Return the squares of a row whose bits are set, as pairs of row and column. */
const squaresIn = (bits, row, n) => columnsOf(bits, n).map((column) => [row, column]);

const dot = ([row, column]) =>
  `M${column + 0.39} ${row + 0.5}a.11.11 0 1 0 .22 0a.11.11 0 1 0-.22 0z`;

/** Return the SVG path of slanting lines across a square. */
const hatch = ([row, column]) =>
  `M${column} ${row + 0.5}l.5-.5M${column} ${row + 1}l1-1M${column + 0.5} ${row + 1}l.5-.5`;

/** Render the initials of the masks that attack a square in its middle. */
function letters([row, column], masks, n) {
  const word = ["left", "down", "right"]
    .map((name) => (masks[name] & bitOf(n, column) ? name[0].toUpperCase() : ""))
    .join("");
  // The font is at most 18 pixels high.
  const size = Math.min(word.length < 3 ? 0.5 : 0.42, (n + 0.7) / 16);
  return svg`<text x=${column + 0.5} y=${row + 0.5 + 0.36 * size} font-size=${size}>${word}</text>`;
}

/** Return the SVG path of the mark of a step, and the end of its class. */
function act({ kind, judged, row, column }, n) {
  if (kind === "free") return ["", kind];
  if (judged) return [framePath(n), kind === "solution" ? kind : "fail"];
  return [kind === "reject" ? cross([row, column], 0.26) : ring([row, column]), kind];
}

/** Return the squares that a branch of symmetry elimination forbids. The row of BOUND2 is the last
    row in which a side column may get its queen. If it is the current row, the squares that the
    method leaves out there are forbidden, too. */
function forbiddenSquares({ forbidden, bounds: [, second] }, { row, masks }, n) {
  return forbidden.flatMap((bits, boardRow) => {
    const isCurrentBound = boardRow === row && row === second;
    return squaresIn(isCurrentBound ? bits | masks.leftOut : bits, boardRow, n);
  });
}

/** Render the squares A, B and C, and the numbers of the bounds beside their rows. A square with a
    queen has a full line around it. */
function branchNames({ checks, bounds }, queens, n) {
  const squares = checks.map(([row, column], index) => {
    const isMet = queens.some((queen) => isAt(queen, row, column));
    return svg`<path class="qa-check ${isMet ? "qa-check-met" : ""}" d=${ring([row, column])} />
      <text x=${column + 0.08} y=${row + 0.38} font-size=".42">${"ABC"[index]}</text>`;
  });
  const rows = bounds.map(
    (row, index) => svg`<path d="M${n + 0.36} ${row + 0.3}v.4l-.28-.2z" />
    <text x=${n + 0.42} y=${row + 0.66} font-size=".47">${index + 1}</text>`,
  );
  return [...squares, ...rows];
}

/** Render a frame around the rows and columns in which two boards differ. The parameter is the
    first row and column, and the numbers of rows and columns. */
const differs = ([row, column, rows, columns]) =>
  svg`<path
    class="qa-differs"
    d="M${column + 0.05} ${row + 0.05}h${columns - 0.1}v${rows - 0.1}h-${columns - 0.1}z" />`;

/** Render a board with queens.
    @param {[number, number][]} queens
    @param {string} name  its name for screen readers, to which the squares of the queens are added
    @param {{below?: unknown, above?: unknown, hasBounds?: boolean, foot?: number}} [options]
      `below` and `above` are drawn below and above the queens; `hasBounds` adds space for bounds at
      the right; `foot` is space at the bottom, in squares */
function picture(
  n,
  queens,
  name,
  { below = nothing, above = nothing, hasBounds = false, foot = 0 } = {},
) {
  const squares = listed(queens.map((queen) => squareOf(...queen, n)));
  const description = squares ? `queens on ${squares}` : "no queens";
  const width = n + EDGE + FRAME + (hasBounds ? BOUNDS : 0);
  return html`<svg
    class="qa-state"
    role="img"
    aria-label="${name}: ${description}"
    viewBox="${-EDGE} ${-FRAME} ${width} ${n + 2 * FRAME + foot}">
    ${use(`squares-${n}`)}${below}${queensLayer("", queens)}<g class="qa-names">${above}</g></svg>`;
}

/** Render a state of a search.
    @param {import("./trace.js").State} state
    @param {object} trace
    @param {boolean} isLettered  whether attacked squares have the letters of their masks; otherwise
      they have crosses
    @param {number} foot  the space at the bottom for the letters of the columns, in squares */
export function stateBoard(state, { n, branches, rivals }, isLettered, foot) {
  const { row, column, queens, masks } = state;
  const isTaken = (other) => other === column || queens.some((queen) => isAt(queen, row, other));
  const attackedBits = (masks.left | masks.down | masks.right) & ~masks.untried;
  const attacked = squaresIn(attackedBits, row, n).filter(([, other]) => !isTaken(other));
  const [mark, name] = act(state, n);
  const branch = branches?.[state.branch];
  const image = state.judged && state.kind === "reject" && rivals?.[state.refused - 1];
  const maskLetters = isLettered ? attacked.map((square) => letters(square, masks, n)) : nothing;
  const below = [
    use(`coordinates-${n}`),
    branch ? pathLayer("qa-forbidden", forbiddenSquares(branch, state, n).map(hatch)) : nothing,
    pathLayer("qa-attacked", isLettered ? [] : attacked.map((square) => cross(square, 0.17))),
    pathLayer("qa-untried", squaresIn(masks.untried, row, n).map(dot)),
    pathLayer("qa-pointer", [`M-.23 ${row + 0.34}v.32l.2-.16z`]),
    pathLayer(`qa-act qa-act-${name}`, [mark]),
    svg`<g class="qa-label" text-anchor="middle" font-weight="600">${maskLetters}</g>`,
  ];
  const above = [
    branch ? branchNames(branch, queens, n) : nothing,
    image ? differs(image.at(-1)) : nothing,
  ];
  const position = column === undefined ? `row ${row}` : squareOf(row, column, n);
  return picture(n, queens, `The search at ${position}`, {
    below,
    above,
    hasBounds: Boolean(branches),
    foot,
  });
}

/** Render the image because of which a board is rejected, and a table that compares the board with
    it. The first value that differs is highlighted.
    @param {object} trace
    @param {import("./trace.js").State} state  the state in which the board is rejected */
export function rejectingImageView(
  { n, rivals, compared: [name, ...heads], branches },
  { refused },
) {
  const [move, queens, own, other, first, area] = rivals[refused - 1];
  const cell = (value, index) =>
    html`<td
      class=${index > first ? "qa-uncompared" : ""}
      aria-current=${index === first || nothing}>${value ?? "–"}</td>`;
  const row = (head, values) => html`<tr><th scope="row">${head}</th>${values.map(cell)}</tr>`;
  const board = picture(n, queens, `The board ${move}`, {
    above: differs(area),
    hasBounds: Boolean(branches),
  });
  return html`<div class="qa-stepper-rival" data-qa-part="rival">
    <div>${board}</div>
    <table class="qa-stepper-table">
      <caption>Image: ${move}; ${name} ${heads[first]} decides</caption>
      <tbody data-qa-part="lists">${row(name, heads)}${row("board", own)}${row("image", other)}</tbody>
    </table>
  </div>`;
}

/** Render a legend of the signs that the board has because of a branch of symmetry elimination. */
export function branchLegend({ bounds, checks }) {
  const sign = (style, path) =>
    html`<svg viewBox="0 0 12 12" aria-hidden="true"><path class=${style} d=${path} /></svg>`;
  const pointer = sign("qa-pointer", "M9 1v10l-7-5z");
  const lines = sign("qa-refused", "M1 6l5-5M1 11L11 1M6 11l5-5");
  const bound = (value, index) =>
    html`<span>${pointer}<b>${index + 1}</b> BOUND${index + 1} = ${value}</span>`;
  const comparison = html`<span><b>A B C</b> a queen here asks for a comparison</span>`;
  return html`<p class="qa-stepper-signs qa-stepper-branch">
    <span>${lines} forbidden</span>
    ${bounds.map(bound)}
    ${checks.length ? comparison : nothing}
  </p>`;
}
