/* Half of the first row is enough: each solution has a mirror image, which begins on the other side. */

import "./queens-first-row.css";
import { element, points, shape, use } from "../shared/drawing.js";
import { define, QueensElement } from "../shared/element.js";
import { squareOf } from "../shared/symmetry.js";
import { drawPiles, isInLeftHalf } from "./first-row-piles.js";
import { followLinks } from "./links.js";

const FOLDED = "qa-first-row-folded";
const LIT = "qa-first-row-lit";
const FOLD_DELAY = 400; // milliseconds: a reader sees both halves before they fold

/** All solutions of a board by their first queen. */
class QueensFirstRow extends QueensElement {
  #solutions = [];
  #timer = 0;

  start() {
    const { signal } = this;
    for (const choice of this.querySelectorAll("[data-qa-size]")) {
      choice.addEventListener("click", () => this.#open(choice), { signal });
    }
    this.find("fold").addEventListener("click", () => this.#fold(!this.#isFolded), { signal });
    followLinks(this, "data-qa-half", (place) => this.#follow(place));
    this.#open(this.querySelector("[data-qa-size][aria-pressed=true]"));
  }

  /** A link of the text shows a first queen, `5 c5`, or folds the piles: `8 fold`. */
  #follow(place) {
    const [size, target] = place.split(" ");
    this.#open(this.querySelector(`[data-qa-size="${size}"]`));
    if (target === "fold") this.#timer = this.later(FOLD_DELAY, () => this.#fold(true));
    else this.#choose(target.charCodeAt(0) - "a".charCodeAt(0));
  }

  get #n() {
    return this.#solutions[0].length;
  }

  get #isFolded() {
    return this.find("stage").classList.contains(FOLDED);
  }

  #open(choice) {
    for (const each of this.querySelectorAll("[data-qa-size]")) each.setAttribute("aria-pressed", String(each === choice));
    this.#solutions = choice.dataset.qaSolutions.split(" ").map((digits) => [...digits].map(Number));
    const columns = Array.from({ length: this.#n }, (_, column) => column);
    const row = element("div", { class: "qa-first-row-squares" }, this.#drawRow(), ...columns.map((column) => this.#button(column)));
    const counts = columns.map((column) => element("span", { "data-qa-column": column }, `${this.#countOf(column)}`));
    for (const count of counts.slice(Math.ceil(this.#n / 2))) count.classList.add("qa-first-row-right");
    const board = this.find("board");
    board.style.setProperty("--n", String(this.#n));
    board.replaceChildren(row, element("div", { class: "qa-first-row-counts", "aria-hidden": true }, ...counts), drawPiles(this.#solutions));
    this.#choose(Math.floor((this.#n - 1) / 3));
  }

  #drawRow() {
    const n = this.#n;
    const queen = (name) => shape("polyline", { class: name, fill: "none", "marker-mid": "url(#qa-queen)" });
    return shape("svg", { class: "qa-board", viewBox: `0 0 ${n} 1`, "aria-hidden": true }, use(`squares-${n}`), queen("qa-first-row-queen"), queen("qa-first-row-twin"));
  }

  #button(column) {
    const name = `${this.#square(column)}: ${this.#countOf(column)} solutions`;
    const button = element("button", { type: "button", "aria-label": name, "data-qa-column": column });
    button.addEventListener("click", () => this.#choose(column), { signal: this.signal });
    return button;
  }

  #square(column) {
    return squareOf(0, column, this.#n);
  }

  #countOf(column) {
    return this.#solutions.filter(([first]) => first === column).length;
  }

  /** Put the first queen on a column. */
  #choose(column) {
    this.#fold(false);
    const twin = this.#n - 1 - column;
    for (const each of this.find("board").querySelectorAll("[data-qa-column]")) {
      each.classList.toggle(LIT, [column, twin].includes(Number(each.dataset.qaColumn)));
    }
    for (const button of this.find("board").querySelectorAll("button")) {
      button.setAttribute("aria-pressed", String(Number(button.dataset.qaColumn) === column));
    }
    this.querySelector(".qa-first-row-queen").setAttribute("points", points([column]));
    this.querySelector(".qa-first-row-twin").setAttribute("points", twin === column ? "" : points([twin]));
    this.find("message").textContent = this.#describe(column, twin);
  }

  #describe(column, twin) {
    const count = this.#countOf(column);
    if (twin !== column) return `First queen on ${this.#square(column)}: ${count} solutions. Their mirror images begin on ${this.#square(twin)}: ${count}, too.`;
    const half = count / 2;
    return `First queen on ${this.#square(column)}, the middle square: ${count} solutions. Their mirror images begin there, too, so the second queen decides: on the left in ${half}, on the right in ${half}.`;
  }

  #fold(isFolded) {
    clearTimeout(this.#timer);
    this.find("stage").classList.toggle(FOLDED, isFolded);
    this.find("fold").textContent = isFolded ? "Unfold" : "Fold in half";
    if (isFolded) this.find("message").textContent = this.#describeFold();
  }

  #describeFold() {
    const found = this.#solutions.filter(isInLeftHalf);
    const counts = Array.from({ length: Math.ceil(this.#n / 2) }, (_, column) => found.filter(([first]) => first === column).length);
    const half = found.length;
    const middle = this.#n % 2 ? ` The last ${counts.at(-1)} is half of the middle column.` : "";
    return `${counts.join(" + ")} = ${half}. Each lies on its mirror image: 2 × ${half} = ${2 * half}.${middle}`;
  }
}

define("queens-first-row", QueensFirstRow);
