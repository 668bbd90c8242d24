/* A puzzle of the reader's own: its search is shown, or its solutions are counted in a worker. */

import { button, Figure, html, live } from "#base";
import { counted } from "#shared/text.js";
import { SearchWorker } from "#shared/worker.js";
import { parse, textOf } from "./solver.js";

const MAX_SOLUTIONS = 1000;

/** A figure below the stepper, which answers beside its buttons. */
export class OwnPuzzle extends Figure {
  static properties = {
    puzzle: {}, // the one that the stepper shows
    worker: {}, // the address of the script that counts
    show: { attribute: false }, // plays the search of a grid; resolves to the message if it has none
    typed: { state: true }, // what stands in the field
    mistake: { state: true }, // what is wrong with it
    count: { state: true }, // of its solutions, in words
  };
  #counted; // the puzzle of the last count

  start() {
    this.count = "";
    this.search = new SearchWorker(this.worker, this.signal);
  }

  /** Where another puzzle is shown, it stands in the field, too; what is being typed stays otherwise. */
  willUpdate(changed) {
    if (!changed.has("puzzle")) return;
    this.typed = this.puzzle.replace(/.{9}(?=.)/g, "$&\n");
    if (this.puzzle !== this.#counted) this.#stop();
  }

  async #submit(event) {
    event.preventDefault();
    const grid = this.#readTyped();
    if (grid) this.mistake = await this.show(grid);
  }

  #toggleCount() {
    if (this.search.isBusy()) return this.#stop(`Stopped: ${this.count}.`);
    const grid = this.#readTyped();
    if (grid) this.#count(grid);
  }

  async #count(grid) {
    const progress = (found) =>
      (this.count = `${counted(found.solutions, "solution")} so far, ${placed(found)}`);
    this.#counted = textOf(grid);
    this.hush(); // until it ends
    progress({ solutions: 0, nodes: 0 });
    try {
      this.count = sentence(await this.search.ask("count", [grid, MAX_SOLUTIONS], progress));
    } catch {
      this.count = "Solutions cannot be counted on this page."; // which is opened from disk
    }
    this.speakUp();
  }

  /** Stop counting, and say something else. */
  #stop(text = "") {
    this.search.stop();
    this.count = text;
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
    this.#stop();
  }

  render() {
    return html`<form class="qa-own" data-qa-part="own" @submit=${(event) => this.#submit(event)}>
      <label>A puzzle of your own
        <textarea
          rows="9"
          spellcheck="false"
          autocomplete="off"
          data-qa-part="typed"
          aria-invalid=${Boolean(this.mistake)}
          .value=${live(this.typed)}
          @input=${({ target }) => this.#type(target.value)}></textarea></label>
      <div>
        <p>81 cells: 1 to 9, and . or 0 for an empty one. Line breaks and frames are ignored.</p>
        <p class="qa-own-buttons"><button type="submit" class="qa-main">Show its search</button> ${button("count", this.search.isBusy() ? "Stop" : "Count its solutions", () => this.#toggleCount())}</p>
        ${this.say(this.mistake || this.count, { isWrong: Boolean(this.mistake), look: "qa-own-answer" })}
      </div>
    </form>`;
  }
}

const placed = ({ nodes }) => `${counted(nodes, "digit")} placed`;

function sentence(found) {
  const solutions = counted(found.solutions, "solution");
  return found.solutions === MAX_SOLUTIONS
    ? `At least ${solutions}: the count ends there.`
    : `${solutions}, ${placed(found)}.`;
}
