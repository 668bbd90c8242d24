/* Runs a program for one N after the other, in a worker with a time limit. */

import { embedScript, readText, startWorker, stopWorker } from "../shared/files.js";

const LIMIT = 5000; // milliseconds for the first N: a loop that never ends shows there
const SLOW_LIMIT = 60_000; // for the others: who tries all permutations needs time for N = 8

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

  /** @param {import("../base/figure.js").Figure} figure  ends the run when it leaves
      @param {string} address  of queens-python.js
      @param {object} listener
      @param {(n: number) => void} listener.begins
      @param {(outcome: Outcome) => boolean} listener.ends  says whether to go on with the next N
      @param {(n: number, seconds: number, isFirst: boolean) => void} listener.isLate
      @param {(reason: string) => void} listener.fails */
  constructor(figure, address, listener) {
    this.#figure = figure;
    this.#address = address;
    this.#listener = listener;
    figure.signal.addEventListener("abort", () => this.stop());
  }

  /** Run a program with each N, 0 for one that says its own, after the modules that it imports are loaded. */
  async start(sourceFor, sizes, names) {
    this.stop();
    const count = this.#count;
    const { signal } = this.#figure;
    const waiting = [...sizes];
    const next = () => this.#run(waiting.shift(), sourceFor, waiting.length === sizes.length - 1);
    const modules = {};
    try {
      await Promise.all([...names.map((name) => this.#load(name, modules)), location.protocol === "file:" && embedScript(this.#address, signal)]);
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
    let isLoaded = names.length === 0;
    this.#worker.onmessage = ({ data }) => {
      clearTimeout(this.#timer);
      if ("refused" in data) this.#fail(data.refused);
      else if (!isLoaded) {
        isLoaded = true;
        this.#worker.postMessage({ modules, names });
      } else if (data.isReady || (this.#listener.ends(data) && waiting.length)) next();
      else this.stop();
    };
  }

  /** Load a module and those that it needs. */
  async #load(name, modules) {
    if (name in modules) return;
    modules[name] = undefined; // on its way
    const address = this.#address.replace(/[.]js$/, `/${name}.js`);
    await embedScript(address, this.#figure.signal);
    const { needs, module } = JSON.parse(await readText(address));
    modules[name] = module;
    await Promise.all(needs.map((other) => this.#load(other, modules)));
  }

  /** End the run, without a word. */
  stop() {
    this.#count++;
    clearTimeout(this.#timer);
    if (this.#worker) stopWorker(this.#worker);
    this.#worker = undefined;
  }

  #run(n, sourceFor, isFirst) {
    const limit = isFirst && n ? LIMIT : SLOW_LIMIT;
    this.#listener.begins(n);
    this.#timer = this.#figure.later(limit, () => {
      this.stop();
      this.#listener.isLate(n, limit / 1000, isFirst);
    });
    this.#worker.postMessage({ n, source: sourceFor(n) });
  }

  #fail(reason) {
    this.stop();
    this.#listener.fails(reason);
  }
}
