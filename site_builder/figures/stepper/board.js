/* The board of a search at a step, as `site_builder/svg/board.py` draws it, too. */

import { html, nothing, svg, use } from "#base";
import { columnsOf } from "#shared/attack-masks.js";
import { cross, pathLayer, queensLayer, ring } from "#shared/board-view.js";
import { FRAME, framePath } from "#shared/drawing.js";
import { squareOf } from "#shared/symmetry.js";
import { listed } from "#shared/text.js";
import { bitOf, isAt } from "./trace.js";

// Squares of room for the row numbers and the pointer at the left.
const EDGE = 0.62;
// Squares of room for the bounds at the right.
const BOUNDS = 0.72;

/** Return the squares of a row whose bits are set. */
const squaresIn = (bits, row, n) => columnsOf(bits, n).map((column) => [row, column]);

const dot = ([row, column]) =>
  `M${column + 0.39} ${row + 0.5}a.11.11 0 1 0 .22 0a.11.11 0 1 0-.22 0z`;

/** Return lines across a square, as part of a path. */
const hatch = ([row, column]) =>
  `M${column} ${row + 0.5}l.5-.5M${column} ${row + 1}l1-1M${column + 0.5} ${row + 1}l.5-.5`;

/** Render letters in the middle of a square for the masks that attack it. */
function letters([row, column], masks, n) {
  const word = ["left", "down", "right"]
    .map((name) => (masks[name] & bitOf(n, column) ? name[0].toUpperCase() : ""))
    .join("");
  // At most 18 pixels.
  const size = Math.min(word.length < 3 ? 0.5 : 0.42, (n + 0.7) / 16);
  return svg`<text x=${column + 0.5} y=${row + 0.5 + 0.36 * size} font-size=${size}>${word}</text>`;
}

/** Return the mark of a step, as a path, and the name of its class. */
function act({ kind, judged, row, column }, n) {
  if (kind === "free") return ["", kind];
  if (judged) return [framePath(n), kind === "solution" ? kind : "fail"];
  return [kind === "reject" ? cross([row, column], 0.26) : ring([row, column]), kind];
}

/** Return the squares that a branch forbids. In the row of BOUND2, the last one in which a side
    column may get its queen, these include the squares that the method leaves out. */
function forbiddenSquares({ forbidden, bounds: [, second] }, { row, masks }, n) {
  return forbidden.flatMap((bits, boardRow) => {
    const isCurrentBound = boardRow === row && row === second;
    return squaresIn(isCurrentBound ? bits | masks.leftOut : bits, boardRow, n);
  });
}

/** Render the squares A, B and C, with a full line if a queen is there, and the bounds beside their
    rows. */
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

/** Render a frame around the rows and columns in which two boards differ. */
const differs = ([row, column, rows, columns]) =>
  svg`<path
    class="qa-differs"
    d="M${column + 0.05} ${row + 0.05}h${columns - 0.1}v${rows - 0.1}h-${columns - 0.1}z" />`;

/** Render a board with queens.
    @param {string} name  for screen readers; the squares of the queens are added to it
    @param {{below?: unknown, above?: unknown, hasBounds?: boolean, foot?: number}} [options]
      `below` and `above` are drawn below and above the queens; `foot` is room at the bottom, in
      squares */
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

/** Render a state of a search. Attacked squares have the letters of their masks, or crosses. `foot`
    is room for the letters of the columns, in squares. */
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

/** Render the image because of which a board is rejected, and a table that compares both. The first
    value that differs is highlighted. */
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

/** Render a legend of the signs of a branch. */
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
