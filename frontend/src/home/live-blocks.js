/* Examples, one after the other: blocks and what they draw, or the boards of a position. */

/** The examples of a figure, of which one is shown. */
export class LiveBlocks {
  pause; // milliseconds
  #examples;

  /** @param {import("../shared/element.js").QueensElement} figure */
  constructor(figure) {
    this.pause = figure.dataset.qaShown === "blocks" ? 4000 : 1500;
    this.#examples = [...figure.querySelectorAll(".qa-live-example")];
  }

  /** Show the next one. */
  step() {
    const next = (this.#examples.findIndex((example) => !example.hidden) + 1) % this.#examples.length;
    this.#examples.forEach((example, index) => (example.hidden = index !== next));
  }
}
