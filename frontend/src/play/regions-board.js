/* The board of a region puzzle: tinted regions with thick edges, queens, crosses, and what a hint points at. */

import { hasSquare } from "../shared/attacks.js";
import { clickable } from "../shared/click-board.js";
import { element, shape } from "../shared/drawing.js";
import { squareOf } from "../shared/symmetry.js";
import { queen } from "./play-board.js";
import { allSquares, conflicts } from "./regions.js";

const COLORS = 10; // as in site_builder/svg/regions.py
const cell = ([row, column]) => `M${column} ${row}h1v1h-1z`;

function edges({ n, regions }) {
  const between = allSquares(n).map(([r, c]) => {
    const left = c && regions[r][c] !== regions[r][c - 1] ? `M${c} ${r}v1` : "";
    const above = r && regions[r][c] !== regions[r - 1][c] ? `M${c} ${r}h1` : "";
    return left + above;
  });
  return `M0 0h${n}v${n}h-${n}z${between.join("")}`;
}

function tints({ n, regions }) {
  const letters = [...new Set(regions.join(""))].toSorted();
  return letters.map((letter, index) => {
    const squares = allSquares(n).filter(([row, column]) => regions[row][column] === letter);
    return shape("path", { class: `qa-region qa-region-${index % COLORS}`, d: squares.map(cell).join("") });
  });
}

/** A board in an element of the page. */
export class RegionsBoard {
  #board;
  #ground = shape("g", {});
  #pieces = shape("g", {});
  #overlay;
  #host;
  #puzzle;
  #view = { queens: [], crosses: [], clashing: [] };

  /** @param {HTMLElement} host  is filled
      @param {{ queen: Function, forbid: Function, here: Function }} listener  as for a board to click
      @param {AbortSignal} signal */
  constructor(host, listener, signal) {
    const place = element("div", { class: "qa-click" });
    this.#overlay = shape("svg", { class: "qa-board qa-play-overlay", "aria-hidden": true }, this.#ground, this.#pieces);
    host.replaceChildren(this.#overlay, place);
    this.#host = place;
    this.#board = clickable(place, { ...listener, describe: (row, column) => this.#describe([row, column]) }, true, signal);
  }

  /** Show a puzzle with queens and crosses, and the squares that a hint is about.
      @param {import("./regions.js").RegionPuzzle} puzzle
      @param {import("./position.js").Square[]} queens
      @param {import("./position.js").Square[]} crosses
      @param {import("./position.js").Square[]} pointed */
  show(puzzle, queens, crosses, pointed) {
    const { n } = puzzle;
    const clashing = conflicts(puzzle, queens).flat();
    this.#view = { queens, crosses, clashing };
    const isNew = this.#puzzle !== puzzle;
    this.#puzzle = puzzle;
    this.#board.draw({ board: Array(n).fill(null), letters: Array(n * n).fill(""), forbidden: crosses });
    if (isNew) {
      this.#overlay.setAttribute("viewBox", this.#host.querySelector("svg").getAttribute("viewBox"));
      const grid = [...Array(n).keys()].map((line) => `M0 ${line}h${n}M${line} 0v${n}`).join("");
      this.#ground.replaceChildren(...tints(puzzle), shape("path", { class: "qa-regions-grid", d: grid }), shape("path", { class: "qa-regions-edges", d: edges(puzzle) }));
    }
    this.#pieces.replaceChildren(
      ...(pointed.length ? [shape("path", { class: "qa-play-ring", d: pointed.map(cell).join("") })] : []),
      ...queens.map((square) => queen(square, hasSquare(clashing, square) ? "given qa-play-bad" : "given")),
    );
  }

  /** A square in words, for screen readers. */
  #describe(square) {
    const { queens, crosses, clashing } = this.#view;
    const { n, regions } = this.#puzzle;
    const words = [squareOf(...square, n), `region ${regions[square[0]][square[1]]}`];
    if (hasSquare(queens, square)) words.push("queen");
    if (hasSquare(crosses, square)) words.push("cross");
    if (hasSquare(clashing, square)) words.push("in conflict");
    return words.join(", ");
  }
}
