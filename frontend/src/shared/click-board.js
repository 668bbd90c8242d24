/* A board to place queens on, by mouse, finger and keys: it draws a position and reports what a reader does.

   Arrows go from square to square, Enter and the space bar place and take a queen, x forbids a square. */

import { box, element, points, shape, use } from "./drawing.js";
import { squareOf } from "./symmetry.js";
import { counted } from "./text.js";

const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

const isAttacked = (board, row, column) =>
  board.some((other, line) => {
    const distance = Math.abs(line - row);
    return other !== null && (distance === 0 || other === column || Math.abs(other - column) === distance);
  });

/** The squares that queens attack, without their own. */
const attackedSquares = (board) =>
  board.flatMap((own, row) =>
    [...board.keys()].filter((column) => own !== column && isAttacked(board, row, column)).map((column) => [row, column]),
  );

const crosses = (squares, arm) =>
  squares
    .map(([row, column]) => `M${column + 0.5 - arm} ${row + 0.5 - arm}l${2 * arm} ${2 * arm}m0-${2 * arm}l-${2 * arm} ${2 * arm}`)
    .join("");

/** A line between the middles of two squares, with a ring around each. */
function joined([from, to]) {
  const ring = ([row, column]) => `M${column + 0.03} ${row + 0.5}a.47 .47 0 1 0 .94 0a.47 .47 0 1 0-.94 0`;
  return `M${from[1] + 0.5} ${from[0] + 0.5}L${to[1] + 0.5} ${to[0] + 0.5}${ring(from)}${ring(to)}`;
}

const has = (squares, row, column) => squares.some(([r, c]) => r === row && c === column);

/** A count as it fits a square. */
function short(count) {
  if (count < 10_000) return `${count}`;
  return count < 10_000_000 ? `${Math.round(count / 1000)}k` : `${Math.round(count / 1_000_000)}M`;
}

/** The solutions with a queen on a square: none beside the queen of a row, undefined on it and where nothing is known. */
function countAt({ board, counts }, row, column) {
  if (board[row] === null) return counts?.[row * board.length + column];
  return counts && board[row] !== column ? 0 : undefined;
}

/** The greatest count in the rows without queen, at least 1. */
function maxCount({ board, counts = [] }) {
  return Math.max(1, ...counts.filter((_, square) => board[Math.floor(square / board.length)] === null));
}

class ClickBoard {
  #root;
  #listener;
  #hasCoordinates;
  #signal;
  #position; // what was drawn last: board, forbidden, counts, letters
  #cells = []; // the elements of the squares, row by row
  #focused = [0, 0];
  #layers = {}; // the parts of the picture that change

