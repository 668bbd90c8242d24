/* The tree of a search: a node for each queen placed, and where each node stands.

   Nodes keep their places while the tree grows, for there is room for all that is to come. If the
   picture has not room for all, branches are folded, level by level, but for the one that grew last. */

const MIN_GAP = 6; // pixels from leaf to leaf; branches are folded rather than drawn closer
const MAX_GAP = 44;
const MARGIN = 14; // of the picture

/* The tree ----------------------------------------------------------------------------------- */

/** A node of a tree: the steps at which its queen is placed, leads to a solution, and fails.
    @typedef {{ step: number, depth: number, row?: number, column?: number, parent?: TreeNode,
                children: TreeNode[], solvedAt: number, failedAt: number, leaves?: number }} TreeNode */
/** All nodes, the root first, and for each step the nodes of the queens on the board, below the root.
    @typedef {{ root: TreeNode, nodes: TreeNode[], paths: TreeNode[][] }} Tree */

/** The tree of all states of a search, as `decode` of trace.js returns them. */
export function treeOf(states) {
  const root = { step: 0, depth: 0, children: [], solvedAt: Infinity, failedAt: Infinity };
  const nodes = [root];
  let path = nodes;
  const paths = states.map((state, index) => (path = follow(nodes, path, state, index + 1)));
  countLeaves(root);
  return { root, nodes, paths };
}

/** The path after a step. */
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
  if (kind === "solution") for (const node of path) node.solvedAt = Math.min(node.solvedAt, step);
  else if (judged || (kind === "backtrack" && !last.children.length)) last.failedAt = step;
  return path.slice(0, depth + 1);
}

function countLeaves(node) {
  node.leaves = node.children.reduce((sum, child) => sum + countLeaves(child), 0) || 1;
  return node.leaves;
}

/* The layout ----------------------------------------------------------------------------------- */

/** Where a node stands in the picture, in pixels.
    @typedef {{ node: TreeNode, isFolded: boolean, x: number, y: number }} Spot */

/** A spot for each node that is in no folded branch, and the gap between neighbours. */
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

/** The number of levels to fold, so that the rest has room. */
function foldedLevels({ root }, width) {
  let folded = 0;
  while (folded < 8 && maxLeaves(root, folded) * MIN_GAP > width - 2 * MARGIN) folded += 1;
  return folded;
}

/** The most leaves that are seen if all branches but one are folded on so many levels. */
function maxLeaves(node, folded) {
  if (!folded || !node.children.length) return node.leaves;
  return (
    node.children.length -
    1 +
    Math.max(...node.children.map((child) => maxLeaves(child, folded - 1)))
  );
}

/** Each node with the leaf that it stands above; between two leaves it is a fraction. */
function arrange(tree, step, folded) {
  const opened = openedNodes(tree, step, folded);
  const spots = new Map();
  let [leaves, levels] = [0, 1];
  const put = (node) => {
    const isFolded = node.depth <= folded && node.children.length > 0 && !opened.has(node);
    const spot = { node, isFolded };
    spots.set(node, spot);
    const below = isFolded ? [] : node.children.map(put);
    spot.leaf = below.length ? (below[0].leaf + below.at(-1).leaf) / 2 : leaves++;
    levels = Math.max(levels, node.depth);
    return spot;
  };
  put(tree.root);
  return { spots, leaves, levels };
}

/** The nodes on folded levels whose branches are open all the same: those above what grew last. */
function openedNodes(tree, step, folded) {
  const opened = new Set();
  let last = tree.nodes.findLast((node) => node.step <= step && node.depth <= folded);
  for (; last; last = last.parent) opened.add(last);
  return opened;
}
