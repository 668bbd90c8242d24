/* A puzzle of the reader's own: its search is shown, or its solutions are counted in a worker. */

import { button, Figure, html, live } from "../base/index.js";
import { startWorker, stopWorker } from "../shared/files.js";
import { counted } from "../shared/text.js";
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
  #counting; // the worker, while it counts
  #counted; // the puzzle of the last count

  start() {
    this.count = "";
    this.signal.addEventListener("abort", () => this.#stop());
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
    if (this.#counting) return this.#stop(`Stopped: ${this.count}.`);
    const grid = this.#readTyped();
    if (grid) this.#startCount(grid);
  }

  #startCount(grid) {
    const fail = () => this.#end("Solutions cannot be counted on this page.");
    this.#counted = textOf(grid);
    this.hush(); // until it ends
    try {
      this.#counting = startWorker(this.worker);
    } catch {
      return fail(); // in a page that is opened from disk
    }
    this.count = sentence({ solutions: 0, nodes: 0, ended: false });
    this.#counting.onerror = fail;
    this.#counting.onmessage = ({ data }) => {
      if (data.ended) this.#end(sentence(data));
      else this.count = sentence(data);
    };
    this.#counting.postMessage({ grid, limit: MAX_SOLUTIONS });
  }

  /** Stop counting, and say something else. */
  #stop(text = "") {
    if (this.#counting) stopWorker(this.#counting);
    this.#counting = undefined;
    this.count = text;
  }

  /** Stop, and let it be heard. */
  #end(text) {
    this.#stop(text);
    this.speakUp();
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
        <textarea rows="9" spellcheck="false" autocomplete="off" data-qa-part="typed" aria-invalid=${Boolean(this.mistake)} .value=${live(this.typed)} @input=${({ target }) => this.#type(target.value)}></textarea></label>
      <div>
        <p>81 cells: 1 to 9, and . or 0 for an empty one. Line breaks and frames are ignored.</p>
        <p class="qa-own-buttons"><button type="submit" class="qa-main">Show its search</button> ${button("count", this.#counting ? "Stop" : "Count its solutions", () => this.#toggleCount())}</p>
        ${this.say(this.mistake || this.count, { isWrong: Boolean(this.mistake), look: "qa-own-answer" })}
      </div>
    </form>`;
  }
}

function sentence({ solutions, nodes, ended }) {
  const placed = `${counted(nodes, "digit")} placed`;
  if (!ended) return `${counted(solutions, "solution")} so far, ${placed}`;
  if (solutions === MAX_SOLUTIONS) return `At least ${counted(solutions, "solution")}: the count ends there.`;
  return `${counted(solutions, "solution")}, ${placed}.`;
}
