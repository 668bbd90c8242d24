/* How long a method takes: on the machine of a record, and on this one once its browser is timed. */

import "./queens-laboratory.css";
import { Count } from "../engine/counting.js";
import { Address } from "../shared/address.js";
import { define, QueensElement } from "../shared/element.js";
import { startWorker, stopWorker } from "../shared/files.js";
import { capitalized, counted as amount } from "../shared/text.js";
import { doubtfulText, durationText } from "./duration-text.js";

const MILLISECONDS = 500;
const ENGINE = "engine";
const ENGINE_BASIS = "Each core has counted parts for less than half a second, spread over the whole count. Count here, on the page of numbers, counts them all. The engine that you install uses wider registers where the processor has them, and is then up to four times as fast.";
const PARAMETERS = ["n", "method", "language"];

const titleOf = (select) => select.selectedOptions[0].textContent;

/** How long a method takes in a language. */
class QueensDuration extends QueensElement {
  #programs;
  #seconds; // that this browser takes for what the reference machine was timed with
  #address;
  #count; // that is estimated

  start() {
    const { signal } = this;
    this.#programs = JSON.parse(this.find("programs").content.textContent);
    this.#address = new Address(this, (query) => this.#read(query));
    for (const name of PARAMETERS) this.find(name).addEventListener("change", () => this.#changed(), { signal });
    this.find("measure")?.addEventListener("click", () => this.#measure(), { signal });
    this.find("measure")?.removeAttribute("aria-disabled"); // it may have left while it measured
    this.#read(this.#address.query);
    this.#address.show(PARAMETERS);
  }

  /* What is chosen */

  /** Take up what an address has; what makes no sense is left out. */
  #read(query) {
    const { qaN, qaMethod, qaLanguage } = this.dataset;
    this.#select("n", query.get("n"), qaN);
    this.#select("method", query.get("method")?.replaceAll("-", "_"), qaMethod);
    this.#select("language", query.get("language"), qaLanguage);
    this.#offerLanguages();
    this.#draw();
  }

  #select(name, value, preset) {
    const select = this.find(name);
    const isOffered = [...select.options].some((option) => option.value === value);
    select.value = isOffered ? value : preset;
  }

