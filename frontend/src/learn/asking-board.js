/* The board of the three programs: the square asked about, and what one program asks about it. */

import { clickable } from "../shared/click-board.js";
import { box, element, shape } from "../shared/drawing.js";
import { flagsOf, nameOf } from "./asking-questions.js";

const LAYERS = ["row", "no", "yes", "ring"];
const GAP = 0.46; // of a line, to the middle of a square
const middle = ([row, column]) => `${column + 0.5} ${row + 0.5}`;

/** A board to click, with lines above it. */
export class AskingBoard {
  #host;
  #clickBoard;
  #square;

  /** @param {HTMLElement} host  is filled
      @param {(row: number, column: number) => void} choose  called with the square that the reader clicks
      @param {AbortSignal} signal */
  constructor(host, choose, signal) {
    this.#host = host;
    const root = element("div", { class: "qa-click" });
    host.replaceChildren(root, element("div", { class: "qa-asking-marks" }));
    const describe = (row, column) => this.#describe(row, column);
    this.#clickBoard = clickable(root, { queen: choose, here: () => {}, describe }, true, signal);
  }

  /** Show what a program asks about a square.
      @param {import("./asking-questions.js").AskedSquare} square
      @param {import("./asking-questions.js").Question[]} questions */
  show(square, questions) {
    const { n, columns } = square;
    this.#square = square;
    const asksFlags = questions.some((question) => question.flag);
    const letters = asksFlags ? diagonalNumbers(square) : Array(n * n).fill("");
    this.#clickBoard.draw({ board: Array.from({ length: n }, (_, row) => columns[row] ?? null), letters });
    this.#host.lastChild.replaceChildren(marks(square, questions));
  }

  #describe(row, column) {
    const { n, columns, column: asked } = this.#square;
    const name = nameOf({ n, columns: Array(row).fill(0), column });
    if (columns[row] === column) return `${name}, queen`;
    return row === columns.length && column === asked ? `${name}, asked about` : name;
  }
}

/** The numbers of both diagonals of a square, on the empty squares of these diagonals. */
function diagonalNumbers({ n, columns, column }) {
  const own = flagsOf(n, columns.length, column);
  return Array.from({ length: n * n }, (_, index) => {
    const [row, other] = [Math.floor(index / n), index % n];
    const { rising, falling } = flagsOf(n, row, other);
    if (columns[row] === other || (row === columns.length && other === column)) return "";
    return rising === own.rising ? `${rising}` : falling === own.falling ? `${falling}` : "";
  });
}

function marks(square, questions) {
  const { n, columns, column } = square;
  const here = [columns.length, column];
  const lines = (isHit) => questions.filter((question) => question.isHit === isHit).map((question) => lineOf(question, here, n));
  const paths = {
    row: `M0 ${here[0]}h${n}v1h-${n}z`,
    no: lines(false).join(""),
    yes: lines(true).join(""),
    ring: `M${column + 0.08} ${here[0] + 0.08}h.84v.84h-.84z`,
  };
  const layers = LAYERS.map((name) => shape("path", { class: `qa-asking-${name}`, d: paths[name] }));
  return shape("svg", { class: "qa-board", "aria-hidden": true, viewBox: box(n, true).join(" ") }, ...layers, ...order(questions));
}

/** A line to the queen, or along the column or diagonal of the flag. */
function lineOf({ queen, flag }, [row, column], n) {
  if (queen) return lineToQueen(queen, [row, column]);
  if (flag === "taken") return `M${column + 0.5} 0v${n}`;
  const step = flag === "rising" ? -1 : 1; // to the side, for each row down
  const room = (side) => (side > 0 ? n - 1 - column : column);
  const up = Math.min(row, room(-step));
  const down = Math.min(n - 1 - row, room(step));
  return `M${middle([row - up, column - step * up])}L${middle([row + down, column + step * down])}`;
}

function lineToQueen(queen, square) {
  const share = GAP / Math.hypot(queen[0] - square[0], queen[1] - square[1]);
  const point = (from, to) => middle(from.map((start, axis) => start + (to[axis] - start) * share));
  return `M${point(square, queen)}L${point(queen, square)}`;
}

/** The order in which queens are compared, as numbers beside them. */
function order(questions) {
  return questions.flatMap(({ queen }, index) => {
    if (!queen) return [];
    const [x, y] = [queen[1] + 0.84, queen[0] + 0.18];
    const disc = shape("circle", { cx: x, cy: y, r: 0.2, class: "qa-asking-disc" });
    return [disc, shape("text", { x, y, class: "qa-asking-order" }, `${index + 1}`)];
  });
}
