/* Draws a state of a search on the board of `site_builder.svg.strip.stage`. */

import { framePath } from "../shared/frame.js";
import { findPart } from "../shared/parts.js";
import { bitOf, isAt } from "./trace.js";

const crosses = (squares, arm) => {
  const cross = `l${2 * arm} ${2 * arm}m0-${2 * arm}l-${2 * arm} ${2 * arm}`;
  return squares.map(([row, column]) => `M${column + 0.5 - arm} ${row + 0.5 - arm}${cross}`).join("");
};

const dots = (squares) =>
  squares.map(([row, column]) => `M${column + 0.39} ${row + 0.5}a.11.11 0 1 0 .22 0a.11.11 0 1 0-.22 0z`).join("");

/** Which masks have each square, as letters in the middle of it. */
const letters = (squares, { left, down, right }, n) =>
  squares.map(([row, column]) => {
    const bit = bitOf(n, column);
    const word = (left & bit ? "L" : "") + (down & bit ? "D" : "") + (right & bit ? "R" : "");
    const size = Math.min(word.length < 3 ? 0.5 : 0.42, (n + 0.7) / 16); // at most 18 pixels
    return `<text x="${column + 0.5}" y="${row + 0.5 + 0.36 * size}" font-size="${size}">${word}</text>`;
  }).join("");

const outline = ([row, column]) => `M${column + 0.06} ${row + 0.06}h.88v.88h-.88z`;

/** The mark of what a step does, and its class. */
function act(state, n) {
  if (state.kind === "free") return ["", "free"];
  if (state.judged) return [framePath(n), state.kind === "solution" ? "solution" : "fail"];
  const square = [state.row, state.column];
  return [state.kind === "reject" ? crosses([square], 0.26) : outline(square), state.kind];
}

/** Lines across squares. */
const hatched = (squares) =>
  squares.map(([r, c]) => `M${c} ${r + 0.5}l.5-.5M${c} ${r + 1}l1-1M${c + 0.5} ${r + 1}l.5-.5`).join("");

/** All squares of rows that have such bits. */
const squaresOf = (rows, n) =>
  rows.flatMap((bits, row) => [...Array(n).keys()].filter((place) => bits & bitOf(n, place)).map((place) => [row, place]));

/** What a branch forbids, with what the row of BOUND2 leaves out: there a side column may get its last queen. */
function hatches({ forbidden, bounds: [, second] }, { row, masks }, n) {
  const rows = [...forbidden];
  if (row === second) rows[row] |= masks.leftOut;
  return hatched(squaresOf(rows, n));
}

/** The squares A, B and C, with a full line where a queen stands, and the bounds beside their rows. */
function names({ checks, bounds }, queens, n) {
  const squares = checks.map(([row, column], place) => {
    const isMet = queens.some((queen) => isAt(queen, row, column));
    return `<path class="qa-check${isMet ? " qa-check-met" : ""}" d="${outline([row, column])}"/>` +
      `<text x="${column + 0.08}" y="${row + 0.38}" font-size=".42">${"ABC"[place]}</text>`;
  });
  const rows = bounds.map((row, place) =>
    `<path d="M${n + 0.36} ${row + 0.3}v.4l-.28-.2z"/>` +
    `<text x="${n + 0.42}" y="${row + 0.66}" font-size=".46">${place + 1}</text>`);
  return [...squares, ...rows].join("");
}

/** The frame of the rows and columns where two boards differ. */
const differs = ([row, column, rows, columns]) =>
  `<path class="qa-differs" d="M${column + 0.05} ${row + 0.05}h${columns - 0.1}v${rows - 0.1}h-${columns - 0.1}z"/>`;

function putQueens(board, queens) {
  // Only middle points are marked: the first and the last carry no queen.
  findPart(board, "queens").setAttribute("points", ["0,0", ...queens.map(([r, c]) => `${c},${r}`), "0,0"].join(" "));
  const where = queens.map(([r, c]) => `row ${r}, column ${c}`).join("; ");
  board.querySelector("desc").textContent = where ? `Queens: ${where}.` : "No queens.";
}

/** Show queens and the area where they differ from another board's.
    @param {SVGSVGElement} board
    @param {number[][]} queens
    @param {number[]} area */
export function drawImage(board, queens, area) {
  for (const name of ["forbidden", "attacked", "untried", "pointer", "act"]) findPart(board, name).setAttribute("d", "");
  findPart(board, "letters").innerHTML = "";
  findPart(board, "names").innerHTML = differs(area);
  putQueens(board, queens);
}

/** Show a state; attacked squares have letters for their masks, or crosses.
    @param {SVGSVGElement} board
    @param {import("./trace.js").State} state
    @param {object} trace
    @param {boolean} isLettered */
export function drawBoard(board, state, { n, branches, rivals }, isLettered) {
  const { row, column, queens, masks } = state;
  const among = (bits) => [...Array(n).keys()].filter((place) => bits & bitOf(n, place)).map((place) => [row, place]);
  const taken = ([, place]) => place === column || queens.some((queen) => isAt(queen, row, place));
  const attacked = (masks.left | masks.down | masks.right) & ~masks.untried;
  const [mark, name] = act(state, n);
  const closed = among(attacked).filter((square) => !taken(square));
  findPart(board, "attacked").setAttribute("d", isLettered ? "" : crosses(closed, 0.17));
  findPart(board, "letters").innerHTML = isLettered ? letters(closed, masks, n) : "";
  findPart(board, "untried").setAttribute("d", dots(among(masks.untried)));
  findPart(board, "pointer").setAttribute("d", `M-.5 ${row + 0.24}v.52l.34-.26z`);
  findPart(board, "act").setAttribute("d", mark);
  findPart(board, "act").setAttribute("class", `qa-act qa-act-${name}`);
  putQueens(board, queens);
  const branch = branches?.[state.branch];
  const area = state.judged && state.kind === "reject" && rivals?.[state.refused - 1].at(-1);
  findPart(board, "forbidden").setAttribute("d", branch ? hatches(branch, state, n) : "");
  findPart(board, "names").innerHTML = (branch ? names(branch, queens, n) : "") + (area ? differs(area) : "");
}
