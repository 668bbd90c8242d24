/* Counts the solutions of a sudoku beside the page, and reports how far it is. */

import { kindOf, search } from "./solver.js";

const PAUSE = 200; // milliseconds between two reports

onmessage = ({ data: { grid, limit } }) => {
  const count = { solutions: 0, nodes: 0 };
  let reported = performance.now();
  for (const code of search(grid, "fewest")) {
    const kind = kindOf(code);
    count.nodes += kind === "place";
    count.solutions += kind === "solution";
    if (count.solutions === limit) break;
    if (performance.now() - reported < PAUSE) continue;
    reported = performance.now();
    postMessage({ ...count, ended: false });
  }
  postMessage({ ...count, ended: true });
};
