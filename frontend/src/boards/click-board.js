/* The heat map to place queens on, by mouse, finger and keys: each square says how many solutions remain with a queen
   there. It does without the base of figures that lit draws, which is heavier than all else of a gallery.

   Arrows, Home and End go from square to square, Enter and the space bar place and take a queen, Delete takes one,
   x or a held press forbids a square. */

import { emptySquares, hasSquare, queensOf } from "../shared/attacks.js";
import { attackedBy, describeCell } from "../shared/cells.js";
import { box, element, points, shape, use } from "../shared/drawing.js";
import { holdPress } from "../shared/held-press.js";
import { moveTabStop, pressInGrid, squareUnder } from "../shared/keys.js";
import { counted } from "../shared/text.js";

/** @typedef {import("../shared/attacks.js").Square} Square */

const crosses = (squares, arm) =>
  squares
    .map(([row, column]) => `M${column + 0.5 - arm} ${row + 0.5 - arm}l${2 * arm} ${2 * arm}m0-${2 * arm}l-${2 * arm} ${2 * arm}`)
    .join("");

/** A line between the middles of two squares, with a ring around each. */
function joined([from, to]) {
  const ring = ([row, column]) => `M${column + 0.03} ${row + 0.5}a.47 .47 0 1 0 .94 0a.47 .47 0 1 0-.94 0`;
  return `M${from[1] + 0.5} ${from[0] + 0.5}L${to[1] + 0.5} ${to[0] + 0.5}${ring(from)}${ring(to)}`;
}

/** The solutions with a queen on a square: none beside the queen of a row, undefined on it and where nothing is known. */
function countAt({ board, counts }, [row, column]) {
  if (board[row] === null) return counts?.[row * board.length + column];
  return counts && board[row] !== column ? 0 : undefined;
}

/** The greatest count in the rows without queen, at least 1. */
function maxCount({ board, counts = [] }) {
  return Math.max(1, ...counts.filter((_, square) => board[Math.floor(square / board.length)] === null));
}

/** A board of n rows in an element of the page. */
export class ClickBoard {
  #root;
  #position; // what was drawn last: board, forbidden, counts
  #cells; // the elements of the squares, row by row
  #layers; // the parts of the picture that change

  /** @param {HTMLElement} root
      @param {string} name  what it is, for screen readers
      @param {number} n
      @param {{queen: (square: Square) => void, forbid: (square: Square) => void, here: (square: Square) => void}} listener
        `here`: called with the square at which the reader points, or that has the focus
      @param {AbortSignal} signal  ends it */
  constructor(root, name, n, { queen, forbid, here }, signal) {
    this.#root = root;
    this.#cells = Array.from({ length: n }, () => Array.from({ length: n }, () => element("div", { role: "gridcell", tabindex: -1 })));
    this.#cells[0][0].tabIndex = 0;
    const grid = element("div", { role: "grid", "aria-label": `${name}, ${n} x ${n}`, class: "qa-click-grid" });
    grid.append(...this.#cells.map((line) => element("div", { role: "row" }, ...line)));
    const [left, top, width, height] = box(n, true);
    const sides = { left: -left / width, top: -top / height, width: n / width, height: n / height };
    for (const [side, share] of Object.entries(sides)) grid.style[side] = `${100 * share}%`;
    grid.style.setProperty("--n", n);
    grid.addEventListener("pointerdown", holdPress, { signal });
    root.replaceChildren(this.#picture(n), grid);
    const on = (type, action) =>
      grid.addEventListener(type, (event) => squareUnder(event) && action(squareUnder(event), event), { signal });
    const empty = (square) => this.#position.board[square[0]] === square[1] && queen(square);
    on("click", queen);
    on("keydown", (_, event) => pressInGrid(event, { choose: queen, empty, forbid }));
    on("focusin", (square, event) => (moveTabStop(event), here(square)));
    on("pointerover", here);
    on("contextmenu", (square, event) => (event.preventDefault(), forbid(square)));
  }

  /** Show a board (columns, null for a row without queen), squares that are forbidden, how many solutions remain with a
      queen on each square, if that is known, and a clash: the squares of two queens that attack each other. */
  draw({ board, forbidden, counts, showsAttacked, clash }) {
    this.#position = { board, forbidden, counts };
    const max = maxCount(this.#position);
    this.#cells.forEach((line, row) => line.forEach((cell, column) => this.#drawCell(cell, [row, column], max)));
    this.#root.style.setProperty("--signs", `${max}`.length); // of the longest count, which sets the size of all
    const attacked = showsAttacked ? emptySquares(board.length, queensOf(board)).attacked : [];
    this.#layers.queens.setAttribute("points", points(board));
    this.#layers.attacked.setAttribute("d", crosses(attacked, 0.14));
    this.#layers.forbidden.setAttribute("d", crosses(forbidden, 0.24));
    this.#layers.clash.setAttribute("d", clash ? joined(clash) : "");
  }

  /** A square in words, for screen readers.
      @param {Square} square */
  describe(square) {
    const { board, forbidden, counts } = this.#position;
    const [n, queens] = [board.length, queensOf(board)];
    if (hasSquare(queens, square)) return describeCell(square, n, "queen");
    if (hasSquare(forbidden, square)) return describeCell(square, n, "forbidden");
    if (counts) return describeCell(square, n, "empty", counted(counts[square[0] * n + square[1]], "solution"));
    return describeCell(square, n, "empty", attackedBy(square, n, queens));
  }

  #picture(n) {
    const queens = shape("polyline", { fill: "none", "marker-mid": "url(#qa-queen)" });
    const attacked = shape("path", { class: "qa-attacked" });
    const [forbidden, clash] = [shape("path", { class: "qa-act" }), shape("path", { class: "qa-act" })];
    this.#layers = { queens, attacked, forbidden, clash };
    const svg = shape("svg", { class: "qa-board", "aria-hidden": true, viewBox: box(n, true).join(" ") });
    svg.append(use(`squares-${n}`), use(`coordinates-${n}`), attacked, clash, queens, forbidden);
    return svg;
  }

  #drawCell(cell, square, max) {
    const { board, forbidden } = this.#position;
    const count = countAt(this.#position, square);
    const text = count ? `${count}` : "";
    const isDim = count === 0 && !hasSquare(forbidden, square);
    cell.setAttribute("aria-label", this.describe(square));
    cell.setAttribute("aria-selected", board[square[0]] === square[1]);
    // A click is lost if what the pointer presses is replaced before it is released.
    if (cell.textContent !== text) cell.replaceChildren(...(text ? [element("span", {}, text)] : []));
    cell.className = isDim ? "qa-click-none" : count ? "qa-click-some" : "";
    if (count) cell.style.setProperty("--part", `${Math.round(10 + (90 * count) / max)}%`);
  }
}
