/* The tree of a search as a control. The pointer and arrow keys select a node; a click or Enter
   goes to the step of the node. */

import { html, nothing, Part, scaleOf, svg } from "#base";
import { squareOf } from "#shared/symmetry.js";
import { layOut } from "./tree.js";

// The pointer selects a node that is at most this number of pixels away.
const REACH = 24;
// If neighbouring nodes are at least this number of pixels apart, the nodes show their columns.
const LABEL_GAP = 21;
// The radius of a node that shows its column, in pixels.
const RADIUS = 9.5;

const LABEL =
  "Tree of the search: Down goes to the first child, Up to the parent, " +
  "Left and Right along the row, Enter to the step";

/** For each shape, a function of a point and a radius that returns its SVG path. */
const SHAPES = {
  disc: ({ x, y }, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`,
  box: ({ x, y }, r) => `M${x - r} ${y - r}h${2 * r}v${2 * r}h-${2 * r}z`,
  triangle: ({ x, y }, r) => `M${x} ${y - r}l${r + 1} ${2 * r}h-${2 * r + 2}z`,
  cross: ({ x, y }, r) => `M${x - r} ${y - r}l${2 * r} ${2 * r}m0-${2 * r}l-${2 * r} ${2 * r}`,
};
/** For each kind of node: its shape, its class, and its largest radius if it does not show its
    column. */
const NODES = {
  queen: ["disc", "", 5],
  folded: ["triangle", "", 4.4],
  "folded solved": ["triangle", "qa-node-kept", 4.4],
  onBoard: ["disc", "qa-node-held", 5],
  solution: ["box", "qa-node-kept", 4.4],
};
const SIGNS = [
  ["qa-node", "M1.5 6a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z", "queen"],
  ["qa-node qa-node-kept", "M2 2h8v8h-8z", "solution"],
  ["qa-refused", "M2.5 2.5l7 7m0-7l-7 7", "dead end"],
  ["qa-node", "M6 2l5 8h-10z", "folded up"],
  ["qa-node qa-node-kept", "M6 2l5 8h-10z", "with solutions"],
].map(
  ([style, path, name]) =>
    html`<span><svg viewBox="0 0 12 12" aria-hidden="true"><path class=${style} d=${path} /></svg> ${name}</span> `,
);

/** The tree as far as it has grown at a step, and a description of the selected node. */
export class TreeView extends Part {
  static properties = {
    tree: { attribute: false },
    // The side of the board.
    n: { attribute: false },
    // The number of the current step, counted from 1.
    step: { attribute: false },
    // A function that goes to a step. It is called with the step of a node that is clicked.
    jump: { attribute: false },
    // The width and the height of the picture in pixels; undefined until it is visible.
    size: { state: true },
    // The node that the reader has selected; undefined if it is the node of the last queen.
    chosen: { state: true },
  };
  static #count = 0;
  #id = `qa-tree-${(TreeView.#count += 1)}`;

  firstUpdated() {
    const picture = this.querySelector("svg");
    const measure = () => {
      const { width, height } = picture.getBoundingClientRect();
      const scale = scaleOf(picture);
      // A hidden picture has no width and is measured once it is visible.
      if (width) this.size = { width: width / scale, height: height / scale };
    };
    new ResizeObserver(measure).observe(picture);
  }

  willUpdate(changed) {
    if (changed.has("step") || changed.has("tree")) this.chosen = undefined;
    const { spots, gap } = this.size
      ? layOut(this.tree, this.step, this.size)
      : { spots: new Map(), gap: 0 };
    this.spots = spots;
    this.isLabelled = gap >= LABEL_GAP;
    this.radius = this.isLabelled ? RADIUS : Math.max(Math.round(3.6 * gap) / 10, 2.2);
    this.seen = [...spots.values()].filter(({ node }) => node.parent && node.step <= this.step);
  }

  /** The root, and the nodes of the queens that are on the board. */
  get #path() {
    return this.tree.paths[this.step - 1];
  }

  /** The placed node of the last queen on the board. If the board is empty, it is the node that was
      placed last. */
  get #current() {
    return this.seen.find(({ node }) => node === this.#path.at(-1)) ?? this.seen.at(-1);
  }

  #nearest({ clientX, clientY }) {
    const { left, top } = this.querySelector("svg").getBoundingClientRect();
    const scale = scaleOf(this);
    const distance = ({ x, y }) =>
      Math.hypot((clientX - left) / scale - x, (clientY - top) / scale - y);
    const near = this.seen.filter((spot) => distance(spot) < REACH);
    return near.toSorted((one, other) => distance(one) - distance(other))[0];
  }

  /** Handle a key press: arrow keys, Home and End select a node; Enter and Space go to the step of
      the selected node.
      @param {KeyboardEvent} event
      @param {import("./tree.js").PlacedNode} [spot]  the selected node; undefined before the tree
        has its first node */
  #press(event, spot) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isJump = event.key === "Enter" || event.key === " ";
    if (!isJump && !/^(Arrow|Home$|End$)/.test(event.key)) return;
    // These keys do not scroll the page, even before the tree has its first node.
    event.preventDefault();
    if (!spot) return;
    if (isJump) this.jump(spot.node.step);
    else this.chosen = (neighbour(spot, event.key, this.seen) ?? spot).node;
  }

  #click(event) {
    const spot = this.#nearest(event);
    if (spot) this.jump(spot.node.step);
  }

  render() {
    // A theme may copy the HTML of the page. In the copy this element has no properties.
    if (!this.tree) return nothing;
    const current = this.#current;
    const spot = this.seen.find(({ node }) => node === this.chosen) ?? current;
    const description = spot ? describe(spot, this.step, this.n) : "";
    const { width = 1, height = 1 } = this.size ?? {};
    const pointer =
      spot === current ? nothing : svg`<path class="qa-node-at" d=${SHAPES.disc(spot, 8)} />`;
    const select = (event) => {
      this.chosen = this.#nearest(event)?.node;
    };
    const unselect = () => {
      this.chosen = undefined;
    };
    return html`<div
      role="tree"
      tabindex="0"
      data-qa-part="tree"
      aria-label=${LABEL}
      aria-activedescendant=${spot ? this.#itemId(spot) : nothing}
      @keydown=${(event) => this.#press(event, spot)}
      @click=${(event) => this.#click(event)}
      @pointermove=${select}
      @pointerleave=${unselect}>
        <svg
          aria-hidden="true"
          viewBox="0 0 ${width} ${height}">${this.size ? this.#picture() : nothing}${pointer}</svg>${
            spot ? this.#item(spot, description) : nothing
          }</div>
      <p class="qa-stepper-node" aria-hidden="true">${description}</p>
      <p class="qa-stepper-signs">${SIGNS}</p>`;
  }

  #itemId(spot) {
    return `${this.#id}-${spot.node.step}`;
  }

  /** Render the selected node for screen readers. */
  #item(spot, description) {
    const { node } = spot;
    const siblings = node.parent.children.filter(({ step }) => step <= this.step);
    return html`<span
      id=${this.#itemId(spot)}
      role="treeitem"
      aria-level=${node.depth}
      aria-posinset=${siblings.indexOf(node) + 1}
      aria-setsize=${siblings.length}
      aria-selected=${node === this.#path.at(-1)}>${description}</span>`;
  }

  #picture() {
    const { seen, spots, radius } = this;
    const path = this.#path;
    const last = path.length > 1 ? [spots.get(path.at(-1))] : [];
    const nodes = Object.entries(NODES).map(([kind, [shape, style, maxRadius]]) => {
      const size = this.isLabelled && shape !== "triangle" ? RADIUS : Math.min(radius, maxRadius);
      const ofKind = seen.filter((spot) => this.#kindOf(spot) === kind);
      return shapes(`qa-node ${style}`, shape, ofKind, size);
    });
    const lastRadius = this.isLabelled ? RADIUS : Math.min(radius, 5);
    const labelled = this.isLabelled ? seen.filter(({ isFolded }) => !isFolded) : [];
    return [
      this.#edges("qa-edge", false),
      this.#edges("qa-edge-held", true),
      shapes("qa-node-root", "disc", [spots.get(path[0])], 4),
      nodes,
      this.#crosses(),
      shapes("qa-node-here", "disc", last, lastRadius + 3.5),
      labelled.map((spot) => this.#label(spot)),
    ];
  }

  /** Render the edges above nodes whose queens are on the board, or all other edges. */
  #edges(style, isOnBoard) {
    const edge = ({ node, x, y }) => {
      const parent = this.spots.get(node.parent);
      return `M${parent.x} ${parent.y}L${x} ${y}`;
    };
    const below = this.seen.filter(({ node }) => this.#path.includes(node) === isOnBoard);
    return svg`<path class=${style} d=${below.map(edge).join("")} />`;
  }

  /** Return the kind of a node: a key of `NODES`, or `failed` for a node that is drawn as a
      cross. */
  #kindOf({ node, isFolded }) {
    const isSolved = node.solvedAt <= this.step;
    if (isFolded) return isSolved ? "folded solved" : "folded";
    if (isSolved && !node.children.length) return "solution";
    // A failed node that does not show its column is drawn as a cross only.
    if (node.failedAt <= this.step && !this.isLabelled) return "failed";
    return this.#path.includes(node) ? "onBoard" : "queen";
  }

  /** Render the crosses of dead ends. If nodes show their columns, a cross is below its node,
      otherwise in its place. */
  #crosses() {
    const failed = this.seen.filter(({ node }) => node.failedAt <= this.step);
    if (!this.isLabelled) return shapes("qa-refused", "cross", failed, Math.min(this.radius, 3.4));
    return shapes(
      "qa-refused",
      "cross",
      failed.map(({ x, y }) => ({ x, y: y + RADIUS + 9 })),
      3.6,
    );
  }

  #label(spot) {
    const style = this.#kindOf(spot) === "queen" ? "qa-label" : "qa-on-kept";
    return svg`<text
      class=${style}
      x=${spot.x}
      y=${spot.y + 4.2}
      font-size="12"
      text-anchor="middle">${spot.node.column}</text>`;
  }
}

