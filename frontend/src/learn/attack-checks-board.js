/* The board of the three programs: the checked square, and the checks of one program. */

import { html, svg } from "../base/index.js";
import { attackedBy, describeCell, queensOf } from "../shared/attacks.js";
import { boardView, gappedLine, line, pathLayer, queensLayer, ring, rowEdge } from "../shared/board-view.js";
import { box } from "../shared/drawing.js";
import { counted } from "../shared/text.js";
import { flagsOf, isFree, nameOf } from "./attack-checks.js";
import { attackedText } from "./search-messages.js";

/** @typedef {import("../shared/board-view.js").Square} Square */

/** @param {string} name  what it is, for screen readers
    @param {import("./attack-checks.js").CheckedSquare} square
    @param {import("./attack-checks.js").Check[]} checks  of the program that is shown
    @param {(square: Square) => void} choose  called with the square that the reader clicks */
export function attackChecksBoard(name, square, checks, choose) {
  const { n, columns } = square;
  const isQueen = ([row, column]) => columns[row] === column;
  const isChecked = ([row, column]) => row === columns.length && column === square.column;
  const lines = (isHit) => checks.filter((check) => check.isHit === isHit).map((check) => lineOf(check, square));
  const layers = [
    queensLayer("", queensOf(columns)),
    ...squareLayers(square),
    pathLayer("qa-checks-no", lines(false)),
    pathLayer("qa-checks-yes", lines(true)),
    order(checks),
  ];
  const describe = (other) => {
    if (isQueen(other)) return describeCell(other, n, "queen");
    return describeCell(other, n, "empty", isChecked(other) ? "asked about" : "", attackedBy(other, n, queensOf(columns)));
  };
  return boardView({
    name,
    n,
    layers,
    texts: checks.some(({ flag }) => flag) ? diagonalNumbers(square, (other) => isQueen(other) || isChecked(other)) : undefined,
    describe,
    isSelected: isQueen,
    choose,
  });
}

/** The marks of a square and of its row.
    @param {import("./attack-checks.js").CheckedSquare} square */
export const squareLayers = ({ n, columns, column }) => [
  pathLayer("qa-checks-row", [rowEdge(columns.length, n)]),
  pathLayer("qa-checks-ring", [ring([columns.length, column])]),
];

/** The numbers of both diagonals of a square, on those squares of the diagonals that have nothing else. */
function diagonalNumbers({ n, columns, column }, isTaken) {
  const own = flagsOf(n, columns.length, column);
  return Array.from({ length: n * n }, (_, at) => {
    const square = [Math.floor(at / n), at % n];
    const { rising, falling } = flagsOf(n, ...square);
    if (isTaken(square)) return "";
    return rising === own.rising ? `${rising}` : falling === own.falling ? `${falling}` : "";
  });
}

/** A line to the queen, or along the column or diagonal of the flag. */
function lineOf({ queen, flag }, { n, columns, column }) {
  const row = columns.length;
  if (queen) return gappedLine([row, column], queen);
  if (flag === "taken") return `M${column + 0.5} 0v${n}`;
  const step = flag === "rising" ? -1 : 1; // to the side, for each row down
  const room = (side) => (side > 0 ? n - 1 - column : column);
  const up = Math.min(row, room(-step));
  const down = Math.min(n - 1 - row, room(step));
  return line([[row - up, column - step * up], [row + down, column + step * down]]);
}

/** The order in which queens are compared, as numbers beside them. */
const order = (checks) =>
  checks.map(({ queen }, at) => {
    if (!queen) return [];
    const [x, y] = [queen[1] + 0.84, queen[0] + 0.18];
    return svg`<circle class="qa-checks-disc" cx=${x} cy=${y} r=".27"></circle><text class="qa-checks-order" x=${x} y=${y}>${at + 1}</text>`;
  });

const INDICES = { taken: "column", rising: "row + column", falling: "row − column + N − 1" };

/** What the three programs keep, in their order. */
const MEMORIES = [
  ({ columns }) => list("columns", columns),
  (square, checks) => Object.keys(INDICES).map((name) => flagStrip(name, square, checks)),
  ({ n, columns, column }) => [columnsLeft(n, columns, column), list("queens", columns)],
];

/** @param {number} program  its place among the programs
    @param {import("./attack-checks.js").CheckedSquare} square
    @param {import("./attack-checks.js").Check[]} checks */
export function memoryView(program, square, checks) {
  const [left, , width] = box(square.n, true);
  const sides = `--left: ${(-100 * left) / width}%; --width: ${(100 * square.n) / width}%`;
  return html`<div class="qa-checks-memory" style=${sides} data-qa-part="memory">${MEMORIES[program](square, checks)}</div>`;
}

const list = (name, values) => html`<p><code>${name} = [${values.join(", ")}]</code></p>`;

function strip(name, cells, isBelowColumns) {
  return html`<div><p><code>${name}</code></p><div class="qa-checks-cells ${isBelowColumns ? "qa-checks-below" : ""}" role="img" aria-label=${name}>${cells}</div></div>`;
}

/** The numbers of an array of flags: dark where the flag is set, framed where it is looked up. */
function flagStrip(name, { n, columns }, checks) {
  const set = new Set(columns.map((column, row) => flagsOf(n, row, column)[name]));
  const lookedUp = checks.find(({ flag }) => flag === name)?.index;
  const cells = Array.from({ length: name === "taken" ? n : 2 * n - 1 }, (_, index) =>
    html`<span class="${set.has(index) ? "qa-checks-set" : ""} ${index === lookedUp ? "qa-checks-current" : ""}">${index}</span>`);
  return strip(`${name}[${INDICES[name].replace("N − 1", String(n - 1))}]`, cells, name === "taken");
}

function columnsLeft(n, columns, column) {
  const cells = Array.from({ length: n }, (_, index) =>
    columns.includes(index)
      ? html`<span class="qa-checks-gone"></span>`
      : html`<span class=${index === column ? "qa-checks-current" : ""}>${index}</span>`);
  return strip("columns_left", cells, true);
}

/** Checks and their answers, one after the other.
    @param {import("./attack-checks.js").Check[]} checks */
export function answersView(checks) {
  const answer = ({ name, isHit }) =>
    html`<span class="qa-checks-answer ${isHit ? "qa-checks-hit" : ""}">${name} ${isHit ? html`<b>yes</b>` : html`<span>no</span>`}</span>`;
  return html`<span class="qa-checks-answers">${checks.map(answer)}</span>`;
}

/** What the search learns about a square. Squares between asterisks are bold.
    @param {import("./attack-checks.js").CheckedSquare} square */
export function describeSquare(square) {
  const { n, columns, column } = square;
  if (!isFree(square)) return attackedText(n, columns, column);
  const isLast = columns.length === n - 1;
  return `*${nameOf(square)}* is free: ${isLast ? "all queens stand, a solution" : "a queen goes there"}.`;
}

/** The end of a search.
    @param {import("./attack-checks-search.js").SearchedSquare[]} squares */
export function describeEnd(squares) {
  const { placed, solutions } = squares.at(-1);
  const counts = [counted(squares.length, "square"), counted(placed, "queen")];
  return `*Finished*: ${counts.join(" and ")} placed lead to ${counted(solutions, "solution")}.`;
}
