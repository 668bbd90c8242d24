/* The base class of figures that play a search step by step: buttons, a slider, keys, and the step
   in the address. */

import { Address, checkbox, dropdown, Figure, html, nothing, numberIn } from "#base";
import { readText } from "#shared/files.js";
import { iconButton, Player } from "#shared/player.js";

// Milliseconds between two steps, by speed.
const SPEEDS = { slow: 1200, normal: 500, fast: 120 };
const BUTTONS = {
  earlier: ["Previous solution", "M6 7l-5 5 5 5z", "M10 18l-2-9 4 3 3-7 3 7 4-3-2 9z"],
  later: ["Next solution", "M18 7l5 5-5 5z", "M4 18L2 9l4 3 3-7 3 7 4-3-2 9z"],
  retreat: ["Next way back", "M9 4L4 9l5 5v-4h7a3 3 0 0 1 0 6H9v2h7a5 5 0 0 0 0-10H9z"],
};

/** A line of a program, and the names of the steps that execute it, with spaces between them:
    `place solution`.
    @typedef {[text: string, marks: string]} Line */

/** The reader's choice of a search, as values of parameters of the address: `{ n: "5" }`.
    @typedef {Record<string, string>} Choice */
/** A search that has been loaded: all its states, and other values that its figure needs.
    @typedef {{ states: { kind: string }[], choice?: Choice }} Run */
/** The parts of the figure that a subclass renders for a state. `hasDecimals` tells whether the
    reader can switch masks to decimal numbers, `isWrong` whether the sentence is about a mistake of
    the reader, and `look` has classes.
    @typedef {{ options: unknown, hasDecimals: boolean, boardName: string, board: unknown, sentence:
      string, isWrong?: boolean, question?: unknown, masks?: unknown, depth: number, tree?: unknown,
      legend?: unknown, program: unknown, look?: string }} Views */

/** The base class of steppers. A subclass calls `choose` and `change`, and defines:

    - `defaults`: the choice that is shown first
    - `choiceIn(query)`: the valid choices in the query of an address
    - `load(choice)`: a promise of the run of a choice
    - `failureText(choice)`: the message if loading fails
    - `views(state)`: the `Views` of a state of its run

    @abstract */
export class StepPlayer extends Figure {
  static properties = {
    // The trace of the run that is shown first, if it is short enough to be in the page; otherwise
    // undefined.
    trace: { type: Object },
    // The address of the folder with the files of all traces.
    traces: {},
    // The reader's choice. Its run may still be loading.
    wanted: { state: true },
    run: { state: true },
    // The message if a run could not be loaded; otherwise undefined.
    failure: { state: true },
    speed: { state: true },
    isDecimal: { state: true },
  };
  fillsScreen = true;
  keys =
    "Arrow keys step, with Shift to a solution, B to the next way back, Home and End to the ends, Space plays.";
  player = new Player(this, {
    pace: () => [SPEEDS[this.speed], 1],
    changed: () => this.writeAddress(),
    stays: (isPlaying) => this.asksBefore(isPlaying),
  });
  #address;
  // The position in the run when the figure was last rendered.
  #position = 0;
  #traces = new Map();

  constructor() {
    super();
    this.speed = "normal";
  }

