/* The tree of a search: a level for each row of the board, and every node in its final place. A reader who points at
   a node, taps it or walks to it with the arrow keys sees its board. */

import { html, nothing, Part, scaleOf, svg } from "#base";
import { boardPicture } from "#shared/board-view.js";
import { squareOf, squares } from "#shared/symmetry.js";
import { isFinished } from "#shared/search-record.js";

const TOP = 20; // pixels above the first level
const MARGIN = 14; // pixels at the left and at the right
const MAX_RADIUS = 12;
const LABELLED_RADIUS = 8; // a letter does not fit a smaller node
const BOARD_HEIGHT = 120; // pixels, of what shows the board of a node
const GAP = 5; // pixels between a node and its board

/** A tree that grows with its search. Its style sheet says how much room a node has at least. */
export class SearchTree extends Part {
  static properties = {
    record: { attribute: false },
    step: { attribute: false },
    isFolded: { attribute: false },
    room: { state: true }, // in pixels: the width of the tree, the height of a level, and how far apart leaves are at least
    focused: { state: true }, // the node to which the Tab key leads; undefined for the board of the search
    preview: { state: true }, // the node whose board is shown, and how far the tree is scrolled
  };

  firstUpdated() {
    const observer = new ResizeObserver(() => this.#measure());
    for (const each of [this, this.querySelector(".qa-tree-cell")]) observer.observe(each);
  }

  #measure() {
    const { width, height } = this.querySelector(".qa-tree-cell").getBoundingClientRect();
    const scale = scaleOf(this);
    if (height)
      this.room = { width: this.clientWidth, level: height / scale, minGap: width / scale }; // else it is hidden
  }

  willUpdate(changed) {
    const isAway = changed.has("step") && !this.contains(document.activeElement);
    if (changed.has("record") || isAway) this.focused = undefined;
    if (this.room && (changed.has("record") || changed.has("room")))
      this.layout = layOut(this.record.nodes, this.room);
  }

  updated(changed) {
    if (changed.has("step") || changed.has("room")) requestAnimationFrame(() => this.#scroll()); // together with other trees
  }

  get #box() {
    return this.querySelector(".qa-tree");
  }

  /** Bring the board of the search into view. */
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

