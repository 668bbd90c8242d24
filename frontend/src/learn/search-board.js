/* The board of the search by hand: squares to click, queens, squares tried, and lines of attack. */

import { html, keyed, moveTabStop, nothing, pressInGrid, squareUnder, use } from "../base/index.js";
import { attackedBy, describeCell, queensOf } from "../shared/attacks.js";
import { points } from "../shared/drawing.js";
import { squareOf } from "../shared/symmetry.js";
import { attackers, isFinished } from "./search-record.js";

const WORDS = { queen: ["queen"], attacked: ["empty", "tried"], searched: ["empty", "tried"], none: ["empty"] };

const cross = ({ row, column }) => `M${column + 0.38} ${row + 0.38}l.24 .24m0-.24l-.24 .24`;
const square = ({ row, column }) => `M${column + 0.26} ${row + 0.26}h.48v.48h-.48z`;
// The queen that a click would place, while the pointer is there.
const ghost = html`<svg class="qa-hand-ghost" aria-hidden="true" viewBox="0 0 1 1">
  <polyline fill="none" marker-mid="url(#qa-queen)" points="0,0 0,0 0,0" />
</svg>`;

/** A board that shows a state of a search.
    @param {object} board
    @param {string} board.name  what it is, for screen readers
    @param {number} board.n
    @param {import("./search-record.js").State} board.state
    @param {(square: [number, number]) => void} [board.choose]  called with the square that the reader chooses
    @param {number[]} [board.ring]  row and column of a square to point out
    @param {number[]} [board.attacked]  row and column of a square whose attackers to show */
export function searchBoard({ name, n, state, choose, ring, attacked }) {
  const numbers = [...Array(n).keys()];
  const squares = numbers.flatMap((row) => numbers.map((column) => squareIn(state, row, column)));
  const next = state.queens.length;
  const open = next < n && !isFinished(state, n) ? next : -1; // the row that has the next queen
  const marks = (mark, isOld, draw) => squares.filter((each) => each.mark === mark && each.isOld === isOld).map(draw).join("");
  const button = ({ row, column, mark }) => html`<button type="button" role="gridcell" class=${mark === "none" ? "qa-hand-empty" : ""}
    tabindex=${row + column ? -1 : 0} aria-label=${describe(n, state.queens, { row, column, mark })}>${ghost}</button>`;
  const buttons = (row) => html`<div role="row">${squares.slice(row * n, row * n + n).map(button)}</div>`;
  const grid = () => html`<div role="grid" aria-label="${name}, ${n} x ${n}" class="qa-hand-grid" style="--n: ${n}" @focusin=${moveTabStop}
    @click=${(event) => choose(squareUnder(event))} @keydown=${(event) => pressInGrid(event, { choose })}>${numbers.map(buttons)}</div>`;
  const ranks = numbers.map((row) => html`<span class=${row === open ? "qa-hand-here" : ""}>${n - row}</span>`);
  return html`<div class="qa-hand-board" data-qa-part="board">
    <div class="qa-hand-ranks" aria-hidden="true">${ranks}</div>
    <div class="qa-hand-squares">
      <svg class="qa-board" aria-hidden="true" viewBox="0 0 ${n} ${n}">${use(`squares-${n}`)}
        <path class="qa-attacked" d=${marks("attacked", false, cross)} />
        <path class="qa-hand-searched" d=${marks("searched", false, square)} />
        <path class="qa-attacked qa-hand-old" d=${marks("attacked", true, cross)} />
        <path class="qa-hand-searched qa-hand-old" d=${marks("searched", true, square)} />
        <polyline class="qa-hand-queens" fill="none" marker-mid="url(#qa-queen)" points=${points(state.queens)} />
        <path class="qa-hand-row" d=${open < 0 ? "" : `M0 ${open}h${n}v1h-${n}z`} />
        <path class="qa-hand-attack" d=${attacked ? attackLines(state.queens, attacked) : ""} />
        <path class="qa-hand-ring" d=${ring ? `M${ring[1] + 0.06} ${ring[0] + 0.06}h.88v.88h-.88z` : ""} />
      </svg>
      ${choose ? keyed(n, grid()) : nothing}
    </div>
    <div class="qa-hand-files" aria-hidden="true">${numbers.map((column) => html`<span>${squareOf(0, column, n)[0]}</span>`)}</div>
  </div>`;
}

/** What a square has: a queen, or the mark of one that was tried; old marks stand beside queens. */
function squareIn({ queens, column: next }, row, column) {
  const isOld = row < queens.length;
  if (queens[row] === column) return { row, column, mark: "queen", isOld };
  const end = isOld ? queens[row] : row === queens.length ? next : 0;
  if (column >= end) return { row, column, mark: "none", isOld };
  const isAttacked = attackers(queens.slice(0, row), column).length > 0;
  return { row, column, mark: isAttacked ? "attacked" : "searched", isOld };
}

/** A square in words, for screen readers: one that was tried says what was found. */
function describe(n, queens, { row, column, mark }) {
  const found = { attacked: attackedBy([row, column], n, queensOf(queens.slice(0, row))), searched: "all below it searched" }[mark];
  return describeCell([row, column], n, ...WORDS[mark], found);
}

/** Lines from the queens that attack a square, and a circle around it. */
function attackLines(queens, [row, column]) {
  const [x, y] = [column + 0.5, row + 0.5];
  const lines = attackers(queens, column).map(([above, other]) => {
    const right = Math.sign(column - other);
    return `M${other + 0.5 + right * 0.36} ${above + 0.92}L${x - right * 0.2} ${y - 0.2}`;
  });
  return `${lines.join("")}M${x - 0.27} ${y}a.27 .27 0 1 0 .54 0a.27 .27 0 1 0-.54 0`;
}
