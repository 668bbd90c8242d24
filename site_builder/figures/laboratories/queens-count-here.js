/* `<queens-count-here>`: counts the solutions of one N in this browser, and shows how fast it is. */

import "#shared/queens-laboratory.css";
import { button, define, dropdown, Figure, html } from "#base";
import { durationText } from "#shared/duration-text.js";
import { counted, grouped } from "#shared/text.js";
import { Count, keptPart } from "#engine/counting.js";

const SHORT = 1; // seconds; a shorter estimate says no more than this
const WORDS = { notation: "compact", compactDisplay: "long", maximumSignificantDigits: 2 };
const TO_COME = "The total grows here as your browser counts. At the end you see how fast it was.";
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
    n: { type: Number }, // chosen at first
    totals: { type: Array }, // of each N, with the time of our machine
    machine: {}, // it; empty where none was measured
    worker: {},
    chosen: { state: true },
    isRunning: { state: true },
    done: { state: true }, // the part that is counted
    total: { state: true }, // as text
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

  /* What a reader does */

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

  /* The count */

  #newCount() {
    const progress = (heard) => this.isRunning && this.#progress(heard);
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
    this.comparison =
      percent(done) + (secondsLeft < SHORT ? "" : `, about ${durationText(secondsLeft)} left`);
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
    const speed = `Your browser found ${(total / seconds).toLocaleString("en", WORDS)} solutions a second.`;
    this.comparison = [
      speed,
      BACKENDS[backend],
      known.time && `For comparison, our machine (${this.machine}) took ${known.time}.`,
    ]
      .filter(Boolean)
      .join(" ");
  }

  /* What is shown */

  /** What is known before a count: whether a part of it was counted earlier. */
  #show() {
    this.done = keptPart(keyOf(this.chosen));
    this.total = "";
    this.status = this.done
      ? `${percent(this.done)} of N = ${this.chosen} is counted. Press Count to go on.`
      : `Press Count to count N = ${this.chosen} in your browser.`;
    this.comparison = TO_COME;
  }

  render() {
    const sizes = this.totals.map(({ n }) => n);
    return html`<div class="qa-lab-live">
      <div class="qa-lab-bar">
        ${dropdown("N", sizes, this.chosen, (n) => this.#choose(n))}
        ${button("count", this.isRunning ? "Stop" : "Count", () => (this.isRunning ? this.#stop() : this.#run()))}
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
