/* The board of the search by hand: squares to click, queens, squares tried, and lines of attack. */

import { element, points, shape, use } from "../shared/drawing.js";
import { squareOf } from "../shared/symmetry.js";
import { attackers, isFinished } from "./search-record.js";

const ARROWS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
const LAYERS = { attacked: "qa-attacked", searched: "qa-hand-searched", oldAttacked: "qa-attacked qa-hand-old", oldSearched: "qa-hand-searched qa-hand-old" };

const cross = ([row, column]) => `M${column + 0.38} ${row + 0.38}l.24 .24m0-.24l-.24 .24`;
const square = ([row, column]) => `M${column + 0.26} ${row + 0.26}h.48v.48h-.48z`;
const queensLine = (name) => shape("polyline", { class: name, fill: "none", "marker-mid": "url(#qa-queen)" });

/** A board that shows the states of a search. */
export class SearchBoard {
  #n;
  #cells;
  #ranks;
  #layers = {};

  /** @param {HTMLElement} host  is filled
      @param {number} n
      @param {(row: number, column: number) => void} choose  called with the square that the reader chooses
      @param {AbortSignal} signal */
  constructor(host, n, choose, signal) {
    this.#n = n;
    const numbers = Array.from({ length: n }, (_, index) => index);
    this.#ranks = numbers.map((row) => element("span", {}, `${n - row}`));
    this.#cells = numbers.flatMap((row) => numbers.map((column) => this.#cell(row, column, choose, signal)));
    const rows = numbers.map((row) => element("div", { role: "row" }, ...this.#cells.slice(row * n, row * n + n)));
    const grid = element("div", { role: "grid", "aria-label": `Board of ${n} x ${n} squares`, class: "qa-hand-grid" }, ...rows);
    grid.style.setProperty("--n", n);
    const files = numbers.map((column) => element("span", {}, squareOf(0, column, n)[0]));
    host.replaceChildren(
      element("div", { class: "qa-hand-ranks", "aria-hidden": true }, ...this.#ranks),
      element("div", { class: "qa-hand-squares" }, this.#drawing(), grid),
      element("div", { class: "qa-hand-files", "aria-hidden": true }, ...files),
    );
  }

  #drawing() {
    const n = this.#n;
    const svg = shape("svg", { class: "qa-board", "aria-hidden": true, viewBox: `0 0 ${n} ${n}` }, use(`squares-${n}`));
    for (const [name, style] of Object.entries(LAYERS)) this.#layers[name] = shape("path", { class: style });
    Object.assign(this.#layers, {
      ghost: queensLine("qa-hand-ghost"),
      queens: queensLine("qa-hand-queens"),
      row: shape("path", { class: "qa-hand-row" }),
      attack: shape("path", { class: "qa-hand-attack" }),
      ring: shape("path", { class: "qa-hand-ring" }),
    });
    svg.append(...Object.values(this.#layers));
    return svg;
  }

  #cell(row, column, choose, signal) {
    const cell = element("button", { type: "button", role: "gridcell", tabindex: row + column ? -1 : 0 });
    cell.addEventListener("click", () => choose(row, column), { signal });
    cell.addEventListener("keydown", (event) => this.#move(event, row, column), { signal });
    cell.addEventListener("pointerenter", (event) => this.#hover(event, row, column), { signal });
    cell.addEventListener("pointerleave", () => this.#draw("ghost", "points", ""), { signal });
    return cell;
  }

  /** Arrow keys lead from square to square. */
  #move(event, row, column) {
    const arrow = ARROWS[event.key];
    if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const last = this.#n - 1;
    const [there, beside] = [row + arrow[0], column + arrow[1]].map((index) => Math.min(Math.max(index, 0), last));
    const cell = this.#cells[there * this.#n + beside];
    event.target.tabIndex = -1;
    cell.tabIndex = 0;
    cell.focus();
  }

  #hover(event, row, column) {
    const isEmpty = event.pointerType === "mouse" && !event.target.dataset.qaMark;
    this.#draw("ghost", "points", isEmpty ? `0,0 ${column},${row} 0,0` : "");
  }

  #draw(layer, attribute, value) {
    this.#layers[layer].setAttribute(attribute, value);
  }

  /** Show a state, and what a message points out.
      @param {import("./search-record.js").State} state
      @param {{ ring?: number[], attacked?: number[] }} [marks] */
  show(state, { ring, attacked } = {}) {
    const marks = this.#marks(state);
    const named = (mark) => marks.filter((each) => each.mark === mark).map((each) => [each.row, each.column]);
    for (const name of ["attacked", "oldAttacked"]) this.#draw(name, "d", named(name).map(cross).join(""));
    for (const name of ["searched", "oldSearched"]) this.#draw(name, "d", named(name).map(square).join(""));
    marks.forEach(({ row, column, mark, name }, index) => {
      this.#cells[index].dataset.qaMark = mark;
      this.#cells[index].setAttribute("aria-label", `${squareOf(row, column, this.#n)}${name}`);
    });
    this.#draw("queens", "points", points(state.queens));
    this.#draw("ghost", "points", "");
    this.#showRow(state);
    this.#draw("attack", "d", attacked ? attackLines(state.queens, attacked) : "");
    this.#draw("ring", "d", ring ? `M${ring[1] + 0.06} ${ring[0] + 0.06}h.88v.88h-.88z` : "");
  }

  #showRow(state) {
    const [n, row] = [this.#n, state.queens.length];
    const isOpen = row < n && !isFinished(state, n);
    this.#draw("row", "d", isOpen ? `M0 ${row}h${n}v1h-${n}z` : "");
    this.#ranks.forEach((rank, each) => rank.classList.toggle("qa-hand-here", isOpen && each === row));
  }

  /** What each square has: a queen, or the mark of a square that was tried. */
  #marks(state) {
    const [n, { queens, column: next }] = [this.#n, state];
    return this.#cells.map((_, index) => {
      const [row, column] = [Math.floor(index / n), index % n];
      if (queens[row] === column) return { row, column, mark: "queen", name: ", queen" };
      const end = row < queens.length ? queens[row] : row === queens.length ? next : 0;
      if (column >= end) return { row, column, mark: "", name: "" };
      const isAttacked = attackers(queens.slice(0, row), column).length > 0;
      const mark = isAttacked ? "attacked" : "searched";
      const name = isAttacked ? ", tried: attacked" : ", searched";
      return { row, column, name, mark: row < queens.length ? `old${mark[0].toUpperCase()}${mark.slice(1)}` : mark };
    });
  }
}

/** Lines from the queens that attack a square, and a circle around it. */
function attackLines(queens, [row, column]) {
  const [x, y] = [column + 0.5, row + 0.5];
  const lines = attackers(queens, column).map((queen) => {
    const [right, down] = [Math.sign(column - queen.column), Math.sign(row - queen.row)];
    return `M${queen.column + 0.5 + right * 0.36} ${queen.row + 0.5 + down * 0.42}L${x - right * 0.2} ${y - down * 0.2}`;
  });
  return `${lines.join("")}M${x - 0.27} ${y}a.27 .27 0 1 0 .54 0a.27 .27 0 1 0-.54 0`;
}
