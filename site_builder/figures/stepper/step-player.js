/* Plays a search step by step: buttons, slider, keys and address. */

import { Address, checkbox, dropdown, Figure, html, nothing, numberIn } from "#base";
import { readText } from "#shared/files.js";
import { iconButton, Player } from "#shared/player.js";

const SPEEDS = { slow: 1200, normal: 500, fast: 120 }; // milliseconds between two steps
const BUTTONS = {
  earlier: ["Previous solution", "M6 7l-5 5 5 5z", "M10 18l-2-9 4 3 3-7 3 7 4-3-2 9z"],
  later: ["Next solution", "M18 7l5 5-5 5z", "M4 18L2 9l4 3 3-7 3 7 4-3-2 9z"],
  retreat: ["Next way back", "M9 4L4 9l5 5v-4h7a3 3 0 0 1 0 6H9v2h7a5 5 0 0 0 0-10H9z"],
};

/** A line of a source, and the names of the steps that happen there: `place solution`.
    @typedef {[text: string, marks: string]} Line */

/** What the reader has chosen, by the names of the parameters: `{ n: "5" }`.
    @typedef {Record<string, string>} Choice */
/** A search that can be played: all its states, and what else its figure needs.
    @typedef {{ states: { kind: string }[], choice?: Choice }} Run */
/** What a figure shows of a state; whether masks can be shown as numbers, too, whether the sentence is about a
    mistake, and the classes for its style.
    @typedef {{ options: unknown, hasDecimals: boolean, boardName: string, board: unknown, sentence: string,
                isWrong?: boolean, question?: unknown, masks?: unknown, depth: number, tree?: unknown,
                legend?: unknown, program: unknown, look?: string }} Views */

/** A figure that plays searches. A subclass calls `choose` and `change`. It has:

    defaults          what is chosen at first
    choiceIn(query)   what the query of an address chooses, as far as that makes sense
    load(choice)      a promise of the run
    failureText(choice)   the message if there is none
    views(state)      what it shows of a state of its run, as `Views`

    @abstract */
export class StepPlayer extends Figure {
  static properties = {
    trace: { type: Object }, // of the run that is shown first, if it is short
    traces: {}, // the address of the folder of all
    wanted: { state: true }, // the choice of the reader: its run may still be on its way
    run: { state: true },
    failure: { state: true }, // the message where a run could not be loaded
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
  #position = 0; // what was drawn last
  #traces = new Map();

  constructor() {
    super();
    this.speed = "normal";
  }

  async setup() {
    this.#address = new Address(this, (query) => this.#follow(query));
    this.addEventListener("keydown", (event) => this.#press(event), { signal: this.signal });
    const observer = new ResizeObserver(() => this.#scrollProgram()); // in a closed fold or tab it has no height
    observer.observe(this);
    this.signal.addEventListener("abort", () => observer.disconnect());
    if (!(await this.choose(this.defaults))) return; // the key steps stay
    if (this.isFirst && location.search) this.#follow(this.#address.query);
    this.#address.show(["step"]);
  }

  /** The address of a page belongs to its first stepper, whatever that plays. */
  get isFirst() {
    return this === document.querySelector(".qa-stepper");
  }

  /** The number of the step in view, from 1. */
  get step() {
    return this.player.position + 1;
  }

  /** A trace from the page, if it is the one that is shown first, or from a file, which is loaded once. */
  async readTrace(name, isFirst) {
    if (isFirst && this.trace) return this.trace;
    if (!this.#traces.has(name))
      this.#traces.set(
        name,
        JSON.parse(await readText(`${this.traces}/${name}.json`, this.signal)),
      );
    return this.#traces.get(name);
  }

  /** Play another run from its first step, with the parameters that change; resolves as `choose` does. */
  async change(choice) {
    const isChosen = await this.choose({ ...this.wanted, ...choice });
    if (isChosen) this.writeAddress();
    return isChosen;
  }

  /** Take up a run at one of its steps; false if there is no such run, or another was chosen meanwhile. */
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

  /** Say that there is no such run, and stay with the one that is shown. */
  #fail() {
    this.failure = this.failureText(this.wanted);
    this.player.stop();
    this.player.set(this.player.position);
    if (!this.run) return;
    this.wanted = this.run.choice;
    this.writeAddress();
  }

  /** Show what an address asks for. */
  #follow(query) {
    this.choose(
      { ...this.defaults, ...this.choiceIn(query) },
      numberIn(query, "step", 1, Infinity),
    );
  }

  writeAddress() {
    this.#address.write({ ...this.run.choice, step: this.step });
  }

  /** Whether the reader is asked something before the search leaves the step in view; a figure may ask. */
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
    requestAnimationFrame(() => this.#scrollProgram()); // together with other figures
  }

  #scrollProgram() {
    const source = this.querySelector("pre");
    if (source) scrollToCurrentLine(source);
  }

