/* The stepper of a search for queens: board, masks, tree, and the program in several languages. */

import "./queens-stepper.css";
import {
  button,
  checkbox,
  choiceIn,
  define,
  dropdown,
  html,
  moveTabStop,
  nothing,
  pressInGrid,
  squareUnder,
} from "#base";
import { readKept, saveProgress } from "#shared/progress.js";
import { describeCell } from "#shared/attacks.js";
import { squareOf } from "#shared/symmetry.js";
import { branchLegend, rivalView, stateBoard } from "./board.js";
import { askedState, decisionsOf, judge, questionText, withRows } from "./decisions.js";
import {
  bitNumber,
  countsFromLeft,
  landmark,
  lineNames,
  memoryOf,
  sharedText,
  storedMasks,
  valueText,
} from "./memory.js";
import { freeOf, sentence } from "./sentences.js";
import { sourceView, StepPlayer } from "./step-player.js";
import { bitOf, decode } from "./trace.js";
import { treeOf } from "./tree.js";
import { TreeView } from "./tree-view.js";

const FOOT = 0.5; // squares: room for letters below a board, where the bits do not have them
const READING = 2500; // milliseconds before the search plays on after an answer
const SIZE = /(\bN = )\d+/;

const numbersTo = (n) => [...Array(n).keys()];

/** What the reader is asked at a step: the state to show meanwhile, the squares chosen so far, as bits, and the
    verdict on the last answer.
    @typedef {{ decision: string, step: number, next: import("./trace.js").State, view: import("./trace.js").State,
                isPlaying: boolean, chosen: number, message: string, verdict?: import("./decisions.js").Verdict }} Question */

/** A program, as the page has it: one of `site_builder/figures/stepper_programs.py`.
    @typedef {{ key: string, form: string, title: string, caption: string, head: string, columns: string[],
                lines: import("./step-player.js").Line[] }} Program */

class QueensStepper extends StepPlayer {
  static properties = {
    n: {}, // at first
    method: {},
    sizes: { type: Array },
    masks: { type: Array }, // the names of those that are shown; none for a search without bits
    shared: { type: Array }, // the names of what all rows share
    refusal: {}, // why a whole board is refused
    asks: { type: Boolean }, // whether it asks before it decides
    programs: { type: Array }, // as `Program`
    program: { state: true }, // the key of the one that is shown
    hasTree: { state: true }, // on a phone it is shown on demand
    hasLetters: { state: true },
    column: { state: true }, // of the bit at which the pointer is
    isAsking: { state: true }, // unless the reader wants no questions
    question: { state: true },
  };
  keys = `${this.keys} In the tree and in a question, arrow keys move, and Enter chooses.`;
  links = { "data-qa-step": (step) => this.#follow(Number(step)) };
  /** N and step of each question that the reader has met. */
  #asked = new Set();
  #praised = 0; // the step after a right answer

  constructor() {
    super();
    Object.assign(this, { hasTree: false, hasLetters: true, isAsking: true });
  }

  setup() {
    this.addEventListener("keydown", (event) => this.#enterQuestion(event), {
      signal: this.signal,
    });
    this.#asked = new Set(readKept(this.#progressName, ["asked"], Array.isArray));
    return super.setup();
  }

