/* Keeps pages responsive during long work: questions to a worker, and loops that yield to the
   browser. */

import { loadErrorReason, startWorker, stopWorker } from "./files.js";

/** Yield to the browser: resolve in a new task, after pending events have been handled. */
export const yieldToBrowser = () => new Promise((done) => setTimeout(done));

// Milliseconds that a loop works before it yields.
const WORK_TIME = 20;

/** Return an async function that a long loop calls and awaits often. It yields to the browser if
    the loop has worked for `WORK_TIME` since it last yielded, and otherwise resolves without a
    pause. */
export function makeYielder() {
  let start = performance.now();
  return async () => {
    if (performance.now() - start < WORK_TIME) return;
    await yieldToBrowser();
    start = performance.now();
  };
}

/** A worker that answers questions. It starts with the first question. */
export class SearchWorker {
  #address;
  #signal;
  #worker;
  #count = 0;
  // The unanswered questions by their numbers: the functions that resolve, reject or report.
  #waiting = new Map();

  /** @param {string} address  of the worker's script
      @param {AbortSignal} signal  ends the worker */
  constructor(address, signal) {
    this.#address = address;
    this.#signal = signal;
    signal.addEventListener("abort", () => this.stop());
  }

  /** Ask the worker a question.
      @param {string} name  of the function that answers it, in `answerQuestions`
      @param {any[]} values  its arguments
      @param {(part: any) => void} [progress]  called with each progress report of the worker
      @returns {Promise<any>} resolves to the answer; rejects with the error of the worker; stays
        pending if the worker is stopped */
  ask(name, values, progress) {
    return new Promise((resolve, reject) => {
      if (this.#signal.aborted) return;
      this.#worker ??= this.#start();
      this.#waiting.set(++this.#count, { resolve, reject, progress });
      this.#worker.postMessage({ id: this.#count, name, values });
    });
  }

  /** Terminate the worker and drop all questions; their promises stay pending. */
  stop() {
    if (this.#worker) stopWorker(this.#worker);
    this.#worker = undefined;
    this.#waiting.clear();
  }

  /** Return whether a question is unanswered. */
  isBusy() {
    return this.#waiting.size > 0;
  }

  #start() {
    const worker = this.#open();
    worker.onerror = () => this.#fail(loadErrorReason("this page cannot search"));
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

// Milliseconds between two progress reports.
const REPORT_INTERVAL = 100;

/** Answer the questions of a page. A worker calls this once.
    @param {Record<string, Function>} answers  the functions that answer, by the names of questions.
      Each is called with the values of a question and a function that reports progress to the page,
      at most once in `REPORT_INTERVAL` */
export function answerQuestions(answers) {
  globalThis.onmessage = async ({ data: { id, name, values } }) => {
    let last = performance.now();
    const report = (part) => {
      if (performance.now() - last < REPORT_INTERVAL) return;
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
