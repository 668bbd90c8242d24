/* The tree of a search: a level for each row of the board, and every node in its final place. */

import { shape } from "../shared/drawing.js";
import { squareOf } from "../shared/symmetry.js";
import { isFinished } from "./search-record.js";

const MARGIN = 14; // pixels at the left and at the right
const MAX_RADIUS = 12;
const LABELLED_RADIUS = 8; // a letter does not fit a smaller node

/** Sizes in pixels: the room there is, the height of a level, where the first level begins, and
    how far apart leaves are at least.
    @typedef {{ width: number, level: number, top: number, minGap: number }} TreeSizes */

/** A tree that grows with its search. Nodes are there from the beginning, hidden. */
export class SearchTree {
  #box;
  #record;
  #hint;
  #layout;
  #parts = [];

  /** @param {HTMLElement} box  is filled; scrolls if the tree is too wide
      @param {import("./search-record.js").SearchRecord} record
      @param {string} hint  the text before the first step */
  constructor(box, record, hint) {
    this.#box = box;
    this.#record = record;
    this.#hint = hint;
  }

  /** Draw all nodes in their places.
      @param {TreeSizes} sizes */
  draw(sizes) {
    const layout = { ...placed(this.#record.nodes, sizes), ...sizes, n: this.#record.n };
    this.#layout = layout;
    this.#parts = [];
    const { width, height, middle, x } = layout;
    const svg = shape("svg", { role: "group", "aria-label": "Search tree", width, height, viewBox: `0 0 ${width} ${height}` });
    const isRight = (node) => x[node.id] >= middle + 0.1;
    const right = shape("g", { class: "qa-tree-fold" }, ...this.#half(isRight));
    right.style.transformOrigin = `${middle}px 0`;
    const left = shape("g", {}, ...this.#half((node) => !isRight(node)));
    svg.append(...this.#background(), right, left);
    this.#box.replaceChildren(svg);
  }

  #background() {
    const { width, height, level, top, middle, n, x } = this.#layout;
    const lines = Array.from({ length: n + 1 }, (_, row) => `M0 ${top + row * level - (row === n ? 0.5 : 0)}h${width}`);
    const half = this.#record.nodes.filter((node) => node.id && x[node.id] < middle + 0.1).length;
    const halfway = top + level * (n / 2 - 0.5 + (n % 2) / 2) + 5;
    return [
      shape("rect", { class: "qa-tree-row", width, height: level }),
      shape("path", { class: "qa-tree-levels", d: lines.join("") }),
      shape("text", { class: "qa-tree-hint", x: Math.min(width / 2, 360), y: top + level * 1.5 + 5 }, this.#hint),
      shape("text", { class: "qa-tree-half", x: width * 0.75, y: halfway }, `${half} queens instead of ${this.#record.nodes.length - 1}`),
      shape("path", { class: "qa-tree-axis", d: `M${middle} 0V${height}` }),
    ];
  }

  /** The edges and nodes on one side, edges below. */
  #half(isWanted) {
    const nodes = this.#record.nodes.filter(isWanted);
    const edges = nodes.filter((node) => node.parent).map((node) => this.#keep(node, edgeShape(node, this.#layout)));
    return [...edges, ...nodes.map((node) => this.#keep(node, nodeShape(node, this.#layout)))];
  }

  #keep(node, drawn) {
    this.#parts.push({ node, drawn });
    return drawn;
  }

  /** Show the tree as it is after a step.
      @param {number} step */
  show(step) {
    const { n, states } = this.#record;
    const state = states[step];
    const path = new Set(state.path);
    for (const { node, drawn } of this.#parts) {
      drawn.classList.toggle("qa-tree-off", node.born > step);
      drawn.classList.toggle("qa-tree-lit", path.has(node.id));
      drawn.classList.toggle("qa-tree-ended", node.dead <= step);
      if (drawn.localName === "g") drawn.setAttribute("tabindex", node.id === state.path.at(-1) ? 0 : -1);
    }
    const { level, top, x } = this.#layout;
    const isOpen = state.queens.length < n && !isFinished(state, n);
    const row = this.#box.querySelector(".qa-tree-row");
    row.setAttribute("y", top + state.queens.length * level);
    row.setAttribute("height", isOpen ? level : 0);
    this.#box.querySelector(".qa-tree-hint").style.display = step ? "none" : "";
    requestAnimationFrame(() => this.#scrollTo(x[state.path.at(-1)])); // together with other trees of the page
  }

  #scrollTo(x) {
    const { scrollWidth, clientWidth, scrollLeft } = this.#box;
    const isHidden = x < scrollLeft + 60 || x > scrollLeft + clientWidth - 60;
    if (scrollWidth > clientWidth + 1 && isHidden) this.#box.scrollLeft = x - clientWidth / 3;
  }

  /** The node whose drawing has an element, if there is one.
      @param {Element} element
      @returns {import("./search-record.js").Node | undefined} */
  nodeOf(element) {
    return this.#record.nodes[element.closest("[data-qa-node]")?.dataset.qaNode];
  }

  /** The drawing of a node that the search has reached.
      @param {import("./search-record.js").Node | undefined} node
      @returns {SVGElement | null} */
  drawingOf(node) {
    return node ? this.#box.querySelector(`[data-qa-node="${node.id}"]:not(.qa-tree-off)`) : null;
  }

  /** The node that an arrow key leads to.
      @param {import("./search-record.js").Node} node
      @param {string} key */
  neighbour(node, key) {
    const level = this.#record.nodes.filter((each) => each.queens.length === node.queens.length);
    const index = level.indexOf(node);
    return { ArrowUp: node.parent, ArrowDown: node.children[0], ArrowLeft: level[index - 1], ArrowRight: level[index + 1] }[key];
  }
}

/** The x of each node, by its id, and the size of the drawing: leaves stand at equal distances. */
function placed(nodes, { width: room, level, top, minGap }) {
  const leaves = nodes.filter((node) => !node.children.length);
  const gap = Math.max(minGap, (room - 2 * MARGIN) / leaves.length);
  const x = [];
  leaves.forEach((leaf, index) => (x[leaf.id] = MARGIN + (index + 0.5) * gap));
  for (const { id, children } of nodes.toReversed()) {
    if (children.length) x[id] = (x[children[0].id] + x[children.at(-1).id]) / 2;
  }
  const rows = Math.max(...nodes.map((node) => node.queens.length));
  const radius = Math.min(MAX_RADIUS, gap * 0.42, level * 0.3);
  return { x, gap, radius, middle: x[0], width: gap * leaves.length + 2 * MARGIN, height: top + level * rows };
}

/** The y of a node: the middle of its row, or for the empty board above the first one. */
const heightOf = ({ queens: { length } }, { top, level }) => (length ? top + (length - 0.5) * level : Math.min(9, top / 2));

function edgeShape(node, layout) {
  const [start, end] = [node.parent, node].map((each) => `${layout.x[each.id]} ${heightOf(each, layout)}`);
  return shape("path", { class: "qa-tree-edge", d: `M${start}L${end}` });
}

function nodeShape(node, layout) {
  const { n, x, gap } = layout;
  const radius = node.parent ? Math.max(layout.radius, 2.8) : 4;
  const names = node.queens.map((column, row) => squareOf(row, column, n));
  const end = node.isSolution ? ", solution" : node.dead ? ", dead end" : "";
  const mark = node.isSolution
    ? shape("rect", { class: "qa-tree-mark", x: -radius, y: -radius, width: 2 * radius, height: 2 * radius })
    : shape("circle", { class: "qa-tree-mark", r: radius });
  const target = shape("circle", { class: "qa-tree-target", r: Math.max(radius, gap / 2, 7) });
  const parts = [...deadEnd(node, radius, layout), target, mark];
  if (layout.radius > LABELLED_RADIUS && names.length) parts.push(shape("text", {}, names.at(-1)[0]));
  const label = `${names.join(" ") || "the empty board"}${end}`;
  const attributes = { "data-qa-node": node.id, role: "img", tabindex: -1, "aria-label": label };
  const style = node.isSolution ? "qa-tree-node qa-tree-solution" : "qa-tree-node";
  return shape("g", { class: style, transform: `translate(${x[node.id]} ${heightOf(node, layout)})`, ...attributes }, ...parts);
}

/** The cross below a board whose next row has no free square. */
function deadEnd(node, radius, { level }) {
  if (!node.dead) return [];
  const arm = Math.max(2.6, Math.min(5, radius * 0.6));
  const y = level / 2;
  const cross = `M${-arm} ${y - arm}l${2 * arm} ${2 * arm}M${arm} ${y - arm}l${-2 * arm} ${2 * arm}`;
  return [shape("path", { class: "qa-tree-dead", d: `M0 ${radius}V${y - arm - 2}${cross}` })];
}
