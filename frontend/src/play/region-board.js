/* The board of a region puzzle: areas, letters, queens, marks, and what a hint shows. */

import { nothing, svg } from "../base/index.js";
import { describeCell, hasSquare } from "../shared/attacks.js";
import { boardView, cross, pathLayer, ring, tile } from "../shared/board-view.js";
import { squareOf } from "../shared/symmetry.js";
import { MARK } from "./game.js";
import { queen } from "./play-board.js";
import { boardOf, emptyPosition, squaresIn, withQueen } from "./region-rules.js";
import { allSquares, conflict } from "./regions.js";

/** @typedef {import("../shared/board-view.js").Square} Square */

const COLORS = 10; // as in site_builder/svg/puzzles.py

/** @param {object} shown
    @param {string} shown.name  what it is, for screen readers
    @param {import("./game.js").Game} shown.game
    @param {import("./region-hints.js").RegionHint} [shown.hint]
    @param {boolean} shown.hasLetters
    @param {boolean} shown.showsAttacks
    @param {Pick<import("../shared/board-view.js").Board, "choose" | "empty" | "forbid">} listener */
export function regionBoard({ name, game, hint, hasLetters, showsAttacks }, listener) {
  const { position: puzzle, queens, marks, isSolved } = game;
  const { n, regions } = puzzle;
  const clashing = game.clashesOf(queens).flat();
  const isShown = (square) => !hasSquare(queens, square);
  const supposed = (hint?.supposed ?? []).filter(isShown);
  // A hint about rows, columns or regions shows which of their squares are closed, as it counts the others.
  const isAskedFor = ([row, column]) => showsAttacks || (hint?.units ?? []).some(({ squares }) => (squares[row] >> column) & 1);
  const closed = isSolved ? [] : attackedBy(puzzle, [...queens, ...supposed], marks).filter(isAskedFor);
  const layers = [
    regionLayers(puzzle),
    hasLetters ? allSquares(n).map((square) => letter(square, regions)) : nothing,
    hint ? hintLayers(n, hint, regions) : nothing,
    pathLayer("qa-attacked", closed.map((square) => cross(square, 0.1))),
    queens.map((square) => queen(square, hasSquare(clashing, square) ? "given qa-play-bad" : "given")),
    supposed.map((square) => queen(square, "ghost")),
    pathLayer("qa-act", isSolved ? [] : marks.map((square) => cross(square, 0.24))),
  ];
  const describe = (square) => {
    const content = hasSquare(queens, square) ? "queen" : game.at(square) === MARK ? "mark" : "empty";
    return describeCell(square, n, content, `region ${regions[square[0]][square[1]]}`, ...clashesAt(game, square));
  };
  return boardView({ name, n, layers, describe, isSelected: (square) => hasSquare(queens, square), ...listener });
}

/** Why a queen may not stand where it stands: `in one row with d4`.
    @param {import("./game.js").Game} game
    @param {Square} square */
export function clashesAt({ queens, position }, square) {
  if (!hasSquare(queens, square)) return [];
  const others = queens.filter((other) => `${other}` !== `${square}` && conflict(position, square, other));
  return others.map((other) => `${conflict(position, square, other)} ${squareOf(...other, position.n)}`);
}

/** The squares that the queens forbid, and that have no mark. */
function attackedBy({ n, regions }, queens, marks) {
  const { open } = queens.reduce(withQueen, emptyPosition(boardOf(regions)));
  const isOpen = ([row, column]) => (open[row] >> column) & 1;
  return allSquares(n).filter((square) => !isOpen(square) && !hasSquare(queens, square) && !hasSquare(marks, square));
}

/** What a hint is about: units in outline with the letter of a region, and squares. */
function hintLayers(n, { units = [], within = [], squares = [] }, regions) {
  const outlined = (unit) => outline(n, ([row, column]) => (unit.squares[row] >> column) & 1);
  const named = units.filter(({ kind }) => kind === "region").flatMap((unit) => squaresIn(unit.squares));
  return [
    pathLayer("qa-play-band", within.flatMap((unit) => squaresIn(unit.squares)).map(tile)),
    pathLayer("qa-regions-unit", units.map(outlined)),
    named.map((square) => letter(square, regions)),
    pathLayer("qa-play-ring", squares.map(ring)),
  ];
}

/** The areas of the regions, and the lines between squares and between regions.
    @param {{ n: number, regions: string[] }} puzzle */
export function regionLayers(puzzle) {
  const { n } = puzzle;
  const grid = [...Array(n).keys()].map((line) => `M0 ${line}h${n}M${line} 0v${n}`);
  return [tints(puzzle), pathLayer("qa-regions-grid", grid), pathLayer("qa-regions-edges", [edges(puzzle)])];
}

/** The letter of a square's region, at its corner.
    @param {Square} square
    @param {string[]} regions */
export const letter = ([row, column], regions) =>
  svg`<text class="qa-regions-letter" x=${column + 0.11} y=${row + 0.32}>${regions[row][column]}</text>`;

/** The lines around some squares. */
function outline(n, isIn) {
  const has = (row, column) => row >= 0 && row < n && column >= 0 && column < n && Boolean(isIn([row, column]));
  return allSquares(n).map(([row, column]) => {
    if (!has(row, column)) return "";
    const side = (isOpen, path) => (isOpen ? path : "");
    return side(!has(row - 1, column), `M${column} ${row}h1`) + side(!has(row + 1, column), `M${column} ${row + 1}h1`)
      + side(!has(row, column - 1), `M${column} ${row}v1`) + side(!has(row, column + 1), `M${column + 1} ${row}v1`);
  }).join("");
}

/** The lines between regions, and around the board. */
function edges({ n, regions }) {
  const between = allSquares(n).map(([row, column]) => {
    const region = regions[row][column];
    const left = column && region !== regions[row][column - 1] ? `M${column} ${row}v1` : "";
    const above = row && region !== regions[row - 1][column] ? `M${column} ${row}h1` : "";
    return left + above;
  });
  return `M0 0h${n}v${n}h-${n}z${between.join("")}`;
}

/** The areas of the regions. */
function tints({ n, regions }) {
  const squaresOf = (name) => allSquares(n).filter(([row, column]) => regions[row][column] === name);
  return [...new Set(regions.join(""))].map((name) => pathLayer(`qa-region ${colorOf(name)}`, squaresOf(name).map(tile)));
}

/** The class with the colour of a region.
    @param {string} name  a letter from A */
export const colorOf = (name) => `qa-region-${(name.charCodeAt(0) - "A".charCodeAt(0)) % COLORS}`;
