/* Counts the solutions of a board on all cores of the reader's computer. */

import { embedScript } from "../shared/files.js";
import { isCount, isObject, isText, readStored, writeStored } from "../shared/storage.js";
import { SearchWorker } from "../shared/worker.js";
import { Parts, sum } from "./parts.js";

/** The largest n that can be counted. For it, each worker needs 100 MB of memory; for n = 22 it
    would need several times as much. */
const MAX_N = 20;

// Seconds that a worker counts before it reports its result.
const SECONDS = 0.1;
// Seconds for which `estimate` counts a sample of the parts.
const SAMPLE_SECONDS = 0.4;
// Seconds between two writes of the state to the storage of the browser.
const SAVE_SECONDS = 0.5;

/** The result of a count.
    @typedef {object} Counted
    @property {number} n  the side of the board
    @property {number} total  the number of its solutions
    @property {number} [fundamental]  the number of orbits; undefined without WebAssembly
    @property {Record<string, number>} [orbitsBySize]  the number of orbits of each size;
      undefined without WebAssembly
    @property {number} seconds  that the count took, without pauses
    @property {number} workers  the number of workers
    @property {string} backend  `wasm-simd`, `wasm` or `javascript` */

/** The progress of a count.
    @typedef {object} Progress
    @property {number} done  the part of the work that is done, from 0 to 1
    @property {number} total  solutions found so far
    @property {number} seconds  that the count has taken so far
    @property {number} secondsLeft  the estimated seconds until the end */

/** The options of a count.
    @typedef {object} Options
    @property {string} worker  address of queens-engine-worker.js
    @property {number} [workers]  by default one for each core
    @property {string} [backend]  as in `Counted`; by default the fastest
    @property {AbortSignal} [signal]  stops the count
    @property {(progress: Progress) => void} [progress]  called several times a second
    @property {string} [key]  a key of the browser's storage under which the state is saved, so that
      another `Count` with this key continues after a stop or a reload */

/** Return the number of orbits of each size, as { 1: 1, 2: 0, 4: 0, 8: 0 }, by Burnside's lemma:
    for n > 1 no reflection leaves a solution unchanged.
    @param {number} n  the side of the board
    @param {number} total  the number of its solutions
    @param {{quarter: number, half: number}} unchanged  the number of solutions that a quarter turn
      and half a turn leave unchanged */
function orbitsOf(n, total, { quarter, half }) {
  if (n === 1) return { 1: 1, 2: 0, 4: 0, 8: 0 };
  return { 1: 0, 2: quarter / 2, 4: (half - quarter) / 4, 8: (total - half) / 8 };
}

/** Return whether a stored value is a stopped count: the states of its parts as digits, its total,
    its seconds, and the share of the work that is done. */
const isStopped = (value) =>
  isObject(value) &&
  isCount(value.total) &&
  isText(value.states) &&
  /^[02]+$/.test(value.states) &&
  Number.isFinite(value.seconds) &&
  value.seconds > 0 &&
  Number.isFinite(value.done) &&
  value.done > 0 &&
  value.done <= 1;

/** Return the stopped count that is stored under `key`; undefined if no count is stored. */
const stoppedCount = (key) => readStored(key, [], isStopped);

/** Return the share of the count stored under `key` that is done, from 0 to 1; 0 without such a
    count. */
export const keptPart = (key) => stoppedCount(key)?.done ?? 0;

/** The count of the solutions of one board on all cores. It can be estimated before it runs. */
export class Count {
  #n;
  #options;
  #controller = new AbortController();
  #workers = [];
  #isRun = false;
  #backend = "";
  #parts = new Parts([]);
  #earlierSeconds = 0;
  // The time when the current `run` or `estimate` started, in milliseconds; 0 between them.
  #start = 0;
  // The value of `#elapsed` when the state was last saved.
  #savedSeconds = 0;

