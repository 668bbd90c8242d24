/* The courses of a race: what each method places, node by node. */

import { readText } from "../shared/files.js";

const SIGNS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_";

/** The search of one method. `square`, `depth` and `above` have an entry for each node, counted from 1:
    its square, how many queens stand then, and the node of the queen before. `found` has pairs: a node
    that completes a solution, and how many there are then. The search ends for us at the node `finish`,
    with `total` solutions.
    @typedef {{n: number, square: number[], depth: number[], above: number[], found: [number, number][],
      finish: number, total: number}} Course */

/** A course as its file has it. */
export function decode({ n, squares, depths, found }) {
  const [square, depth, above, latest] = [[-1], [0], [0], [0]];
  [...squares].forEach((sign, at) => {
    const place = SIGNS.indexOf(sign);
    const queens = depths ? Number(depths[at]) : Math.floor(place / n) + 1;
    latest[queens] = at + 1;
    square.push(place);
    depth.push(queens);
    above.push(latest[queens - 1]);
  });
  const [finish, total] = found.at(-1);
  return { n, square, depth, above, found, finish, total };
}

/** The rows and columns of the queens at a node, in the order of placing. */
export function queensAt({ n, square, above }, node) {
  const queens = [];
  for (let at = node; at > 0; at = above[at]) queens.unshift([Math.floor(square[at] / n), square[at] % n]);
  return queens;
}

/** The number of solutions found up to a node. */
export const solutionsAt = ({ found }, node) => found.findLast(([at]) => at <= node)?.[1] ?? 0;

/** A function that loads courses, each once, by `method/n`. */
export function courseLoader(folder, signal) {
  const courses = new Map();
  return async (name) => {
    if (!courses.has(name)) courses.set(name, decode(JSON.parse(await readText(`${folder}/${name}.json`, signal))));
    return courses.get(name);
  };
}
