/* The search tree of a lane, which grows node by node. */

const WIDTH = 520; // positions from left to right: branches at the same ones are drawn once
const MIN_SHARE = 0.04; // of the width, for the tree of a method beside a much larger one

/** A tree in its scale: the path of each node's branch, and the point where the node stands.
    @typedef {{branches: string[], pointOf: (node: number) => string}} Tree */

/** Where nodes stand, counted in leaves from the left, the root first; and how many leaves there are.
    @param {import("./courses.js").Course} course
    @returns {{x: number[], leaves: number}} */
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

/** The trees of some courses, all in one scale.
    @param {import("./courses.js").Course[]} courses
    @returns {Tree[]} */
export function layOutTrees(courses) {
  const layouts = courses.map(layOutNodes);
  const most = Math.max(...layouts.map(({ leaves }) => leaves));
  return layouts.map(({ x, leaves }, at) => {
    const scale = (WIDTH * Math.max(leaves / most, MIN_SHARE)) / leaves;
    const pointOf = (node) => `${Math.round(x[node] * scale)} ${courses[at].depth[node]}`;
    return { pointOf, branches: branchesOf(courses[at], pointOf) };
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

/** Put a tree into an element, with nothing of it grown yet.
    @param {HTMLElement} root
    @param {Tree} tree
    @param {number} n */
export function layOutTree(root, { branches }, n) {
  const paths = ["all", "grown", "path", "solved"].map(pathNamed).join("");
  root.innerHTML = `<svg class="qa-race-tree" viewBox="0 -.1 ${WIDTH} ${n + 0.2}" preserveAspectRatio="none" aria-hidden="true">${paths}</svg>`;
  setPath(root, "all", branches.join(""));
}

const pathNamed = (name) => `<path class="qa-race-${name}" vector-effect="non-scaling-stroke" d=""/>`;

/** Show how far a tree has grown, the way to the last node, and the solutions.
    @param {HTMLElement} root
    @param {Tree} tree
    @param {import("./courses.js").Course} course
    @param {number} node */
export function growTree(root, { branches, pointOf }, { above, found }, node) {
  const way = [];
  for (let at = node; at > 0; at = above[at]) way.push(pointOf(at));
  const solutions = found.filter(([at]) => at <= node);
  setPath(root, "grown", branches.slice(0, node + 1).join(""));
  setPath(root, "path", way.length ? `M${[...way, pointOf(0)].join("L")}` : "");
  setPath(root, "solved", solutions.map(([at]) => `M${pointOf(at)}v-.5`).join(""));
}

function setPath(root, name, path) {
  root.querySelector(`.qa-race-${name}`).setAttribute("d", path);
}
