/* Draws the tree of a search as far as it has grown: a node for each queen placed.

   const tree = treeOf(states)     all states of a search, as `decode` of trace.js has them
   draw(svg, tree, step)           the tree after a step, counted from 1, as large as the element is
   operate(box, jump)              makes a widget of it: pointer and keys choose a node, and `jump(step)` is
                                   asked to go there; answers with what draws it, of (tree, step)

   Nodes keep their places while the tree grows, for what is to come has room. Where the element has not
   room for all, branches are folded up, level by level, but for the one that grew last. */

const LEAST = 6; // pixels from leaf to leaf; for less, branches are folded up
const MOST = 44;
const LABELLED = 21; // from here on a node has room for its column
const RADIUS = 9.5; // of a node with its column
const EDGE = 14; // of the picture
const NEAR = 24; // pixels: so far away a pointer chooses a node

/* The tree ----------------------------------------------------------------------------------- */

/** All nodes, the root first, each with the steps at which it comes, leads to a solution, and ends in vain. */
function treeOf(states) {
  const root = { step: 0, depth: 0, children: [], found: Infinity, vain: Infinity };
  const nodes = [root];
  let path = nodes;
  const paths = states.map((state, index) => (path = follow(nodes, path, state, index + 1)));
  measure(root);
  return { root, nodes, paths };
}

/** The nodes of the board after a step. */
function follow(nodes, path, { kind, row, column, queens: { length: depth }, judged }, step) {
  if (kind === "place") {
    const parent = path[depth - 1];
    const node = { row, column, step, depth, parent, children: [], found: Infinity, vain: Infinity };
    parent.children.push(node);
    nodes.push(node);
    return [...path.slice(0, depth), node];
  }
  const left = path[judged ? depth : depth + 1];
  if (kind === "solution") for (const node of path) node.found = Math.min(node.found, step);
  else if (judged || (kind === "backtrack" && !left.children.length)) left.vain = step;
  return path.slice(0, depth + 1);
}

/** Count the leaves of each node. */
function measure(node) {
  node.leaves = node.children.reduce((sum, child) => sum + measure(child), 0) || 1;
  return node.leaves;
}

/* Where nodes are ------------------------------------------------------------------------------ */

/** The leaves that can be seen at most if of so many levels all branches but one are folded up. */
function leavesOf(node, folded) {
  if (!folded || !node.children.length) return node.leaves;
  return node.children.length - 1 + Math.max(...node.children.map((child) => leavesOf(child, folded - 1)));
}

/** How many levels are folded, so that the rest has room. */
function foldsOf({ root }, width) {
  let folded = 0;
  while (folded < 8 && leavesOf(root, folded) * LEAST > width - 2 * EDGE) folded += 1;
  return folded;
}

/** The nodes of folded levels whose branches are open all the same: those above what grew last. */
function openedAt(tree, step, folded) {
  const opened = new Set();
  let node = tree.nodes.findLast((one) => one.step <= step && one.depth <= folded);
  for (; node; node = node.parent) opened.add(node);
  return opened;
}

/** A spot for each node that is in no folded branch, and the room around each. */
function plan(tree, step, { width, height }) {
  const folded = foldsOf(tree, width);
  const opened = openedAt(tree, step, folded);
  const spots = new Map();
  let [leaves, levels] = [0, 1];
  const put = (node) => {
    const isFolded = node.depth <= folded && node.children.length > 0 && !opened.has(node);
    const spot = { node, isFolded };
    spots.set(node, spot);
    const below = isFolded ? [] : node.children.map(put);
    spot.across = below.length ? (below[0].across + below.at(-1).across) / 2 : leaves++;
    levels = Math.max(levels, node.depth);
    return spot;
  };
  put(tree.root);
  const apart = Math.min((width - 2 * EDGE) / leaves, MOST);
  const level = Math.min((height - 2 * EDGE) / levels, MOST);
  for (const spot of spots.values()) {
    spot.x = Math.round(width / 2 + (spot.across + 0.5 - leaves / 2) * apart);
    spot.y = Math.round(EDGE + spot.node.depth * level);
  }
  return { spots, room: Math.min(apart, level) };
}