  /** @param {number} n  1 to MAX_N
      @param {Options} options */
  constructor(n, options) {
    if (!Number.isInteger(n) || n < 1 || n > MAX_N)
      throw new RangeError(`n must be an integer from 1 to ${MAX_N}, got ${n}`);
    this.#n = n;
    this.#options = options;
    const { signal } = options;
    signal?.throwIfAborted();
    signal?.addEventListener("abort", () => this.#endFor(signal.reason), {
      signal: this.#controller.signal,
    });
  }

  /** The number of workers. */
  get workers() {
    return this.#workers.length;
  }

  /** End the count and its workers. A pending `run` or `estimate` rejects. */
  end() {
    this.#endFor(new DOMException("the count has ended", "AbortError"));
  }

  #endFor(reason) {
    if (this.#isRun) this.#save();
    this.#isRun = false;
    this.#controller.abort(reason);
  }

  /** Count a sample of the parts, and resolve to the estimated seconds of the whole count. */
  estimate() {
    return this.#unlessEnded(async () => {
      const end = performance.now() + 1000 * SAMPLE_SECONDS;
      await this.#share(() => (performance.now() < end ? this.#parts.sample() : []));
      return this.#parts.seconds / this.workers;
    });
  }

  /** Count all parts, end the workers, and resolve to the result.
      @returns {Promise<Counted>} rejects if the count is stopped, or if all workers fail */
  async run() {
    this.#isRun = true;
    const result = await this.#unlessEnded(async () => {
      while (!this.#parts.areDone) await this.#share(() => this.#parts.next(SECONDS, this.workers));
      return this.#result();
    });
    this.#isRun = false;
    this.#forget();
    this.end();
    return result;
  }

  /** Start the workers if necessary, call the async function `action`, and resolve to its result.
      Reject as soon as the count ends. */
  async #unlessEnded(action) {
    const { signal } = this.#controller;
    signal.throwIfAborted();
    this.#start = performance.now();
    const ended = new Promise((_, reject) =>
      signal.addEventListener("abort", () => reject(signal.reason)),
    );
    return Promise.race([this.#prepare().then(action), ended]).finally(() => {
      this.#earlierSeconds = this.#elapsed;
      this.#start = 0;
    });
  }

  /** The seconds of counting so far, including earlier runs and a run before a reload. */
  get #elapsed() {
    const current = this.#start ? (performance.now() - this.#start) / 1000 : 0;
    return this.#earlierSeconds + current;
  }

  // Workers ---------------------------------------------------------------------------------------

  async #prepare() {
    if (this.#workers.length) return;
    const { worker: address, workers = navigator.hardwareConcurrency || 1 } = this.#options;
    if (globalThis.location?.protocol === "file:") await embedScript(address);
    const first = this.#newWorker(this.#options.backend);
    const { backend, efforts } = await first.isReady;
    this.#backend = backend;
    this.#parts = new Parts(efforts);
    this.#recall();
    this.#workers = [first];
    while (this.#workers.length < Math.min(workers, this.#parts.count))
      this.#workers.push(this.#newWorker(backend));
  }

  #newWorker(backend) {
    const questions = new SearchWorker(this.#options.worker, this.#controller.signal);
    return { questions, isReady: questions.ask("prepare", [this.#n, backend]) };
  }

  /** Let each worker take batches from `next()` and count them until `next()` returns an empty
      list.
      @param {() => number[]} next  returns the numbers of some parts */
  async #share(next) {
    await Promise.all(this.#workers.map((worker) => this.#runWorker(worker, next)));
  }

  async #runWorker(worker, next) {
    let numbers = [];
    try {
      await worker.isReady;
      for (numbers = next(); numbers.length; numbers = next()) {
        const { total, seconds } = await worker.questions.ask("count", [numbers]);
        this.#parts.finish(numbers, total, seconds);
        this.#report();
      }
    } catch (error) {
      this.#dismiss(worker, numbers, error);
    }
  }

  /** Stop a worker that failed, probably for lack of memory, and release its parts for the other
      workers. If it was the last worker, throw its error.
      @param {number[]} numbers  the parts that it was counting
      @param {Error} error */
  #dismiss(worker, numbers, error) {
    worker.questions.stop();
    this.#parts.release(numbers);
    this.#workers = this.#workers.filter((other) => other !== worker);
    if (!this.#workers.length) throw error;
  }

  // Results ---------------------------------------------------------------------------------------

  #report() {
    const { total, done } = this.#parts;
    const secondsLeft = (1 - done) * (this.#parts.seconds / this.workers);
    this.#options.progress?.({ done, total, seconds: this.#elapsed, secondsLeft });
    if (this.#isRun && this.#elapsed - this.#savedSeconds > SAVE_SECONDS) this.#save();
  }

  async #result() {
    const n = this.#n;
    const { total } = this.#parts;
    const result = {
      n,
      total,
      seconds: this.#elapsed,
      workers: this.workers,
      backend: this.#backend,
    };
    const unchanged = await this.#workers[0].questions.ask("turned", []);
    if (!unchanged) return result;
    const orbitsBySize = orbitsOf(n, total, unchanged);
    return { ...result, fundamental: sum(Object.values(orbitsBySize)), orbitsBySize };
  }

  // The storage of the browser --------------------------------------------------------------------

  #save() {
    this.#savedSeconds = this.#elapsed;
    const { key } = this.#options;
    if (!key || !this.#parts.done) return;
    writeStored(key, { ...this.#parts.state, done: this.#parts.done, seconds: this.#elapsed });
  }

  #recall() {
    const { key } = this.#options;
    const state = key && stoppedCount(key);
    if (state && this.#parts.recall(state)) this.#earlierSeconds = state.seconds;
  }

  #forget() {
    if (this.#options.key) writeStored(this.#options.key, undefined);
  }
}
