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
import { readProgressAt, saveProgress } from "#shared/progress.js";
import { describeCell } from "#shared/attacks.js";
import { letterOf } from "#shared/symmetry.js";
import { branchLegend, rejectingImageView, stateBoard } from "./board.js";
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

// Squares of room for letters below a board, unless the bits below it have them.
const FOOT = 0.5;
// Milliseconds to read a verdict before the search plays on.
const READING = 2500;
const SIZE = /(\bN = )\d+/;

const numbersTo = (n) => [...Array(n).keys()];

/** A question to the reader at a step: the state to show meanwhile, the squares chosen so far, as
    bits, and the verdict on the last answer.
    @typedef {{ decision: string, step: number, next: import("./trace.js").State, view:
      import("./trace.js").State, isPlaying: boolean, chosen: number, message: string, verdict?:
      import("./decisions.js").Verdict }} Question */

/** A program from the page, as `site_builder/figures/stepper/programs.py` makes it.
    @typedef {{ key: string, form: string, title: string, caption: string, head: string, columns:
      string[], lines: import("./step-player.js").Line[] }} Program */

class QueensStepper extends StepPlayer {
  static properties = {
    // The N that is selected at first.
    n: {},
    method: {},
    sizes: { type: Array },
    // The names of the masks to show; empty for a search without bits.
    masks: { type: Array },
    // The names of the variables that all rows share.
    shared: { type: Array },
    // The reason why a full board is rejected.
    refusal: {},
    // Whether the stepper asks before decisions.
    asks: { type: Boolean },
    // The programs, each a `Program`.
    programs: { type: Array },
    // The key of the program in view.
    program: { state: true },
    // Whether the tree is shown on a phone.
    hasTree: { state: true },
    hasLetters: { state: true },
    // The column of the bit under the pointer.
    column: { state: true },
    // False if the reader has turned questions off.
    isAsking: { state: true },
    question: { state: true },
  };
  keys = `${this.keys} In the tree and in a question, arrow keys move, and Enter chooses.`;
  links = { "data-qa-step": (step) => this.#follow(Number(step)) };
  /** N and step of each question that the reader has seen. */
  #asked = new Set();
  // The step after a right answer.
  #praised = 0;

  constructor() {
    super();
    Object.assign(this, { hasTree: false, hasLetters: true, isAsking: true });
  }

  setup() {
    this.addEventListener("keydown", (event) => this.#enterQuestion(event), {
      signal: this.signal,
    });
    this.#asked = new Set(readProgressAt(this.#progressName, ["asked"], Array.isArray));
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

  /** Show a step for the N of the block, for a link of the text; the address of the page does not
      change. */
  #follow(step) {
    if (this.wanted.n === this.n) this.player.set(step - 1);
    else this.announceWhenDone(this.choose(this.defaults, step));
    // The stepper is beside the text.
    const isBeside = getComputedStyle(this).position === "sticky";
    return this.querySelector(isBeside ? "[data-qa-part=message]" : ".qa-stepper-board");
  }

  // Questions

  /** Ask before a decision. A reader who steps on without an answer is not asked again. */
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