  async setup() {
    this.#address = new Address(this, (query) => this.#follow(query));
    this.addEventListener("keydown", (event) => this.#press(event), { signal: this.signal });
    // A closed fold or tab hides the program, so that it has no height. Scroll it again when the
    // size of the figure changes.
    const observer = new ResizeObserver(() => this.#scrollProgram());
    observer.observe(this);
    this.signal.addEventListener("abort", () => observer.disconnect());
    // If loading fails, the static pictures of key steps stay in the page.
    if (!(await this.choose(this.defaults))) return;
    if (this.isFirst && location.search) this.#follow(this.#address.query);
    this.#address.show(["step"]);
  }

  /** Whether this is the first stepper of the page among steppers of all kinds. The first one uses
      the address of the page. */
  get isFirst() {
    return this === document.querySelector(".qa-stepper");
  }

  /** The number of the current step, from 1. */
  get step() {
    return this.player.position + 1;
  }

  /** Resolve to a trace. If it is the trace that is shown first and the page has it, return that;
      otherwise load its file, each file once.
      @param {string} name  the name of its file
      @param {boolean} isFirst  whether it is the trace that is shown first */
  async readTrace(name, isFirst) {
    if (isFirst && this.trace) return this.trace;
    if (!this.#traces.has(name)) {
      const text = await readText(`${this.traces}/${name}.json`, this.signal);
      this.#traces.set(name, JSON.parse(text));
    }
    return this.#traces.get(name);
  }

  /** Play another run from its first step. Resolve to whether it has been loaded, as `choose` does.
      @param {Choice} choice  the values that change */
  async change(choice) {
    const isChosen = await this.choose({ ...this.wanted, ...choice });
    if (isChosen) this.writeAddress();
    return isChosen;
  }

  /** Load a run and show one of its steps. Resolve to false if the run cannot be loaded, or if the
      reader chooses another one meanwhile; otherwise to true. */
  async choose(choice, step = 1) {
    const { signal, player } = this;
    this.wanted = choice;
    player.hold();
    let run;
    try {
      run = await this.load(choice);
    } catch {
      if (!signal.aborted && choice === this.wanted) this.#fail();
      return false;
    }
    if (signal.aborted || choice !== this.wanted) return false;
    Object.assign(this, { run: { ...run, choice }, failure: undefined });
    player.set(step - 1, run.states.length - 1);
    return true;
  }

  /** Say that a run could not be loaded, and go back to the run that is shown. */
  #fail() {
    this.failure = this.failureText(this.wanted);
    this.player.stop();
    this.player.set(this.player.position);
    if (!this.run) return;
    this.wanted = this.run.choice;
    this.writeAddress();
  }

  /** Show the run and the step that the query of an address names. */
  #follow(query) {
    this.choose(
      { ...this.defaults, ...this.choiceIn(query) },
      numberIn(query, "step", 1, Infinity),
    );
  }

  writeAddress() {
    this.#address.write({ ...this.run.choice, step: this.step });
  }

  /** Ask the reader a question before the search leaves the current step, and return whether there
      was a question. Subclasses that have questions override this method. */
  asksBefore(_isPlaying) {
    return false;
  }

  #press(event) {
    const { player, run } = this;
    if (!run) return;
    const { earlier, later, retreat } = targets(run.states, player.position);
    player.press(event, { "Shift ArrowLeft": earlier, "Shift ArrowRight": later, b: retreat });
  }

  willUpdate() {
    this.ariaBusy = `${this.player.isHeld}`;
    if (this.player.position === this.#position) return;
    this.#position = this.player.position;
    this.failure = undefined;
  }

  updated() {
    // Scroll in an animation frame, so that the browser computes the layout once for all figures of
    // the page.
    requestAnimationFrame(() => this.#scrollProgram());
  }

  #scrollProgram() {
    const source = this.querySelector("pre");
    if (source) scrollToCurrentLine(source);
  }

  render() {
    const { player, run } = this;
    // If loading fails, the static pictures of key steps stay in the page.
    if (!run) return nothing;
    const state = run.states[player.position];
    const views = this.views(state);
    const progress = `step ${this.step} of ${run.states.length}`;
    return html`<div
      class="qa-stepper-live ${this.isDecimal ? "qa-with-decimals" : ""} ${views.look ?? ""}">
      <div class="qa-stepper-bar">
        ${this.#buttons()}
        <div class="qa-stepper-options">
          ${this.#speedList()}
          ${views.options}
          ${views.hasDecimals ? this.#decimalBox() : nothing}
        </div>
      </div>
      <div class="qa-lab-run qa-stepper-slider">${player.slider("Step", progress, 1)}</div>
      ${keyHelp(Boolean(views.tree))}
      <div class="qa-stepper-scene">
        <div
          class="qa-stepper-board"
          role="group"
          tabindex="0"
          aria-label="${views.boardName}: the arrow keys step">${views.board}</div>
        <div class="qa-stepper-side">
          <div class="qa-stepper-say">
            ${this.message(this.failure ?? views.sentence, { isWrong: views.isWrong })}
            ${views.question}
          </div>
          <div class="qa-stepper-detail">
            <div>
              ${views.masks}
              ${countsView(views.depth, state)}
            </div>
            ${views.tree}
          </div>
        </div>
        ${views.legend}
      </div>
      ${views.program}
    </div>`;
  }

  #speedList() {
    const choose = (speed) => {
      this.speed = speed;
    };
    return dropdown("speed", Object.keys(SPEEDS), this.speed, choose);
  }

  #decimalBox() {
    const change = (isOn) => {
      this.isDecimal = isOn;
    };
    return checkbox("decimal", "decimal", this.isDecimal, change);
  }

  #buttons() {
    const { player, run } = this;
    const { position } = player;
    const steps = targets(run.states, position);
    const button = ([name, [label, ...paths]]) =>
      iconButton(name, label, paths, () => player.goTo(steps[name]), steps[name] === position);
    return html`<div class="qa-stepper-controls">${player.buttons("Steps", { hasEnds: true })}
      <div
        class="qa-lab-buttons"
        role="group"
        aria-label="Solutions and ways back">${Object.entries(BUTTONS).map(button)}</div>
    </div>`;
  }
}

