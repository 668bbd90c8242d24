/* The searches of a finder. Only the latest request is answered, and the figure shows the progress
   of its search. */

import { SearchWorker } from "#shared/worker.js";
import { sentenceOf } from "./queries.js";

/** Answers the requests of a finder. When a new request begins, the promises of earlier requests
    stay pending forever. */
export class Search {
  #figure;
  #worker;
  // A symbol that identifies the current request.
  #request;

  /** @param {import("#base/figure.js").Figure & {mistake: string, progress: number | undefined}}
      figure  `progress` is the part of a search that is done, from 0 to 1
      @param {string} address  the address of the worker's script */
  constructor(figure, address) {
    this.#figure = figure;
    this.#worker = new SearchWorker(address, figure.signal);
  }

  /** Stop the current search, if any, and begin a new request. */
  begin() {
    if (this.#worker.isBusy()) this.#worker.stop();
    this.#request = Symbol("request");
    this.#figure.progress = undefined;
  }

  /** Return a function that returns whether the reader still waits for the request that is current
      now. */
  watch() {
    const request = this.#request;
    const { signal } = this.#figure;
    return () => request === this.#request && !signal.aborted;
  }

  /** Resolve to the result of a function of labels.js, which the worker calls.
      @param {string} name  the name of the function
      @param {unknown[]} values  its arguments */
  ask(name, ...values) {
    const isCurrent = this.watch();
    const progress = (done) => {
      if (isCurrent()) this.#figure.progress = done;
    };
    return this.waitFor(this.#worker.ask(name, values, progress));
  }

  /** Resolve to what `promise` resolves to. If it rejects, show the error on the figure, and stay
      pending. Stay pending also if a new request has begun meanwhile. */
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
