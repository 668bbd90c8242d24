/* A question about a search: the reader answers, then the machine runs and shows. */

import { picture } from "../shared/drawing.js";
import { QueensElement } from "../shared/element.js";
import { isText } from "../shared/storage.js";
import { answerButtons, markAnswers, unmarkAnswers } from "./prediction-answers.js";
import { readKept, saveProgress } from "./progress.js";
import { formatted } from "./search-messages.js";
import { searchRecord } from "./search-record.js";
import { SearchTree } from "./search-tree.js";
import { previewNodes } from "./search-tree-preview.js";

const CHAPTER = 2;
const STRIDE = 5; // steps a tick
const PAUSE = 16; // milliseconds between two ticks
const LEVEL = 34; // pixels
const TOP = 14;
const MIN_GAP = 4;

/** A question with some numbers to choose from. */
export class QueensSearchPrediction extends QueensElement {
  #record;
  #tree;
  #step = 0;
  #timer = 0;

  start() {
    const n = Number(this.dataset.qaSize);
    this.#record = searchRecord(n, this.dataset.qaSearch);
    this.#tree = new SearchTree(this.find("tree"), this.#record, "First answer. Then the machine runs.");
    for (const button of this.#buttons) {
      button.addEventListener("click", () => this.#choose(button), { signal: this.signal });
    }
    previewNodes(this.find("tree-box"), () => this.#tree, { n: () => n, isFolded: () => false, signal: this.signal });
    const observer = new ResizeObserver(() => this.#fit());
    observer.observe(this);
    this.signal.addEventListener("abort", () => observer.disconnect());
    this.#restore();
  }

  get #buttons() {
    return answerButtons(this);
  }

  /** A reader who comes back finds the answer of last time. */
  #restore() {
    const prediction = readKept(CHAPTER, ["prediction"], isText);
    const chosen = this.#buttons.find((button) => button.dataset.qaAnswer === prediction);
    if (chosen) this.#finish(chosen);
  }

  #choose(button) {
    saveProgress(CHAPTER, { prediction: button.dataset.qaAnswer });
    clearTimeout(this.#timer);
    unmarkAnswers(this.#buttons);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return this.#finish(button);
    this.find("verdict").textContent = "Let us see …";
    this.#step = 0;
    this.#run(button);
  }

  #run(button) {
    this.#step = Math.min(this.#record.last, this.#step + STRIDE);
    this.#show();
    if (this.#step === this.#record.last) this.#finish(button);
    else this.#timer = this.later(PAUSE, () => this.#run(button));
  }

  #finish(chosen) {
    this.#step = this.#record.last;
    markAnswers(this.#buttons, chosen);
    const verdict = this.find("verdict");
    verdict.replaceChildren(...formatted(`${chosen.dataset.qaVerdict} ${verdict.dataset.qaMore}`));
    this.#fit();
  }

  #fit() {
    const width = this.find("tree").clientWidth;
    if (!width) return; // hidden
    this.#tree.draw({ width, level: LEVEL, top: TOP, minGap: MIN_GAP });
    this.#show();
  }

  #show() {
    const { n, states } = this.#record;
    const { queens, placed } = states[this.#step];
    const board = Array.from({ length: n }, (_, row) => queens[row] ?? null);
    this.find("board").replaceChildren(picture(board, "The board of the machine"));
    this.find("placed").textContent = String(placed);
    if (this.find("tree").firstChild) this.#tree.show(this.#step);
  }
}
