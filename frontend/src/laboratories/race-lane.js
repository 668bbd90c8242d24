/* A lane in the page: the choice of its method, its board, its tree and its numbers. */

import { findPart } from "../shared/parts.js";
import { grouped } from "../shared/text.js";
import { solutionsAt } from "./courses.js";
import { drawBoard, layOutBoard } from "./race-board.js";
import { timeText } from "./race-clock.js";
import { growTree, layOutTree } from "./race-tree.js";

/** What is drawn in one lane. */
export class LaneView {
  #section;
  #lane;

  /** @param {HTMLElement} section */
  constructor(section) {
    this.#section = section;
  }

  /** The control in which the reader chooses the method.
      @returns {HTMLSelectElement} */
  get select() {
    return this.#part("method");
  }

  /** Show the method that is chosen, or none, and offer no method of another lane.
      @param {string} method
      @param {string[]} methods  those of all lanes */
  choose(method, methods) {
    this.select.value = method;
    this.#part("name").textContent = this.select.selectedOptions[0].text;
    for (const option of this.select.options) option.disabled = option.value !== method && methods.includes(option.value);
  }

  /** Show a lane before it starts.
      @param {import("./race-clock.js").Lane & {tree: import("./race-tree.js").Tree}} lane */
  layOut(lane) {
    this.#lane = lane;
    layOutBoard(this.#part("board"), lane.title, lane.course.n);
    layOutTree(this.#part("tree"), lane.tree, lane.course.n);
    if (this.#part("per node")) this.#write("per node", lane.seconds ? timeText(lane.seconds) : "–");
  }

  /** Show the lane at a node.
      @param {number} node */
  draw(node) {
    const { course, tree, seconds } = this.#lane;
    drawBoard(this.#part("board"), course, node);
    growTree(this.#part("tree"), tree, course, node);
    this.#write("nodes", grouped(node));
    this.#write("solutions", `${solutionsAt(course, node)}/${course.total}`);
    if (this.#part("time")) this.#write("time", seconds ? timeText(node * seconds) : "–");
  }

  #part(name) {
    return findPart(this.#section, name);
  }

  #write(name, text) {
    this.#part(name).textContent = text;
  }
}
