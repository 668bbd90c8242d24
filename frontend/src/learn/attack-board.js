/* A board whose queens may attack each other: it marks attacked squares and draws lines of attack. */

import { attackedBy, attackersOf, describeCell, hasSquare } from "../shared/attacks.js";
import { boardView, cross, line, pathLayer, queensLayer, ring, rowEdge, tile } from "../shared/board-view.js";

/** @typedef {import("../shared/board-view.js").Square} Square */

/** What a board shows.
    @typedef {object} Position
    @property {string} name  what it is, for screen readers
    @property {number} n  side of the board
    @property {Square[]} queens  in any order
    @property {Square[]} [crossed]  attacked squares to mark
    @property {number[]} [rows]  rows to point out
    @property {[Square, Square][]} [attacks]  pairs of squares, with a line between
    @property {Square[]} [rings]  squares to point out
    @property {Square} [pointed]  with its attackers; if it is not attacked, with what a queen there attacks */

const ARM = 0.13; // half the width of a cross
const WAYS = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => [down, across])).filter(([down, across]) => down || across);

/** The lines along which a queen on a square attacks, each as far as the edge.
    @param {number} n
    @param {Square} square
    @returns {[Square, Square][]} */
function reachOf(n, [row, column]) {
  const stepsTo = (place, way) => (way > 0 ? n - 1 - place : way < 0 ? place : n);
  return WAYS.map(([down, across]) => {
    const steps = Math.min(stepsTo(row, down), stepsTo(column, across));
    return [[row, column], [row + down * steps, column + across * steps]];
  });
}

/** What is drawn for the square at which the reader points. */
function pointedLines(n, queens, square) {
  if (!square) return { attacks: [], reach: [], ghost: [] };
  const hasQueen = hasSquare(queens, square);
  const attacks = hasQueen ? [] : attackersOf(queens, square).map((queen) => [queen, square]);
  return attacks.length ? { attacks, reach: [], ghost: [] } : { attacks, reach: reachOf(n, square), ghost: hasQueen ? [] : [square] };
}

/** @param {Position} position
    @param {Pick<import("../shared/board-view.js").Board, "choose" | "empty" | "point" | "leave">} listener */
export function attackBoard({ name, n, queens, crossed = [], rows = [], attacks = [], rings = [], pointed }, listener) {
  const pointing = pointedLines(n, queens, pointed);
  const isSelected = (square) => hasSquare(queens, square);
  const describe = (square) => describeCell(square, n, isSelected(square) ? "queen" : "empty", attackedBy(square, n, queens));
  const layers = [
    pathLayer("qa-attacked", crossed.map((square) => cross(square, ARM))),
    pathLayer("qa-attack-lit", crossed.map(tile)),
    pathLayer("qa-attack-rows", rows.map((row) => rowEdge(row, n))),
    pathLayer("qa-attack-reach", pointing.reach.map(line)),
    pathLayer("qa-attack-clashes", attacks.map(line)),
    pathLayer("qa-attack-pointed", pointing.attacks.map(line)),
    pathLayer("qa-attack-rings", rings.map(ring)),
    queensLayer("qa-attack-queens", queens),
    queensLayer("qa-attack-ghost", pointing.ghost),
  ];
  return boardView({ name, n, layers, isSelected, describe, ...listener });
}