  render() {
    const { player, run } = this;
    if (!run) return nothing; // the key steps stay
    const state = run.states[player.position];
    const views = this.views(state);
    return html`<div
      class="qa-stepper-live ${this.isDecimal ? "qa-with-decimals" : ""} ${views.look ?? ""}">
      <div class="qa-stepper-bar">
        ${this.#buttons()}
        <div class="qa-stepper-options">
          ${dropdown("speed", Object.keys(SPEEDS), this.speed, (speed) => (this.speed = speed))}
          ${views.options}
          ${views.hasDecimals ? checkbox("decimal", "decimal", this.isDecimal, (isOn) => (this.isDecimal = isOn)) : nothing}
        </div>
      </div>
      <div class="qa-lab-run qa-stepper-slider">${player.slider("Step", `step ${this.step} of ${run.states.length}`, 1)}</div>
      <p class="qa-stepper-keys" aria-hidden="true">Keys: <kbd>←</kbd> <kbd>→</kbd> a step, with <kbd>Shift</kbd> a solution, <kbd>B</kbd> the next way back, <kbd>Home</kbd> <kbd>End</kbd> the ends, <kbd>Space</kbd> plays.${views.tree ? html` In the tree: arrows and <kbd>Enter</kbd>.` : nothing}</p>
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
              <dl class="qa-stepper-counts simple">${Object.entries({
                depth: views.depth,
                nodes: state.nodes,
                solutions: state.solutions,
              }).map(
                ([name, count]) =>
                  html`<div><dt>${name}</dt><dd data-qa-part=${name}>${count}</dd></div>`,
              )}</dl>
            </div>
            ${views.tree}
          </div>
        </div>
        ${views.legend}
      </div>
      ${views.program}
    </div>`;
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

/** Where keys and buttons lead; to the position itself where they lead nowhere. */
function targets(states, position) {
  const found = (index) => (index < 0 ? position : index);
  const next = (kind) =>
    found(states.findIndex((state, index) => index > position && state.kind === kind));
  return {
    earlier: found(
      states.findLastIndex((state, index) => index < position && state.kind === "solution"),
    ),
    later: next("solution"),
    retreat: next("backtrack"),
  };
}

/** A source whose lines for a step are marked, by the name of the step. */
export const sourceView = (lines, landmark, label) =>
  html`<pre role="region" tabindex="0" aria-label=${label} data-qa-part="source">${lines.map(
    ([text, marks]) => {
      const isCurrent = marks.split(" ").includes(landmark);
      return html`<span
        aria-current=${isCurrent || nothing}
        style="--indent: ${text.length - text.trimStart().length}">${text || " "}</span>`;
    },
  )}</pre>`;

/** Scroll the last of the current lines into view within its box; `scrollIntoView` would move the page. */
function scrollToCurrentLine(source) {
  const line = [...source.querySelectorAll("[aria-current]")].at(-1);
  if (!line) return;
  const { offsetTop: top, offsetHeight: height } = line;
  const space = source.clientHeight - height;
  if (source.scrollTop <= top && top <= source.scrollTop + space) return;
  const lineHeight = Number.parseFloat(getComputedStyle(line).lineHeight); // a long line has several
  source.scrollTop = Math.round((top - space / 2) / lineHeight) * lineHeight;
}
