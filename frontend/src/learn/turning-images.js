/* The eight images of a board, collected one by one: equal images fall onto one another. */

import { element, picture, shape } from "../shared/drawing.js";
import { image, isSame, NAMES } from "../shared/symmetry.js";

const STEP = 4; // pixels by which each image of a pile stands out

/** How each symmetry moves a square: the line of the motion, and its head.
    @type {[string, string][]} */
const ICONS = [
  ["", "M11 13a2 2 0 0 0 4 0a2 2 0 0 0-4 0"],
  ["M13 8a5 5 0 0 1 5 5", "M15.2 12.4h5.6l-2.8 4z"],
  ["M13 8a5 5 0 0 1 0 10", "M13.6 15.2v5.6l-4-2.8z"],
  ["M13 8a5 5 0 1 1-5 5", "M5.2 13.6h5.6l-2.8-4z"],
  ["M13 1v24", ""],
  ["M1 13h24", ""],
  ["M2 2l22 22", ""],
  ["M24 2l-22 22", ""],
];

/** A square, and how a symmetry moves it. */
function icon([motion, head]) {
  const drawn = shape("svg", { class: "qa-turning-icon", viewBox: "0 0 26 26", "aria-hidden": true });
  drawn.append(shape("path", { d: "M5 5h16v16h-16z" }));
  drawn.append(shape("path", { class: "qa-turning-motion", d: motion }), shape("path", { class: "qa-turning-head", d: head }));
  return drawn;
}

/** The slots of a template, one for each symmetry; their beds are filled. */
export class ImageSlots {
  #slots;
  #start = [];
  /** @type {Map<number, number[]>} */
  #collected = new Map();

  /** @param {Iterable<HTMLElement>} slots  in the order of `cy_core` */
  constructor(slots) {
    this.#slots = [...slots];
    this.#slots.forEach((_, symmetry) => {
      const [same, count] = [element("span", { class: "qa-turning-same" }), element("b", { class: "qa-turning-count" })];
      this.#bed(symmetry).replaceChildren(icon(ICONS[symmetry]), same, count);
    });
  }

  /** Empty all slots; from now on they take images of this board.
      @param {number[]} start */
  open(start) {
    this.#start = start;
    this.#collected.clear();
    for (const slot of this.#slots) slot.querySelector(".qa-turning-image")?.remove();
    this.arrange();
  }

  /** Put an image into its slot.
      @param {number} symmetry */
  collect(symmetry) {
    if (this.#collected.has(symmetry)) return;
    const columns = image(this.#start, symmetry);
    this.#collected.set(symmetry, columns);
    const drawn = picture(columns, NAMES[symmetry], { glyph: false });
    const card = element("span", { class: "qa-turning-image", "aria-hidden": true }, drawn);
    this.#bed(symmetry).append(card);
    card.getBoundingClientRect(); // it is seen in its own slot first
    this.arrange();
  }

  /** Mark the slot of the image that the board shows.
      @param {number} symmetry */
  mark(symmetry) {
    const first = this.firstOf(symmetry);
    this.#slots.forEach((slot, each) => slot.classList.toggle("qa-turning-here", each === first));
  }

  /** The first collected symmetry with the same image.
      @param {number} symmetry */
  firstOf(symmetry) {
    const columns = image(this.#start, symmetry);
    const equal = [...this.#collected].filter(([, other]) => isSame(columns, other));
    return Math.min(symmetry, ...equal.map(([each]) => each));
  }

  get collected() {
    return [...this.#collected.keys()];
  }

  /** How many images differ, of those that are collected. */
  get different() {
    return new Set(this.collected.map((each) => this.firstOf(each))).size;
  }

  /** How many of the collected symmetries leave the board unchanged. */
  get unchanged() {
    return [...this.#collected.values()].filter((columns) => isSame(columns, this.#start)).length;
  }

  /** Lay equal images on the first of them; again when the slots have moved. */
  arrange() {
    const piles = new Map();
    for (const symmetry of this.collected.toSorted((one, other) => one - other)) {
      const first = this.firstOf(symmetry);
      piles.set(first, [...(piles.get(first) ?? []), symmetry]);
    }
    this.#slots.forEach((slot, symmetry) => this.#label(slot, symmetry, piles));
    for (const [first, pile] of piles) pile.forEach((symmetry, depth) => this.#lay(symmetry, first, depth));
  }

  #label(slot, symmetry, piles) {
    const isCollected = this.#collected.has(symmetry);
    const first = isCollected ? this.firstOf(symmetry) : symmetry;
    const count = piles.get(symmetry)?.length ?? 0;
    slot.classList.toggle("qa-turning-full", isCollected);
    slot.querySelector(".qa-turning-same").textContent = first < symmetry ? `same as ${NAMES[first]}` : "";
    slot.querySelector(".qa-turning-count").textContent = count > 1 ? `× ${count}` : "";
  }

  #lay(symmetry, first, depth) {
    const [from, to] = [this.#bed(symmetry).getBoundingClientRect(), this.#bed(first).getBoundingClientRect()];
    const card = this.#bed(symmetry).querySelector(".qa-turning-image");
    card.style.zIndex = String(this.#slots.length - symmetry);
    card.style.transform = depth ? `translate(${to.left - from.left + depth * STEP}px, ${to.top - from.top + depth * STEP}px)` : "";
  }

  #bed(symmetry) {
    return this.#slots[symmetry].querySelector(".qa-turning-bed");
  }
}
