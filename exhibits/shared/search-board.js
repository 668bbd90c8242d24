/* The board of a search: squares that a reader clicks, queens, the squares that the search has
   tried, and lines of attack. */

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

const smallSquare = ([row, column]) => `M${column + 0.26} ${row + 0.26}h.48v.48h-.48z`;
const circle = ([row, column]) =>
  `M${column + 0.23} ${row + 0.5}a.27 .27 0 1 0 .54 0a.27 .27 0 1 0-.54 0`;

/** Render a board with a state of a search.
    @param {object} board
    @param {string} board.name  the name of the board for screen readers
    @param {number} board.n
    @param {import("#shared/search-record.js").State} board.state
    @param {(square: [number, number]) => void} board.choose  is called after a click on a square
    @param {[number, number]} [board.ringed]  a square to highlight
    @param {[number, number]} [board.attacked]  a square of the next row whose attackers are
      shown */
export function searchBoard({ name, n, state, choose, ringed, attacked }) {
  const { queens } = state;
  // The row that gets the next queen; undefined if the board is full or the search has finished.
  const hasOpenRow = queens.length < n && !isFinished(state, n);
  const row = hasOpenRow ? queens.length : undefined;
  const hasQueenInRow = ([line]) => line < queens.length;
  // Draw the squares of rows without a queen first, then of rows with a queen, whose marks are
  // paler.
  const marks = [false, true].flatMap((hasQueen) => {
    const look = hasQueen ? "qa-hand-old" : "";
    const squares = allSquares(n).filter((square) => hasQueenInRow(square) === hasQueen);
    const attackedSquares = squares.filter((square) => markOf(state, square) === "attacked");
    const searchedSquares = squares.filter((square) => markOf(state, square) === "searched");
    const crosses = attackedSquares.map((square) => cross(square, 0.12));
    return [
      pathLayer(`qa-attacked ${look}`, crosses),
      pathLayer(`qa-hand-searched ${look}`, searchedSquares.map(smallSquare)),
    ];
  });
  const attackingQueens = attacked ? attackers(queens, attacked[1]) : [];
  const attacks = attackingQueens.map((queen) => gappedLine(queen, attacked));
  if (attacked) attacks.push(circle(attacked));
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

/** Return the result of the search on a square: `attacked`, or `searched` if all boards with a
    queen there have been searched. If the search has not tried the square, return undefined. */
function markOf({ queens, column: next }, [row, column]) {
  const end = queens[row] ?? (row === queens.length ? next : 0);
  if (column >= end) return undefined;
  return attackers(queens.slice(0, row), column).length ? "attacked" : "searched";
}

/** Return the description of a square for screen readers. If the search has tried the square, it
    includes the result. */
function describe(n, state, square) {
  const { queens } = state;
  if (queens[square[0]] === square[1]) return describeCell(square, n, "queen");
  const mark = markOf(state, square);
  if (!mark) return describeCell(square, n, "empty");
  const result =
    mark === "attacked"
      ? attackedBy(square, n, queensOf(queens.slice(0, square[0])))
      : "all below it searched";
  return describeCell(square, n, "empty", "tried", result);
}
