/* The board of a search: squares to click, queens, squares that were tried, and lines of attack. */

import { html } from "#base";
import { allSquares, attackedBy, describeCell, queensOf } from "#shared/attacks.js";
import {
  cross,
  edgedBoard,
  gappedLine,
  pathLayer,
  queensLayer,
  ring,
  rowEdge,
} from "#shared/board-view.js";
import { attackers, isFinished } from "#shared/search-record.js";

const dashed = ([row, column]) => `M${column + 0.26} ${row + 0.26}h.48v.48h-.48z`;
const circle = ([row, column]) =>
  `M${column + 0.23} ${row + 0.5}a.27 .27 0 1 0 .54 0a.27 .27 0 1 0-.54 0`;

/** A board that shows a state of a search; `ringed` is a square to point out, `attacked` one whose attackers to show. */
export function searchBoard({ name, n, state, choose, ringed, attacked }) {
  const { queens } = state;
  const row = queens.length < n && !isFinished(state, n) ? queens.length : undefined; // that has the next queen
  const isOld = (square) => square[0] < queens.length; // beside a queen
  const marked = (mark, draw, wanted) =>
    allSquares(n)
      .filter((square) => isOld(square) === wanted && markOf(state, square) === mark)
      .map(draw);
  const marks = [false, true].flatMap((wanted) => [
    pathLayer(
      `qa-attacked ${wanted ? "qa-hand-old" : ""}`,
      marked("attacked", (square) => cross(square, 0.12), wanted),
    ),
    pathLayer(
      `qa-hand-searched ${wanted ? "qa-hand-old" : ""}`,
      marked("searched", dashed, wanted),
    ),
  ]);
  const attacks = attacked
    ? [
        ...attackers(queens, attacked[1]).map((queen) => gappedLine(queen, attacked)),
        circle(attacked),
      ]
    : [];
  const layers = [
    ...marks,
    queensLayer("qa-hand-queens", queensOf(queens)),
    pathLayer("qa-row-here", row === undefined ? [] : [rowEdge(row, n)]),
    pathLayer("qa-hand-attack", attacks),
    pathLayer("qa-hand-ring", ringed ? [ring(ringed)] : []),
  ];
  const isSelected = ([line, column]) => queens[line] === column;
  const board = {
    name,
    n,
    layers,
    choose,
    isSelected,
    describe: (square) => describe(n, state, square),
  };
  return html`<div class="qa-hand-board" data-qa-part="board">${edgedBoard(board, row)}</div>`;
}

/** What the search found on a square that it tried; undefined on others. */
function markOf({ queens, column: next }, [row, column]) {
  const end = queens[row] ?? (row === queens.length ? next : 0);
  if (column >= end) return undefined;
  return attackers(queens.slice(0, row), column).length ? "attacked" : "searched";
}

/** A square in words, for screen readers: one that was tried says what was found. */
function describe(n, state, square) {
  const { queens } = state;
  if (queens[square[0]] === square[1]) return describeCell(square, n, "queen");
  const mark = markOf(state, square);
  const found =
    mark === "attacked"
      ? attackedBy(square, n, queensOf(queens.slice(0, square[0])))
      : "all below it searched";
  return mark ? describeCell(square, n, "empty", "tried", found) : describeCell(square, n, "empty");
}
