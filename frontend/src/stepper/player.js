/* Plays a search step by step: buttons, slider, keys and address. */

import { Address, numberIn } from "../shared/address.js";
import { QueensElement } from "../shared/element.js";
import { readText } from "../shared/files.js";

const READING = 2500; // milliseconds before the search plays on after an answer
const KEYS = {
  ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last", " ": "play",
  "Shift ArrowLeft": "earlier", "Shift ArrowRight": "later", b: "retreat",
};

/** What the reader has chosen, by the names of the fields: `{ n: "5" }`.
    @typedef {Record<string, string>} Choice */
/** A search that can be played: all its states, and what else its figure needs.
    @typedef {{ states: { kind: string }[] }} Run */

/** A figure that plays searches. A subclass also calls `readTrace`, `change`, `jump` and `redraw`. It has:

    defaults               what is chosen at first
    choiceIn(query)        what the query of an address chooses, as far as that makes sense
    load(choice)           a promise of the run
    failure(choice)        the message if there is none
    setUp(run)             makes the figure ready for another run
    showState(run, state)  draws a state
    texts(run, state)      the texts of other parts, by their names
    addListeners()         listens to the controls that only this figure has
    holds(run, step, isPlaying)   whether it asks the reader something before it leaves a step

    @abstract */
export class StepPlayer extends QueensElement {
  /** @type {Choice | undefined} the choice that is shown */
  #choice;
  /** @type {Choice | undefined} the last choice; its run may still be on its way */
  #wanted;
  /** @type {Run | undefined} */
  #run;
  #step = 1;
  #isPlaying = false;
  #isLoading = false;
  #timer;
  #address;
  #traces = new Map();

  async start() {
    if (!(await this.#choose(this.defaults, 1))) return; // the key steps stay
    this.find("live").hidden = false;
    this.find("strip").hidden = true;
    this.#listen();
    this.addListeners();
    this.#address = new Address(this, (query) => this.#follow(query));
    if (this.isFirst && location.search) this.#follow(this.#address.query);
    this.#address.show(["step"]);
  }

  /** The address of a page belongs to its first stepper, whatever that plays. */
  get isFirst() {
    return this === document.querySelector(".qa-stepper");
  }

  #listen() {
    const { signal } = this;
    for (const button of this.querySelectorAll(".qa-stepper-buttons button")) {
      button.addEventListener("click", () => this.#go(button.dataset.qaPart), { signal });
    }
    this.find("slider").addEventListener("input", (event) => this.jump(Number(event.target.value)), { signal });
    for (const name of Object.keys(this.defaults)) {
      this.find(name).addEventListener("change", (event) => this.change({ [name]: event.target.value }), { signal });
    }
    this.addEventListener("keydown", (event) => this.#press(event), { signal });
    // In a closed fold or tab a program has no height, and cannot be scrolled to its line.
    const observer = new ResizeObserver(() => this.redraw());
    for (const source of this.querySelectorAll("pre")) observer.observe(source);
    signal.addEventListener("abort", () => observer.disconnect());
  }

  /* Choosing ---------------------------------------------------------------------------------- */

  /** Read a trace: from the page, or from a file, once.
      @param {string} name
      @returns {Promise<any>} */
  async readTrace(name) {
    const template = this.find("trace");
    if (name === template?.dataset.qaName) return JSON.parse(template.content.textContent);
    if (!this.#traces.has(name)) {
      const text = await readText(`${this.dataset.qaTraces}/${name}.json`, this.signal);
      this.#traces.set(name, JSON.parse(text));
    }
    return this.#traces.get(name);
  }

  /** Play another run from its first step.
      @param {Choice} choice  the fields that change
      @returns {Promise<boolean>} false if there is no such run, or another was chosen meanwhile */
  async change(choice) {
    const isChosen = await this.#choose({ ...this.#wanted, ...choice }, 1);
    if (isChosen) this.#writeAddress();
    return isChosen;
  }

  async #choose(choice, step) {
    const { signal } = this;
    this.#beginLoading(choice);
    let run;
    try {
      run = await this.load(choice);
    } catch {
      if (!signal.aborted && choice === this.#wanted) this.#reportFailure();
      return false;
    }
    if (signal.aborted || choice !== this.#wanted) return false;
    this.#choice = choice;
    this.#run = run;
    this.setUp(run);
    this.#showChoice(choice); // which may be offered only now
    this.#show(step);
    this.#endLoading(this.#isPlaying);
    return true;
  }

  #beginLoading(choice) {
    this.#setPlaying(false);
    this.#wanted = choice;
    this.#isLoading = true;
    this.#showChoice(choice);
    this.setAttribute("aria-busy", "true");
  }

  #endLoading(isPlaying) {
    this.#isLoading = false;
    this.removeAttribute("aria-busy");
    this.#setPlaying(isPlaying);
  }

  /** Say that there is no such run, and stay with the one that is shown. */
  #reportFailure() {
    this.#endLoading(false);
    this.find("message").textContent = this.failure(this.#wanted);
    if (!this.#choice) return;
    this.#wanted = this.#choice;
    this.#showChoice(this.#choice);
    this.#writeAddress();
  }

  #showChoice(choice) {
    for (const [name, value] of Object.entries(choice)) this.find(name).value = value;
  }

  /** Show what an address asks for. */
  #follow(query) {
    const step = numberIn(query, "step", 1, Infinity) ?? 1;
    this.#choose({ ...this.defaults, ...this.choiceIn(query) }, step);
  }

  #writeAddress() {
    this.#address?.write({ ...this.#choice, step: this.#step });
  }

