/* How long a method takes: on the machine of a record, and on this one once its browser is timed. */

import "#shared/queens-laboratory.css";
import { Address, define, dropdown, Figure, html, nothing } from "#base";
import { Count } from "#engine/counting.js";
import { startWorker, stopWorker } from "#shared/files.js";
import { capitalized, counted as amount } from "#shared/text.js";
import { doubtfulText, durationText } from "#shared/duration-text.js";

const MILLISECONDS = 500;
const ENGINE = "engine";
const ENGINE_BASIS =
  "Each core has counted a sample of the parts for less than half a second. Count here, on the page Numbers, counts all of them. If the processor has wider registers, the engine that you install uses them and is up to four times as fast.";
const PARAMETERS = ["n", "method", "language"];

/** How long a method takes in a language. */
class Duration extends Figure {
  static properties = {
    n: { type: Number }, // this and the next two are chosen at first
    method: {},
    language: {},
    sizes: { type: Array },
    methods: { type: Array }, // pairs of key and title
    languages: { type: Array },
    programs: { type: Array }, // each method in each language, with its durations and their doubts
    machine: {}, // where they were measured
    reference: { type: Number }, // seconds of its browser, if that was timed
    calibrated: { type: Number }, // the N that a browser is timed with
    sameDoubt: { type: Number, attribute: "same-doubt" },
    otherDoubt: { type: Number, attribute: "other-doubt" },
    paceWorker: { attribute: "pace-worker" },
    engineWorker: { attribute: "engine-worker" },
    timesPage: { attribute: "times-page" },
    choice: { state: true },
    seconds: { state: true }, // that this browser takes for what the browser of the machine was timed with
    estimate: { state: true }, // of the engine in this browser: its seconds and workers, once they are known
    isMeasuring: { state: true },
    notice: { state: true }, // said in place of the answer's sentence
  };
  #address;
  /** @type {Count | undefined} */
  #count; // that is estimated

  setup() {
    this.isMeasuring = false; // it may have left while it measured
    this.#address = new Address(this, (query) => this.#read(query));
    this.#read(this.#address.query);
    this.#address.show(PARAMETERS);
  }

  /* What is chosen */

