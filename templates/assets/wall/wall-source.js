/* The representatives of one N: searched beside the page, or in a page from disk, which has no worker, in it. */

import { census, ranked } from "../finder/labels.js";
import { SearchWorker } from "../shared/worker.js";
import { orbitsOf, SIZES } from "./wall-boards.js";

const IN_PAGE = { census, ranked };

/** Finds the orbits of walls, each once. */
export class Source {
  #worker;
  #known = new Map();

  /** @param {string} address  of the script of the worker
      @param {AbortSignal} signal */
  constructor(address, signal) {
    this.#worker = new SearchWorker(address, signal);
  }

  /** The orbits of one N.
      @param {number} n
      @returns {Promise<ReturnType<typeof orbitsOf>>} */
  orbits(n) {
    if (!this.#known.has(n)) this.#known.set(n, this.#found(n));
    return this.#known.get(n);
  }

  async #found(n) {
    const counts = await this.#ask("census", n);
    const lists = await Promise.all(SIZES.map((size) => this.#ask("ranked", n, size, 1, counts[size])));
    return orbitsOf(n, Object.fromEntries(SIZES.map((size, place) => [size, lists[place]])));
  }

  async #ask(name, ...values) {
    try {
      return await this.#worker.ask(name, values);
    } catch {
      return IN_PAGE[name](...values);
    }
  }
}