/* The picture ---------------------------------------------------------------------------------- */

const SHAPES = {
  disc: (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`,
  box: (x, y, r) => `M${x - r} ${y - r}h${2 * r}v${2 * r}h-${2 * r}z`,
  fold: (x, y, r) => `M${x} ${y - r}l${r + 1} ${2 * r}h-${2 * r + 2}z`,
  cross: (x, y, r) => `M${x - r} ${y - r}l${2 * r} ${2 * r}m0-${2 * r}l-${2 * r} ${2 * r}`,
};

const shapes = (name, spots, radius) => spots.map(({ x, y }) => SHAPES[name](x, y, radius)).join("");

/** Draw the tree after a step, and answer with the spots that are seen. */
function draw(svg, tree, step) {
  const { width, height } = svg.getBoundingClientRect();
  if (!width) return []; // it is folded away
  const { spots, room } = plan(tree, step, { width, height });
  const seen = [...spots.values()].filter(({ node }) => node.step <= step);
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  svg.innerHTML = picture(seen, spots, tree.paths[step - 1], step, room);
  return seen;
}

function picture(seen, spots, path, step, room) {
  const isLabelled = room >= LABELLED;
  const radius = isLabelled ? RADIUS : Math.max(Math.round(3.6 * room) / 10, 2.2);
  const looks = new Map(seen.map((spot) => [spot, lookOf(spot, path, step, isLabelled)]));
  const of = (look) => seen.filter((spot) => looks.get(spot) === look);
  const nodes = (look, style) => {
    const [name] = look.split(" ");
    const size = Math.min(radius, name === "disc" ? 5 : 4.4);
    return `<path class="qa-node ${style}" d="${shapes(name, of(look), isLabelled && name !== "fold" ? RADIUS : size)}"/>`;
  };
  const vain = seen.filter(({ node }) => node.vain <= step);
  const crosses = vain.map(({ x, y }) => ({ x, y: isLabelled ? y + RADIUS + 9 : y }));
  const here = path.length > 1 ? [spots.get(path.at(-1))] : [];
  return [
    ways(seen, spots, path),
    `<path class="qa-node-root" d="${shapes("disc", [spots.get(path[0])], 4)}"/>`,
    nodes("disc", ""), nodes("fold", ""), nodes("fold found", "qa-node-kept"),
    nodes("disc held", "qa-node-held"), nodes("box", "qa-node-kept"),
    `<path class="qa-refused" d="${shapes("cross", crosses, isLabelled ? 3.6 : Math.min(radius, 3.4))}"/>`,
    `<path class="qa-node-here" d="${shapes("disc", here, (isLabelled ? RADIUS : Math.min(radius, 5)) + 3.5)}"/>`,
    isLabelled ? seen.map((spot) => label(spot, looks.get(spot))).join("") : "",
  ].join("");
}

/** How a node is drawn: its shape, and what is more to say. */
function lookOf({ node, isFolded }, path, step, isLabelled) {
  if (!node.parent) return "root";
  if (isFolded) return node.found <= step ? "fold found" : "fold";
  if (node.found <= step && !node.children.length) return "box";
  if (node.vain <= step && !isLabelled) return "cross";
  return path.includes(node) ? "disc held" : "disc";
}

/** The ways from node to node, those to the queens on the board strong. */
function ways(seen, spots, path) {
  const way = ({ node, x, y }) => `M${spots.get(node.parent).x} ${spots.get(node.parent).y}L${x} ${y}`;
  const all = (isHeld) =>
    seen.filter(({ node }) => node.parent && path.includes(node) === isHeld).map(way).join("");
  return `<path class="qa-edge" d="${all(false)}"/><path class="qa-edge-held" d="${all(true)}"/>`;
}

function label({ node, x, y, isFolded }, look) {
  if (!node.parent || isFolded) return "";
  const style = look === "disc" ? "qa-label" : "qa-on-kept";
  return `<text class="${style}" x="${x}" y="${y + 4.2}" font-size="12" text-anchor="middle">${node.column}</text>`;
}

/* The widget ----------------------------------------------------------------------------------- */

/** What a node is, in words. */
function words(node, isFolded, step) {
  const end = node.found <= step && !node.children.length ? ", solution" : node.vain <= step ? ", dead end" : "";
  return `Row ${node.row}, column ${node.column}${end}${isFolded ? ", folded up" : ""}: placed in step ${node.step}`;
}

/** The spot where a key leads to, within the tree as it is seen. */
function neighbour({ node, x }, key, seen) {
  const level = seen.filter((spot) => spot.node.depth === node.depth);
  if (key === "ArrowUp") return seen.find((spot) => spot.node === node.parent);
  if (key === "ArrowDown") return seen.find((spot) => spot.node.parent === node);
  if (key === "ArrowLeft") return level.findLast((spot) => spot.x < x);
  if (key === "ArrowRight") return level.find((spot) => spot.x > x);
  if (key === "Home") return seen[0];
  return key === "End" ? seen.at(-1) : undefined;
}

/** The spot that a pointer means. */
function nearest({ svg, seen }, { clientX, clientY }) {
  const { left, top } = svg.getBoundingClientRect();
  const far = ({ x, y }) => Math.hypot(clientX - left - x, clientY - top - y);
  const [first] = seen.filter((spot) => far(spot) < NEAR).sort((one, other) => far(one) - far(other));
  return first;
}

/** The spot of the last queen on the board; where it is empty, of the last one there was. */
function current({ tree, step, seen }) {
  const last = tree.paths[step - 1].at(-1);
  return seen.find(({ node }) => node === last) ?? seen.at(-1);
}

/** Choose a spot: a ring is around it, and words tell of it. */
function choose(widget, spot) {
  const { box, svg, said, name, tree, step } = widget;
  widget.chosen = spot;
  svg.querySelector(".qa-node-at")?.remove();
  box.querySelector("[role=treeitem]")?.remove();
  if (!spot) return;
  const { node, x, y, isFolded } = spot;
  said.textContent = words(node, isFolded, step);
  if (spot !== current(widget)) {
    svg.insertAdjacentHTML("beforeend", `<path class="qa-node-at" d="${SHAPES.disc(x, y, 8)}"/>`);
  }
  const siblings = node.parent.children.filter((one) => one.step <= step);
  const item = document.createElement("span");
  Object.assign(item, { id: `${name}-${node.step}`, role: "treeitem", textContent: said.textContent });
  Object.assign(item, { ariaPosInSet: siblings.indexOf(node) + 1, ariaSetSize: siblings.length });
  Object.assign(item, { ariaLevel: node.depth, ariaSelected: tree.paths[step - 1].at(-1) === node });
  box.append(item);
  box.setAttribute("aria-activedescendant", item.id);
}

function show(widget, tree, step) {
  Object.assign(widget, { tree, step });
  widget.seen = draw(widget.svg, tree, step).filter(({ node }) => node.parent);
  choose(widget, current(widget));
}

/** The arrow keys, Home and End lead along the tree, Enter goes to the step of the node. */
function press(widget, event, jump) {
  const { chosen, seen } = widget;
  if (!chosen || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.key === "Enter") jump(chosen.node.step);
  else if (/^(Arrow|Home$|End$)/.test(event.key)) choose(widget, neighbour(chosen, event.key, seen) ?? chosen);
  else return;
  event.preventDefault();
}

let widgets = 0;

/** A widget of a box with an SVG element in it, and an element for words after it. */
function operate(box, jump) {
  const [svg, said, name] = [box.querySelector("svg"), box.nextElementSibling, `qa-tree-${(widgets += 1)}`];
  const widget = { box, svg, said, name, seen: [] };
  box.addEventListener("keydown", (event) => press(widget, event, jump));
  box.addEventListener("pointermove", (event) => choose(widget, nearest(widget, event) ?? current(widget)));
  box.addEventListener("pointerleave", () => choose(widget, current(widget)));
  box.addEventListener("click", (event) => {
    const spot = nearest(widget, event);
    if (spot) jump(spot.node.step);
  });
  new ResizeObserver(() => widget.tree && show(widget, widget.tree, widget.step)).observe(svg);
  return (tree, step) => show(widget, tree, step);
}

export { treeOf, draw, operate };
