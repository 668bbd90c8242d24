/* `<queens-count-here>`: counts the solutions of one N in this browser, and shows how fast it is. */

import "../laboratories/queens-laboratory.css";
import "./queens-count-here.css";
import { define, dropdown, Figure, html } from "../base/index.js";
import { durationText } from "../laboratories/duration-text.js";
import { capitalized, counted, grouped } from "../shared/text.js";
import { Count, keptPart } from "./counting.js";

const SHORT = 1; // seconds; a shorter estimate says no more than this
/** @type {Intl.NumberFormatOptions} */
const WORDS = { notation: "compact", compactDisplay: "long", maximumSignificantDigits: 2 };

const MISTAKES = {
  memory: "The browser has too little memory for this N: choose a smaller one, or close other tabs.",
};
const BACKENDS = {
  "wasm-simd": "",
  wasm: "This browser has no vector instructions, which would make it several times as fast.",
  javascript: "This page or browser runs no WebAssembly, so JavaScript counted, some 40 times slower.",
};

const keyOf = (n) => `queens-count-${n}`;
const percent = (part) => `${Math.floor(100 * part)} %`;

class CountHere extends Figure {
  static properties = {
    n: { type: Number },
    totals: { type: Array }, // each N with its total and the time of a machine
    machine: {}, // whose times these are
    worker: {}, // address of queens-engine-worker.js
    isRunning: { state: true },
    done: { state: true }, // from 0 to 1
    answer: { state: true },
    status: { state: true },
    comparison: { state: true },
  };
  /** @type {Count | undefined} */
  #count;

  start() {
    this.signal.addEventListener("abort", () => this.#end());
    this.#reset();
  }

  /* What a reader does -------------------------------------------------------------------------- */

  async #choose(n) {
    this.n = n;
    this.#reset();
    if (keptPart(keyOf(n))) return;
    const count = this.#newCount();
    this.status = "Estimating …";
    try {
      const seconds = await count.estimate();
      if (count !== this.#count || this.isRunning) return;
      const duration = seconds < SHORT ? "Less than a second" : `About ${durationText(seconds)}`;
      this.status = `${duration} on your ${counted(count.workers, "core")}.`;
    } catch (error) {
      if (count === this.#count) this.#fail(error);
    }
  }

  async #run() {
    const count = this.#count ?? this.#newCount();
    Object.assign(this, { isRunning: true, comparison: "", status: `Counting N = ${this.n} …` });
    try {
      const result = await count.run();
      if (count === this.#count) this.#finish(result);
    } catch (error) {
      if (count === this.#count) this.#fail(error);
    }
  }

  /* The count ----------------------------------------------------------------------------------- */

  #newCount() {
    const progress = (heard) => this.isRunning && this.#showProgress(heard);
    this.#count = new Count(this.n, { worker: this.worker, key: keyOf(this.n), progress });
    return this.#count;
  }

  #end() {
    this.#count?.end();
    this.#count = undefined;
    this.isRunning = false;
  }

  /** Show what is known before a count: whether a part of it was counted earlier. */
  #reset() {
    this.#end();
    const { n } = this;
    const done = keptPart(keyOf(n));
    const status = done ? `${percent(done)} of N = ${n} is counted. Press Count to go on.` : `Press Count to count N = ${n} in your browser.`;
    Object.assign(this, { done, status, answer: "–", comparison: "" });
  }

  #fail(error) {
    this.#end();
    this.status = MISTAKES[error.message] ?? "This browser cannot count beside the page.";
  }

  #showProgress({ done, total, secondsLeft }) {
    const left = secondsLeft < SHORT ? "" : `, about ${durationText(secondsLeft)} left`;
    Object.assign(this, { done, answer: grouped(total), comparison: `${percent(done)}${left}` });
  }

  #finish({ total, seconds, workers, backend }) {
    const [, known, time] = this.totals.find(([n]) => n === this.n);
    const check = total === known ? "The ledger has the same total." : `The ledger has ${grouped(known)}: please report this.`;
    const speed = `${capitalized((total / seconds).toLocaleString("en", WORDS))} solutions a second.`;
    this.#count = undefined;
    Object.assign(this, {
      isRunning: false,
      done: 1,
      answer: grouped(total),
      status: `Counted in ${durationText(seconds)} on ${counted(workers, "core")}. ${check}`,
      comparison: [speed, BACKENDS[backend], time ? `${this.machine}: ${time}.` : ""].filter(Boolean).join(" "),
    });
  }

  render() {
    const { n, totals, isRunning } = this;
    return html`<div class="qa-lab-live">
      <div class="qa-lab-bar">
        ${dropdown("N", totals.map(([each]) => each), n, (each) => this.#choose(each))}
        <button type="button" aria-pressed=${isRunning} data-qa-part="count" @click=${() => (isRunning ? this.#reset() : this.#run())}>${isRunning ? "Stop" : "Count"}</button>
      </div>
      <progress max="1" .value=${this.done} aria-label="Counted" data-qa-part="bar"></progress>
      <div class="qa-lab-result">
        <p class="qa-lab-answer" data-qa-part="answer">${this.answer}</p>
        <p role="status" data-qa-part="status">${this.status}</p>
      </div>
      <p class="qa-note qa-lab-compared" data-qa-part="comparison">${this.comparison}</p>
    </div>`;
  }
}

define("queens-count-here", CountHere);
