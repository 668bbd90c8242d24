/* The searches of a finder: for one request at a time, with their progress. */

import { SearchWorker } from "#shared/worker.js";
import { sentenceOf } from "./queries.js";

/** The searches of a finder. When a new request begins, the promises of earlier requests stay
    pending for ever. */
export class Search {
  #figure;
  #worker;
  // A symbol for the current request.
  #request;

  /** @param {import("#base/figure.js").Figure & {mistake: string, progress: number | undefined}}
        figure  `progress` is the part of a search that is done
      @param {string} address  of the worker's script */
  constructor(figure, address) {
    this.#figure = figure;
    this.#worker = new SearchWorker(address, figure.signal);
  }

  /** Stop the current search, and begin another request. */
  begin() {
    if (this.#worker.isBusy()) this.#worker.stop();
    this.#request = Symbol("request");
    this.#figure.progress = undefined;
  }

  /** Return a function that tells whether the reader still waits for the current request. */
  watch() {
    const request = this.#request;
    const { signal } = this.#figure;
    return () => request === this.#request && !signal.aborted;
  }

  /** Call the function `name` of labels.js in the worker. */
  ask(name, ...values) {
    const isCurrent = this.watch();
    const progress = (done) => {
      if (isCurrent()) this.#figure.progress = done;
    };
    return this.waitFor(this.#worker.ask(name, values, progress));
  }

  /** Wait for an answer. If the promise rejects, show the error; the returned promise then stays
      pending. */
  waitFor(promise) {
    const isCurrent = this.watch();
    return new Promise((resolve) => {
      const end = (action) => {
        if (!isCurrent()) return;
        this.#figure.progress = undefined;
        action();
      };
      const fail = ({ message }) => {
        this.#figure.mistake = sentenceOf(`it could not be found: ${message}`);
      };
      promise.then(
        (answer) => end(() => resolve(answer)),
        (error) => end(() => fail(error)),
      );
    });
  }
}
