/* Draws the tree of a search as far as it has grown. */

import { layOut } from "./tree.js";

const LABEL_GAP = 21; // pixels: from here on a node has room for its column
const RADIUS = 9.5; // of a node with its column

/** The paths of the shapes around a point. */
export const SHAPES = {
  disc: (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`,
  box: (x, y, r) => `M${x - r} ${y - r}h${2 * r}v${2 * r}h-${2 * r}z`,
  triangle: (x, y, r) => `M${x} ${y - r}l${r + 1} ${2 * r}h-${2 * r + 2}z`,
  cross: (x, y, r) => `M${x - r} ${y - r}l${2 * r} ${2 * r}m0-${2 * r}l-${2 * r} ${2 * r}`,
};

/** Draw the tree after a step, counted from 1, as large as the element is.
    @param {SVGSVGElement} svg
    @param {import("./tree.js").Tree} tree
    @param {number} step
    @returns {import("./tree.js").Spot[]} the spots that are seen; none if the element is hidden */
export function drawTree(svg, tree, step) {
  const { width, height } = svg.getBoundingClientRect();
  if (!width) return [];
  const { spots, gap } = layOut(tree, step, { width, height });
  const seen = [...spots.values()].filter(({ node }) => node.step <= step);
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  svg.innerHTML = picture(seen, spots, tree.paths[step - 1], step, gap);
  return seen;
}

function picture(seen, spots, path, step, gap) {
  const isLabelled = gap >= LABEL_GAP;
  const radius = isLabelled ? RADIUS : Math.max(Math.round(3.6 * gap) / 10, 2.2);
  return [
    edges(seen, spots, path),
    `<path class="qa-node-root" d="${shapes("disc", [spots.get(path[0])], 4)}"/>`,
    ...nodes(seen, path, step, radius),
    crosses(seen, step, radius),
    ring(path.length > 1 ? [spots.get(path.at(-1))] : [], radius),
    isLabelled ? seen.map((spot) => label(spot, path, step)).join("") : "",
  ].join("");
}

const shapes = (name, spots, radius) => spots.map(({ x, y }) => SHAPES[name](x, y, radius)).join("");

/** The edges, those between the queens on the board strong. */
function edges(seen, spots, path) {
  const edge = ({ node, x, y }) => `M${spots.get(node.parent).x} ${spots.get(node.parent).y}L${x} ${y}`;
  const all = (isOnBoard) =>
    seen.filter(({ node }) => node.parent && path.includes(node) === isOnBoard).map(edge).join("");
  return `<path class="qa-edge" d="${all(false)}"/><path class="qa-edge-held" d="${all(true)}"/>`;
}

/** A path for each kind of node, with its shape and its class. */
function nodes(seen, path, step, radius) {
  const groups = { queen: [], folded: [], "folded solved": [], onBoard: [], solution: [] };
  for (const spot of seen) groups[kindOf(spot, path, step, radius)]?.push(spot);
  const draw = (kind, shape, style, max) => {
    const size = radius === RADIUS && shape !== "triangle" ? RADIUS : Math.min(radius, max);
    return `<path class="qa-node ${style}" d="${shapes(shape, groups[kind], size)}"/>`;
  };
  return [
    draw("queen", "disc", "", 5), draw("folded", "triangle", "", 4.4),
    draw("folded solved", "triangle", "qa-node-kept", 4.4),
    draw("onBoard", "disc", "qa-node-held", 5), draw("solution", "box", "qa-node-kept", 4.4),
  ];
}

function kindOf({ node, isFolded }, path, step, radius) {
  if (!node.parent) return "root";
  if (isFolded) return node.solvedAt <= step ? "folded solved" : "folded";
  if (node.solvedAt <= step && !node.children.length) return "solution";
  if (node.failedAt <= step && radius < RADIUS) return "failed"; // its cross is drawn instead
  return path.includes(node) ? "onBoard" : "queen";
}

/** The crosses of dead ends: below a node with its column, otherwise instead of the node. */
function crosses(seen, step, radius) {
  const isLabelled = radius === RADIUS;
  const failed = seen.filter(({ node }) => node.failedAt <= step);
  const spots = failed.map(({ x, y }) => ({ x, y: isLabelled ? y + RADIUS + 9 : y }));
  return `<path class="qa-refused" d="${shapes("cross", spots, isLabelled ? 3.6 : Math.min(radius, 3.4))}"/>`;
}

/** The ring around the last queen on the board. */
function ring(spots, radius) {
  const size = (radius === RADIUS ? RADIUS : Math.min(radius, 5)) + 3.5;
  return `<path class="qa-node-here" d="${shapes("disc", spots, size)}"/>`;
}

function label(spot, path, step) {
  const { node, x, y, isFolded } = spot;
  if (!node.parent || isFolded) return "";
  const style = kindOf(spot, path, step, RADIUS) === "queen" ? "qa-label" : "qa-on-kept";
  return `<text class="${style}" x="${x}" y="${y + 4.2}" font-size="12" text-anchor="middle">${node.column}</text>`;
}