  get #progressName() {
    return `stepper-${this.method}`;
  }

  get defaults() {
    return { n: this.n };
  }

  choiceIn(query) {
    const n = choiceIn(query, "n", this.sizes.map(String));
    return n ? { n } : {};
  }

  async load({ n }) {
    const trace = await this.readTrace(n, n === this.n);
    const states = this.asks ? withRows(decode(trace), trace.n) : decode(trace);
    return {
      trace,
      states,
      decisions: this.asks ? decisionsOf(states) : new Map(),
      tree: treeOf(states),
    };
  }

  failureText({ n }) {
    return `The steps for N = ${n} could not be loaded.`;
  }

  /** A link of the text shows a step for the N of the block; the address stays. */
  #follow(step) {
    if (this.wanted.n === this.n) this.player.set(step - 1);
    else this.announceWhenDone(this.choose(this.defaults, step));
    const isBeside = getComputedStyle(this).position === "sticky"; // the text
    return this.querySelector(isBeside ? "[data-qa-part=message]" : ".qa-stepper-board");
  }

  // Questions

  /** Ask once before a decision; whoever goes on without an answer is not asked again. */
  asksBefore(isPlaying) {
    const { step } = this;
    const { trace, states, decisions } = this.run;
    const decision = decisions.get(step);
    const name = `${trace.n} ${step}`;
    if (!decision || !this.isAsking || this.#asked.has(name)) return false;
    this.#remember([...this.#asked, name]);
    const [now, next] = states.slice(step - 1, step + 1);
    this.player.goTo(step - 1);
    this.question = {
      decision,
      step,
      next,
      view: askedState(decision, now, next),
      isPlaying,
      chosen: 0,
      message: questionText(decision, next.row),
    };
    return true;
  }

  #remember(names) {
    this.#asked = new Set(names);
    saveProgress(this.#progressName, { asked: names });
  }

  #setAsking(isAsking) {
    this.isAsking = isAsking;
    if (isAsking) this.#remember([]);
    else this.question = undefined;
  }

  /** The squares of a question are the next Tab stop of the button that has led to it. */
  #enterQuestion(event) {
    const isOnward =
      event.key === "Tab" && !event.shiftKey && event.target.closest(".qa-stepper-controls");
    if (!isOnward || !this.question) return;
    event.preventDefault();
    this.querySelector(".qa-stepper-picks [tabindex='0']").focus();
  }

  #choose(column) {
    const { decision, chosen } = this.question;
    const bit = bitOf(this.run.trace.n, column);
    this.#answer(decision === "next" ? bit : chosen ^ bit);
  }

  #answer(chosen) {
    this.question = { ...this.question, chosen, verdict: undefined };
  }

  #check() {
    const { decision, chosen, next } = this.question;
    const verdict = judge(decision, chosen, next, this.run.trace.n);
    if (verdict.isRight) this.#goOn(true);
    else {
      this.question = { ...this.question, verdict, message: verdict.message };
      this.announceAgain(); // the same mistake again is said again
    }
  }

  /** Go to the next step after an answer, and play on if it was playing. */
  #goOn(isRight) {
    const { isPlaying } = this.question;
    if (this.contains(document.activeElement))
      this.querySelector(".qa-stepper-board").focus({ preventScroll: true });
    this.player.goTo(this.player.position + 1);
    if (isRight) this.#praised = this.step;
    if (isPlaying) this.player.playAfter(READING);
  }

  // What it shows

  willUpdate() {
    super.willUpdate();
    if (this.question?.step !== this.step) this.question = undefined;
    if (this.#praised !== this.step) this.#praised = 0;
  }

  /** Mark the links that lead to the step in view. */
  updated() {
    super.updated();
    if (!this.isFirst || !this.run) return;
    for (const link of document.querySelectorAll("a[data-qa-step]")) {
      const isHere = this.run.choice.n === this.n && link.dataset.qaStep === `${this.step}`;
      if (isHere) link.setAttribute("aria-current", "step");
      else link.removeAttribute("aria-current");
    }
  }

  views(state) {
    const { run, question } = this;
    const { trace, tree } = run;
    const view = question?.view ?? state;
    const hasMasks = this.masks.length > 0;
    const search = { method: this.method, hasMasks, refusal: this.refusal };
    const rival =
      trace.rivals && state.judged && state.kind === "reject" ? rivalView(trace, state) : nothing;
    // Style sheets that look for what there is, by `:has`, take much longer.
    const looks = {
      "qa-with-bits": hasMasks,
      "qa-with-rival": rival !== nothing,
      "qa-asking": question,
      "qa-with-tree": this.hasTree,
    };
    return {
      look: Object.keys(looks)
        .filter((name) => looks[name])
        .join(" "),
      options: this.#options(hasMasks),
      // Read from the left, the digits on the page are another number than the program's.
      hasDecimals: hasMasks && !this.asks && !countsFromLeft(this.method),
      boardName: "Board",
      board: [this.#board(state, view), rival],
      sentence:
        question?.message ?? (this.#praised ? "Right: " : "") + sentence(state, trace.n, search),
      isWrong: question?.verdict?.isRight === false,
      question: question ? this.#questionButtons() : nothing,
      depth: state.queens.length,
      tree: html`<queens-stepper-tree
        class="qa-stepper-tree"
        .tree=${tree}
        .n=${trace.n}
        .step=${this.step}
        .jump=${(step) => this.player.goTo(step - 1)}></queens-stepper-tree>`,
      legend: trace.branches ? branchLegend(trace.branches[state.branch]) : nothing,
      program: this.#program(state, view),
    };
  }

  #options(hasMasks) {
    const letters = hasMasks
      ? checkbox("show-letters", "L, D, R", this.hasLetters, (isOn) => (this.hasLetters = isOn))
      : nothing;
    return html`${dropdown("N", this.sizes.map(String), this.wanted.n, (n) => this.change({ n }))}
      ${this.asks ? checkbox("asks", "ask me", this.isAsking, (isOn) => this.#setAsking(isOn)) : letters}`;
  }

  #board(state, view) {
    const { question, column } = this;
    const { trace } = this.run;
    const { n } = trace;
    const hasMasks = this.masks.length > 0;
    // A question hides what would give its answer away.
    const drawn = question
      ? {
          ...view,
          kind: "free",
          column: undefined,
          masks: { left: 0, down: 0, right: 0, untried: 0 },
        }
      : state;
    const light = html`<div
      class="qa-stepper-column"
      ?hidden=${column === undefined}
      style="--column: ${column ?? 0}"></div>`;
    return html`<div class="qa-stepper-squares" style="--n: ${n}">
        <div data-qa-stage=${n}>${stateBoard(drawn, trace, hasMasks && this.hasLetters, hasMasks ? 0 : FOOT)}${question ? this.#picks(n) : nothing}</div>
        ${hasMasks ? [this.#bits(n, view), light] : nothing}
      </div>`;
  }

  /** The masks of a row as bits, each under its square; what has no value yet is empty. */
  #bits(n, { row, bit, masks }) {
    const { question } = this;
    const isAsked = masks.untried === undefined;
    const free = isAsked ? question?.chosen || undefined : freeOf(masks, n);
    const values = {
      ...storedMasks(this.method, masks, bit, n),
      free,
      bit: isAsked ? undefined : bit,
    };
    const { blame = [], column: blamed } = question?.verdict ?? {};
    const head = (column) =>
      html`<span role="columnheader">${squareOf(0, column, n)[0]}<br><span class="qa-unseen">bit </span>${bitNumber(this.method, column, n)}</span>`;
    const cell = (name, column) => {
      const isOne = (values[name] & bitOf(n, column)) !== 0;
      const isBlamed = blame.includes(name) && column === blamed;
      return html`<span
        role="cell"
        class="${isOne ? "qa-one" : ""} ${isBlamed ? "qa-why" : ""}"
        @pointerenter=${() => (this.column = column)}>${values[name] === undefined ? nothing : Number(isOne)}</span>`;
    };
    const line = (name) =>
      html`<div role="row" data-qa-mask=${name}><span role="rowheader">${name}</span>${numbersTo(n).map((column) => cell(name, column))}<span role="cell" class="qa-decimal">${values[name]}</span></div>`;
    return html`<div
      class="qa-stepper-bits"
      role="table"
      aria-label="The row as bits"
      data-qa-part="masks"
      @pointerleave=${() => (this.column = undefined)}>
      <div role="row"><span role="columnheader">row <span data-qa-part="row">${row}</span></span>${numbersTo(n).map(head)}</div>
      ${this.masks.map(line)}
    </div>`;
  }

  /** Over each square of the row that is asked for, one to choose. */
  #picks(n) {
    const { chosen, verdict, next } = this.question;
    const pick = (column) => {
      const [isChosen, isWrong] = [chosen, verdict?.wrong ?? 0].map(
        (bits) => (bits & bitOf(n, column)) !== 0,
      );
      const name = describeCell(
        [next.row, column],
        n,
        isChosen ? "chosen" : "not chosen",
        isWrong ? "wrong" : "",
      );
      return html`<div
        role="gridcell"
        class=${isWrong ? "qa-no" : ""}
        tabindex=${column ? -1 : 0}
        aria-label=${name}
        aria-selected=${isChosen}></div>`;
    };
    const choose = ([, column]) => this.#choose(column);
    const empty = ([, column]) => this.#answer(chosen & ~bitOf(n, column));
    return html`<div
      class="qa-stepper-picks"
      role="grid"
      aria-label="Squares of row ${next.row}"
      style="--n: ${n}; --row: ${next.row}"
      @click=${(event) => choose(squareUnder(event))}
      @keydown=${(event) => pressInGrid(event, { choose, empty })}
      @focusin=${moveTabStop}>
      <div role="row">${numbersTo(n).map(pick)}</div></div>`;
  }

  #questionButtons() {
    const { decision, chosen } = this.question;
    return html`<p class="qa-stepper-ask" data-qa-part="ask">
      ${button("check", "Check", () => this.#check(), decision === "next" && !chosen, "qa-main")}
      ${button("skip", "Show me", () => this.#goOn(false))}
    </p>`;
  }

  #program(state, view) {
    const { trace } = this.run;
    const { n } = trace;
    const program = this.programs.find(({ key }) => key === this.program) ?? this.programs[0];
    const { key, form, title, lines } = program;
    const sized = lines.findIndex(([text]) => SIZE.test(text)); // the line that says what N it searches
    const own = lines.map(([text, marks], at) => [
      at === sized ? text.replace(SIZE, `$1${n}`) : text,
      marks,
    ]);
    const titles = new Map(this.programs.map((each) => [each.key, each.title]));
    const shared = this.shared.map(
      (name) =>
        html`<div><dt>${name}</dt><dd data-qa-shared=${name}>${sharedText(name, state, n)}</dd></div>`,
    );
    // A page may have several steppers, and landmarks need different names.
    const method = this.method.replaceAll("_", " ");
    return html`<div class="qa-stepper-form">
        ${dropdown("program", [...titles.keys()], key, (chosen) => (this.program = chosen), { text: (each) => titles.get(each) })}
        ${checkbox("show-tree", "tree", this.hasTree, (isOn) => (this.hasTree = isOn))}
      </div>
      <div class="qa-stepper-programs">
        <div data-qa-program=${key} data-qa-form=${form}>
          ${sourceView(own, landmark(this.method, view, n), `The program of ${method} in ${title}`)}
          ${memoryView(`${program.caption} of ${method}`, program, lineNames(this.method, form, n), memoryOf(this.method, form, view, trace), this.isDecimal)}
        </div>
      </div>
      ${shared.length ? html`<dl class="qa-stepper-shared simple">${shared}</dl>` : nothing}`;
  }
}

/** Render what a program stores: a named row for each line that it can ever fill, so that nothing on the page moves later.
    Of the lines that are filled the current one is the last. `label` is the name for screen readers. */
function memoryView(label, { caption, head, columns }, names, lines, isDecimal) {
  const cells = (line) =>
    columns.map((column) => html`<td>${line ? valueText(column, line, isDecimal) : ""}</td>`);
  const row = (name, index) =>
    html`<tr aria-current=${index === lines.length - 1 || nothing}><th scope="row">${name}</th>${cells(lines[index])}</tr>`;
  return html`<div
    class="qa-stepper-memory qa-scroll"
    role="region"
    tabindex="0"
    aria-label=${label}>
    <table class="qa-stepper-table">
      <caption>${caption}</caption>
      <thead><tr><th scope="col">${head}</th>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
      <tbody>${names.map(row)}</tbody>
    </table>
  </div>`;
}

define("queens-stepper-tree", TreeView);
define("queens-stepper", QueensStepper);