  /** Take up what an address has; what makes no sense is left out. */
  #read(query) {
    const [n, method] = [Number(query.get("n")), query.get("method")?.replaceAll("-", "_")];
    this.#choose({
      n: this.sizes.includes(n) ? n : this.n,
      method: this.methods.some(([key]) => key === method) ? method : this.method,
      language: this.languages.some(([key]) => key === query.get("language"))
        ? query.get("language")
        : this.language,
    });
  }

  #change(change) {
    this.#choose({ ...this.choice, ...change });
    const { n, method, language } = this.choice;
    this.#address.write({ n, method: method.replaceAll("_", "-"), language });
  }

  /** A method is not in every language: go to one that it has. */
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

  /** The engine itself runs here: a sample of its parts says how long all of them take. */
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

  /* The answer */

  /** A duration, what it is of, and how it is known. */
  get #answer() {
    const { n, method, language } = this.choice;
    const { estimate, sizes } = this;
    if (estimate && !estimate.seconds)
      return ["…", `Counting a sample of the parts of N = ${n}.`, ""];
    if (estimate) {
      const sentence = `The engine in this browser, N = ${n}, on your ${amount(estimate.workers, "core")}: an estimate from a sample.`;
      return [`about ${durationText(estimate.seconds)}`, sentence, ENGINE_BASIS];
    }
    const title = (pairs, wanted) => pairs.find(([key]) => key === wanted)[1];
    const subject = `${title(this.methods, method)} in ${title(this.languages, language)}, N = ${n}`;
    const program = this.#programOf(method, language);
    const [seconds, doubt] = program.durations[sizes.indexOf(n)];
    return this.seconds === undefined
      ? this.#answerThere(program, subject, seconds, doubt)
      : this.#answerHere(program, subject, seconds, doubt);
  }

  #answerThere(program, subject, seconds, doubt) {
    const sentence = `${subject}, on the reference machine: ${doubt === 1 ? "measured" : "an estimate"}.`;
    return [doubtfulText(seconds, doubt), sentence, this.#basisOf(program, doubt === 1)];
  }

  #answerHere(program, subject, seconds, doubt) {
    const factor = this.reference / this.seconds;
    const isSame = program.language === "javascript";
    const ownDoubt = isSame ? this.sameDoubt : this.otherDoubt;
    // Doubts of different causes are added as the legs of a right triangle, by their logarithms.
    const wholeDoubt = Math.exp(Math.hypot(Math.log(doubt), Math.log(ownDoubt)));
    const there = `${doubtfulText(seconds, doubt)}, ${doubt === 1 ? "measured" : "an estimate"}`;
    const language = isSame
      ? ""
      : ` Another language may gain more or less than JavaScript: the answer allows for a factor of ${ownDoubt} in both directions.`;
    return [
      doubtfulText(seconds / factor, wholeDoubt),
      `${subject}, on this machine: an estimate. On the reference machine: ${there}.`,
      `${this.#speedText(factor)}${language} ${this.#basisOf(program, doubt === 1)}`,
    ];
  }

  #speedText(factor) {
    const [here, there] = [this.seconds, this.reference].map(
      (seconds) => `${(1000 * seconds).toPrecision(2)} ms`,
    );
    return `This browser takes ${here} for the bitmap of N = ${this.calibrated}, and the browser of the reference machine takes ${there}. So this machine is ${factor.toPrecision(2)} times as fast.`;
  }

  #basisOf({ measured, counted }, isMeasured) {
    const machine = `The reference machine is ${this.machine}.`;
    if (isMeasured) return `${machine} The time was measured there.`;
    const reach = `This program was measured there up to N = ${measured}. For larger N, its time is estimated from`;
    const known =
      counted === 0
        ? ""
        : ` the queens that its search places, counted up to N = ${counted}, then from`;
    return `${machine} ${reach}${known} the number of solutions. The span widens with each extra queen.`;
  }

  /* This machine */

  #measure() {
    if (this.isMeasuring) return;
    let worker;
    try {
      worker = startWorker(this.paceWorker); // throws in a page that is opened from a file
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
    const view = html`<span class="qa-lab-answer" data-qa-part="answer">${capitalized(duration)}</span> <span data-qa-part="sentence">${this.notice ?? sentence}</span>`;
    const pairs = (label, all, isOffered) =>
      dropdown(
        label,
        all.map(([key]) => key),
        choice[label],
        (key) => this.#change({ [label]: key }),
        { text: (key) => new Map(all).get(key), isOffered },
      );
    return html`<div class="qa-lab-live">
      <div class="qa-lab-bar">
        ${dropdown("N", sizes, choice.n, (n) => this.#change({ n }))}
        ${pairs("method", this.methods)}
        ${pairs("language", this.languages, (key) => this.#programOf(choice.method, key) !== undefined)}
        ${this.reference ? this.#measureButton() : nothing}
      </div>
      <div class="qa-lab-result">
        ${this.message(`${duration} ${this.notice ?? sentence}`, { view, look: "" })}
      </div>
      <p class="qa-note qa-lab-basis" data-qa-part="basis">${basis}</p>
      ${timesPage ? html`<p class="qa-note"><a href=${timesPage}>All times</a></p>` : nothing}
    </div>`;
  }

  /** A disabled button would lose the focus of the keyboard. */
  #measureButton() {
    return html`<button
      type="button"
      aria-disabled=${this.isMeasuring}
      data-qa-part="measure"
      @click=${() => this.#measure()}>${this.seconds === undefined ? "Measure this machine" : "Measure again"}</button>`;
  }
}

define("queens-duration", Duration);
