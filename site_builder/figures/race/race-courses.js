/* The courses of a race: what each method places, node by node, and where the nodes of its search tree stand. */

import { readText } from "#shared/files.js";

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
  for (let at = node; at > 0; at = above[at])
    queens.unshift([Math.floor(square[at] / n), square[at] % n]);
  return queens;
}

/** The number of solutions found up to a node. */
export const solutionsAt = ({ found }, node) => found.findLast(([at]) => at <= node)?.[1] ?? 0;

/** A function that loads courses, each once, by `method/n`. */
export function courseLoader(folder, signal) {
  const courses = new Map();
  return async (name) => {
    if (!courses.has(name))
      courses.set(name, decode(JSON.parse(await readText(`${folder}/${name}.json`, signal))));
    return courses.get(name);
  };
}

// The trees ----------------------------------------------------------------------------------------

/** Width of a tree in its picture. */
export const WIDTH = 520; // positions from left to right: branches at the same ones are drawn once
const MIN_SHARE = 0.04; // of the width, for the tree of a method beside a much larger one

/** A tree in its scale: the path of each node's branch, that of all, and the point where a node stands.
    @typedef {{branches: string[], whole: string, pointOf: (node: number) => string}} Tree */

/** Where nodes stand, counted in leaves from the left, the root first; and how many leaves there are. */
export function layOutNodes({ depth, above }) {
  const [x, left, right] = [[], [], []];
  let leaves = 0;
  depth.forEach((queens, node) => {
    if (!(depth[node + 1] > queens)) x[node] = (leaves += 1) - 0.5;
  });
  for (let node = depth.length - 1; node >= 0; node -= 1) {
    x[node] ??= (left[node] + right[node]) / 2;
    right[above[node]] ??= x[node];
    left[above[node]] = x[node];
  }
  return { x, leaves };
}

/** The trees of some courses, all in one scale. */
export function layOutTrees(courses) {
  const layouts = courses.map(layOutNodes);
  const most = Math.max(...layouts.map(({ leaves }) => leaves));
  return layouts.map(({ x, leaves }, at) => {
    const scale = (WIDTH * Math.max(leaves / most, MIN_SHARE)) / leaves;
    const pointOf = (node) => `${Math.round(x[node] * scale)} ${courses[at].depth[node]}`;
    const branches = branchesOf(courses[at], pointOf);
    return { branches, whole: branches.join(""), pointOf };
  });
}

/** The paths of all branches, empty for the root and where another branch has the same path. */
function branchesOf({ above }, pointOf) {
  const drawn = new Set();
  return above.map((parent, node) => {
    const path = `M${pointOf(parent)}L${pointOf(node)}`;
    if (node === 0 || drawn.has(path)) return "";
    drawn.add(path);
    return path;
  });
}
