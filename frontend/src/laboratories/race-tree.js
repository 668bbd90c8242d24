/* Where the nodes of the search tree of a lane stand. */

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
