/* Solutions in piles below the square of their first queen, each opposite its mirror image. */

import { html, svg, use } from "../base/index.js";
import { points } from "../shared/drawing.js";
import { image } from "../shared/symmetry.js";

const LEFT_RIGHT = 4; // the symmetry, in the order of `cy_core`
const PITCH = 0.48; // from board to board, in squares of the first row
const SIZE = 0.44;
const MARGIN = 0.04;

/** Whether a search of the left half of the first row finds a solution: in the middle column, of the second row.
    @param {number[]} solution */
export function isInLeftHalf(solution) {
  const middle = (solution.length - 1) / 2;
  return solution[0] < middle || (solution[0] === middle && solution[1] < middle);
}

/** All solutions: those of the left half, and on top of them what folds.
    @param {number[][]} solutions
    @param {(column: number) => boolean} isLit  whether the solutions are lit whose first queen is on a column */
export function pilesView(solutions, isLit) {
  const n = solutions[0].length;
  const placed = placedInPiles(solutions.filter(isInLeftHalf), n);
  const height = Math.max(...placed.map(({ y }) => y)) + PITCH;
  const small = (solution, x, y) => {
    const place = `translate(${x.toFixed(3)} ${y.toFixed(3)}) scale(${(SIZE / n).toFixed(4)})`;
    return svg`<g class=${isLit(solution[0]) ? "qa-first-row-lit" : ""} transform=${place} data-qa-column=${solution[0]}>
      ${use(`squares-${n}`)}<polyline fill="none" marker-mid="url(#qa-disc)" points=${points(solution)} /></g>`;
  };
  return html`<svg class="qa-first-row-piles" viewBox="0 0 ${n} ${height}" aria-hidden="true">
    <g>${placed.map(({ solution, x, y }) => small(solution, x, y))}</g>
    <g class="qa-first-row-fold" style="transform-origin: ${n / 2}px 0">${placed.map(({ solution, x, y }) => small(image(solution, LEFT_RIGHT), n - x - SIZE, y))}</g>
    <path class="qa-first-row-axis" d="M${n / 2} 0v${height}" />
  </svg>`;
}

/** Two solutions side by side below each square; below half a square, in the middle, one. */
function placedInPiles(solutions, n) {
  const heights = Array(n).fill(0);
  return solutions.map((solution) => {
    const [first] = solution;
    const index = heights[first]++;
    const [row, side] = first * 2 === n - 1 ? [index, 0] : [Math.floor(index / 2), index % 2];
    return { solution, x: first + MARGIN + side * PITCH, y: row * PITCH };
  });
}
