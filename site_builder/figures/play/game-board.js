/* The board of a game: its background, queens and marks, and the squares and lines that explain a
   hint. */

import { nothing, svg } from "#base";
import { allSquares, describeCell, hasSquare } from "#shared/attacks.js";
import { boardView, cross, pathLayer, queenShape, ring, tile } from "#shared/board-view.js";
import { MARK } from "./game.js";
import { isIn, squaresIn } from "./position.js";

/** @typedef {import("#shared/board-view.js").Square} Square */

// The distance from the middle of a queen at which a line begins, in squares: at her edge.
const NEAR = 0.42;

/** Render a queen on a square.
    @param {Square} square
    @param {"given" | "own" | "ghost"} kind  a given queen, one that the reader has placed, or a
      supposed one */
export const queen = (square, kind) => queenShape(square, `qa-play-${kind}`);

/** Render a layer of lines and areas. Without parts, render nothing.
    @param {string} kind  the class of the layer after `qa-play-`
    @param {string[]} parts  the parts of its SVG path */
export const path = (kind, parts) => (parts.length ? pathLayer(`qa-play-${kind}`, parts) : nothing);

/** Return the SVG path of a line from the edge of a queen to the middle of another square. */
export function line([[row, column], [otherRow, otherColumn]]) {
  const down = otherRow - row;
  const across = otherColumn - column;
  const part = NEAR / Math.hypot(down, across);
  const start = `${column + 0.5 + across * part} ${row + 0.5 + down * part}`;
  return `M${start}L${otherColumn + 0.5} ${otherRow + 0.5}`;
}

/** Return the SVG path of the lines around a set of squares.
    @param {number[]} set  the columns in each row, as bits */
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

/** Render the number of a supposed queen on a disc at the corner of her square, which shows the
    order of suppositions. */
const number = ([row, column], index) =>
  svg`<circle
    class="qa-play-dot"
    cx=${column + 0.85}
    cy=${row + 0.15}
    r="0.17"></circle><text
      class="qa-play-number"
      x=${column + 0.85}
      y=${row + 0.245}>${index + 1}</text>`;

/** Render what a hint is about and what proves it, as layers from bottom to top. The second
    parameter is a `Hint`. */
function hintLayers(
  n,
  { units = [], within = [], squares = [], supposed = [], attacks = [] },
  queens,
) {
  const isOfQueen = ([from]) => hasSquare(queens, from);
  const outlineOf = (unit) => outline(n, unit.squares);
  const withinSquares = within.flatMap((unit) => squaresIn(unit.squares));
  const followingAttacks = attacks.filter((attack) => !isOfQueen(attack));
  const ghosts = supposed.filter((square) => !hasSquare(queens, square));
  const ringed = squares.filter((square) => !hasSquare(supposed, square));
  return [
    path("band", withinSquares.map(tile)),
    path("edge", within.map(outlineOf)),
    path("unit", units.map(outlineOf)),
    path("why", attacks.filter(isOfQueen).map(line)),
    path("then", followingAttacks.map(line)),
    ghosts.map((square) => queen(square, "ghost")),
    supposed.length > 1 ? supposed.map(number) : nothing,
    path("ring", ringed.map(ring)),
  ];
}

/** Render the layers of the board of a game, from bottom to top.
    @param {object} shown
    @param {import("./game.js").Game} shown.game
    @param {import("./hints.js").Hint} [shown.hint]  the hint that is shown
    @param {boolean} shown.showsAttacks  whether all attacked squares have a cross
    @param {unknown} [shown.below]  content that is drawn on the squares
    @param {unknown} [shown.above]  content that is drawn on the queens */
export function gameLayers({ game, hint, showsAttacks, below, above }) {
  const { n, given } = game.position;
  const { queens, marks, isSolved } = game;
  const clashing = game.clashes.flat();
  // A hint about rows, columns or regions counts their open squares, so it shows which of their
  // squares are attacked.
  const showsAttacksOn = (square) =>
    showsAttacks || (hint?.units ?? []).some(({ squares }) => isIn(squares, square));
  const { supposed = [] } = hint ?? {};
  const { open } = game.reached(supposed);
  const isClosed = (square) =>
    !isIn(open, square) && !hasSquare([...queens, ...marks, ...supposed], square);
  const closed = isSolved
    ? []
    : allSquares(n).filter((square) => isClosed(square) && showsAttacksOn(square));
  const isFull = (square) => isSolved || !given.length || game.isGiven(square);
  const lookOf = (square) => {
    const kind = isFull(square) ? "given" : "own";
    return hasSquare(clashing, square) ? `${kind} qa-play-bad` : kind;
  };
  const plates = given.map(([row, column]) => `M${column + 0.05} ${row + 0.05}h.9v.9h-.9z`);
  const closedCrosses = closed.map((square) => cross(square, 0.1));
  const markCrosses = isSolved ? [] : marks.map((square) => cross(square, 0.24));
  return [
    below,
    path("plate", plates),
    hint ? hintLayers(n, hint, queens) : nothing,
    pathLayer("qa-attacked", closedCrosses),
    pathLayer("qa-act", markCrosses),
    queens.map((square) => queen(square, lookOf(square))),
    above,
  ];
}

/** Render the board of a game.
    @param {object} shown  as for `gameLayers`, and two more properties
    @param {string} shown.name  the name of the board for screen readers
    @param {(square: Square) => string[]} shown.words  returns texts for screen readers that follow
      the content of a square
    @param {object} listener  the functions of `boardView` that handle actions of the reader */
export function gameBoard({ name, words, ...shown }, listener) {
  const { game } = shown;
  const { n } = game.position;
  const isSelected = (square) => hasSquare(game.queens, square);
  const contentOf = (square) => {
    if (isSelected(square)) return game.isGiven(square) ? "given queen" : "queen";
    return game.at(square) === MARK ? "mark" : "empty";
  };
  const describe = (square) => describeCell(square, n, contentOf(square), ...words(square));
  const layers = gameLayers(shown);
  return boardView({ name, n, layers, describe, isSelected, ...listener });
}
