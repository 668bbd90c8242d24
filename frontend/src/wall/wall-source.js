/* The representatives of one N: searched beside the page, or in a page from disk, which has no worker, in it. */

import { representatives } from "../finder/search.js";
import { pause } from "../shared/pause.js";
import { SearchWorker } from "../shared/worker.js";
import { orbitsOf } from "./wall-boards.js";

/** Finds the orbits of walls, each once. */
export class Source {
  #worker;
  #known = new Map();

  /** @param {string} address  of the script of the worker */
  constructor(address, signal) {
    this.#worker = new SearchWorker(address, signal);
  }

  /** The orbits of one N. */
  orbits(n) {
    if (!this.#known.has(n)) this.#known.set(n, this.#found(n));
    return this.#known.get(n);
  }

  async #found(n) {
    const orbits = orbitsOf(n, await this.#representatives(n));
    await pause(); // to lay them out takes as long
    return orbits;
  }

  async #representatives(n) {
    try {
      return await this.#worker.ask("representatives", [n]);
    } catch {
      return representatives(n);
    }
  }
}
