/* Searches for one request at a time, and tells how far the search is. */

import { SearchWorker } from "#shared/worker.js";
import { sentenceOf } from "./queries.js";

/** The searches of a finder. What an earlier request waits for never comes. */
export class Search {
  #figure;
  #worker;
  #request;

  /** @param {import("#base/figure.js").Figure & {mistake: string, progress: number | undefined}} figure  `progress`
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

  /** A function that tells whether the reader still waits for the request of now. */
  watch() {
    const request = this.#request;
    const { signal } = this.#figure;
    return () => request === this.#request && !signal.aborted;
  }

  /** Ask for an answer of labels.js. */
  ask(name, ...values) {
    const isCurrent = this.watch();
    return this.waitFor(
      this.#worker.ask(name, values, (done) => isCurrent() && (this.#figure.progress = done)),
    );
  }

  /** Wait for any answer. What prevents it is shown, and then it never comes, either. */
  waitFor(promise) {
    const isCurrent = this.watch();
    return new Promise((resolve) => {
      const end = (action) => {
        if (!isCurrent()) return;
        this.#figure.progress = undefined;
        action();
      };
      const fail = ({ message }) =>
        (this.#figure.mistake = sentenceOf(`it could not be found: ${message}`));
      promise.then(
        (answer) => end(() => resolve(answer)),
        (error) => end(() => fail(error)),
      );
    });
  }
}
