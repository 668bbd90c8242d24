/* The duration of a method: on the machine of a record, and on the reader's machine once its
   browser has been timed. */

import "#shared/queens-laboratory.css";
import { Address, define, dropdown, Figure, html, nothing } from "#base";
import { Count } from "#engine/counting.js";
import { startWorker, stopWorker } from "#shared/files.js";
import { capitalized, counted as amount } from "#shared/text.js";
import { estimateText, durationText } from "#shared/duration-text.js";

const MILLISECONDS = 500;
const ENGINE = "engine";
const ENGINE_BASIS =
  "Each core has counted a sample of the parts for less than half a second. " +
  "Count here, on the page Numbers, counts all of them. If the processor has wider registers, " +
  "the engine that you install uses them and is up to four times as fast.";
const PARAMETERS = ["n", "method", "language"];

/** The figure: the duration of a method in a language for an N, all of which the reader chooses. */
class Duration extends Figure {
  static properties = {
    // The method, the language and the N that are shown first.
    n: { type: Number },
    method: {},
    language: {},
    sizes: { type: Array },
    // Pairs of key and title, for methods and for languages.
    methods: { type: Array },
    languages: { type: Array },
    // The programs: each method in each language. `durations` has for each N in `sizes` the
    // seconds, and the factor by which they may be wrong.
    programs: { type: Array },
    // The name of the machine on which the durations were measured.
    machine: {},
    // The seconds that the browser of that machine took for the calibration; undefined if it was
    // not timed.
    reference: { type: Number },
    // The N of the calibration, a count that times a browser.
    calibrated: { type: Number },
    // The factors by which the speed of this machine may be wrong: for JavaScript, and for other
    // languages.
    sameDoubt: { type: Number, attribute: "same-doubt" },
    otherDoubt: { type: Number, attribute: "other-doubt" },
    paceWorker: { attribute: "pace-worker" },
    engineWorker: { attribute: "engine-worker" },
    timesPage: { attribute: "times-page" },
    choice: { state: true },
    // The seconds that this browser took for the calibration; undefined if it was not timed.
    seconds: { state: true },
    // The estimate for the engine in this browser: its seconds and its workers. It is empty until
    // they are known, and undefined for other methods.
    estimate: { state: true },
    isMeasuring: { state: true },
    // A sentence that is shown instead of the sentence of the answer; otherwise undefined.
    notice: { state: true },
  };
  #address;
  // The count of the engine from which its duration is being estimated.
  /** @type {Count | undefined} */
  #count;

  setup() {
    // The figure may have left the page while it measured, and come back.
    this.isMeasuring = false;
    this.#address = new Address(this, (query) => this.#read(query));
    this.#read(this.#address.query);
    this.#address.show(PARAMETERS);
  }

  // Methods for the reader's choice.

