/* The stepper of a search for queens: the board, the masks, the tree, and the program in several
   languages, step by step. */

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

// The space for letters below a board, in squares. It is not needed if bits below the board have
// the letters.
const FOOT = 0.5;
// Milliseconds that a reader has to read a verdict before the search plays on.
const READING = 2500;
const SIZE = /(\bN = )\d+/;

const numbersTo = (n) => [...Array(n).keys()];

/** A question to the reader at a step. `view` is the state that is shown meanwhile, and `next` the
    state after the decision. `chosen` has the squares chosen so far as bits, and `verdict` is on
    the last answer. `isPlaying` tells whether the search was playing.
    @typedef {{ decision: string, step: number, next: import("./trace.js").State, view:
      import("./trace.js").State, isPlaying: boolean, chosen: number, message: string, verdict?:
      import("./decisions.js").Verdict }} Question */

/** A program from the page, as `site_builder/figures/stepper/programs.py` makes it. `head` and
    `columns` are the headings of the table of its variables.
    @typedef {{ key: string, form: string, title: string, caption: string, head: string, columns:
      string[], lines: import("./step-player.js").Line[] }} Program */

class QueensStepper extends StepPlayer {
  static properties = {
    // The N that is selected when the page opens.
    n: {},
    method: {},
    sizes: { type: Array },
    // The names of the masks below the board; empty for a search without bits.
    masks: { type: Array },
    // The names of variables whose value all rows share.
    shared: { type: Array },
    // The reason why a full board is rejected.
    refusal: {},
    // Whether the stepper asks the reader before decisions.
    asks: { type: Boolean },
    // The programs that the reader can choose.
    programs: { type: Array },
    // The key of the program that is shown; undefined for the first program.
    program: { state: true },
    // Whether the tree is shown on a phone.
    hasTree: { state: true },
    hasLetters: { state: true },
    // The column of the bit at which the reader points; undefined if there is no such bit.
    column: { state: true },
    // Whether questions are asked. The reader can turn them off.
    isAsking: { state: true },
    question: { state: true },
  };
  keys = `${this.keys} In the tree and in a question, arrow keys move, and Enter chooses.`;
  links = { "data-qa-step": (step) => this.#follow(Number(step)) };
  /** The questions that the reader has seen, as texts of N and step. */
  #asked = new Set();
  // The number of the step that follows a right answer, whose sentence begins with praise;
  // otherwise 0.
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

  /** Show a step for a link in the text, for the N that the stepper has at first. The address of
      the page does not change. Return the element to scroll to. */
  #follow(step) {
    if (this.wanted.n === this.n) this.player.set(step - 1);
    else this.announceWhenDone(this.choose(this.defaults, step));
    // If the stepper stays beside the text, scroll to its message.
    const isBeside = getComputedStyle(this).position === "sticky";
    return this.querySelector(isBeside ? "[data-qa-part=message]" : ".qa-stepper-board");
  }

  // Methods for questions.

  /** If the current step is before a decision, ask the reader, and return true. Return false if
      there is nothing to ask, or if the reader has seen the question. So a reader who steps on
      without an answer is not asked again. */
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

  /** When Tab is pressed on the buttons for steps, which have led to a question, move the focus to
      the squares of the question. */
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
      // Announce a mistake even if its message is the same as before.
      this.announceAgain();
    }
  }

  /** End the question, and go to the next step. If the search was playing, play on.
      @param {boolean} isRight  whether the answer was right; then the next sentence begins with
        praise */
  #goOn(isRight) {
    const { isPlaying } = this.question;
    if (this.contains(document.activeElement))
      this.querySelector(".qa-stepper-board").focus({ preventScroll: true });
    this.player.goTo(this.player.position + 1);
    if (isRight) this.#praised = this.step;
    if (isPlaying) this.player.playAfter(READING);
  }

  // Methods that render the stepper.

  willUpdate() {
    super.willUpdate();
    if (this.question?.step !== this.step) this.question = undefined;
    if (this.#praised !== this.step) this.#praised = 0;
  }

  /** Mark the links in the text that lead to the current step. */
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
    // These classes stand for conditions that the style sheet could test by `:has`, which takes
    // much longer.
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
      // If a program counts bits from the left, decimal numbers of the bits as shown would differ
      // from the numbers of the program.
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
    // During a question, do not show anything that would reveal the answer.
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

  /** Render the masks of a row as bits, each bit below its square. A mask that is not known yet has
      no bits.
      @param {import("./trace.js").State} state */
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

  /** Render a cell over each square of the row in question, which the reader can choose. */
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
    // The index of the program line that sets N.
    const sized = lines.findIndex(([text]) => SIZE.test(text));
    const ownLines = lines.map(([text, marks], index) => {
      const ownText = index === sized ? text.replace(SIZE, `$1${n}`) : text;
      return [ownText, marks];
    });
    const shared = this.shared.map(
      (name) =>
        html`<div><dt>${name}</dt><dd data-qa-shared=${name}>${sharedText(name, state, n)}</dd></div>`,
    );
    // A page may have several steppers, whose landmarks for screen readers need different names.
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

/** Render a table of the values that a program stores. It has a row for each line that the program
    can ever fill, so that the page does not move when lines are added.
    @param {string} label  the name of the table for screen readers
    @param {Program} program
    @param {(number | string)[]} names  the headings of all rows
    @param {object[]} lines  the filled lines; the last one is current
    @param {boolean} isDecimal  whether bits are shown as decimal numbers */
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
