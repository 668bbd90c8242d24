/* The board of a search at a step; `site_builder/svg/board.py` draws it, too. */

import { html, nothing, svg, use } from "#base";
import { columnsOf } from "#shared/attack-masks.js";
import { cross, pathLayer, queensLayer, ring } from "#shared/board-view.js";
import { FRAME, framePath } from "#shared/drawing.js";
import { squareOf } from "#shared/symmetry.js";
import { listed } from "#shared/text.js";
import { bitOf, isAt } from "./trace.js";

const EDGE = 0.62; // squares: room for the ranks and the pointer at the left
const BOUNDS = 0.72; // squares: room for the bounds at the right

/** The squares of a row whose bits are set. */
const squaresIn = (bits, row, n) => columnsOf(bits, n).map((column) => [row, column]);

const dot = ([row, column]) =>
  `M${column + 0.39} ${row + 0.5}a.11.11 0 1 0 .22 0a.11.11 0 1 0-.22 0z`;

/** Lines across a square. */
const hatch = ([row, column]) =>
  `M${column} ${row + 0.5}l.5-.5M${column} ${row + 1}l1-1M${column + 0.5} ${row + 1}l.5-.5`;

/** Which masks have a square, as letters in the middle of it. */
function letters([row, column], masks, n) {
  const word = ["left", "down", "right"]
    .map((name) => (masks[name] & bitOf(n, column) ? name[0].toUpperCase() : ""))
    .join("");
  const size = Math.min(word.length < 3 ? 0.5 : 0.42, (n + 0.7) / 16); // at most 18 pixels
  return svg`<text x=${column + 0.5} y=${row + 0.5 + 0.36 * size} font-size=${size}>${word}</text>`;
}

/** The mark of what a step does, and its class. */
function act({ kind, judged, row, column }, n) {
  if (kind === "free") return ["", kind];
  if (judged) return [framePath(n), kind === "solution" ? kind : "fail"];
  return [kind === "reject" ? cross([row, column], 0.26) : ring([row, column]), kind];
}

/** What a branch forbids, with what the row of BOUND2 leaves out: there a side column may get its last queen. */
function forbiddenSquares({ forbidden, bounds: [, second] }, { row, masks }, n) {
  return forbidden.flatMap((bits, line) =>
    squaresIn(line === row && row === second ? bits | masks.leftOut : bits, line, n),
  );
}

/** The squares A, B and C, with a full line where a queen stands, and the bounds beside their rows. */
function branchNames({ checks, bounds }, queens, n) {
  const squares = checks.map(([row, column], at) => {
    const isMet = queens.some((queen) => isAt(queen, row, column));
    return svg`<path class="qa-check ${isMet ? "qa-check-met" : ""}" d=${ring([row, column])} />
      <text x=${column + 0.08} y=${row + 0.38} font-size=".42">${"ABC"[at]}</text>`;
  });
  const rows = bounds.map(
    (row, at) => svg`<path d="M${n + 0.36} ${row + 0.3}v.4l-.28-.2z" />
    <text x=${n + 0.42} y=${row + 0.66} font-size=".47">${at + 1}</text>`,
  );
  return [...squares, ...rows];
}

/** The frame of the rows and columns where two boards differ. */
const differs = ([row, column, rows, columns]) =>
  svg`<path
    class="qa-differs"
    d="M${column + 0.05} ${row + 0.05}h${columns - 0.1}v${rows - 0.1}h-${columns - 0.1}z" />`;

/** A board with queens, between what is drawn below and above them.
    @param {string} name  what it is, for those who do not see its queens, which follow */
