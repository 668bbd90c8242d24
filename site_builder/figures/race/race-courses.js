/* The courses of a race: the queens that each method places, node by node, and the layout of its
   search tree. */

import { readText } from "#shared/files.js";

const SIGNS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_";

/** The search of one method. `square`, `depth` and `above` have an entry for each node, counted
    from 1: its square, the number of queens, and the node of the queen before. `found` has pairs: a
    node that completes a solution, and the number of solutions then. The course ends at the node
    `finish`, with `total` solutions.
    @typedef {{n: number, square: number[], depth: number[], above: number[], found: [number,
      number][], finish: number, total: number}} Course */

/** Decode a course from its file. */
export function decode({ n, squares, depths, found }) {
  const square = [-1];
  const depth = [0];
  const above = [0];
  // The latest node with each number of queens.
  const latest = [0];
  [...squares].forEach((sign, index) => {
    const squareIndex = SIGNS.indexOf(sign);
    const queens = depths ? Number(depths[index]) : Math.floor(squareIndex / n) + 1;
    latest[queens] = index + 1;
    square.push(squareIndex);
    depth.push(queens);
    above.push(latest[queens - 1]);
  });
  const [finish, total] = found.at(-1);
  return { n, square, depth, above, found, finish, total };
}

/** Return the squares of the queens at a node, in the order of placing. */
export function queensAt({ n, square, above }, node) {
  const queens = [];
  for (let current = node; current > 0; current = above[current]) {
    const index = square[current];
    queens.unshift([Math.floor(index / n), index % n]);
  }
  return queens;
}

/** Return the number of solutions found up to a node. */
export function solutionsAt({ found }, node) {
  const last = found.findLast(([solutionNode]) => solutionNode <= node);
  return last ? last[1] : 0;
}

/** Return a function that loads courses by `method/n`, each once. */
export function courseLoader(folder, signal) {
  const courses = new Map();
  return async (name) => {
    if (!courses.has(name)) {
      const text = await readText(`${folder}/${name}.json`, signal);
      courses.set(name, decode(JSON.parse(text)));
    }
    return courses.get(name);
  };
}

// The trees

/** Width of a tree in its picture. */
// Positions from left to right; branches at the same positions are drawn once.
export const WIDTH = 520;
// The least part of the width, for the tree of a method beside a much larger one.
const MIN_SHARE = 0.04;

/** A tree in its scale: the path of each node's branch, the path of all branches, and a function
    that returns the point of a node.
    @typedef {{branches: string[], whole: string, pointOf: (node: number) => string}} Tree */

/** Return the positions of nodes, the root first, in leaves from the left, and the number of
    leaves. */
export function layOutNodes({ depth, above }) {
  const x = [];
  const left = [];
  const right = [];
  let leaves = 0;
  depth.forEach((queens, node) => {
    const hasChild = depth[node + 1] > queens;
    if (hasChild) return;
    x[node] = leaves + 0.5;
    leaves += 1;
  });
  for (let node = depth.length - 1; node >= 0; node -= 1) {
    x[node] ??= (left[node] + right[node]) / 2;
    right[above[node]] ??= x[node];
    left[above[node]] = x[node];
  }
  return { x, leaves };
}

/** Lay out the trees of several courses in one scale. */
export function layOutTrees(courses) {
  const layouts = courses.map(layOutNodes);
  const most = Math.max(...layouts.map(({ leaves }) => leaves));
  return layouts.map(({ x, leaves }, index) => {
    const course = courses[index];
    const scale = (WIDTH * Math.max(leaves / most, MIN_SHARE)) / leaves;
    const pointOf = (node) => `${Math.round(x[node] * scale)} ${course.depth[node]}`;
    const branches = branchesOf(course, pointOf);
    return { branches, whole: branches.join(""), pointOf };
  });
}

/** Return the paths of all branches; empty for the root, and for a branch with the same path as an
    earlier one. */
function branchesOf({ above }, pointOf) {
  const drawn = new Set();
  return above.map((parent, node) => {
    const path = `M${pointOf(parent)}L${pointOf(node)}`;
    if (node === 0 || drawn.has(path)) return "";
    drawn.add(path);
    return path;
  });
}
