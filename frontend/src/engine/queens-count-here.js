/* `<queens-count-here>`: counts the solutions of one N in this browser, and shows how fast it is. */

import "../base/queens-base.css";
import "../laboratories/queens-laboratory.css";
import { durationText } from "../laboratories/duration-text.js";
import { define, QueensElement } from "../shared/element.js";
import { capitalized, counted, grouped } from "../shared/text.js";
import { Count, keptPart } from "./counting.js";

const SHORT = 1; // seconds; a shorter estimate says no more than this
/** @type {Intl.NumberFormatOptions} */
const WORDS = { notation: "compact", compactDisplay: "long", maximumSignificantDigits: 2 };

const keyOf = (n) => `queens-count-${n}`;
const percent = (part) => `${Math.floor(100 * part)} %`;

const MISTAKES = {
  memory: "The browser has too little memory for this N: choose a smaller one, or close other tabs.",
};

class QueensCountHere extends QueensElement {
  #count = /** @type {Count | undefined} */ (undefined);

  start() {
    const { signal } = this;
    this.find("n").addEventListener("change", () => this.#choose(), { signal });
    this.find("count").addEventListener("click", () => (this.#isRunning ? this.#stop() : this.#run()), { signal });
    signal.addEventListener("abort", () => this.#end());
    this.#show();
  }

  get #n() {
    return Number(this.find("n").value);
  }

  get #known() {
    return this.find("n").selectedOptions[0].dataset;
  }

  get #isRunning() {
    return this.find("count").getAttribute("aria-pressed") === "true";
  }

  set #isRunning(isOn) {
    this.find("count").setAttribute("aria-pressed", String(isOn));
    this.find("count").textContent = isOn ? "Stop" : "Count";
  }

  /* What a reader does -------------------------------------------------------------------------- */

  async #choose() {
    this.#end();
    if (keptPart(keyOf(this.#n))) return this.#show();
    this.#show("");
    this.#write("comparison", "Estimating …");
    const count = this.#newCount();
    try {
      const seconds = await count.estimate();
      if (count === this.#count && !this.#isRunning) this.#show(this.#estimateText(seconds, count.workers));
    } catch (error) {
      if (count === this.#count) this.#fail(error);
    }
  }

  async #run() {
    const count = this.#count ?? this.#newCount();
    this.#isRunning = true;
    this.#write("comparison", "");
    this.#write("status", `Counting N = ${this.#n} …`);
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

  /* The count ----------------------------------------------------------------------------------- */

  #newCount() {
    const progress = (heard) => this.#isRunning && this.#drawProgress(heard);
    this.#count = new Count(this.#n, { worker: this.dataset.qaWorker, key: keyOf(this.#n), progress });
    return this.#count;
  }

  #end() {
    this.#count?.end();
    this.#count = undefined;
    this.#isRunning = false;
  }

  #fail(error) {
    this.#end();
    this.#write("status", MISTAKES[error.message] ?? "This browser cannot count beside the page.");
  }

  /* What is shown ------------------------------------------------------------------------------- */

  #write(name, text) {
    const part = this.find(name);
    if (part.textContent !== text) part.textContent = text; // a screen reader would speak on load
  }

  /** What is known before a count, or in place of that a text. */
  #show(text = this.#keptText) {
    this.find("bar").value = keptPart(keyOf(this.#n));
    this.#write("answer", "");
    this.#write("status", text);
    this.#write("comparison", "The total grows here as your browser counts. At the end you see how fast it was.");
  }

  /** Whether a part of the count was counted earlier. */
  get #keptText() {
    const kept = keptPart(keyOf(this.#n));
    return kept ? `${percent(kept)} of N = ${this.#n} is counted. Press Count to go on.` : `Press Count to count N = ${this.#n} in your browser.`;
  }

  #estimateText(seconds, workers) {
    const duration = seconds < SHORT ? "Less than a second" : `About ${durationText(seconds)}`;
    return `${duration} on your ${counted(workers, "core")}.`;
  }

  #drawProgress({ done, total, secondsLeft }) {
    this.find("bar").value = done;
    this.#write("answer", grouped(total));
    const left = secondsLeft < SHORT ? "" : `, about ${durationText(secondsLeft)} left`;
    this.#write("comparison", `${percent(done)}${left}`);
  }

  #finish({ total, seconds, workers, backend }) {
    this.#count = undefined;
    this.#isRunning = false;
    this.find("bar").value = 1;
    this.#write("answer", grouped(total));
    this.#write("status", `Counted in ${durationText(seconds)} on ${counted(workers, "core")}. ${this.#checkedText(total)}`);
    this.#write("comparison", [this.#speedText(total / seconds), this.#backendText(backend), this.#machineText()].filter(Boolean).join(" "));
  }

  #checkedText(total) {
    const { qaTotal } = this.#known;
    return total === Number(qaTotal) ? "The published total is the same." : `The published total is ${grouped(Number(qaTotal))}: please report this.`;
  }

  #speedText(speed) {
    return `${capitalized(speed.toLocaleString("en", WORDS))} solutions a second.`;
  }

  #backendText(backend) {
    if (backend === "wasm-simd") return "";
    if (backend === "wasm") return "This browser has no vector instructions, which would make it several times as fast.";
    return "This page or browser runs no WebAssembly, so JavaScript counted, some 40 times slower.";
  }

  #machineText() {
    const { qaTime } = this.#known;
    return qaTime ? `${this.dataset.qaMachine}: ${qaTime}.` : "";
  }
}

define("queens-count-here", QueensCountHere);