function picture(
  n,
  queens,
  name,
  { below = nothing, above = nothing, hasBounds = false, foot = 0 } = {},
) {
  const squares = listed(queens.map((queen) => squareOf(...queen, n)));
  const width = n + EDGE + FRAME + (hasBounds ? BOUNDS : 0);
  return html`<svg
    class="qa-state"
    role="img"
    aria-label="${name}: ${squares ? `queens on ${squares}` : "no queens"}"
    viewBox="${-EDGE} ${-FRAME} ${width} ${n + 2 * FRAME + foot}">
    ${use(`squares-${n}`)}${below}${queensLayer("", queens)}<g class="qa-names">${above}</g></svg>`;
}

/** A state of a search; attacked squares have letters for their masks, or crosses. The foot is room for the letters of the
    columns, in squares. */
export function stateBoard(state, { n, branches, rivals }, isLettered, foot) {
  const { row, column, queens, masks } = state;
  const isTaken = ([, place]) =>
    place === column || queens.some((queen) => isAt(queen, row, place));
  const attacked = squaresIn(
    (masks.left | masks.down | masks.right) & ~masks.untried,
    row,
    n,
  ).filter((square) => !isTaken(square));
  const [mark, name] = act(state, n);
  const branch = branches?.[state.branch];
  const rival = state.judged && state.kind === "reject" && rivals?.[state.refused - 1];
  const below = [
    use(`coordinates-${n}`),
    branch ? pathLayer("qa-forbidden", forbiddenSquares(branch, state, n).map(hatch)) : nothing,
    pathLayer("qa-attacked", isLettered ? [] : attacked.map((square) => cross(square, 0.17))),
    pathLayer("qa-untried", squaresIn(masks.untried, row, n).map(dot)),
    pathLayer("qa-pointer", [`M-.23 ${row + 0.34}v.32l.2-.16z`]),
    pathLayer(`qa-act qa-act-${name}`, [mark]),
    svg`<g class="qa-label" text-anchor="middle" font-weight="600">${isLettered ? attacked.map((square) => letters(square, masks, n)) : nothing}</g>`,
  ];
  const above = [
    branch ? branchNames(branch, queens, n) : nothing,
    rival ? differs(rival.at(-1)) : nothing,
  ];
  const place = column === undefined ? `row ${row}` : squareOf(row, column, n);
  return picture(n, queens, `The search at ${place}`, {
    below,
    above,
    hasBounds: Boolean(branches),
    foot,
  });
}

/** Beside a refused board, the image because of which it is refused; the first value that differs is marked. */
export function rivalView({ n, rivals, compared: [name, ...heads], branches }, { refused }) {
  const [move, queens, own, other, first, area] = rivals[refused - 1];
  const cell = (value, index) =>
    html`<td
      class=${index > first ? "qa-uncompared" : ""}
      aria-current=${index === first || nothing}>${value ?? "–"}</td>`;
  const row = (head, values) => html`<tr><th scope="row">${head}</th>${values.map(cell)}</tr>`;
  return html`<div class="qa-stepper-rival" data-qa-part="rival">
    <div>${picture(n, queens, `The board ${move}`, { above: differs(area), hasBounds: Boolean(branches) })}</div>
    <table class="qa-stepper-table">
      <caption>Image: ${move}; ${name} ${heads[first]} decides</caption>
      <tbody data-qa-part="lists">${row(name, heads)}${row("board", own)}${row("image", other)}</tbody>
    </table>
  </div>`;
}

/** What the signs of a branch mean. */
export function branchLegend({ bounds, checks }) {
  const bound = (value, index) =>
    html`<span><svg viewBox="0 0 12 12" aria-hidden="true"><path class="qa-pointer" d="M9 1v10l-7-5z" /></svg><b>${index + 1}</b> BOUND${index + 1} = ${value}</span>`;
  return html`<p class="qa-stepper-signs qa-stepper-branch">
    <span><svg viewBox="0 0 12 12" aria-hidden="true"><path class="qa-refused" d="M1 6l5-5M1 11L11 1M6 11l5-5" /></svg> forbidden</span>
    ${bounds.map(bound)}
    ${checks.length ? html`<span><b>A B C</b> a queen here asks for a comparison</span>` : nothing}
  </p>`;
}
