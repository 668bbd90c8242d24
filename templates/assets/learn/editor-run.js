/* Runs a program for one N after the other, in a worker with a time limit. */

import { embedScript, startWorker, stopWorker } from "../shared/files.js";

const LIMIT = 5000; // milliseconds for each N

/** What a program did for one N.
    @typedef {object} Outcome
    @property {number} n  of the board
    @property {string} printed  what it printed, as lines
    @property {number} line  of the mistake; 0 if there is none, or if it is not known
    @property {string} mistake  as Python names it; empty if there is none
    @property {string} boards  that it counted, as far as they are known */

/** One run at a time: a new one ends the one before. */
export class ProgramRun {
  #figure;
  #address;
  #listener;
  #worker;
  #timer = 0;
  #count = 0;

  /** @param {import("../shared/element.js").QueensElement} figure  ends the run when it leaves
      @param {string} address  of queens-python.js
      @param {object} listener
      @param {(n: number) => void} listener.begins
      @param {(outcome: Outcome) => boolean} listener.ends  says whether to go on with the next N
      @param {(n: number, seconds: number) => void} listener.isLate
      @param {(reason: string) => void} listener.fails */
  constructor(figure, address, listener) {
    this.#figure = figure;
    this.#address = address;
    this.#listener = listener;
    figure.signal.addEventListener("abort", () => this.stop());
  }

  /** Run a program.
      @param {(n: number) => string} sourceFor
      @param {number[]} sizes */
  async start(sourceFor, sizes) {
    this.stop();
    const count = this.#count;
    const { signal } = this.#figure;
    const waiting = [...sizes];
    const next = () => this.#run(waiting.shift(), sourceFor);
    try {
      if (location.protocol === "file:") await embedScript(this.#address, signal);
      if (count !== this.#count || signal.aborted) return;
      this.#worker = startWorker(this.#address);
    } catch {
      if (count === this.#count) this.#fail("");
      return;
    }
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#fail("");
    };
    this.#worker.onmessage = ({ data }) => {
      clearTimeout(this.#timer);
      if ("refused" in data) this.#fail(data.refused);
      else if (data.isReady || (this.#listener.ends(data) && waiting.length)) next();
      else this.stop();
    };
  }

  /** End the run, without a word. */
  stop() {
    this.#count++;
    clearTimeout(this.#timer);
    if (this.#worker) stopWorker(this.#worker);
    this.#worker = undefined;
  }

  #run(n, sourceFor) {
    this.#listener.begins(n);
    this.#timer = this.#figure.later(LIMIT, () => {
      this.stop();
      this.#listener.isLate(n, LIMIT / 1000);
    });
    this.#worker.postMessage({ n, source: sourceFor(n) });
  }

  #fail(reason) {
    this.stop();
    this.#listener.fails(reason);
  }
}
