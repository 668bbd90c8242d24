/* The courses of a race. A course has the queens that a method places, node by node. Also the
   layout of its search tree. */

import { readText } from "#shared/files.js";

const SIGNS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_";

/** The course of one method. `square`, `depth` and `above` have an entry for each node, counted
    from 1: the index of its square, its number of queens, and the node of the queen before. `found`
    has a pair for each node that completes a solution: the node, and the number of solutions by
    then. The course ends at the node `finish` with `total` solutions.
    @typedef {{n: number, square: number[], depth: number[], above: number[], found: [number,
      number][], finish: number, total: number}} Course */

/** Return the course in the content of a file.
    @returns {Course} */
export function decode({ n, squares, depths, found }) {
  const square = [-1];
  const depth = [0];
  const above = [0];
  // The latest node with 0, 1, 2, ... queens.
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

/** Return the squares of the queens at a node, in the order in which they were placed. */
export function queensAt({ n, square, above }, node) {
  const queens = [];
  for (let current = node; current > 0; current = above[current]) {
    const index = square[current];
    queens.unshift([Math.floor(index / n), index % n]);
  }
  return queens;
}

/** Return the number of solutions that have been found when a node is reached. */
export function solutionsAt({ found }, node) {
  const last = found.findLast(([solutionNode]) => solutionNode <= node);
  return last ? last[1] : 0;
}

/** Return a function that resolves to the course with a name, `method/n`. Each file is loaded only
    once.
    @param {string} folder  the address of the folder with the files
    @param {AbortSignal} signal  stops loading */
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

// Functions for the trees.

/** The width of a tree in its picture. */
// Positions from left to right are whole numbers, so that branches at the same positions are drawn
// only once.
export const WIDTH = 520;
// The least share of the width that a tree gets, so that a small tree beside a much larger one is
// visible.
const MIN_SHARE = 0.04;

/** A tree in its scale: the SVG path of each node's branch, the path of all branches, and a
    function that returns the coordinates of a node as text.
    @typedef {{branches: string[], whole: string, pointOf: (node: number) => string}} Tree */

/** Return the position of each node from left to right as `x`, the root first, and the number of
    leaves. Neighbouring leaves have a distance of 1. */
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

/** Return the trees of several courses, all in the same scale.
    @returns {Tree[]} */
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

/** Return the SVG path of the branch to each node. It is "" for the root, and for a branch with the
    same path as an earlier one. */
function branchesOf({ above }, pointOf) {
  const drawn = new Set();
  return above.map((parent, node) => {
    const path = `M${pointOf(parent)}L${pointOf(node)}`;
    if (node === 0 || drawn.has(path)) return "";
    drawn.add(path);
    return path;
  });
}
