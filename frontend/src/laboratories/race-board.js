/* The board of a lane. */

import { FRAME, framePath } from "../shared/frame.js";
import { queensAt } from "./courses.js";

/** Put an empty board into an element.
    @param {HTMLElement} root
    @param {string} title
    @param {number} n */
export function layOutBoard(root, title, n) {
  const side = n + 2 * FRAME;
  root.innerHTML = `<svg class="qa-state" role="img" viewBox="${-FRAME} ${-FRAME} ${side} ${side}"><title></title><desc></desc><use xlink:href="#qa-squares-${n}"/>` +
    '<path class="qa-act"/><polyline fill="none" marker-mid="url(#qa-queen)"/></svg>';
  root.querySelector("title").textContent = `${title}, N = ${n}`;
}

/** Show the queens at a node: the new one has an outline, and a solution a frame.
    @param {HTMLElement} root
    @param {import("./courses.js").Course} course
    @param {number} node */
export function drawBoard(root, course, node) {
  const queens = queensAt(course, node);
  const isSolution = course.found.some(([at]) => at === node);
  const squares = queens.map(([row, column]) => `row ${row}, column ${column}`).join("; ") || "none";
  // Only middle points are marked: the first and the last carry no queen.
  const points = ["0,0", ...queens.map(([row, column]) => `${column},${row}`), "0,0"].join(" ");
  const outline = root.querySelector(".qa-act");
  root.querySelector("desc").textContent = `Queens: ${squares}.`;
  root.querySelector("polyline").setAttribute("points", points);
  outline.setAttribute("d", isSolution ? framePath(course.n) : outlineOf(queens.at(-1)));
  outline.classList.toggle("qa-act-solution", isSolution);
}

function outlineOf(queen) {
  if (!queen) return "";
  const [row, column] = queen;
  return `M${column + 0.06} ${row + 0.06}h.88v.88h-.88z`;
}