  #changed() {
    this.#offerLanguages();
    this.#draw();
    const [n, method, language] = PARAMETERS.map((name) => this.find(name).value);
    this.#address.write({ n, method: method.replaceAll("_", "-"), language });
  }

  #programIn(language) {
    return this.#programs.find((each) => each.method === this.find("method").value && each.language === language);
  }

  /** A method is not in every language: go to one that it has. */
  #offerLanguages() {
    const languages = this.find("language");
    for (const option of languages.options) option.disabled = !this.#programIn(option.value);
    if (languages.selectedOptions[0].disabled) languages.value = [...languages.options].find((option) => !option.disabled).value;
  }

  /* The answer */

  #draw() {
    this.#count?.end();
    if (this.#seconds !== undefined && this.find("method").value === ENGINE) this.#estimate();
    else this.#drawMeasured();
  }

  #drawMeasured() {
    const program = this.#programIn(this.find("language").value);
    const [seconds, doubt] = program.durations[Number(this.find("n").value) - Number(this.dataset.qaFirst)];
    if (this.#seconds === undefined) this.#drawReference(program, seconds, doubt);
    else this.#drawHere(program, seconds, doubt);
  }

  /** The engine itself runs here: a sample of its parts says how long all of them take. */
  async #estimate() {
    const n = Number(this.find("n").value);
    const { signal } = this;
    const count = new Count(n, { worker: this.dataset.qaEngine, signal });
    this.#count = count;
    this.#write("\u2026", `Counting a sample of the parts of N = ${n}.`, "");
    try {
      const seconds = await count.estimate();
      if (count !== this.#count) return;
      const sentence = `The engine in this browser, N = ${n}, on your ${amount(count.workers, "core")}: an estimate from a sample.`;
      this.#write(`about ${durationText(seconds)}`, sentence, ENGINE_BASIS);
      count.end();
    } catch {
      if (count === this.#count && !signal.aborted) this.#drawMeasured();
    }
  }

  #drawReference(program, seconds, doubt) {
    this.#write(
      doubtfulText(seconds, doubt),
      `${this.#title}, on the reference machine: ${doubt === 1 ? "measured" : "an estimate"}.`,
      this.#basisOf(program, doubt === 1),
    );
  }

  #drawHere(program, seconds, doubt) {
    const factor = Number(this.dataset.qaReference) / this.#seconds;
    const isSame = program.language === "javascript";
    const ownDoubt = Number(isSame ? this.dataset.qaSameDoubt : this.dataset.qaOtherDoubt);
    // Doubts of different causes are added as the legs of a right triangle, by their logarithms.
    const wholeDoubt = Math.exp(Math.hypot(Math.log(doubt), Math.log(ownDoubt)));
    const there = `${doubtfulText(seconds, doubt)}, ${doubt === 1 ? "measured" : "an estimate"}`;
    const language = isSame ? "" : ` Another language may gain more or less than JavaScript: the answer allows for ${ownDoubt} times either way.`;
    this.#write(
      doubtfulText(seconds / factor, wholeDoubt),
      `${this.#title}, on this machine: an estimate. On the reference machine: ${there}.`,
      `${this.#speedText(factor)}${language} ${this.#basisOf(program, doubt === 1)}`,
    );
  }

  get #title() {
    return `${titleOf(this.find("method"))} in ${titleOf(this.find("language"))}, N = ${this.find("n").value}`;
  }

  #speedText(factor) {
    const { qaCalibrated, qaReference } = this.dataset;
    const [here, there] = [this.#seconds, qaReference].map((seconds) => `${(1000 * seconds).toPrecision(2)} ms`);
    return `This browser takes ${here} for the bitmap of N = ${qaCalibrated}, that of the reference machine ${there}: this machine is ${factor.toPrecision(2)} times as fast.`;
  }

  #basisOf({ measured, counted }, isMeasured) {
    const machine = `The reference machine is ${this.dataset.qaMachine}.`;
    if (isMeasured) return `${machine} The time was measured there.`;
    const reach = `This program was measured there up to N = ${measured}; beyond, its time is taken to grow as`;
    const known = counted === 0 ? "" : ` the queens that its search places, counted up to N = ${counted}, then as`;
    return `${machine} ${reach}${known} the number of solutions. The span widens with each queen.`;
  }

  #write(answer, sentence, basis) {
    this.find("answer").textContent = capitalized(answer);
    this.find("message").textContent = sentence;
    this.find("basis").textContent = basis;
  }

  /* This machine */

  #measure() {
    const button = this.find("measure");
    if (button.hasAttribute("aria-disabled")) return;
    let worker;
    try {
      worker = startWorker(this.dataset.qaWorker); // throws in a page that is opened from a file
    } catch {
      this.#endMeasuring("This page cannot measure: open it from a server.");
      return;
    }
    this.find("message").textContent = "Measuring, for half a second.";
    button.setAttribute("aria-disabled", "true"); // a disabled button would lose the focus of the keyboard
    this.signal.addEventListener("abort", () => stopWorker(worker));
    worker.onerror = () => this.#endMeasuring("This browser cannot measure beside the page.");
    worker.onmessage = ({ data }) => this.#take(worker, data.seconds);
    worker.postMessage({ n: Number(this.dataset.qaCalibrated), milliseconds: MILLISECONDS });
  }

  #endMeasuring(message) {
    this.find("measure").removeAttribute("aria-disabled");
    this.find("message").textContent = message;
  }

  #take(worker, seconds) {
    stopWorker(worker);
    this.#seconds = seconds;
    this.find("measure").removeAttribute("aria-disabled");
    this.find("measure").textContent = "Measure again";
    this.#draw();
  }
}

define("queens-duration", QueensDuration);
