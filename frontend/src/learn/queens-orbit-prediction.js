/* A question about an orbit: the reader answers, then its images appear. */

import "./queens-hand-search.css";
import { define, Figure, html, message, nothing } from "../base/index.js";
import { boardPicture } from "../shared/board-view.js";
import { readKept, saveProgress } from "./progress.js";
import { imageGrid } from "./turning-images.js";

const CHAPTER = 9;
const SKIP = ""; // the answer of a reader who skips the question

/** A board, some sizes to choose from, and the images that show which one is right. */
class OrbitPrediction extends Figure {
  static properties = {
    label: {},
    columns: { type: Array },
    question: {},
    right: {}, // the right answer
    replies: { type: Object }, // to each answer, and to none
    chosen: { state: true }, // an answer
  };

  start() {
    this.chosen = readKept(CHAPTER, [this.#key], (answer) => Object.hasOwn(this.replies, answer));
  }

  get #key() {
    return `orbit of ${this.label}`;
  }

  #choose(answer) {
    saveProgress(CHAPTER, { [this.#key]: answer });
    this.chosen = answer;
  }

  render() {
    const { columns, replies, chosen } = this;
    const sizes = Object.keys(replies).filter((answer) => answer !== SKIP);
    const images = html`<div class="qa-predict-images" data-qa-part="images">${imageGrid(columns)}</div>`;
    return html`<div class="qa-predict-orbit">
        <div>${boardPicture(columns, "The board of the question")}</div>
        <div class="qa-predict-question">
          <p>${this.question}</p>
          <p class="qa-predict-answers">${sizes.map((size) => this.#button(size, size, this.#mark(size)))} ${this.#button(SKIP, "Just show me", "qa-predict-skip")}</p>
          ${message(replies[chosen] ?? "")}
        </div>
      </div>
      ${chosen === undefined ? nothing : images}`;
  }

  #button(answer, text, style) {
    return html`<button type="button" class=${style} data-qa-answer=${answer} @click=${() => this.#choose(answer)}>${text}</button>`;
  }

  /** How an answer is marked once the reader has chosen one. */
  #mark(size) {
    if (this.chosen === undefined) return "";
    if (size === this.right) return "qa-predict-right";
    return size === this.chosen ? "qa-predict-wrong" : "";
  }
}

define("queens-orbit-prediction", OrbitPrediction);
