/* The heat map to place queens on, by mouse, finger and keys: each square says how many solutions remain with a queen
   there. It does without the base of figures that lit draws, which is heavier than all else of a gallery.

   Arrows go from square to square, Enter and the space bar place and take a queen, x or a held press forbids a square. */

import { attackersOf, emptySquares, hasSquare, queensOf } from "../shared/attacks.js";
import { box, element, points, shape, use } from "../shared/drawing.js";
import { holdPress } from "../shared/held-press.js";
import { squareOf } from "../shared/symmetry.js";
import { counted } from "../shared/text.js";

/** @typedef {import("../shared/attacks.js").Square} Square */

const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

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
  #listener;
  #position; // what was drawn last: board, forbidden, counts
  #cells; // the elements of the squares, row by row
  #focused = [0, 0];
  #layers; // the parts of the picture that change

  /** @param {HTMLElement} root
      @param {number} n
      @param {{queen: (square: Square) => void, forbid: (square: Square) => void, here: (square: Square) => void}} listener
        `here`: called with the square at which the reader points, or that has the focus
      @param {AbortSignal} signal  ends it */
  constructor(root, n, listener, signal) {
    this.#root = root;
    this.#listener = listener;
    this.#cells = Array.from({ length: n }, () => Array.from({ length: n }, () => element("div", { role: "gridcell", tabindex: -1 })));
    this.#cells.forEach((line, row) => line.forEach((cell, column) => this.#listen(cell, [row, column], signal)));
    const grid = element("div", { role: "grid", "aria-label": `Board of ${n} x ${n} squares`, class: "qa-click-grid" });
    grid.append(...this.#cells.map((line) => element("div", { role: "row" }, ...line)));
    const [left, top, width, height] = box(n, true);
    const sides = { left: -left / width, top: -top / height, width: n / width, height: n / height };
    for (const [side, share] of Object.entries(sides)) grid.style[side] = `${100 * share}%`;
    grid.style.setProperty("--n", n);
    grid.addEventListener("pointerdown", holdPress, { signal });
    root.replaceChildren(this.#picture(n), grid);
    root.addEventListener("keydown", (event) => this.#press(event), { signal });
    this.#focus(this.#focused);
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
    const [name, queens] = [squareOf(...square, board.length), queensOf(board)];
    if (hasSquare(queens, square)) return `${name}, queen`;
    if (hasSquare(forbidden, square)) return `${name}, forbidden`;
    if (counts) return `${name}, ${counted(counts[square[0] * board.length + square[1]], "solution")}`;
    return attackersOf(queens, square).length ? `${name}, attacked` : name;
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

  #listen(cell, square, signal) {
    const listener = this.#listener;
    const on = (type, action) => cell.addEventListener(type, action, { signal });
    on("click", () => {
      this.#focus(square);
      listener.queen(square);
    });
    on("contextmenu", (event) => {
      event.preventDefault();
      listener.forbid(square);
    });
    on("focus", () => listener.here(square));
    on("pointerenter", () => listener.here(square));
  }

  #press(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (STEPS[event.key]) this.#step(STEPS[event.key]);
    else if (event.key === "Enter" || event.key === " ") this.#listener.queen(this.#focused);
    else if (event.key === "x") this.#listener.forbid(this.#focused);
    else return;
    event.preventDefault();
  }

  #step(step) {
    const last = this.#cells.length - 1;
    const [row, column] = this.#focused.map((line, axis) => Math.min(Math.max(line + step[axis], 0), last));
    this.#focus([row, column]);
    this.#cells[row][column].focus();
  }

  /** Choose the square that the key Tab leads to. */
  #focus([row, column]) {
    this.#cells[this.#focused[0]][this.#focused[1]].tabIndex = -1;
    this.#focused = [row, column];
    this.#cells[row][column].tabIndex = 0;
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
