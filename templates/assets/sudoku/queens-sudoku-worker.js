/* Counts the solutions of a sudoku beside the page that asks, and tells it how far it is. */

import { kindOf, search } from "./solver.js";

const PAUSE = 200; // milliseconds between two reports

onmessage = ({ data: { puzzle, limit } }) => {
  const so = { solutions: 0, nodes: 0 };
  let told = performance.now();
  for (const code of search(puzzle, "fewest")) {
    const kind = kindOf(code);
    so.nodes += kind === "place";
    so.solutions += kind === "solution";
    if (so.solutions === limit) break;
    if (performance.now() - told < PAUSE) continue;
    told = performance.now();
    postMessage({ ...so, ended: false });
  }
  postMessage({ ...so, ended: true });
};
