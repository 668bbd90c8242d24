/* Searches for one request at a time, and shows how far the search is. */

import { findPart } from "../shared/parts.js";
import { SearchWorker } from "../shared/worker.js";
import { showMistake, toggle } from "./messages.js";

/** The searches of a finder. An answer to an earlier request is dropped: it is undefined. */
export class Search {
  #figure;
  #worker;
  #request;

  /** @param {import("../shared/element.js").QueensElement} figure
      @param {string} address  of the script of the worker */
  constructor(figure, address) {
    this.#figure = figure;
    this.#worker = new SearchWorker(address, figure.signal);
  }

  /** Stop what is searched for, and begin another request. */
  begin() {
    if (this.#worker.isBusy()) this.#worker.stop();
    this.#request = Symbol("request");
    toggle(this.#figure, "busy", false);
  }

  /** A function that tells whether the reader still waits for the request of now.
      @returns {() => boolean} */
  watch() {
    const request = this.#request;
    const { signal } = this.#figure;
    return () => request === this.#request && !signal.aborted;
  }

  /** Ask for an answer of labels.js; what prevents it is shown.
      @param {string} name
      @param {...unknown} values
      @returns {Promise<any>} */
  async ask(name, ...values) {
    const isCurrent = this.watch();
    try {
      const answer = await this.#worker.ask(name, values, (done) => isCurrent() && this.#showProgress(done));
      return isCurrent() ? answer : undefined;
    } catch (error) {
      if (isCurrent()) showMistake(this.#figure, `It could not be found: ${error.message}.`);
      return undefined;
    } finally {
      if (isCurrent()) toggle(this.#figure, "busy", false);
    }
  }

  #showProgress(done) {
    toggle(this.#figure, "busy", true);
    findPart(this.#figure, "progress").value = done;
    findPart(this.#figure, "done").textContent = `${Math.floor(100 * done)} %`;
  }
}
