/* A puzzle of the reader's own: its search is shown, or its solutions are counted. */

import { button, Figure, html, live } from "../base/index.js";
import { SolutionCounter } from "./counter.js";
import { parse } from "./solver.js";

/** A figure below the stepper, which answers beside its buttons. */
export class OwnPuzzle extends Figure {
  static properties = {
    puzzle: {}, // the one that the stepper shows
    worker: {}, // the address of the script that counts
    show: { attribute: false }, // plays the search of a grid; resolves to the message if it has none
    typed: { state: true }, // what stands in the field
    mistake: { state: true }, // what is wrong with it
  };
  #counter;

  start() {
    this.#counter = new SolutionCounter(this, this.worker);
  }

  /** Where another puzzle is shown, it stands in the field, too; what is being typed stays otherwise. */
  willUpdate(changed) {
    if (!changed.has("puzzle")) return;
    this.typed = this.puzzle.replace(/.{9}(?=.)/g, "$&\n");
    if (this.puzzle !== this.#counter.puzzle) this.#counter.stop();
  }

  async #submit(event) {
    event.preventDefault();
    const grid = this.#readTyped();
    if (grid) this.mistake = await this.show(grid);
  }

  #count() {
    if (this.#counter.isRunning) return this.#counter.interrupt();
    const grid = this.#readTyped();
    if (grid) this.#counter.start(grid);
  }

  /** The puzzle that is typed; undefined if it is none, and then the figure says so. */
  #readTyped() {
    this.mistake = "";
    try {
      return parse(this.typed);
    } catch (error) {
      this.mistake = error.message;
    }
  }

  #type(text) {
    this.typed = text;
    this.#counter.stop();
  }

  render() {
    const { isRunning, message } = this.#counter;
    return html`<form class="qa-own" data-qa-part="own" @submit=${(event) => this.#submit(event)}>
      <label>A puzzle of your own
        <textarea rows="9" spellcheck="false" autocomplete="off" data-qa-part="typed" aria-invalid=${Boolean(this.mistake)} .value=${live(this.typed)} @input=${({ target }) => this.#type(target.value)}></textarea></label>
      <div>
        <p>81 cells: 1 to 9, and . or 0 for an empty one. Line breaks and frames are ignored.</p>
        <p class="qa-own-buttons"><button type="submit" class="qa-main">Show its search</button> ${button("count", isRunning ? "Stop" : "Count its solutions", () => this.#count())}</p>
        ${this.say(this.mistake || message, { isWrong: Boolean(this.mistake), look: "qa-own-answer" })}
      </div>
    </form>`;
  }
}
