/* The module with which other programs and pages count solutions: `import { count } from
   "./queens-engine.js"`. It needs the file queens-engine-worker.js in the same folder. */

import { Count } from "./counting.js";

const WORKER = new URL("queens-engine-worker.js", import.meta.url).href;

/** Count the solutions of the n x n board.
    @param {number} n  1 to 20
    @param {Partial<import("./counting.js").Options>} [options]
    @returns {Promise<import("./counting.js").Counted>} */
export const count = async (n, options) => new Count(n, { worker: WORKER, ...options }).run();

/** Resolve to the estimated seconds of a count. The estimate itself takes half a second.
    @param {number} n  1 to 20
    @param {Partial<import("./counting.js").Options>} [options]
    @returns {Promise<number>} */
export async function estimate(n, options) {
  const counting = new Count(n, { worker: WORKER, ...options });
  return counting.estimate().finally(() => counting.end());
}
