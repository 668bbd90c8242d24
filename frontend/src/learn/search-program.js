/* A program of the page beside the board, with the lines of the last step lit. */

import { element } from "../shared/drawing.js";
import { isFinished, isFull } from "./search-record.js";

// How the lines begin that do a step.
const LINES = {
  start: ["queens, column"],
  skip: ["elif is_attacked", "column += 1"],
  put: ["queens.append", "column = 0"],
  solution: ["queens.append", "column = 0", "if len(queens)", "found += 1", "column = N"],
  back: ["if column == N", "column = queens.pop"],
  end: ["while queens", "print"],
};

/** How the lines begin that do what led to a state of the search by hand.
    @param {import("./search-record.js").State} state
    @param {number} n
    @returns {string[]} */
export function linesOfStep(state, n) {
  if (isFinished(state, n)) return LINES.end;
  return LINES[state.kind === "put" && isFull(state, n) ? "solution" : state.kind];
}

/** Write a program line by line, without the text at its top and second empty lines.
    @param {HTMLElement} place  is filled
    @param {string} text
    @param {number} n  takes the place of the N in it */
export function writeProgram(place, text, n) {
  const code = text.trimEnd().replace(/^""".*"""\n+/, "").replaceAll("\n\n\n", "\n\n");
  const lines = code.replace(/^N = \d+$/m, `N = ${n}`).split("\n");
  place.replaceChildren(...lines.map((line) => programLine(line)));
}

function programLine(line) {
  const [, code, comment] = line.match(/^([^#]*)(#.*)?$/);
  return element("span", {}, code || (comment ? "" : " "), ...(comment ? [element("i", {}, comment)] : []));
}

/** Light some lines of a program, and no others.
    @param {HTMLElement} place
    @param {string[]} beginnings  of these lines */
export function lightLines(place, beginnings) {
  for (const line of place.children) {
    const code = line.textContent.trim();
    line.classList.toggle("qa-hand-lit", beginnings.some((beginning) => code.startsWith(beginning)));
  }
}
