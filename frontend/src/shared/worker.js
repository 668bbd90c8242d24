/* Long work: in a worker, which answers questions; or in parts. */

import { hindrance, startWorker, stopWorker } from "./files.js";

/** Until the browser has done what is due: a task of its own begins after it. */
export const pause = () => new Promise((done) => setTimeout(done));

const PART = 20; // milliseconds of work before a break

/** For work in parts: a function to call often. It takes a break once a part has taken long enough. */
export function breaks() {
  let begin = performance.now();
  return async () => {
    if (performance.now() - begin < PART) return;
    await pause();
    begin = performance.now();
  };
}

/** A worker that starts with the first question. */
export class SearchWorker {
  #address;
  #signal;
  #worker;
  #count = 0;
  #waiting = new Map(); // the questions without an answer, by their numbers

  /** @param {string} address  of the script of the worker
      @param {AbortSignal} signal  ends it */
  constructor(address, signal) {
    this.#address = address;
    this.#signal = signal;
    signal.addEventListener("abort", () => this.stop());
  }

  /** Ask for an answer.
      @param {(part: any) => void} [progress]  hears how far it is, as the worker reports it */
  ask(name, values, progress) {
    return new Promise((resolve, reject) => {
      if (this.#signal.aborted) return;
      this.#worker ??= this.#start();
      this.#waiting.set(++this.#count, { resolve, reject, progress });
      this.#worker.postMessage({ id: this.#count, name, values });
    });
  }

  /** End all questions, without an answer. */
  stop() {
    if (this.#worker) stopWorker(this.#worker);
    this.#worker = undefined;
    this.#waiting.clear();
  }

  isBusy() {
    return this.#waiting.size > 0;
  }

  #start() {
    const worker = this.#open();
    worker.onerror = () => this.#fail(hindrance("this page cannot search"));
    worker.onmessage = ({ data }) => this.#receive(data);
    return worker;
  }

  #open() {
    try {
      return startWorker(this.#address);
    } catch {
      throw new Error(
        "a page from disk cannot search; serve it, for example with python -m http.server",
      );
    }
  }

  #receive({ id, part, answer, mistake }) {
    const { resolve, reject, progress } = this.#waiting.get(id);
    if (part !== undefined) return progress?.(part);
    this.#waiting.delete(id);
    return mistake ? reject(new Error(mistake)) : resolve(answer);
  }

  #fail(message) {
    const questions = [...this.#waiting.values()];
    this.stop();
    for (const { reject } of questions) reject(new Error(message));
  }
}

const PAUSE = 100; // milliseconds between two reports

/** In a worker: answer what a page asks.
    @param {Record<string, Function>} answers  what each gets last reports to the page how far it is, now and then */
export function answerQuestions(answers) {
  globalThis.onmessage = async ({ data: { id, name, values } }) => {
    let last = performance.now();
    const report = (part) => {
      if (performance.now() - last < PAUSE) return;
      last = performance.now();
      postMessage({ id, part });
    };
    try {
      postMessage({ id, answer: await answers[name](...values, report) });
    } catch (error) {
      postMessage({ id, mistake: error.message });
    }
  };
}