  constructor(root, listener, hasCoordinates, signal) {
    this.#root = root;
    this.#listener = listener;
    this.#hasCoordinates = hasCoordinates;
    this.#signal = signal;
    root.addEventListener("keydown", (event) => this.#press(event), { signal });
  }

  /** Show a board (columns, null for a row without queen), squares that are forbidden, and how many
      solutions remain with a queen on each square, if that is known; or the letters of each square, of
      which the listener has the `describe(row, column)`, and a path of lines below them. A clash is the
      squares of two queens that attack each other. */
  draw({ board, forbidden = [], counts, letters, lines = "", showsAttacked = false, clash }) {
    this.#position = { board, forbidden, counts, letters };
    if (this.#cells.length !== board.length) this.#build(board.length);
    const max = maxCount(this.#position);
    this.#cells.forEach((line, row) => line.forEach((cell, column) => this.#drawCell(cell, row, column, max)));
    this.#layers.queens.setAttribute("points", points(board));
    this.#layers.attacked.setAttribute("d", showsAttacked ? crosses(attackedSquares(board), 0.14) : lines);
    this.#layers.forbidden.setAttribute("d", crosses(forbidden, 0.24));
    this.#layers.clash.setAttribute("d", clash ? joined(clash) : "");
    const texts = letters ?? counts?.map(short) ?? [];
    this.#root.style.setProperty("--signs", Math.max(1, ...texts.map((text) => text.length)));
    this.#root.classList.toggle("qa-click-letters", Boolean(letters));
  }

  /** A square in words, for screen readers. */
  describe(row, column) {
    const { board, forbidden, counts, letters } = this.#position;
    if (letters) return this.#listener.describe(row, column);
    const name = squareOf(row, column, board.length);
    if (board[row] === column) return `${name}, queen`;
    if (has(forbidden, row, column)) return `${name}, forbidden`;
    if (counts) return `${name}, ${counted(counts[row * board.length + column], "solution")}`;
    return isAttacked(board, row, column) ? `${name}, attacked` : name;
  }

  #build(n) {
    const isNamed = this.#hasCoordinates && n > 3;
    const [left, top, width, height] = box(n, isNamed);
    this.#cells = Array.from({ length: n }, () => Array.from({ length: n }, () => element("div", { role: "gridcell", tabindex: -1 })));
    this.#cells.forEach((line, row) => line.forEach((cell, column) => this.#listen(cell, row, column)));
    const grid = element("div", { role: "grid", "aria-label": `Board of ${n} x ${n} squares`, class: "qa-click-grid" });
    grid.append(...this.#cells.map((line) => element("div", { role: "row" }, ...line)));
    const sides = { left: -left / width, top: -top / height, width: n / width, height: n / height };
    for (const [side, share] of Object.entries(sides)) grid.style[side] = `${100 * share}%`;
    grid.style.setProperty("--n", n);
    this.#root.replaceChildren(this.#picture(n, isNamed, [left, top, width, height]), grid);
    this.#focus(this.#focused.map((line) => Math.min(line, n - 1)));
  }

  #picture(n, isNamed, viewBox) {
    const names = isNamed ? ["squares", "coordinates"] : ["squares"];
    const queens = shape("polyline", { fill: "none", "marker-mid": "url(#qa-queen)" });
    const attacked = shape("path", { class: "qa-attacked" });
    const [forbidden, clash] = [shape("path", { class: "qa-act" }), shape("path", { class: "qa-act" })];
    this.#layers = { queens, attacked, forbidden, clash };
    const svg = shape("svg", { class: "qa-board", "aria-hidden": true, viewBox: viewBox.join(" ") });
    svg.append(...names.map((name) => use(`${name}-${n}`)), attacked, clash, queens, forbidden);
    return svg;
  }

  #listen(cell, row, column) {
    const listener = this.#listener;
    const on = (type, action) => cell.addEventListener(type, action, { signal: this.#signal });
    on("click", () => {
      this.#focus([row, column]);
      listener.queen(row, column);
    });
    if (listener.forbid) {
      on("contextmenu", (event) => {
        event.preventDefault();
        listener.forbid(row, column);
      });
    }
    on("focus", () => listener.here(row, column));
    on("pointerenter", () => listener.here(row, column));
  }

  #press(event) {
    const listener = this.#listener;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (STEPS[event.key]) this.#step(STEPS[event.key]);
    else if (event.key === "Enter" || event.key === " ") listener.queen(...this.#focused);
    else if (event.key === "x" && listener.forbid) listener.forbid(...this.#focused);
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
    const before = this.#cells[this.#focused[0]]?.[this.#focused[1]];
    if (before) before.tabIndex = -1;
    this.#focused = [row, column];
    this.#cells[row][column].tabIndex = 0;
  }

  #drawCell(cell, row, column, max) {
    const { board, forbidden, letters } = this.#position;
    const count = countAt(this.#position, row, column);
    const text = letters ? letters[row * board.length + column] : count ? short(count) : "";
    const isDim = count === 0 && !has(forbidden, row, column);
    cell.setAttribute("aria-label", this.describe(row, column));
    cell.setAttribute("aria-selected", board[row] === column);
    // A click is lost if what the pointer presses is replaced before it is released.
    if (cell.textContent !== text) cell.replaceChildren(...(text ? [element("span", {}, text)] : []));
    cell.className = isDim ? "qa-click-none" : count ? "qa-click-some" : "";
    if (count) cell.style.setProperty("--part", `${Math.round(10 + (90 * count) / max)}%`);
  }
}

/** A board in an element of the page.
    @param {HTMLElement} root
    @param {{queen: Function, here: Function, forbid?: Function, describe?: Function}} listener  hears
      `queen(row, column)`, `here(row, column)` and, if it can, `forbid(row, column)`
    @param {boolean} [hasCoordinates]
    @param {AbortSignal} [signal]  ends it
    @returns {ClickBoard} */
export function clickable(root, listener, hasCoordinates = true, signal = undefined) {
  return new ClickBoard(root, listener, hasCoordinates, signal);
}