  /** Set the choice from the parameters of an address. Ignore invalid parameters. */
  #read(query) {
    const n = Number(query.get("n"));
    const method = query.get("method")?.replaceAll("-", "_");
    const language = query.get("language");
    const hasKey = (pairs, wanted) => pairs.some(([key]) => key === wanted);
    this.#choose({
      n: this.sizes.includes(n) ? n : this.n,
      method: hasKey(this.methods, method) ? method : this.method,
      language: hasKey(this.languages, language) ? language : this.language,
    });
  }

  #change(change) {
    this.#choose({ ...this.choice, ...change });
    const { n, method, language } = this.choice;
    this.#address.write({ n, method: method.replaceAll("_", "-"), language });
  }

  /** Set the choice. If the method has no program in the chosen language, choose the first language
      in which it has one. */
  #choose(choice) {
    const keys = [choice.language, ...this.languages.map(([key]) => key)];
    const language = keys.find((key) => this.#programOf(choice.method, key));
    Object.assign(this, { choice: { ...choice, language }, notice: undefined });
    this.#estimate();
  }

  #programOf(method, language) {
    return this.programs.find(
      (program) => program.method === method && program.language === language,
    );
  }

  /** Estimate how long the engine takes in this browser, by counting a sample of its parts. Do
      nothing for other methods, and before the browser has been timed. */
  async #estimate() {
    this.#count?.end();
    const { n, method } = this.choice;
    const isEngine = this.seconds !== undefined && method === ENGINE;
    const count = isEngine
      ? new Count(n, { worker: this.engineWorker, signal: this.signal })
      : undefined;
    this.#count = count;
    this.estimate = count && {};
    try {
      const seconds = await count?.estimate();
      if (seconds === undefined || count !== this.#count) return;
      this.estimate = { seconds, workers: count.workers };
      count.end();
    } catch {
      if (count === this.#count) this.estimate = undefined;
    }
  }

  // Methods that make the answer.

  /** The texts of the answer: the duration, a sentence that says what takes so long, and the basis
      of the number. */
  get #answer() {
    const { n, method, language } = this.choice;
    const { estimate, sizes } = this;
    if (estimate && !estimate.seconds)
      return ["…", `Counting a sample of the parts of N = ${n}.`, ""];
    if (estimate) {
      const cores = amount(estimate.workers, "core");
      const sentence = `The engine in this browser, N = ${n}, on your ${cores}: an estimate from a sample.`;
      return [`about ${durationText(estimate.seconds)}`, sentence, ENGINE_BASIS];
    }
    const title = (pairs, wanted) => pairs.find(([key]) => key === wanted)[1];
    const subject = `${title(this.methods, method)} in ${title(this.languages, language)}, N = ${n}`;
    const program = this.#programOf(method, language);
    const [seconds, maxError] = program.durations[sizes.indexOf(n)];
    return this.seconds === undefined
      ? this.#answerThere(program, subject, seconds, maxError)
      : this.#answerHere(program, subject, seconds, maxError);
  }

  #answerThere(program, subject, seconds, maxError) {
    const isMeasured = maxError === 1;
    const origin = isMeasured ? "measured" : "an estimate";
    const sentence = `${subject}, on the reference machine: ${origin}.`;
    return [estimateText(seconds, maxError), sentence, this.#basisOf(program, isMeasured)];
  }

  #answerHere(program, subject, seconds, maxError) {
    const isMeasured = maxError === 1;
    const factor = this.reference / this.seconds;
    const isSame = program.language === "javascript";
    const speedError = isSame ? this.sameDoubt : this.otherDoubt;
    // Errors with independent causes combine as the root of the sum of the squares of their
    // logarithms.
    const totalError = Math.exp(Math.hypot(Math.log(maxError), Math.log(speedError)));
    const origin = isMeasured ? "measured" : "an estimate";
    const there = `${estimateText(seconds, maxError)}, ${origin}`;
    const otherLanguage =
      " Another language may gain more or less than JavaScript: " +
      `the answer allows for a factor of ${speedError} in both directions.`;
    const language = isSame ? "" : otherLanguage;
    return [
      estimateText(seconds / factor, totalError),
      `${subject}, on this machine: an estimate. On the reference machine: ${there}.`,
      `${this.#speedText(factor)}${language} ${this.#basisOf(program, isMeasured)}`,
    ];
  }

  #speedText(factor) {
    const milliseconds = (seconds) => `${(1000 * seconds).toPrecision(2)} ms`;
    return (
      `This browser takes ${milliseconds(this.seconds)} for the bitmap of N = ${this.calibrated}, ` +
      `and the browser of the reference machine takes ${milliseconds(this.reference)}. ` +
      `So this machine is ${factor.toPrecision(2)} times as fast.`
    );
  }

  #basisOf({ measured, counted }, isMeasured) {
    const machine = `The reference machine is ${this.machine}.`;
    if (isMeasured) return `${machine} The time was measured there.`;
    const reach = `This program was measured there up to N = ${measured}.`;
    const queens = `the queens that its search places, counted up to N = ${counted}, then from`;
    const known = counted === 0 ? "" : ` ${queens}`;
    const estimate = `For larger N, its time is estimated from${known} the number of solutions.`;
    return `${machine} ${reach} ${estimate} The span widens with each extra queen.`;
  }

  // Methods that time this machine, and render the figure.

  #measure() {
    if (this.isMeasuring) return;
    let worker;
    try {
      // Starting a worker throws an error if the page has been opened from a file.
      worker = startWorker(this.paceWorker);
    } catch {
      this.notice = "This page cannot measure: open it from a server.";
      return;
    }
    Object.assign(this, { isMeasuring: true, notice: "Measuring, for half a second." });
    this.signal.addEventListener("abort", () => stopWorker(worker));
    worker.onerror = () =>
      Object.assign(this, {
        isMeasuring: false,
        notice: "This browser cannot measure beside the page.",
      });
    worker.onmessage = ({ data }) => {
      stopWorker(worker);
      Object.assign(this, { isMeasuring: false, seconds: data.seconds });
      this.#choose(this.choice);
    };
    worker.postMessage({ n: this.calibrated, milliseconds: MILLISECONDS });
  }

  render() {
    const { choice, sizes, timesPage } = this;
    const [duration, sentence, basis] = this.#answer;
    const text = this.notice ?? sentence;
    const view = html`<span
      class="qa-lab-answer"
      data-qa-part="answer">${capitalized(duration)}</span> <span
      data-qa-part="sentence">${text}</span>`;
    const choicesOf = (label, pairs, isOffered) => {
      const titles = new Map(pairs);
      const change = (key) => this.#change({ [label]: key });
      const options = { text: (key) => titles.get(key), isOffered };
      return dropdown(label, [...titles.keys()], choice[label], change, options);
    };
    const hasProgram = (key) => this.#programOf(choice.method, key) !== undefined;
    return html`<div class="qa-lab-live">
      <div class="qa-lab-bar">
        ${dropdown("N", sizes, choice.n, (n) => this.#change({ n }))}
        ${choicesOf("method", this.methods)}
        ${choicesOf("language", this.languages, hasProgram)}
        ${this.reference ? this.#measureButton() : nothing}
      </div>
      <div class="qa-lab-result">
        ${this.message(`${duration} ${text}`, { view, look: "" })}
      </div>
      <p class="qa-note qa-lab-basis" data-qa-part="basis">${basis}</p>
      ${timesPage ? html`<p class="qa-note"><a href=${timesPage}>All times</a></p>` : nothing}
    </div>`;
  }

  /** Render the button that times this machine. While it does, the button is `aria-disabled`
      instead of disabled, so that it keeps the focus. */
  #measureButton() {
    const label = this.seconds === undefined ? "Measure this machine" : "Measure again";
    return html`<button
      type="button"
      aria-disabled=${this.isMeasuring}
      data-qa-part="measure"
      @click=${() => this.#measure()}>${label}</button>`;
  }
}

define("queens-duration", Duration);