  /** Arrow keys lead from node to node. */
  #walk(event, node) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const level = this.record.nodes.filter(({ queens }) => queens.length === node.queens.length);
    const [left, right] = [-1, 1].map((by) => level[level.indexOf(node) + by]);
    const [first, last] = [
      this.record.nodes[0],
      this.record.nodes.findLast(({ born }) => born <= this.step),
    ];
    const next = {
      ArrowUp: node.parent,
      ArrowDown: node.children[0],
      ArrowLeft: left,
      ArrowRight: right,
      Home: first,
      End: last,
    }[event.key];
    const drawn = next && this.querySelector(`[data-qa-node="${next.id}"]`);
    if (!drawn) return;
    event.preventDefault();
    drawn.focus();
  }

  render() {
    if (!this.record) return nothing; // a copy, which a theme has made of the page
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
    const isOpen = state.queens.length < n && !isFinished(state, n);
    const isRight = ({ id }) => x[id] >= middle + 0.1;
    const half = nodes.filter((node) => node.id && !isRight(node)).length;
    const halfway = TOP + level * (n / 2 - 0.5 + (n % 2) / 2) + 5;
    const shown = nodes.filter(({ born }) => born <= this.step);
    return html`<svg
      role="tree"
      aria-label="Your search tree: Up goes to the parent, Down to the first child, Left and Right along the row"
      width=${width}
      height=${height}
      viewBox="0 0 ${width} ${height}">
      <rect
        class="qa-tree-row"
        y=${TOP + state.queens.length * level}
        width=${width}
        height=${isOpen ? level : 0} />
      <path class="qa-tree-levels" d=${lines.join("")} />
      ${
        this.step
          ? nothing
          : svg`<text
        class="qa-tree-hint"
        x=${Math.min(width / 2, 360)}
        y=${TOP + level * 1.5 + 5}>Your search grows here: one level for each row.</text>`
      }
      <text
        class="qa-tree-half"
        aria-hidden=${!this.isFolded}
        x=${width * 0.75}
        y=${halfway}>${half} queens instead of ${nodes.length - 1}</text>
      <path class="qa-tree-axis" d="M${middle} 0V${height}" />
      <g role="none">${this.#side(shown.filter((node) => !isRight(node)))}</g>
      <g
        role="none"
        class="qa-tree-fold"
        style="transform-origin: ${middle}px 0">${this.#side(shown.filter(isRight))}</g>
    </svg>`;
  }

  /** The nodes on one side, above their edges. */
  #side(nodes) {
    return [
      nodes.filter(({ parent }) => parent).map((node) => this.#edge(node)),
      nodes.map((node) => this.#node(node)),
    ];
  }

  #edge(node) {
    const [start, end] = [node.parent, node].map(
      (each) => `${this.layout.x[each.id]} ${heightOf(each, this.layout)}`,
    );
    return svg`<path
      class="qa-tree-edge ${this.state.path.includes(node.id) ? "qa-tree-lit" : ""}"
      d="M${start}L${end}" />`;
  }

  #node(node) {
    const { x, gap, radius: usual, level } = this.layout;
    const { path } = this.state;
    const radius = node.parent ? Math.max(usual, 2.8) : 4;
    const names = node.queens.map((column, row) => squareOf(row, column, this.record.n));
    const isEnded = node.dead <= this.step;
    const style = `${node.isSolution ? "qa-tree-solution" : ""} ${path.includes(node.id) ? "qa-tree-lit" : ""}`;
    const end = node.isSolution ? ", solution" : isEnded ? ", dead end" : "";
    const siblings = node.parent?.children.filter(({ born }) => born <= this.step) ?? [node];
    const isStop = node === this.focused || (!this.focused && node.id === path.at(-1));
    return svg`<g
      class="qa-tree-node ${style}"
      transform="translate(${x[node.id]} ${heightOf(node, this.layout)})"
      data-qa-node=${node.id}
      role="treeitem"
      aria-level=${node.queens.length + 1}
      aria-posinset=${siblings.indexOf(node) + 1}
      aria-setsize=${siblings.length}
      aria-selected=${node.id === path.at(-1)}
      tabindex=${isStop ? 0 : -1}
      aria-label="${names.join(" ") || "the empty board"}${end}"
      @pointerenter=${() => this.#show(node)}
      @click=${() => this.#show(node)}
      @focus=${() => this.#focus(node)}
      @pointerleave=${() => this.#hide()}
      @blur=${() => this.#hide()}
      @keydown=${(event) => this.#walk(event, node)}>
      ${isEnded ? svg`<path class="qa-tree-dead" d=${deadEnd(radius, level)} />` : nothing}
      <circle class="qa-tree-target" r=${Math.max(radius, gap / 2, 7)} />
      ${
        node.isSolution
          ? svg`<rect
            class="qa-tree-mark"
            x=${-radius}
            y=${-radius}
            width=${2 * radius}
            height=${2 * radius} />`
          : svg`<circle class="qa-tree-mark" r=${radius} />`
      }
      ${usual > LABELLED_RADIUS && names.length ? svg`<text>${names.at(-1)[0]}</text>` : nothing}
    </g>`;
  }

  /** The board of a node, and in a folded tree the one that lies on it: above the node, or below it for lack of room.
      The nearer a node is to the right end of the tree, the more of its board is on the left. */
  #preview({ node, scrolled }) {
    const { n } = this.record;
    const { x, middle, gap } = this.layout;
    const board = Array.from({ length: n }, (_, row) => node.queens[row] ?? null);
    const mirrored = board.map((column) => (column === null ? null : n - 1 - column));
    const isPair = this.isFolded && node.queens.length > 0;
    const left = (isPair ? Math.min(x[node.id], 2 * middle - x[node.id]) : x[node.id]) - scrolled;
    const [y, distance] = [heightOf(node, this.layout), Math.max(gap / 2, 7) + GAP];
    const isAbove = y - distance > BOARD_HEIGHT;
    const [top, share] = isAbove ? [y - distance, -100] : [y + distance, 0];
    const place = `left: ${left}px; top: ${top}px; translate: ${(-100 * left) / this.clientWidth}% ${share}%`;
    return html`<div class="qa-tree-preview" style=${place}>${(isPair ? [board, mirrored] : [board]).map(boardWithName)}</div>`;
  }
}

function boardWithName(board) {
  const name = squares(board).join(" ") || "the empty board";
  return html`<div>${boardPicture(board, name)}${name}</div>`;
}

/** The x of each node, by its id; leaves stand at equal distances. */
function layOut(nodes, { width: room, level, minGap }) {
  const leaves = nodes.filter((node) => !node.children.length);
  const gap = Math.max(minGap, (room - 2 * MARGIN) / leaves.length);
  const x = [];
  leaves.forEach((leaf, index) => (x[leaf.id] = MARGIN + (index + 0.5) * gap));
  for (const { id, children } of nodes.toReversed()) {
    if (children.length) x[id] = (x[children[0].id] + x[children.at(-1).id]) / 2;
  }
  const radius = Math.min(MAX_RADIUS, gap * 0.42, level * 0.3);
  return { x, gap, radius, middle: x[0], width: gap * leaves.length + 2 * MARGIN, level };
}

/** The y of a node: the middle of its row, or for the empty board above the first one. */
const heightOf = ({ queens: { length } }, { level }) => (length ? TOP + (length - 0.5) * level : 9);

/** The cross below a board whose next row has no free square. */
function deadEnd(radius, level) {
  const arm = Math.max(2.6, Math.min(5, radius * 0.6));
  const y = level / 2;
  return `M0 ${radius}V${y - arm - 2}M${-arm} ${y - arm}l${2 * arm} ${2 * arm}M${arm} ${y - arm}l${-2 * arm} ${2 * arm}`;
}
