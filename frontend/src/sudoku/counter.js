/* Counts the solutions of a sudoku in a worker, and says how far it is. */

import { startWorker, stopWorker } from "../shared/files.js";
import { counted } from "../shared/text.js";
import { textOf } from "./solver.js";

const MAX_SOLUTIONS = 1000;

/** A count that a figure shows: it is drawn again when anything changes here. */
export class SolutionCounter {
  /** @type {string | undefined} the puzzle of the last count */
  puzzle;
  message = "";
  #figure;
  #address;
  #worker;

  /** @param {import("../base/figure.js").Figure} figure
      @param {string} address  of the script for the worker */
  constructor(figure, address) {
    this.#figure = figure;
    this.#address = address;
    figure.signal.addEventListener("abort", () => this.stop());
  }

  get isRunning() {
    return this.#worker !== undefined;
  }

  /** Count the solutions of a puzzle. */
  start(grid) {
    this.puzzle = textOf(grid);
    this.#figure.hush(); // until it ends
    try {
      this.#worker = startWorker(this.#address);
    } catch {
      return this.#fail(); // in a page that is opened from disk
    }
    this.#show({ solutions: 0, nodes: 0, ended: false });
    this.#worker.onerror = () => this.#fail();
    this.#worker.onmessage = ({ data }) => this.#show(data);
    this.#worker.postMessage({ grid, limit: MAX_SOLUTIONS });
  }

  /** Stop, and say where it was. */
  interrupt() {
    this.stop(`Stopped: ${this.message}.`);
  }

  /** Stop, and say something else. */
  stop(message = "") {
    if (this.#worker) stopWorker(this.#worker);
    this.#worker = undefined;
    this.#say(message);
  }

  #fail() {
    this.#end("Solutions cannot be counted on this page.");
  }

  #show(count) {
    if (count.ended) this.#end(sentence(count));
    else this.#say(sentence(count));
  }

  #end(message) {
    this.stop(message);
    this.#figure.speakUp();
  }

  #say(message) {
    this.message = message;
    this.#figure.requestUpdate();
  }
}

function sentence({ solutions, nodes, ended }) {
  const placed = `${counted(nodes, "digit")} placed`;
  if (!ended) return `${counted(solutions, "solution")} so far, ${placed}`;
  if (solutions === MAX_SOLUTIONS) return `At least ${counted(solutions, "solution")}: the count ends there.`;
  return `${counted(solutions, "solution")}, ${placed}.`;
}
