/* Counts the solutions of a sudoku beside the page; `shared/worker.js` asks it. */

import { answerQuestions } from "#shared/worker.js";
import { kindOf, search } from "./solver.js";

/** The solutions of a grid, up to a limit, and the digits placed. */
function count(grid, limit, report) {
  const found = { solutions: 0, nodes: 0 };
  for (const code of search(grid, "fewest")) {
    const kind = kindOf(code);
    found.nodes += kind === "place";
    found.solutions += kind === "solution";
    if (found.solutions === limit) break;
    report(found);
  }
  return found;
}

answerQuestions({ count });
