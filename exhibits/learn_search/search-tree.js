/* The tree of a search, with a level for each row of the board. Each node has its final position
   from the beginning. A reader who points at a node, taps it or moves to it by arrow keys sees its
   board. */

import { html, nothing, Part, scaleOf, svg } from "#base";
import { boardPicture } from "#shared/board-view.js";
import { squareOf, squares } from "#shared/symmetry.js";
import { isFinished } from "#shared/search-record.js";

// The space above the first level, in pixels.
const TOP = 20;
// The space at the left and at the right of the tree, in pixels.
const MARGIN = 14;
const MAX_RADIUS = 12;
// The radius in pixels above which a node has a letter. In smaller nodes it would not fit.
const LABELLED_RADIUS = 8;
// The height of the preview of a node's board, in pixels.
const BOARD_HEIGHT = 120;
// The space between a node and the preview of its board, in pixels.
const GAP = 5;

const LABEL =
  "Your search tree: Up goes to the parent, Down to the first child, " +
  "Left and Right along the row";

/** The tree, which grows with its search. An invisible cell, whose size the style sheet sets, has
    the height of a level and the least distance of two leaves. */
export class SearchTree extends Part {
  static properties = {
    record: { attribute: false },
    step: { attribute: false },
    isFolded: { attribute: false },
    // In pixels: the width of the tree, the height of a level, and the least distance of two
    // leaves. It is undefined until the tree has been measured.
    measures: { state: true },
    // The node that the Tab key reaches; undefined if it is the node of the search's board.
    focused: { state: true },
    // The node whose board is shown, with the scroll position of the tree in pixels; undefined if
    // no board is shown.
    preview: { state: true },
  };

  firstUpdated() {
    const observer = new ResizeObserver(() => this.#measure());
    observer.observe(this);
    observer.observe(this.querySelector(".qa-tree-cell"));
  }

  #measure() {
    const { width, height } = this.querySelector(".qa-tree-cell").getBoundingClientRect();
    const scale = scaleOf(this);
    // A hidden tree has no height and is measured once it is shown.
    if (height)
      this.measures = { width: this.clientWidth, level: height / scale, minGap: width / scale };
  }

  willUpdate(changed) {
    const isOutside = changed.has("step") && !this.contains(document.activeElement);
    if (changed.has("record") || isOutside) this.focused = undefined;
    if (this.measures && (changed.has("record") || changed.has("measures")))
      this.layout = layOut(this.record.nodes, this.measures);
  }

  updated(changed) {
    // Scroll in an animation frame, so that the browser computes the layout once for all trees of
    // the page.
    if (changed.has("step") || changed.has("measures")) requestAnimationFrame(() => this.#scroll());
  }

  get #box() {
    return this.querySelector(".qa-tree");
  }

