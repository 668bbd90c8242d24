/* Counts the solutions of a board on all cores of the reader. */

import { embedScript } from "../shared/files.js";
import { isCount, isObject, isText, readStored, writeStored } from "../shared/storage.js";
import { SearchWorker } from "../shared/worker.js";
import { Parts, sum } from "./parts.js";

/** The largest board. Each worker needs 100 MB for it, and several times that for N = 22. */
const MAX_N = 20;

const SECONDS = 0.1; // that a worker counts before it reports
const SAMPLE_SECONDS = 0.4;
const SAVE_SECONDS = 0.5;

/** The count of one board.
    @typedef {object} Counted
    @property {number} n  the side of the board
    @property {number} total  its solutions
    @property {number} [fundamental]  unknown without WebAssembly, as are the orbits
    @property {Record<string, number>} [orbitsBySize]  how many orbits have each size
    @property {number} seconds  that it took, without pauses
    @property {number} workers  how many counted
    @property {string} backend  `wasm-simd`, `wasm` or `javascript` */

/** How far a count has come.
    @typedef {object} Progress
    @property {number} done  from 0 to 1
    @property {number} total  solutions so far
    @property {number} seconds  so far
    @property {number} secondsLeft  estimated */

/** What a count needs, and what it may be given.
    @typedef {object} Options
    @property {string} worker  address of queens-engine-worker.js
    @property {number} [workers]  how many; one for each core
    @property {string} [backend]  as in `Counted`; the fastest
    @property {AbortSignal} [signal]  stops the count
    @property {(progress: Progress) => void} [progress]  is called several times a second
    @property {string} [key]  in the storage of the browser, to go on there after a stop or a reload */

/** The orbits by size, by Burnside's lemma: for n > 1 no reflection leaves a solution unchanged. */
function orbitsOf(n, total, { quarter, half }) {
  if (n === 1) return { 1: 1, 2: 0, 4: 0, 8: 0 };
  return { 1: 0, 2: quarter / 2, 4: (half - quarter) / 4, 8: (total - half) / 8 };
}

/** Whether a value is a count that was stopped: parts that are open or done, and what was found in how many seconds. */
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

/** The count that was stopped, if one is kept. */
const kept = (key) => readStored(key, [], isStopped);

/** How much of a count is kept in the storage of the browser, from 0 to 1. */
export const keptPart = (key) => kept(key)?.done ?? 0;

/** The count of one board: it can be estimated, then run. */
export class Count {
  #n;
  #options;
  #ended = new AbortController();
  #workers = [];
  #isRun = false;
  #backend = "";
  #parts = new Parts([]);
  #earlier = 0; // seconds of earlier runs
  #start = 0;
  #saved = 0;

  /** @param {number} n  1 to MAX_N */
  constructor(n, options) {
    if (!Number.isInteger(n) || n < 1 || n > MAX_N)
      throw new RangeError(`n must be an integer from 1 to ${MAX_N}, got ${n}`);
    this.#n = n;
    this.#options = options;
    const { signal } = options;
    signal?.throwIfAborted();
    signal?.addEventListener("abort", () => this.#endFor(signal.reason), {
      signal: this.#ended.signal,
    });
  }

  /** How many workers count. */
  get workers() {
    return this.#workers.length;
  }

  /** End the count, and its workers. */
  end() {
    this.#endFor(new DOMException("the count has ended", "AbortError"));
  }

  #endFor(reason) {
    if (this.#isRun) this.#save();
    this.#isRun = false;
    this.#ended.abort(reason);
  }

  /** Count a sample of the parts, and estimate the seconds for all. */
  estimate() {
    return this.#unlessEnded(async () => {
      const end = performance.now() + 1000 * SAMPLE_SECONDS;
      await this.#share(() => (performance.now() < end ? this.#parts.sample() : []));
      return this.#parts.seconds / this.workers;
    });
  }

  /** Count all parts; the workers end with the last one. */
  async run() {
    this.#isRun = true;
    const counted = await this.#unlessEnded(async () => {
      while (!this.#parts.areDone) await this.#share(() => this.#parts.next(SECONDS, this.workers));
      return this.#result();
    });
    this.#isRun = false;
    this.#forget();
    this.end();
    return counted;
  }

  async #unlessEnded(action) {
    const { signal } = this.#ended;
    signal.throwIfAborted();
    this.#start = performance.now();
    const ended = new Promise((_, reject) =>
      signal.addEventListener("abort", () => reject(signal.reason)),
    );
    return Promise.race([this.#prepare().then(action), ended]).finally(() => {
      this.#earlier = this.#elapsed;
      this.#start = 0;
    });
  }

  get #elapsed() {
    return this.#earlier + (this.#start && (performance.now() - this.#start) / 1000);
  }

  /* Workers ------------------------------------------------------------------------------------- */

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
    const worker = new SearchWorker(this.#options.worker, this.#ended.signal);
    return { worker, isReady: worker.ask("prepare", [this.#n, backend]) };
  }

  /** Let each worker count what `next` hands out, until that is nothing. */
  async #share(next) {
    await Promise.all(this.#workers.map((one) => this.#employ(one, next)));
  }

  async #employ(one, next) {
    let numbers = [];
    try {
      await one.isReady;
      while ((numbers = next()).length) {
        const { total, seconds } = await one.worker.ask("count", [numbers]);
        this.#parts.finish(numbers, total, seconds);
        this.#report();
      }
    } catch (error) {
      this.#dismiss(one, numbers, error);
    }
  }

  /** A worker without memory leaves its parts to the others. */
  #dismiss(one, numbers, error) {
    one.worker.stop();
    this.#parts.release(numbers);
    this.#workers = this.#workers.filter((other) => other !== one);
    if (!this.#workers.length) throw error;
  }

  /* Results ------------------------------------------------------------------------------------- */

  #report() {
    const { total, done } = this.#parts;
    const secondsLeft = (1 - done) * (this.#parts.seconds / this.workers);
    this.#options.progress?.({ done, total, seconds: this.#elapsed, secondsLeft });
    if (this.#isRun && this.#elapsed - this.#saved > SAVE_SECONDS) this.#save();
  }

  async #result() {
    const [n, { total }] = [this.#n, this.#parts];
    const counted = {
      n,
      total,
      seconds: this.#elapsed,
      workers: this.workers,
      backend: this.#backend,
    };
    const turned = await this.#workers[0].worker.ask("turned", []);
    if (!turned) return counted;
    const orbitsBySize = orbitsOf(n, total, turned);
    return { ...counted, fundamental: sum(Object.values(orbitsBySize)), orbitsBySize };
  }

  /* The storage of the browser ------------------------------------------------------------------ */

  #save() {
    this.#saved = this.#elapsed;
    const { key } = this.#options;
    if (!key || !this.#parts.done) return;
    writeStored(key, { ...this.#parts.state, done: this.#parts.done, seconds: this.#elapsed });
  }

  #recall() {
    const { key } = this.#options;
    const state = key && kept(key);
    if (state && this.#parts.recall(state)) this.#earlier = state.seconds;
  }

  #forget() {
    if (this.#options.key) writeStored(this.#options.key, undefined);
  }
}
