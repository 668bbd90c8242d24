/* A figure that counts the solutions for an N in the reader's browser, and shows how fast the
   browser is. */

import "#shared/queens-laboratory.css";
import { button, define, dropdown, Figure, html } from "#base";
import { durationText } from "#shared/duration-text.js";
import { counted, grouped } from "#shared/text.js";
import { Count, keptPart } from "#engine/counting.js";

// In seconds; a shorter time is shown as `Less than a second`, and a shorter time that is left is
// not shown.
const SHORT = 1;
const RATE_FORMAT = { notation: "compact", compactDisplay: "long", maximumSignificantDigits: 2 };
const NOT_YET_COMPARED =
  "The total grows here as your browser counts. At the end you see how fast it was.";
const MISTAKES = {
  memory:
    "The browser has too little memory for this N: choose a smaller one, or close other tabs.",
};
const BACKENDS = {
  wasm: "This browser has no vector instructions, which would make it several times as fast.",
  javascript:
    "This page or browser runs no WebAssembly, so JavaScript counted, some 40 times slower.",
};

const keyOf = (n) => `queens-count-${n}`;
const percent = (part) => `${Math.floor(100 * part)} %`;

class CountHere extends Figure {
  static properties = {
    // The N that is selected at first.
    n: { type: Number },
    // For each N an object with `n`, the `total`, and the `time` of our machine as text, which is
    // "" if it was not measured.
    totals: { type: Array },
    // The name of our machine; "" if it was not timed.
    machine: {},
    worker: {},
    chosen: { state: true },
    isRunning: { state: true },
    // The part of the solutions that has been counted, from 0 to 1.
    done: { state: true },
    // The total so far, as text.
    total: { state: true },
    status: { state: true },
    comparison: { state: true },
  };
  #count;

  setup() {
    this.signal.addEventListener("abort", () => this.#end());
    this.chosen ??= this.n;
    this.#end();
    this.#show();
  }

  // Methods for the actions of the reader.

  async #choose(n) {
    this.#end();
    this.chosen = n;
    this.#show();
    if (this.done) return;
    this.status = "";
    this.comparison = "Estimating …";
    const count = this.#newCount();
    try {
      const seconds = await count.estimate();
      if (count !== this.#count || this.isRunning) return;
      this.#show();
      const duration = seconds < SHORT ? "Less than a second" : `About ${durationText(seconds)}`;
      this.status = `${duration} on your ${counted(count.workers, "core")}.`;
    } catch (error) {
      if (count === this.#count) this.#fail(error);
    }
  }

  async #run() {
    const count = this.#count ?? this.#newCount();
    this.isRunning = true;
    this.comparison = "";
    this.status = `Counting N = ${this.chosen} …`;
    try {
      const result = await count.run();
      if (count === this.#count) this.#finish(result);
    } catch (error) {
      if (count === this.#count) this.#fail(error);
    }
  }

  #stop() {
    this.#end();
    this.#show();
  }

  // Methods for the count.

  #newCount() {
    const progress = (report) => this.isRunning && this.#progress(report);
    this.#count = new Count(this.chosen, {
      worker: this.worker,
      key: keyOf(this.chosen),
      progress,
    });
    return this.#count;
  }

  #end() {
    this.#count?.end();
    this.#count = undefined;
    this.isRunning = false;
  }

  #fail(error) {
    this.#end();
    this.status = MISTAKES[error.message] ?? "This browser cannot count beside the page.";
  }

  #progress({ done, total, secondsLeft }) {
    this.done = done;
    this.total = grouped(total);
    const left = secondsLeft < SHORT ? "" : `, about ${durationText(secondsLeft)} left`;
    this.comparison = percent(done) + left;
  }

  #finish({ total, seconds, workers, backend }) {
    const known = this.totals.find(({ n }) => n === this.chosen);
    this.#count = undefined;
    this.isRunning = false;
    this.done = 1;
    this.total = grouped(total);
    const checked =
      total === known.total
        ? "The published total is the same."
        : `The published total is ${grouped(known.total)}: please report this.`;
    this.status = `Counted in ${durationText(seconds)} on ${counted(workers, "core")}. ${checked}`;
    const rate = (total / seconds).toLocaleString("en", RATE_FORMAT);
    const speed = `Your browser found ${rate} solutions a second.`;
    this.comparison = [
      speed,
      BACKENDS[backend],
      known.time && `For comparison, our machine (${this.machine}) took ${known.time}.`,
    ]
      .filter(Boolean)
      .join(" ");
  }

  // Methods that show the state.

  /** Show the state before a count. If a part of this N was counted earlier, say how much. */
  #show() {
    this.done = keptPart(keyOf(this.chosen));
    this.total = "";
    this.status = this.done
      ? `${percent(this.done)} of N = ${this.chosen} is counted. Press Count to go on.`
      : `Press Count to count N = ${this.chosen} in your browser.`;
    this.comparison = NOT_YET_COMPARED;
  }

  render() {
    const sizes = this.totals.map(({ n }) => n);
    const label = this.isRunning ? "Stop" : "Count";
    const press = () => (this.isRunning ? this.#stop() : this.#run());
    return html`<div class="qa-lab-live">
      <div class="qa-lab-bar">
        ${dropdown("N", sizes, this.chosen, (n) => this.#choose(n))}
        ${button("count", label, press)}
      </div>
      <progress data-qa-part="bar" max="1" .value=${this.done} aria-label="Counted"></progress>
      <div class="qa-lab-result">
        <p class="qa-lab-answer" data-qa-part="answer">${this.total}</p>
        ${this.message(this.status, { look: "" })}
      </div>
      <p class="qa-note qa-lab-compared" data-qa-part="comparison">${this.comparison}</p>
    </div>`;
  }
}

define("queens-count-here", CountHere, { isLazy: true });
