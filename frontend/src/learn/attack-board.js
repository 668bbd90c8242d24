/* A board to click whose queens may attack each other: it marks attacked squares and draws lines of attack. */

import { clickable } from "../shared/click-board.js";
import { element, shape } from "../shared/drawing.js";
import { squareOf } from "../shared/symmetry.js";
import { hasSquare } from "./attacks.js";

// What is drawn over the board, from below.
const PATHS = ["lit", "rows", "reach", "clashes", "pointed", "rings"];
const QUEENS = ["queens", "ghost"];
const ARM = 0.13; // half the width of a cross
const WAYS = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => [down, across])).filter(([down, across]) => down || across);

const cross = ([row, column]) =>
  `M${column + 0.5 - ARM} ${row + 0.5 - ARM}l${2 * ARM} ${2 * ARM}m0-${2 * ARM}l-${2 * ARM} ${2 * ARM}`;
const tile = ([row, column]) => `M${column} ${row}h1v1h-1z`;
const ring = ([row, column]) => `M${column + 0.06} ${row + 0.06}h.88v.88h-.88z`;
const line = ([[row, column], [otherRow, otherColumn]]) =>
  `M${column + 0.5} ${row + 0.5}L${otherColumn + 0.5} ${otherRow + 0.5}`;
/** As the points of a line, of which only those between the first and the last are marked. */
const pointsOf = (queens) => ["0,0", ...queens.map(([row, column]) => `${column},${row}`), "0,0"].join(" ");

/** The lines along which a queen on a square attacks, each as far as the edge.
    @param {number} n
    @param {[number, number]} square
    @returns {[[number, number], [number, number]][]} */
function reachOf(n, [row, column]) {
  const stepsTo = (place, way) => (way > 0 ? n - 1 - place : way < 0 ? place : n);
  return WAYS.map(([down, across]) => {
    const steps = Math.min(stepsTo(row, down), stepsTo(column, across));
    return [[row, column], [row + down * steps, column + across * steps]];
  });
}

/** What a board shows.
    @typedef {object} Position
    @property {number} n  side of the board
    @property {import("./attacks.js").Square[]} queens  in any order
    @property {import("./attacks.js").Square[]} [crossed]  attacked squares to mark
    @property {number[]} [rows]  rows to point out
    @property {[number[], number[]][]} [attacks]  pairs of squares, with a line between
    @property {import("./attacks.js").Square[]} [rings]  squares to point out */

/** A board in an element of the page. */
export class AttackBoard {
  #host;
  #board;
  #overlay;
  #layers;
  #position;

  /** @param {HTMLElement} host  is filled
      @param {{ queen: Function, here?: Function, leave?: Function }} listener  hears `queen(row, column)` of
        a square that is chosen, `here(row, column)` of one that is pointed at or has the focus, and `leave()`
      @param {AbortSignal} signal */
  constructor(host, { queen, here = () => {}, leave = () => {} }, signal) {
    const place = element("div", { class: "qa-click" });
    const layer = (name, tag) => [name, shape(tag, { class: `qa-attack-${name}` })];
    this.#layers = Object.fromEntries([...PATHS.map((name) => layer(name, "path")), ...QUEENS.map((name) => layer(name, "polyline"))]);
    for (const name of QUEENS) this.#layers[name].setAttribute("marker-mid", "url(#qa-queen)");
    this.#overlay = shape("svg", { class: "qa-board qa-attack-overlay", "aria-hidden": true }, ...Object.values(this.#layers));
    this.#host = host;
    host.replaceChildren(place, this.#overlay);
    const describe = (row, column) => this.#describe([row, column]);
    this.#board = clickable(place, { queen, here, describe }, true, signal);
    for (const type of ["pointerleave", "focusout"]) host.addEventListener(type, () => leave(), { signal });
  }

  /** Show a position; nothing is pointed at any more.
      @param {Position} position */
  show(position) {
    const { n, queens, crossed = [], rows = [], attacks = [], rings = [] } = position;
    this.#position = position;
    this.#board.draw({ board: Array(n).fill(null), letters: Array(n * n).fill(""), lines: crossed.map(cross).join("") });
    this.#overlay.setAttribute("viewBox", this.#host.querySelector("svg").getAttribute("viewBox"));
    this.#host.querySelectorAll("[role=gridcell]").forEach((cell, at) => {
      cell.setAttribute("aria-selected", String(hasSquare(queens, [Math.floor(at / n), at % n])));
    });
    this.#draw("lit", crossed.map(tile));
    this.#draw("rows", rows.map((row) => `M0 ${row}h${n}v1h-${n}z`));
    this.#draw("clashes", attacks.map(line));
    this.#draw("rings", rings.map(ring));
    this.#layers.queens.setAttribute("points", pointsOf(queens));
    this.point();
  }

  /** Show lines of attack that lead to a square, or those of a queen on it.
      @param {{ attacks?: [number[], number[]][], reach?: [number, number], ghost?: [number, number] }} [pointed]
        pairs of squares; a square, with lines to all that a queen there attacks; one with a faint queen */
  point({ attacks = [], reach, ghost } = {}) {
    this.#draw("pointed", attacks.map(line));
    this.#draw("reach", reach ? reachOf(this.#position.n, reach).map(line) : []);
    this.#layers.ghost.setAttribute("points", pointsOf(ghost ? [ghost] : []));
  }

  #draw(name, parts) {
    this.#layers[name].setAttribute("d", parts.join(""));
  }

  /** A square in words, for screen readers. */
  #describe(square) {
    const { n, queens, crossed = [] } = this.#position;
    const mark = hasSquare(queens, square) ? ", queen" : hasSquare(crossed, square) ? ", attacked" : "";
    return `${squareOf(...square, n)}${mark}`;
  }
}
