/* The board of a game: what lies below, queens and marks, and what proves a hint. */

import { nothing, svg } from "#base";
import { allSquares, describeCell, hasSquare } from "#shared/attacks.js";
import { boardView, cross, pathLayer, queenShape, ring, tile } from "#shared/board-view.js";
import { MARK } from "./game.js";
import { isIn, squaresIn } from "./position.js";

/** @typedef {import("#shared/board-view.js").Square} Square */

const NEAR = 0.42; // a line begins at the edge of a queen

/** A queen of a kind: given, own, ghost. */
export const queen = (square, kind) => queenShape(square, `qa-play-${kind}`);

/** A layer of lines and areas; nothing where there are none.
    @param {string} kind  of class
    @param {string[]} parts  of a path */
export const path = (kind, parts) => (parts.length ? pathLayer(`qa-play-${kind}`, parts) : nothing);

/** A line from the edge of a queen to the middle of another square. */
export function line([[row, column], [otherRow, otherColumn]]) {
  const [down, across] = [otherRow - row, otherColumn - column];
  const start = NEAR / Math.hypot(down, across);
  return `M${column + 0.5 + across * start} ${row + 0.5 + down * start}L${otherColumn + 0.5} ${otherRow + 0.5}`;
}

/** The lines around a set of squares. */
export function outline(n, set) {
  const has = (row, column) =>
    row >= 0 && row < n && column >= 0 && column < n && isIn(set, [row, column]);
  const side = (isInside, text) => (isInside ? "" : text);
  return squaresIn(set)
    .map(
      ([row, column]) =>
        side(has(row - 1, column), `M${column} ${row}h1`) +
        side(has(row + 1, column), `M${column} ${row + 1}h1`) +
        side(has(row, column - 1), `M${column} ${row}v1`) +
        side(has(row, column + 1), `M${column + 1} ${row}v1`),
    )
    .join("");
}

/** The place of a supposed queen in their order, on a disc at the corner of its square. */
const number = ([row, column], place) =>
  svg`<circle
    class="qa-play-dot"
    cx=${column + 0.85}
    cy=${row + 0.15}
    r="0.17"></circle><text
      class="qa-play-number"
      x=${column + 0.85}
      y=${row + 0.245}>${place + 1}</text>`;

/** What a hint is about, and what proves it, from below. */
function hintLayers(
  n,
  { units = [], within = [], squares = [], supposed = [], attacks = [] },
  queens,
) {
  const isOfQueen = ([from]) => hasSquare(queens, from);
  return [
    path("band", within.flatMap((unit) => squaresIn(unit.squares)).map(tile)),
    path(
      "edge",
      within.map((unit) => outline(n, unit.squares)),
    ),
    path(
      "unit",
      units.map((unit) => outline(n, unit.squares)),
    ),
    path("why", attacks.filter(isOfQueen).map(line)),
    path("then", attacks.filter((each) => !isOfQueen(each)).map(line)),
    supposed.filter((square) => !hasSquare(queens, square)).map((square) => queen(square, "ghost")),
    supposed.length > 1 ? supposed.map(number) : nothing,
    path("ring", squares.filter((square) => !hasSquare(supposed, square)).map(ring)),
  ];
}

/** @param {string} shown.name  what it is, for screen readers
    @param {unknown} [shown.below]  drawn on the squares
    @param {unknown} [shown.above]  drawn on the queens
    @param {(square: Square) => string[]} shown.words  of a square beside what stands on it, for screen readers */
export function gameBoard({ name, game, hint, showsAttacks, below, above, words }, listener) {
  const { n, given } = game.position;
  const { queens, marks, isSolved } = game;
  const clashing = game.clashes.flat();
  const isSelected = (square) => hasSquare(queens, square);
  // A hint about rows, columns or regions shows which of their squares are closed, as it counts the others.
  const isAskedFor = (square) =>
    showsAttacks || (hint?.units ?? []).some(({ squares }) => isIn(squares, square));
  const { supposed = [] } = hint ?? {};
  const { open } = game.reached(supposed);
  const isClosed = (square) =>
    !isIn(open, square) && !hasSquare([...queens, ...marks, ...supposed], square);
  const closed = isSolved
    ? []
    : allSquares(n).filter((square) => isClosed(square) && isAskedFor(square));
  const isFull = (square) => isSolved || !given.length || game.isGiven(square);
  const lookOf = (square) =>
    `${isFull(square) ? "given" : "own"}${hasSquare(clashing, square) ? " qa-play-bad" : ""}`;
  const layers = [
    below,
    path(
      "plate",
      given.map(([row, column]) => `M${column + 0.05} ${row + 0.05}h.9v.9h-.9z`),
    ),
    hint ? hintLayers(n, hint, queens) : nothing,
    pathLayer(
      "qa-attacked",
      closed.map((square) => cross(square, 0.1)),
    ),
    pathLayer("qa-act", isSolved ? [] : marks.map((square) => cross(square, 0.24))),
    queens.map((square) => queen(square, lookOf(square))),
    above,
  ];
  const describe = (square) => {
    const piece = game.isGiven(square) ? "given queen" : "queen";
    const content = isSelected(square) ? piece : game.at(square) === MARK ? "mark" : "empty";
    return describeCell(square, n, content, ...words(square));
  };
  return boardView({ name, n, layers, describe, isSelected, ...listener });
}
