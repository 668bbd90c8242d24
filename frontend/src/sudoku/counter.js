/* Counts the solutions of a sudoku in a worker, and says how far it is. */

import { startWorker, stopWorker } from "../shared/files.js";
import { counted } from "../shared/text.js";
import { textOf } from "./solver.js";

const MAX_SOLUTIONS = 1000;

/** A button that starts and stops a count, with the text about it. */
export class SolutionCounter {
  #button;
  #output;
  #address;
  #label;
  #worker;

  /** @param {HTMLButtonElement} button
      @param {HTMLElement} output
      @param {string} address  of the script for the worker
      @param {AbortSignal} signal */
  constructor(button, output, address, signal) {
    this.#button = button;
    this.#output = output;
    this.#address = address;
    this.#label = button.textContent;
    /** @type {string | undefined} the puzzle of the last count */
    this.puzzle = undefined;
    signal.addEventListener("abort", () => this.stop());
  }

  get isRunning() {
    return this.#worker !== undefined;
  }

  /** Count the solutions of a puzzle.
      @param {number[]} grid */
  start(grid) {
    this.puzzle = textOf(grid);
    try {
      this.#worker = startWorker(this.#address);
    } catch {
      return this.#fail(); // in a page that is opened from disk
    }
    this.#button.textContent = "Stop";
    this.#output.setAttribute("aria-live", "off");
    this.#show({ solutions: 0, nodes: 0, ended: false });
    this.#worker.onerror = () => this.#fail();
    this.#worker.onmessage = ({ data }) => this.#show(data);
    this.#worker.postMessage({ grid, limit: MAX_SOLUTIONS });
  }

  /** Stop, and say where it was. */
  interrupt() {
    this.stop(`Stopped: ${this.#output.textContent}.`);
  }

  /** Stop, and say something else.
      @param {string} [message] */
  stop(message = "") {
    if (this.#worker) stopWorker(this.#worker);
    this.#worker = undefined;
    this.#button.textContent = this.#label;
    this.#output.setAttribute("aria-live", "polite");
    this.#output.textContent = message;
  }

  #fail() {
    this.stop("Solutions cannot be counted on this page.");
  }

  #show(count) {
    if (count.ended) this.stop(sentence(count));
    else this.#output.textContent = sentence(count);
  }
}

function sentence({ solutions, nodes, ended }) {
  const placed = `${counted(nodes, "digit")} placed`;
  if (!ended) return `${counted(solutions, "solution")} so far, ${placed}`;
  if (solutions === MAX_SOLUTIONS) return `At least ${counted(solutions, "solution")}: the count ends there.`;
  return `${counted(solutions, "solution")}, ${placed}.`;
}
