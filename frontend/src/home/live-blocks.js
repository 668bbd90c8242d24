/* Blocks and what they draw, one after the other. */

/** The blocks of a figure, of which one is shown. */
export class LiveBlocks {
  pause = 4000; // milliseconds
  #examples;

  /** @param {import("../shared/element.js").QueensElement} figure */
  constructor(figure) {
    this.#examples = [...figure.querySelectorAll(".qa-live-example")];
  }

  /** Show the next one. */
  step() {
    const next = (this.#examples.findIndex((example) => !example.hidden) + 1) % this.#examples.length;
    this.#examples.forEach((example, index) => (example.hidden = index !== next));
  }
}
