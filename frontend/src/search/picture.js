/* A small board for an offer. */

import { oneSolution } from "../shared/construction.js";

/** A board with n queens, as SVG; without queens where none has a solution. */
export function pictureOf(n) {
  const squares = Array.from({ length: n * n }, (_, index) => [index % n, Math.floor(index / n)]);
  const dark = squares.filter(([x, y]) => (x + y) % 2).map(([x, y]) => `M${x} ${y}h1v1h-1z`);
  const columns = n === 2 || n === 3 ? [] : oneSolution(n);
  const queens = columns.map((x, y) => `<circle cx="${x + 0.5}" cy="${y + 0.5}" r=".36"/>`);
  return `<svg viewBox="0 0 ${n} ${n}" aria-hidden="true"><path d="${dark.join("")}"/>${queens.join("")}</svg>`;
}