  /** Scroll the tree so that the node of the search's board is in view, if the tree is wider than
      the page. */
  #scroll() {
    const { scrollWidth, clientWidth, scrollLeft } = this.#box;
    const x = this.layout?.x[this.state.path.at(-1)];
    const isHidden = x < scrollLeft + 60 || x > scrollLeft + clientWidth - 60;
    if (scrollWidth > clientWidth + 1 && isHidden) this.#box.scrollLeft = x - clientWidth / 3;
  }

  get state() {
    return this.record.states[this.step];
  }

  #show(node) {
    this.preview = { node, scrolled: this.#box.scrollLeft };
  }

  #focus(node) {
    this.focused = node;
    this.#show(node);
  }

  #hide() {
    this.preview = undefined;
  }

  /** Handle a key press on a node: arrow keys, Home and End move the focus to another node. */
  #walk(event, node) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const level = this.record.nodes.filter(({ queens }) => queens.length === node.queens.length);
    const index = level.indexOf(node);
    const next = {
      ArrowUp: node.parent,
      ArrowDown: node.children[0],
      ArrowLeft: level[index - 1],
      ArrowRight: level[index + 1],
      Home: this.record.nodes[0],
      End: this.record.nodes.findLast(({ firstStep }) => firstStep <= this.step),
    }[event.key];
    const target = next && this.querySelector(`[data-qa-node="${next.id}"]`);
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  render() {
    // A theme may copy the HTML of the page. In the copy this element has no properties.
    if (!this.record) return nothing;
    return html`<div
      class="qa-tree ${this.isFolded ? "qa-tree-folded" : ""}">${this.layout ? this.#tree() : nothing}</div>
      <div class="qa-tree-cell"></div>
      ${this.preview ? this.#preview(this.preview) : nothing}`;
  }

  #tree() {
    const { n, nodes } = this.record;
    const { x, middle, width, level } = this.layout;
    const { state } = this;
    const height = TOP + level * n;
    const lines = Array.from(
      { length: n + 1 },
      (_, row) => `M0 ${TOP + row * level - (row === n ? 0.5 : 0)}h${width}`,
    );
    const hasOpenRow = state.queens.length < n && !isFinished(state, n);
    const isRight = ({ id }) => x[id] >= middle + 0.1;
    const leftCount = nodes.filter((node) => node.id && !isRight(node)).length;
    const halfway = TOP + level * (n / 2 - 0.5 + (n % 2) / 2) + 5;
    const visible = nodes.filter(({ firstStep }) => firstStep <= this.step);
    const hint = this.step
      ? nothing
      : svg`<text
        class="qa-tree-hint"
        x=${Math.min(width / 2, 360)}
        y=${TOP + level * 1.5 + 5}>Your search grows here: one level for each row.</text>`;
    return html`<svg
      role="tree"
      aria-label=${LABEL}
      width=${width}
      height=${height}
      viewBox="0 0 ${width} ${height}">
      <rect
        class="qa-tree-row"
        y=${TOP + state.queens.length * level}
        width=${width}
        height=${hasOpenRow ? level : 0} />
      <path class="qa-tree-levels" d=${lines.join("")} />
      ${hint}
      <text
        class="qa-tree-half"
        aria-hidden=${!this.isFolded}
        x=${width * 0.75}
        y=${halfway}>${leftCount} queens instead of ${nodes.length - 1}</text>
      <path class="qa-tree-axis" d="M${middle} 0V${height}" />
      <g role="none">${this.#side(visible.filter((node) => !isRight(node)))}</g>
      <g
        role="none"
        class="qa-tree-fold"
        style="transform-origin: ${middle}px 0">${this.#side(visible.filter(isRight))}</g>
    </svg>`;
  }

  /** Render the nodes on one side of the tree, on top of the edges to their parents. */
  #side(nodes) {
    return [
      nodes.filter(({ parent }) => parent).map((node) => this.#edge(node)),
      nodes.map((node) => this.#node(node)),
    ];
  }

  #edge(node) {
    const pointOf = (end) => `${this.layout.x[end.id]} ${heightOf(end, this.layout)}`;
    return svg`<path
      class="qa-tree-edge ${this.state.path.includes(node.id) ? "qa-tree-lit" : ""}"
      d="M${pointOf(node.parent)}L${pointOf(node)}" />`;
  }

  #node(node) {
    const { x, gap, radius: usualRadius, level } = this.layout;
    const { path } = this.state;
    const radius = node.parent ? Math.max(usualRadius, 2.8) : 4;
    const names = node.queens.map((column, row) => squareOf(row, column, this.record.n));
    const isDeadEnd = node.deadEndStep <= this.step;
    const solutionLook = node.isSolution ? "qa-tree-solution" : "";
    const style = `${solutionLook} ${path.includes(node.id) ? "qa-tree-lit" : ""}`;
    const deadEndText = isDeadEnd ? ", dead end" : "";
    const end = node.isSolution ? ", solution" : deadEndText;
    const box = svg`<rect
            class="qa-tree-mark"
            x=${-radius}
            y=${-radius}
            width=${2 * radius}
            height=${2 * radius} />`;
    const disc = svg`<circle class="qa-tree-mark" r=${radius} />`;
    const nodes = node.parent?.children ?? [node];
    const siblings = nodes.filter(({ firstStep }) => firstStep <= this.step);
    const isTabStop = node === this.focused || (!this.focused && node.id === path.at(-1));
    return svg`<g
      class="qa-tree-node ${style}"
      transform="translate(${x[node.id]} ${heightOf(node, this.layout)})"
      data-qa-node=${node.id}
      role="treeitem"
      aria-level=${node.queens.length + 1}
      aria-posinset=${siblings.indexOf(node) + 1}
      aria-setsize=${siblings.length}
      aria-selected=${node.id === path.at(-1)}
      tabindex=${isTabStop ? 0 : -1}
      aria-label="${names.join(" ") || "the empty board"}${end}"
      @pointerenter=${() => this.#show(node)}
      @click=${() => this.#show(node)}
      @focus=${() => this.#focus(node)}
      @pointerleave=${() => this.#hide()}
      @blur=${() => this.#hide()}
      @keydown=${(event) => this.#walk(event, node)}>
      ${isDeadEnd ? svg`<path class="qa-tree-dead" d=${deadEndCross(radius, level)} />` : nothing}
      <circle class="qa-tree-target" r=${Math.max(radius, gap / 2, 7)} />
      ${node.isSolution ? box : disc}
      ${usualRadius > LABELLED_RADIUS && names.length ? svg`<text>${names.at(-1)[0]}</text>` : nothing}
    </g>`;
  }

  /** Render the board of a node above the node, or below it if there is no room above. In a folded
      tree, render beside it the mirrored board, whose node lies on this node. The nearer the node
      is to the right end of the tree, the further left the preview is. */
  #preview({ node, scrolled }) {
    const { n } = this.record;
    const { x, middle, gap } = this.layout;
    const board = Array.from({ length: n }, (_, row) => node.queens[row] ?? null);
    const mirrored = board.map((column) => (column === null ? null : n - 1 - column));
    const isPair = this.isFolded && node.queens.length > 0;
    const own = x[node.id];
    const left = (isPair ? Math.min(own, 2 * middle - own) : own) - scrolled;
    const y = heightOf(node, this.layout);
    const distance = Math.max(gap / 2, 7) + GAP;
    const isAbove = y - distance > BOARD_HEIGHT;
    const top = isAbove ? y - distance : y + distance;
    const translate = `${(-100 * left) / this.clientWidth}% ${isAbove ? -100 : 0}%`;
    const position = `left: ${left}px; top: ${top}px; translate: ${translate}`;
    const boards = isPair ? [board, mirrored] : [board];
    return html`<div
      class="qa-tree-preview"
      style=${position}>${boards.map(boardWithName)}</div>`;
  }
}