  /* Steps ------------------------------------------------------------------------------------- */

  /** Go to a step, counted from 1.
      @param {number} step */
  jump(step) {
    this.#setPlaying(false);
    if (this.#isLoading) return this.#showProgress(); // the slider goes back
    this.#show(step);
    this.#writeAddress();
  }

  /** Show a step that the reader did not ask for: the address stays.
      @param {number} step */
  showStep(step) {
    if (!this.#isLoading) this.#show(step);
  }

  /** Draw the state anew, for example in another size. */
  redraw() {
    this.showState(this.#run, this.#run.states[this.#step - 1]);
  }

  #show(step) {
    const { states } = this.#run;
    this.#step = Math.min(Math.max(step, 1), states.length);
    this.redraw();
    for (const [name, text] of Object.entries(this.texts(this.#run, states[this.#step - 1]))) {
      this.find(name).textContent = text;
    }
    this.#showProgress();
  }

  #showProgress() {
    const { states } = this.#run;
    const progress = `step ${this.#step} of ${states.length}`;
    const slider = this.find("slider");
    this.find("progress").textContent = progress;
    Object.assign(slider, { max: states.length, value: this.#step });
    slider.setAttribute("aria-valuetext", progress);
    // A disabled button would lose the focus of the keyboard.
    for (const [name, step] of Object.entries(targets(states, this.#step))) {
      this.find(name).setAttribute("aria-disabled", step === this.#step);
    }
  }

  /* Playing ----------------------------------------------------------------------------------- */

  /** Whether the reader is asked something before the search leaves a step; a figure may ask. */
  holds(_run, _step, _isPlaying) {
    return false;
  }

  /** Go to the next step after an answer, and play on if it was playing.
      @param {boolean} isPlaying */
  goOn(isPlaying) {
    this.#show(this.#step + 1);
    this.#setPlaying(isPlaying, READING);
    if (!isPlaying) this.#writeAddress();
  }

  #setPlaying(isPlaying, pause = 0) {
    clearTimeout(this.#timer);
    this.#isPlaying = isPlaying;
    this.find("play").setAttribute("aria-pressed", isPlaying);
    this.find("message").setAttribute("aria-live", isPlaying ? "off" : "polite");
    if (isPlaying && !this.#isLoading) {
      this.#timer = this.later(Math.max(this.find("speed").value, pause), () => this.#tick());
    }
  }

  #tick() {
    if (this.holds(this.#run, this.#step, true)) return;
    this.#show(this.#step + 1);
    this.#setPlaying(this.#step < this.#run.states.length);
    if (!this.#isPlaying) this.#writeAddress();
  }

  /** Do what a button says. While a run is loaded, only `play` counts, and means that run. */
  #go(name) {
    const starts = name === "play" && !this.#isPlaying;
    this.#setPlaying(starts);
    if (this.#isLoading || (name === "forward" && this.holds(this.#run, this.#step, false))) return;
    const steps = { ...targets(this.#run.states, this.#step), play: this.#step };
    this.#show(starts && this.#step === steps.last ? 1 : steps[name]);
    if (!starts) this.#writeAddress();
  }

  /** Take a key, unless it means something else where the focus is. */
  #press(event) {
    const name = KEYS[`${event.shiftKey ? "Shift " : ""}${event.key}`];
    const fields = "select, textarea, [role=region]";
    const busy = event.key === " " ? `${fields}, button, input` : `${fields}, [type=range]`;
    const isModified = event.altKey || event.ctrlKey || event.metaKey;
    if (!name || isModified || event.defaultPrevented || event.target.closest(busy)) return;
    event.preventDefault();
    this.#go(name);
  }
}

/** Where each button leads from a step, counted from 1; to the step itself where it leads nowhere. */
function targets(states, step) {
  const next = (kind) => states.findIndex((state, index) => index >= step && state.kind === kind) + 1 || step;
  const earlier = states.findLastIndex((state, index) => index < step - 1 && state.kind === "solution") + 1 || step;
  return {
    first: 1,
    back: Math.max(step - 1, 1),
    forward: Math.min(step + 1, states.length),
    last: states.length,
    earlier,
    later: next("solution"),
    retreat: next("backtrack"),
  };
}