/** Render a shape at each of the points, as a single SVG path. */
const shapes = (style, shape, spots, radius) =>
  svg`<path class=${style} d=${spots.map((spot) => SHAPES[shape](spot, radius)).join("")} />`;

function describe({ node, isFolded }, step, n) {
  const parts = [squareOf(node.row, node.column, n)];
  if (node.solvedAt <= step && !node.children.length) parts.push("solution");
  else if (node.failedAt <= step) parts.push("dead end");
  if (isFolded) parts.push("folded up");
  return `${parts.join(", ")}: placed in step ${node.step}`;
}

/** Return the visible node to which a key leads from a node; undefined if there is no such node.
    @param {import("./tree.js").PlacedNode} from
    @param {import("./tree.js").PlacedNode[]} seen  the visible nodes */
function neighbour({ node, x }, key, seen) {
  const level = seen.filter((spot) => spot.node.depth === node.depth);
  if (key === "ArrowUp") return seen.find((spot) => spot.node === node.parent);
  if (key === "ArrowDown") return seen.find((spot) => spot.node.parent === node);
  if (key === "ArrowLeft") return level.findLast((spot) => spot.x < x);
  if (key === "ArrowRight") return level.find((spot) => spot.x > x);
  if (key === "Home") return seen[0];
  return key === "End" ? seen.at(-1) : undefined;
}
