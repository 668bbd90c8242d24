/* The board of a game: given queens on plates, the reader's in outline, marks, conflicts, and the proof of a hint. */

import { nothing, svg } from "../base/index.js";
import { attackedBy, attackersOf, clashes, describeCell, emptySquares, hasSquare } from "../shared/attacks.js";
import { boardView, cross, pathLayer, ring } from "../shared/board-view.js";
import { MARK } from "./game.js";

/** @typedef {import("../shared/board-view.js").Square} Square */

const GLYPH_UNITS = 64; // as in site_builder/svg/board.py
const NEAR = 0.42; // a line begins at the edge of a queen

const plate = ([row, column]) => `M${column + 0.05} ${row + 0.05}h.9v.9h-.9z`;
const band = (n, { row, column }) => (row === undefined ? `M${column} 0h1v${n}h-1z` : `M0 ${row}h${n}v1h-${n}z`);
const dot = ([row, column]) => svg`<circle class="qa-play-dot" cx=${column + 0.5} cy=${row + 0.5} r="0.08"></circle>`;

function line([[row, column], [otherRow, otherColumn]]) {
  const [down, across] = [otherRow - row, otherColumn - column];
  const start = NEAR / Math.hypot(down, across);
  return `M${column + 0.5 + across * start} ${row + 0.5 + down * start}L${otherColumn + 0.5} ${otherRow + 0.5}`;
}

/** A queen as a copy of the page's own drawing, so that it can be an outline. The drawing stands at the end of the page.
    @param {Square} square
    @param {string} kind  of class: given, own */
export function queen([row, column], kind) {
  const parts = [...(document.querySelector("#qa-queen")?.children ?? [])].map((part) => part.cloneNode());
  return svg`<g class="qa-play-${kind}" transform="translate(${column} ${row}) scale(${1 / GLYPH_UNITS})">${parts}</g>`;
}

const path = (kind, parts) => (parts.length ? pathLayer(`qa-play-${kind}`, parts) : nothing);

/** The place of a supposed queen in their order, on a disc at the corner of its square. */
const number = ([row, column], place) =>
  svg`<circle class="qa-play-dot" cx=${column + 0.85} cy=${row + 0.15} r="0.17"></circle><text class="qa-play-number" x=${column + 0.85} y=${row + 0.245}>${place + 1}</text>`;

/** What proves a hint, from below. */
function hintLayers(n, { line: where, square, supposed = [], attacks = [] }, queens) {
  const isOpen = (each) => !hasSquare(queens, each);
  const ofSupposed = ([from]) => !isOpen(from);
  return [
    path("band", where ? [band(n, where)] : []),
    path("why", attacks.filter(ofSupposed).map(line)),
    path("then", attacks.filter((each) => !ofSupposed(each)).map(line)),
    supposed.filter(isOpen).map((each) => queen(each, "ghost")),
    supposed.length > 1 ? supposed.map(number) : nothing,
    path("ring", square && !hasSquare(supposed, square) ? [ring(square)] : []),
  ];
}

/** @param {object} shown
    @param {string} shown.name  what it is, for screen readers
    @param {import("./game.js").Game} shown.game
    @param {import("./hints.js").Hint} [shown.hint]
    @param {boolean} [shown.showsAttacks]
    @param {Square} [shown.pointed]  with its attackers
    @param {Pick<import("../shared/board-view.js").Board, "choose" | "empty" | "forbid" | "point" | "leave">} listener */
export function playBoard({ name, game, hint, showsAttacks, pointed }, listener) {
  const { n, given } = game.position;
  const { queens, own, marks, isSolved } = game;
  const pairs = clashes(queens);
  const clashing = pairs.flat();
  const attacked = showsAttacks && !isSolved ? emptySquares(n, queens).attacked : [];
  const attackers = pointed ? attackersOf(queens, pointed) : [];
  const kind = (square) => (game.isGiven(square) || isSolved ? "given" : "own");
  const layers = [
    pathLayer("qa-attacked", attacked.map((square) => cross(square, 0.1))),
    pathLayer("qa-act", isSolved ? [] : marks.map((square) => cross(square, 0.24))),
    path("plate", given.map(plate)),
    [...given, ...own].map((square) => queen(square, `${kind(square)}${hasSquare(clashing, square) ? " qa-play-bad" : ""}`)),
    path("clash", pairs.map(line)),
    clashing.map(dot),
    hint ? hintLayers(n, hint, queens) : nothing,
    path("pointed", attackers.map((each) => line([each, pointed]))),
  ];
  const isSelected = (square) => hasSquare(queens, square);
  const describe = (square) => {
    const piece = game.isGiven(square) ? "given queen" : "queen";
    const content = isSelected(square) ? piece : game.at(square) === MARK ? "mark" : "empty";
    return describeCell(square, n, content, attackedBy(square, n, queens));
  };
  return boardView({ name, n, layers, describe, isSelected, ...listener });
}