function boardWithName(board) {
  const name = squares(board).join(" ") || "the empty board";
  return html`<div>${boardPicture(board, name)}${name}</div>`;
}

/** Return the x of each node, by its id, and the measures of the tree, all in pixels. Neighbouring
    leaves have equal distances, and every other node is in the middle of its children.
    @param {{width: number, level: number, minGap: number}} measures  as in `SearchTree` */
function layOut(nodes, { width: visibleWidth, level, minGap }) {
  const leaves = nodes.filter((node) => !node.children.length);
  const gap = Math.max(minGap, (visibleWidth - 2 * MARGIN) / leaves.length);
  const x = [];
  leaves.forEach((leaf, index) => {
    x[leaf.id] = MARGIN + (index + 0.5) * gap;
  });
  for (const { id, children } of nodes.toReversed()) {
    if (children.length) x[id] = (x[children[0].id] + x[children.at(-1).id]) / 2;
  }
  const radius = Math.min(MAX_RADIUS, gap * 0.42, level * 0.3);
  return { x, gap, radius, middle: x[0], width: gap * leaves.length + 2 * MARGIN, level };
}

/** Return the y of a node in pixels: the middle of its row, or above the first row for the empty
    board. */
const heightOf = ({ queens: { length } }, { level }) => (length ? TOP + (length - 0.5) * level : 9);

/** Return the SVG path of a line down from a node and a cross, the mark of a dead end. The origin
    is the middle of the node.
    @param {number} radius  the radius of the node, in pixels
    @param {number} level  the height of a level, in pixels */
function deadEndCross(radius, level) {
  const arm = Math.max(2.6, Math.min(5, radius * 0.6));
  const top = level / 2 - arm;
  const stem = `M0 ${radius}V${top - 2}`;
  const falling = `M${-arm} ${top}l${2 * arm} ${2 * arm}`;
  const rising = `M${arm} ${top}l${-2 * arm} ${2 * arm}`;
  return stem + falling + rising;
}
