/* Searches for one request at a time, and tells how far the search is. */

import { SearchWorker } from "../shared/worker.js";
import { sentenceOf } from "./sentences.js";

/** The searches of a finder. An answer to an earlier request is dropped: it is undefined. */
export class Search {
  #figure;
  #worker;
  #request;

  /** @param {import("../base/figure.js").Figure & {mistake: string, progress: number | undefined}} figure  `progress`
        is the part of a search that is done
      @param {string} address  of the script of the worker */
  constructor(figure, address) {
    this.#figure = figure;
    this.#worker = new SearchWorker(address, figure.signal);
  }

  /** Stop what is searched for, and begin another request. */
  begin() {
    if (this.#worker.isBusy()) this.#worker.stop();
    this.#request = Symbol("request");
    this.#figure.progress = undefined;
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
  ask(name, ...values) {
    const isCurrent = this.watch();
    return this.waitFor(this.#worker.ask(name, values, (done) => isCurrent() && (this.#figure.progress = done)));
  }

  /** Wait for any answer; what prevents it is shown.
      @template Answer
      @param {Promise<Answer>} promise
      @returns {Promise<Answer | undefined>} */
  async waitFor(promise) {
    const isCurrent = this.watch();
    try {
      const answer = await promise;
      return isCurrent() ? answer : undefined;
    } catch (error) {
      if (isCurrent()) this.#figure.mistake = sentenceOf(`it could not be found: ${error.message}`);
      return undefined;
    } finally {
      if (isCurrent()) this.#figure.progress = undefined;
    }
  }
}
