/* The tree of a search, with a node for each queen placed, and its layout.

   Nodes do not move while the tree grows, because the layout has room for all nodes to come. If the
   picture has not room for all, branches are folded, level by level, except the branch that grew
   last. */

// Pixels between neighbouring leaves; branches are folded rather than drawn closer.
const MIN_GAP = 6;
const MAX_GAP = 44;
// Pixels around the tree.
const MARGIN = 14;

// The tree

/** A node of a tree: the steps at which its queen is placed, leads to a solution, and fails.
    @typedef {{ step: number, depth: number, row?: number, column?: number, parent?: TreeNode,
      children: TreeNode[], solvedAt: number, failedAt: number, leaves?: number }} TreeNode */
/** All nodes, the root first; for each step, its path: the nodes of the queens on the board, after
    the root.
    @typedef {{ root: TreeNode, nodes: TreeNode[], paths: TreeNode[][] }} Tree */

/** Build the tree of a search from all its states, as `decode` of trace.js returns them. */
export function treeOf(states) {
  const root = { step: 0, depth: 0, children: [], solvedAt: Infinity, failedAt: Infinity };
  const nodes = [root];
  let path = nodes;
  const paths = states.map((state, index) => {
    path = follow(nodes, path, state, index + 1);
    return path;
  });
  countLeaves(root);
  return { root, nodes, paths };
}

/** Return the path after a step, and add or update the nodes of the step. */
function follow(nodes, path, { kind, row, column, queens: { length: depth }, judged }, step) {
  if (kind === "place") {
    const parent = path[depth - 1];
    const node = {
      row,
      column,
      step,
      depth,
      parent,
      children: [],
      solvedAt: Infinity,
      failedAt: Infinity,
    };
    parent.children.push(node);
    nodes.push(node);
    return [...path.slice(0, depth), node];
  }
  const last = path[judged ? depth : depth + 1];
  if (kind === "solution") {
    for (const node of path) node.solvedAt = Math.min(node.solvedAt, step);
  } else if (judged || (kind === "backtrack" && !last.children.length)) {
    last.failedAt = step;
  }
  return path.slice(0, depth + 1);
}

function countLeaves(node) {
  node.leaves = node.children.reduce((sum, child) => sum + countLeaves(child), 0) || 1;
  return node.leaves;
}

// The layout

/** A node in the picture, with its coordinates in pixels.
    @typedef {{ node: TreeNode, isFolded: boolean, x: number, y: number }} PlacedNode */

/** Place each node that is not in a folded branch. Return the placed nodes, and the gap between
    neighbours. */
export function layOut(tree, step, { width, height }) {
  const { spots, leaves, levels } = arrange(tree, step, foldedLevels(tree, width));
  const across = Math.min((width - 2 * MARGIN) / leaves, MAX_GAP);
  const down = Math.min((height - 2 * MARGIN) / levels, MAX_GAP);
  for (const spot of spots.values()) {
    spot.x = Math.round(width / 2 + (spot.leaf + 0.5 - leaves / 2) * across);
    spot.y = Math.round(MARGIN + spot.node.depth * down);
  }
  return { spots, gap: Math.min(across, down) };
}

/** Return the number of levels to fold, so that the rest fits. */
function foldedLevels({ root }, width) {
  let folded = 0;
  while (folded < 8 && maxLeaves(root, folded) * MIN_GAP > width - 2 * MARGIN) folded += 1;
  return folded;
}

/** Return the largest number of visible leaves if all branches but one are folded on `folded`
    levels. */
function maxLeaves(node, folded) {
  if (!folded || !node.children.length) return node.leaves;
  const foldedBranches = node.children.length - 1;
  const openBranch = Math.max(...node.children.map((child) => maxLeaves(child, folded - 1)));
  return foldedBranches + openBranch;
}

/** Place each visible node above a leaf number, which is a fraction between two leaves. Return the
    placed nodes, and the numbers of leaves and levels. */
function arrange(tree, step, folded) {
  const opened = openedNodes(tree, step, folded);
  const spots = new Map();
  let leaves = 0;
  let levels = 1;
  const put = (node) => {
    const isFolded = node.depth <= folded && node.children.length > 0 && !opened.has(node);
    const spot = { node, isFolded };
    spots.set(node, spot);
    const children = isFolded ? [] : node.children.map(put);
    if (children.length) {
      spot.leaf = (children[0].leaf + children.at(-1).leaf) / 2;
    } else {
      spot.leaf = leaves;
      leaves += 1;
    }
    levels = Math.max(levels, node.depth);
    return spot;
  };
  put(tree.root);
  return { spots, leaves, levels };
}

/** Return the nodes on folded levels whose branches stay open: the node that grew last, and its
    ancestors. */
function openedNodes(tree, step, folded) {
  const opened = new Set();
  const last = tree.nodes.findLast((node) => node.step <= step && node.depth <= folded);
  for (let node = last; node; node = node.parent) opened.add(node);
  return opened;
}
