/* The tree of a search, with a node for each queen that is placed, and its layout.

   Nodes do not move while the tree grows, because the layout has room for all nodes from the
   beginning. If the picture does not have this room, branches are folded, level by level, except
   the branch that grew last. */

// The least distance of neighbouring leaves, in pixels. If there is less room, branches are folded.
const MIN_GAP = 6;
const MAX_GAP = 44;
// The space around the tree, in pixels.
const MARGIN = 14;

// Functions for the tree.

/** A node of a tree: the steps at which its queen is placed (`step`), first leads to a solution
    (`solvedAt`), and fails (`failedAt`). The latter are Infinity if that does not happen. `leaves`
    is the number of leaves below it.
    @typedef {{ step: number, depth: number, row?: number, column?: number, parent?: TreeNode,
      children: TreeNode[], solvedAt: number, failedAt: number, leaves?: number }} TreeNode */
/** The tree of a search: its root, all nodes with the root first, and for each step its path. A
    path has the root and the nodes of the queens that are on the board.
    @typedef {{ root: TreeNode, nodes: TreeNode[], paths: TreeNode[][] }} Tree */

/** Return the tree of a search.
    @param {import("./trace.js").State[]} states  all states of the search
    @returns {Tree} */
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

/** Add a node for a step, or update the nodes that the step changes, and return the path after the
    step.
    @param {TreeNode[]} nodes  all nodes so far
    @param {TreeNode[]} path  the path before the step
    @param {import("./trace.js").State} state */
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

// Functions for the layout.

/** A node with its position in the picture, in pixels.
    @typedef {{ node: TreeNode, isFolded: boolean, x: number, y: number }} PlacedNode */

/** Return the visible nodes with their positions, by node (`spots`), and the distance of neighbours
    in pixels (`gap`). Nodes in a folded branch are not visible.
    @param {Tree} tree
    @param {{width: number, height: number}} size  of the picture in pixels */
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

/** Return the number of levels on which branches are folded, so that all other branches have
    room. */
function foldedLevels({ root }, width) {
  let folded = 0;
  while (folded < 8 && maxLeaves(root, folded) * MIN_GAP > width - 2 * MARGIN) folded += 1;
  return folded;
}

/** Return the largest possible number of visible leaves below a node, if on each of the next
    `folded` levels only one branch is open. A folded branch counts as one leaf.
    @param {TreeNode} node
    @param {number} folded  a number of levels */
function maxLeaves(node, folded) {
  if (!folded || !node.children.length) return node.leaves;
  const foldedBranches = node.children.length - 1;
  const openBranch = Math.max(...node.children.map((child) => maxLeaves(child, folded - 1)));
  return foldedBranches + openBranch;
}

/** Return the visible nodes, each with the number of the leaf below which it is, and the numbers of
    leaves and levels. The number of an inner node may be a fraction, because the node is between
    leaves. */
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

/** Return the nodes on folded levels whose branches stay open: the node on these levels that was
    placed last, and its ancestors. */
function openedNodes(tree, step, folded) {
  const opened = new Set();
  const last = tree.nodes.findLast((node) => node.step <= step && node.depth <= folded);
  for (let node = last; node; node = node.parent) opened.add(node);
  return opened;
}