const keyHelp = (hasTree) =>
  html`<p
    class="qa-stepper-keys"
    aria-hidden="true">Keys: <kbd>←</kbd> <kbd>→</kbd> a step, with <kbd>Shift</kbd> a solution, <kbd
    >B</kbd> the next way back, <kbd>Home</kbd> <kbd>End</kbd> the ends, <kbd>Space</kbd> plays.${
      hasTree ? html` In the tree: arrows and <kbd>Enter</kbd>.` : nothing
    }</p>`;

function countsView(depth, { nodes, solutions }) {
  const counts = Object.entries({ depth, nodes, solutions }).map(
    ([name, count]) => html`<div><dt>${name}</dt><dd data-qa-part=${name}>${count}</dd></div>`,
  );
  return html`<dl class="qa-stepper-counts simple">${counts}</dl>`;
}

/** Return the positions to which keys and buttons lead from `position`: `earlier` and `later`
    solutions, and the next `retreat`. If there is no such step, it is `position` itself. */
function targets(states, position) {
  const orStay = (index) => (index < 0 ? position : index);
  const next = (kind) =>
    orStay(states.findIndex((state, index) => index > position && state.kind === kind));
  const earlier = states.findLastIndex(
    (state, index) => index < position && state.kind === "solution",
  );
  return {
    earlier: orStay(earlier),
    later: next("solution"),
    retreat: next("backtrack"),
  };
}

/** Render a program. The lines that the step `landmark` executes are marked as current.
    @param {Line[]} lines
    @param {string} landmark  the name of the step
    @param {string} label  the name of the program for screen readers */
export function sourceView(lines, landmark, label) {
  const views = lines.map(([text, marks]) => {
    const isCurrent = marks.split(" ").includes(landmark);
    const indent = text.length - text.trimStart().length;
    return html`<span
        aria-current=${isCurrent || nothing}
        style="--indent: ${indent}">${text || " "}</span>`;
  });
  return html`<pre
    role="region"
    tabindex="0"
    aria-label=${label}
    data-qa-part="source">${views}</pre>`;
}

/** Scroll the box of a program so that the last current line is in view. It does not use
    `scrollIntoView`, which would also scroll the page. */
function scrollToCurrentLine(source) {
  const line = Array.from(source.querySelectorAll("[aria-current]")).at(-1);
  if (!line) return;
  const { offsetTop: top, offsetHeight: height } = line;
  const space = source.clientHeight - height;
  if (source.scrollTop <= top && top <= source.scrollTop + space) return;
  // A long line may be wrapped, so that it is higher than one line of text. Scroll by whole lines
  // of text.
  const lineHeight = Number.parseFloat(getComputedStyle(line).lineHeight);
  source.scrollTop = Math.round((top - space / 2) / lineHeight) * lineHeight;
}
