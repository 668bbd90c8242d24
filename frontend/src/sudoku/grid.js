/* Draws a state of a search in the grid of a sudoku. */

import { mark } from "../stepper/parts.js";
import { candidates, RELATED } from "./solver.js";

/** Show a state in the 81 cells of a table.
    @param {HTMLTableElement} table
    @param {import("./solver.js").State} state
    @param {number[]} puzzle  its givens */
export function drawGrid(table, state, puzzle) {
  table.querySelectorAll("td").forEach((box, k) => drawCell(box, k, state, puzzle));
}

function drawCell(box, k, state, puzzle) {
  const { kind, cell, digit, grid } = state;
  const isRefused = kind === "reject" && k === cell;
  const digits = grid[k] ? [] : candidates(grid, k);
  const label = isRefused ? `${digit}, refused` : grid[k] || `may get ${digits.join(" ") || "nothing"}`;
  box.className = classesOf(state, puzzle, k).join(" ");
  box.replaceChildren((isRefused ? digit : grid[k]) || smallDigits(digits));
  box.setAttribute("aria-label", puzzle[k] ? `${label}, given` : label);
  mark(box, k === cell);
}

function classesOf({ kind, cell, digit, grid }, puzzle, k) {
  const isNear = RELATED[cell].includes(k);
  const classes = { given: puzzle[k], near: isNear, refused: kind === "reject" && k === cell };
  classes.clash = kind === "reject" && isNear && grid[k] === digit;
  return Object.keys(classes).filter((name) => classes[name]).map((name) => `qa-cell-${name}`);
}

/** The digits that a cell may get, each in a place of its own. */
function smallDigits(digits) {
  const sign = (digit) => (digits.includes(digit) ? digit : "\u00a0");
  const small = document.createElement("small");
  small.textContent = [1, 4, 7].map((first) => [first, first + 1, first + 2].map(sign).join(" ")).join("\n");
  return small;
}
