/* Solutions in piles below the square of their first queen, each opposite its mirror image. */

import { points, shape, use } from "../shared/drawing.js";
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

/** Draw all solutions: those of the left half, and on top of them what folds.
    @param {number[][]} solutions
    @returns {SVGElement} */
export function drawPiles(solutions) {
  const n = solutions[0].length;
  const [left, right] = [shape("g", {}), shape("g", { class: "qa-first-row-fold" })];
  const heights = Array(n).fill(0);
  for (const solution of solutions.filter(isInLeftHalf)) {
    const isMiddle = solution[0] * 2 === n - 1;
    const index = heights[solution[0]]++;
    const [row, side] = isMiddle ? [index, 0] : [Math.floor(index / 2), index % 2];
    const [x, y] = [solution[0] + MARGIN + side * PITCH, row * PITCH];
    left.append(small(solution, x, y));
    right.append(small(image(solution, LEFT_RIGHT), n - x - SIZE, y));
  }
  const isOdd = n % 2 === 1;
  const rows = Math.max(...heights.map((height, column) => (isOdd && column === (n - 1) / 2 ? height : Math.ceil(height / 2))));
  const svg = shape("svg", { class: "qa-first-row-piles", viewBox: `0 0 ${n} ${rows * PITCH}`, "aria-hidden": true });
  right.style.transformOrigin = `${n / 2}px 0`;
  svg.append(left, right, shape("path", { class: "qa-first-row-axis", d: `M${n / 2} 0v${rows * PITCH}` }));
  return svg;
}

function small(solution, x, y) {
  const n = solution.length;
  const queens = shape("polyline", { fill: "none", "marker-mid": "url(#qa-disc)", points: points(solution) });
  const place = `translate(${x.toFixed(3)} ${y.toFixed(3)}) scale(${(SIZE / n).toFixed(4)})`;
  return shape("g", { transform: place, "data-qa-column": solution[0] }, use(`squares-${n}`), queens);
}
