/* The tree as a control: pointer and keys choose a node, and a click or Enter goes to its step. */

import { drawTree, SHAPES } from "./tree-picture.js";

const REACH = 24; // pixels: a pointer chooses no node that is further away

/** A tree that is shown in a box, with a description of the chosen node after it. */
export class TreeView {
  static #count = 0;

  #box;
  #svg;
  #description;
  #id = `qa-tree-${(TreeView.#count += 1)}`;
  #jump;
  #tree;
  #step;
  /** @type {import("./tree.js").Spot[]} */
  #seen = [];
  #chosen;

  /** @param {HTMLElement} box  with an SVG element in it
      @param {AbortSignal} signal
      @param {(step: number) => void} jump  goes to a step */
  constructor(box, signal, jump) {
    this.#box = box;
    this.#svg = box.querySelector("svg");
    this.#description = box.nextElementSibling;
    this.#jump = jump;
    box.addEventListener("keydown", (event) => this.#press(event), { signal });
    box.addEventListener("pointermove", (event) => this.#choose(this.#nearest(event) ?? this.#current), { signal });
    box.addEventListener("pointerleave", () => this.#choose(this.#current), { signal });
    box.addEventListener("click", (event) => this.#click(event), { signal });
    const observer = new ResizeObserver(() => this.#tree && this.show(this.#tree, this.#step));
    observer.observe(this.#svg);
    signal.addEventListener("abort", () => observer.disconnect());
  }

  /** Show a tree after a step, counted from 1.
      @param {import("./tree.js").Tree} tree
      @param {number} step */
  show(tree, step) {
    this.#tree = tree;
    this.#step = step;
    this.#seen = drawTree(this.#svg, tree, step).filter(({ node }) => node.parent);
    this.#choose(this.#current);
  }

  /** The spot of the last queen on the board; if that is empty, of the last queen before. */
  get #current() {
    return this.#seen.find(({ node }) => node === this.#lastOnBoard) ?? this.#seen.at(-1);
  }

  get #lastOnBoard() {
    return this.#tree.paths[this.#step - 1].at(-1);
  }

  #nearest({ clientX, clientY }) {
    const { left, top } = this.#svg.getBoundingClientRect();
    const distance = ({ x, y }) => Math.hypot(clientX - left - x, clientY - top - y);
    const near = this.#seen.filter((spot) => distance(spot) < REACH);
    return near.toSorted((one, other) => distance(one) - distance(other))[0];
  }

  /** Put a ring around a spot, and describe its node. */
  #choose(spot) {
    this.#chosen = spot;
    this.#svg.querySelector(".qa-node-at")?.remove();
    this.#box.querySelector("[role=treeitem]")?.remove();
    if (!spot) return;
    this.#description.textContent = description(spot, this.#step);
    if (spot !== this.#current) {
      this.#svg.insertAdjacentHTML("beforeend", `<path class="qa-node-at" d="${SHAPES.disc(spot.x, spot.y, 8)}"/>`);
    }
    const item = this.#itemOf(spot.node);
    this.#box.append(item);
    this.#box.setAttribute("aria-activedescendant", item.id);
  }

  /** The element that a screen reader reads for a node. */
  #itemOf(node) {
    const siblings = node.parent.children.filter(({ step }) => step <= this.#step);
    const item = document.createElement("span");
    return Object.assign(item, {
      id: `${this.#id}-${node.step}`,
      role: "treeitem",
      textContent: this.#description.textContent,
      ariaPosInSet: siblings.indexOf(node) + 1,
      ariaSetSize: siblings.length,
      ariaLevel: node.depth,
      ariaSelected: node === this.#lastOnBoard,
    });
  }

  /** The arrow keys, Home and End choose a node, Enter goes to its step. */
  #press(event) {
    if (!this.#chosen || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === "Enter") this.#jump(this.#chosen.node.step);
    else if (/^(Arrow|Home$|End$)/.test(event.key)) {
      this.#choose(neighbour(this.#chosen, event.key, this.#seen) ?? this.#chosen);
    } else return;
    event.preventDefault();
  }

  #click(event) {
    const spot = this.#nearest(event);
    if (spot) this.#jump(spot.node.step);
  }
}

function description({ node, isFolded }, step) {
  const end = node.solvedAt <= step && !node.children.length ? ", solution" : node.failedAt <= step ? ", dead end" : "";
  return `Row ${node.row}, column ${node.column}${end}${isFolded ? ", folded up" : ""}: placed in step ${node.step}`;
}

/** The spot that a key leads to, within what is seen of the tree. */
function neighbour({ node, x }, key, seen) {
  const level = seen.filter((spot) => spot.node.depth === node.depth);
  if (key === "ArrowUp") return seen.find((spot) => spot.node === node.parent);
  if (key === "ArrowDown") return seen.find((spot) => spot.node.parent === node);
  if (key === "ArrowLeft") return level.findLast((spot) => spot.x < x);
  if (key === "ArrowRight") return level.find((spot) => spot.x > x);
  if (key === "Home") return seen[0];
  return key === "End" ? seen.at(-1) : undefined;
}
