/* The board of the three programs: the square asked about, and what one program asks about it. */

import { svg } from "../base/index.js";
import { queensOf } from "../shared/attacks.js";
import { boardView, line, pathLayer, queensLayer, ring, rowEdge } from "../shared/board-view.js";
import { squareOf } from "../shared/symmetry.js";
import { flagsOf } from "./asking-questions.js";

/** @typedef {import("../shared/board-view.js").Square} Square */

const GAP = 0.46; // between a line and the middle of a square

/** @param {import("./asking-questions.js").AskedSquare} asked
    @param {import("./asking-questions.js").Question[]} questions  of the program that is shown
    @param {(square: Square) => void} choose  called with the square that the reader clicks */
export function askingBoard(asked, questions, choose) {
  const { n, columns } = asked;
  const isQueen = ([row, column]) => columns[row] === column;
  const isAsked = ([row, column]) => row === columns.length && column === asked.column;
  const lines = (isHit) => questions.filter((question) => question.isHit === isHit).map((question) => lineOf(question, asked));
  const layers = [
    queensLayer("", queensOf(columns)),
    ...squareLayers(asked),
    pathLayer("qa-asking-no", lines(false)),
    pathLayer("qa-asking-yes", lines(true)),
    order(questions),
  ];
  return boardView({
    n,
    layers,
    texts: questions.some(({ flag }) => flag) ? diagonalNumbers(asked, (square) => isQueen(square) || isAsked(square)) : undefined,
    describe: (square) => `${squareOf(...square, n)}${isQueen(square) ? ", queen" : isAsked(square) ? ", asked about" : ""}`,
    isSelected: isQueen,
    choose,
  });
}

/** The marks of a square and of its row.
    @param {import("./asking-questions.js").AskedSquare} asked */
export const squareLayers = ({ n, columns, column }) => [
  pathLayer("qa-asking-row", [rowEdge(columns.length, n)]),
  pathLayer("qa-asking-ring", [ring([columns.length, column])]),
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
  if (queen) return lineToQueen(queen, [row, column]);
  if (flag === "taken") return `M${column + 0.5} 0v${n}`;
  const step = flag === "rising" ? -1 : 1; // to the side, for each row down
  const room = (side) => (side > 0 ? n - 1 - column : column);
  const up = Math.min(row, room(-step));
  const down = Math.min(n - 1 - row, room(step));
  return line([[row - up, column - step * up], [row + down, column + step * down]]);
}

function lineToQueen(queen, square) {
  const share = GAP / Math.hypot(queen[0] - square[0], queen[1] - square[1]);
  const towards = (from, to) => from.map((start, axis) => start + (to[axis] - start) * share);
  return line([towards(square, queen), towards(queen, square)]);
}

/** The order in which queens are compared, as numbers beside them. */
const order = (questions) =>
  questions.map(({ queen }, at) => {
    if (!queen) return [];
    const [x, y] = [queen[1] + 0.84, queen[0] + 0.18];
    return svg`<circle class="qa-asking-disc" cx=${x} cy=${y} r=".2"></circle><text class="qa-asking-order" x=${x} y=${y}>${at + 1}</text>`;
  });