  /** Let Tab lead from the button that asked a question to the question's squares. */
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
      // A repeated mistake is announced again.
      this.announceAgain();
    }
  }

  /** Go to the next step after an answer, and play on if the search was playing. */
  #goOn(isRight) {
    const { isPlaying } = this.question;
    if (this.contains(document.activeElement))
      this.querySelector(".qa-stepper-board").focus({ preventScroll: true });
    this.player.goTo(this.player.position + 1);
    if (isRight) this.#praised = this.step;
    if (isPlaying) this.player.playAfter(READING);
  }

  // The view

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
    const praise = this.#praised ? "Right: " : "";
    const isRejected = trace.rivals && state.judged && state.kind === "reject";
    const image = isRejected ? rejectingImageView(trace, state) : nothing;
    // Classes, because style sheets that select by `:has` take much longer.
    const looks = {
      "qa-with-bits": hasMasks,
      "qa-with-rival": image !== nothing,
      "qa-asking": question,
      "qa-with-tree": this.hasTree,
    };
    return {
      look: Object.keys(looks)
        .filter((name) => looks[name])
        .join(" "),
      options: this.#options(hasMasks),
      // If bits count from the left, the decimal numbers would differ from the program's.
      hasDecimals: hasMasks && !this.asks && !countsFromLeft(this.method),
      boardName: "Board",
      board: [this.#board(state, view), image],
      sentence: question?.message ?? praise + sentence(state, trace.n, search),
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
    const showLetters = (isOn) => {
      this.hasLetters = isOn;
    };
    const setAsking = (isOn) => this.#setAsking(isOn);
    const letters = hasMasks
      ? checkbox("show-letters", "L, D, R", this.hasLetters, showLetters)
      : nothing;
    const box = this.asks ? checkbox("asks", "ask me", this.isAsking, setAsking) : letters;
    return html`${dropdown("N", this.sizes.map(String), this.wanted.n, (n) => this.change({ n }))}
      ${box}`;
  }

  #board(state, view) {
    const { question, column } = this;
    const { trace } = this.run;
    const { n } = trace;
    const hasMasks = this.masks.length > 0;
    // A question hides everything that would reveal its answer.
    const drawn = question
      ? {
          ...view,
          kind: "free",
          column: undefined,
          masks: { left: 0, down: 0, right: 0, untried: 0 },
        }
      : state;
    const highlight = html`<div
      class="qa-stepper-column"
      ?hidden=${column === undefined}
      style="--column: ${column ?? 0}"></div>`;
    const board = stateBoard(drawn, trace, hasMasks && this.hasLetters, hasMasks ? 0 : FOOT);
    return html`<div class="qa-stepper-squares" style="--n: ${n}">
        <div data-qa-stage=${n}>${board}${question ? this.#picks(n) : nothing}</div>
        ${hasMasks ? [this.#bits(n, view), highlight] : nothing}
      </div>`;
  }

  /** Render the masks of a row as bits, each under its square. Bits without a value yet are empty. */
  #bits(n, { row, bit, masks }) {
    const { question } = this;
    const isAsked = masks.untried === undefined;
    const free = isAsked ? question?.chosen || undefined : freeOf(masks, n);
    const values = {
      ...storedMasks(this.method, masks, bit, n),
      free,
      bit: isAsked ? undefined : bit,
    };
    const { causes = [], column: wrongColumn } = question?.verdict ?? {};
    const setColumn = (column) => () => {
      this.column = column;
    };
    const head = (column) => {
      const number = bitNumber(this.method, column, n);
      return html`<span
        role="columnheader">${letterOf(column)}<br><span class="qa-unseen">bit </span>${number}</span>`;
    };
    const cell = (name, column) => {
      const isOne = (values[name] & bitOf(n, column)) !== 0;
      const isCause = causes.includes(name) && column === wrongColumn;
      return html`<span
        role="cell"
        class="${isOne ? "qa-one" : ""} ${isCause ? "qa-why" : ""}"
        @pointerenter=${setColumn(column)}>${values[name] === undefined ? nothing : Number(isOne)}</span>`;
    };
    const line = (name) => {
      const cells = numbersTo(n).map((column) => cell(name, column));
      return html`<div
        role="row"
        data-qa-mask=${name}><span
          role="rowheader">${name}</span>${cells}<span
          role="cell"
          class="qa-decimal">${values[name]}</span></div>`;
    };
    return html`<div
      class="qa-stepper-bits"
      role="table"
      aria-label="The row as bits"
      data-qa-part="masks"
      @pointerleave=${setColumn(undefined)}>
      <div role="row"><span
        role="columnheader">row <span data-qa-part="row">${row}</span></span>${numbersTo(n).map(head)}</div>
      ${this.masks.map(line)}
    </div>`;
  }

  /** Render a button over each square of the row in question. */
  #picks(n) {
    const { chosen, verdict, next } = this.question;
    const pick = (column) => {
      const bit = bitOf(n, column);
      const isChosen = (chosen & bit) !== 0;
      const isWrong = ((verdict?.wrong ?? 0) & bit) !== 0;
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

  #programList(key) {
    const titles = new Map(this.programs.map((program) => [program.key, program.title]));
    const choose = (chosen) => {
      this.program = chosen;
    };
    const text = (program) => titles.get(program);
    return dropdown("program", [...titles.keys()], key, choose, { text });
  }

  #treeBox() {
    const change = (isOn) => {
      this.hasTree = isOn;
    };
    return checkbox("show-tree", "tree", this.hasTree, change);
  }

  #program(state, view) {
    const { trace } = this.run;
    const { n } = trace;
    const program = this.programs.find(({ key }) => key === this.program) ?? this.programs[0];
    const { key, form, title, lines } = program;
    // The program line that sets N.
    const sized = lines.findIndex(([text]) => SIZE.test(text));
    const ownLines = lines.map(([text, marks], index) => {
      const ownText = index === sized ? text.replace(SIZE, `$1${n}`) : text;
      return [ownText, marks];
    });
    const shared = this.shared.map(
      (name) =>
        html`<div><dt>${name}</dt><dd data-qa-shared=${name}>${sharedText(name, state, n)}</dd></div>`,
    );
    // A page may have several steppers, and landmarks need different names.
    const method = this.method.replaceAll("_", " ");
    const mark = landmark(this.method, view, n);
    const source = sourceView(ownLines, mark, `The program of ${method} in ${title}`);
    const names = lineNames(this.method, form, n);
    const memory = memoryOf(this.method, form, view, trace);
    const label = `${program.caption} of ${method}`;
    return html`<div class="qa-stepper-form">
        ${this.#programList(key)}
        ${this.#treeBox()}
      </div>
      <div class="qa-stepper-programs">
        <div data-qa-program=${key} data-qa-form=${form}>
          ${source}
          ${memoryView(label, program, names, memory, this.isDecimal)}
        </div>
      </div>
      ${shared.length ? html`<dl class="qa-stepper-shared simple">${shared}</dl>` : nothing}`;
  }
}

/** Render the values that a program stores: a named row for each line that it can ever fill, so
    that nothing on the page moves later. The last of the filled `lines` is the current one. `label`
    is the name for screen readers. */
function memoryView(label, { caption, head, columns }, names, lines, isDecimal) {
  const cells = (line) =>
    columns.map((column) => html`<td>${line ? valueText(column, line, isDecimal) : ""}</td>`);
  const headings = columns.map((name) => html`<th scope="col">${name}</th>`);
  const row = (name, index) => {
    const isCurrent = index === lines.length - 1;
    return html`<tr
      aria-current=${isCurrent || nothing}><th scope="row">${name}</th>${cells(lines[index])}</tr>`;
  };
  return html`<div
    class="qa-stepper-memory qa-scroll"
    role="region"
    tabindex="0"
    aria-label=${label}>
    <table class="qa-stepper-table">
      <caption>${caption}</caption>
      <thead><tr><th scope="col">${head}</th>${headings}</tr></thead>
      <tbody>${names.map(row)}</tbody>
    </table>
  </div>`;
}

define("queens-stepper-tree", TreeView);
define("queens-stepper", QueensStepper);
