/* Programs that the reader edits and runs; they are kept in this browser. */

import "./queens-editor.css";
import { button, define, Figure, formatted, html, live, nothing } from "../base/index.js";
import { boardPicture, line as lineBetween, pathLayer, rowEdge } from "../shared/board-view.js";
import { hindrance } from "../shared/files.js";
import { counted, grouped } from "../shared/text.js";
import { ProgramKeys } from "./editor-box.js";
import { hintFor, judgeBoards, totalIn, totalsIn } from "./editor-judge.js";
import { startPython } from "./editor-run.js";
import { importsOf, withN } from "./editor-source.js";
import { readProgress, saveProgress } from "./progress.js";

const KEPT = "editor"; // what progress.js keeps it under
const HERE = new Set(["sys"]); // the worker has it already
const LIMIT = 5000; // milliseconds for the first N: a loop that never ends shows there
const SLOW_LIMIT = 60_000; // for the others: who tries all permutations needs time for N = 8
const MOST = 10 ** 15; // of a total that is shown
const ENDLESS = /^RecursionError|call stack|too much recursion/; // the browser's own words, too

/** A program of the page.
    @typedef {{ name: string, title: string, task: string, source: string, answer: HTMLElement | null }} Program
      `answer`: of an exercise */

/** The programs, as the page has them for readers without script. */
const programsOf = (figure) =>
  [...figure.querySelectorAll("[data-qa-program]")].map((section) => ({
    name: section.dataset.qaProgram,
    title: section.dataset.qaTitle,
    task: section.querySelector("p > span").textContent,
    source: section.querySelector("code").textContent,
    answer: section.querySelector("details"),
  }));

/** An editor for one program or more. */
class QueensEditor extends Figure {
  static properties = {
    boards: { type: Object }, // by N, the columns of all solutions
    program: { state: true },
    source: { state: true }, // of the program, as the reader has left it
    badLine: { state: true }, // that has a mistake; 0 for none
    totals: { state: true }, // by N, what the program counted, and whether that is right
    printed: { state: true },
    status: { state: true }, // of a run
    isRunning: { state: true },
    verdict: { state: true }, // of a run: a sentence, its reason, and more
  };
  keys = "While you type, Tab indents until Escape, and Ctrl with Enter runs the program.";
  #keys = new ProgramKeys();
  #run = new AbortController();
  #truth; // by N, all solutions

  start() {
    if (this.childElementCount > 1) this.#begin(); // what follows it on the page does not move
    else this.whenParsed(() => this.#begin());
  }

  #begin() {
    this.programs = programsOf(this);
    this.#truth = new Map(Object.entries(this.boards).map(([n, all]) => [Number(n), all.split(" ")]));
    this.#choose(this.programs[0]);
  }

  /** Show a program, as the reader left it. */
  #choose(program) {
    this.program = program;
    this.shownAnswer = program.answer?.cloneNode(true);
    this.source = readProgress(KEPT)[program.name]?.text ?? program.source;
    this.#clear();
  }

  #keep(values) {
    const { name, source } = this.program;
    const { text, isSolved } = { ...readProgress(KEPT)[name], ...values };
    saveProgress(KEPT, { [name]: { text: text === source ? undefined : text, isSolved } });
  }

  #edit(text) {
    Object.assign(this, { source: text, badLine: 0 });
    this.#keep({ text });
  }

  #reset() {
    this.#edit(this.program.source);
    this.#clear();
    this.verdict = { sentence: "The program is as it was." };
    this.speakUp();
  }

  /** As before the first run. */
  #clear() {
    this.#run.abort();
    Object.assign(this, { isRunning: false, status: "", badLine: 0, verdict: {}, printed: "", totals: {} });
  }

  #fill(n, total, isRight) {
    this.totals = { ...this.totals, [n]: { total, isRight } };
  }

  #start() {
    this.#clear();
    const { source } = this;
    const blank = source.split("\n").findIndex((line) => line.includes(this.dataset.qaBlank));
    const imported = importsOf(source);
    const known = this.dataset.qaModules.split(" ");
    const missing = [...imported.keys()].find((name) => !known.includes(name));
    if (blank >= 0) return this.#blame(blank + 1, "has a blank. Write what belongs there.");
    if (missing) return this.#blame(imported.get(missing), `imports ${missing}, which this page does not have. Write the program without it.`);
    const sourceFor = withN(source);
    Object.assign(this, { isRunning: true, status: "Loading Python …" });
    const names = [...imported.keys()].filter((name) => !HERE.has(name));
    // A program that says its own N runs once, as it is.
    this.#runAll(sourceFor ?? (() => source), sourceFor ? [...this.#truth.keys()] : [0], names);
  }

  /** Run the program with one N after the other, until one goes wrong. */
  async #runAll(sourceFor, sizes, names) {
    this.#run = new AbortController();
    const signal = AbortSignal.any([this.#run.signal, this.signal]);
    try {
      const run = await startPython(this.dataset.qaWorker, names, signal);
      for (const n of sizes) {
        const isFirst = n === sizes[0];
        const limit = isFirst && n ? LIMIT : SLOW_LIMIT;
        this.status = n ? `N = ${n} …` : "Running …";
        const outcome = await run(sourceFor(n), n, limit);
        if (signal.aborted) return;
        if (!outcome) return void this.#stopLate(n, limit / 1000, isFirst);
        if (!(n ? this.#judge(outcome) : this.#judgeOwn(outcome))) return;
      }
    } catch (error) {
      if (!signal.aborted) this.#explain(error.message);
    }
  }

  /** Show what the program did for one N; say whether to go on. */
  #judge({ n, printed, line, mistake, boards }) {
    this.printed = printed;
    const truth = this.#truth.get(n);
    const total = totalIn(printed, n, truth.length);
    if (mistake || total === undefined) {
      this.#fill(n, "no total", mistake ? false : undefined);
      if (mistake) this.#blame(line, `stopped the program for N = ${n}.`, inWords(mistake), this.#hint);
      else this.#conclude("The program prints no total. Let it end with a line such as print(N, found).");
      return false;
    }
    const isRight = total === truth.length;
    this.#fill(n, shortened(total), isRight);
    if (!isRight) this.#showWrong(n, total, judgeBoards(n, boards, truth, total));
    else if (n === Math.max(...this.#truth.keys())) this.#celebrate();
    return isRight;
  }

  /** Show what a program did that says its own N. */
  #judgeOwn({ printed, line, mistake }) {
    this.printed = printed;
    if (mistake) return this.#blame(line, "stopped the program.", inWords(mistake));
    const totals = totalsIn(printed, this.#truth);
    const isRight = (n) => totals.get(n) === this.#truth.get(n).length;
    for (const [n, total] of totals) this.#fill(n, shortened(total), isRight(n));
    const wrong = [...totals.keys()].find((n) => !isRight(n));
    const hint = "Write a line such as N = 8: Run puts the numbers 4 to 8 there.";
    if (wrong) this.#showWrong(wrong, totals.get(wrong));
    else if (totals.size === this.#truth.size) this.#celebrate();
    else if (totals.size) this.#conclude(`Right for N = ${[...totals.keys()].join(", ")}. ${hint}`);
    else this.#conclude(`The program prints none of the true totals. ${hint}`);
  }

  #showWrong(n, total, finding) {
    const truth = this.#truth.get(n).length;
    const sentence = `N = ${n}: your program counts ${totalOf(total)}, and there are ${truth}.`;
    this.#conclude(sentence, finding?.reason, finding?.board && drawn(n, finding), this.#hint);
  }

  /** About a slip that many make, if the program has it. */
  get #hint() {
    const hint = hintFor(this.source);
    return hint && formatted(hint);
  }

  #celebrate() {
    const isExercise = Boolean(this.program.answer);
    if (isExercise) this.#keep({ isSolved: true });
    this.#conclude(`All totals are right.${isExercise ? " You have solved this one." : ""}`);
  }

  #stopLate(n, seconds, isFirst) {
    if (n) this.#fill(n, "too long", isFirst ? false : undefined);
    const help = isFirst ? "Does each loop end, and what does it change each time around?" : "The totals before are right; Python in a browser is slower than elsewhere.";
    const what = n ? `N = ${n}: stopped` : "Stopped";
    this.#conclude(`${what} after ${seconds} seconds.`, help, this.#hint);
  }

  /** The worker did not start, or was refused what it needs. */
  #explain(reason) {
    if (reason.startsWith("EvalError")) {
      this.#conclude("This site does not let a page run programs: its Content-Security-Policy lacks 'unsafe-eval'. Copy the program, and run it with Python.");
    } else {
      const obstacle = hindrance("this browser does not run it here");
      this.#conclude(`Python could not be started: ${obstacle}. Copy the program, and run it with Python.`);
    }
  }

  /** Mark a line, and say what is wrong with it. */
  #blame(line, sentence, reason, hint) {
    this.#conclude(`${line ? `Line ${line}` : "Something"} ${sentence}`, reason, hint);
    this.badLine = line;
  }

  /** End the run with a sentence and its reason, and with what nobody needs to hear. */
  async #conclude(sentence, reason, ...more) {
    this.#run.abort();
    Object.assign(this, { isRunning: false, status: "", verdict: { sentence, reason, more } });
    this.speakUp(); // the same mistake again is said again
    await this.updateComplete;
    this.querySelector(".qa-message b").scrollIntoView({ block: "nearest" });
  }

  // What is shown

  render() {
    const { programs, program, isRunning, status, printed, shownAnswer } = this;
    if (!program) return nothing; // before the page has them
    const kept = readProgress(KEPT);
    const choice = (each) =>
      html`<button type="button" class=${kept[each.name]?.isSolved ? "qa-editor-solved" : ""} data-qa-choose=${each.name} aria-pressed=${each === program} @click=${() => this.#choose(each)}>${each.title}</button> `;
    return html`<div class="qa-editor-desk">
      <div>
        <div class="qa-editor-choice" role="group" aria-label="Program" ?hidden=${programs.length === 1}>${programs.map(choice)}</div>
        <p class="qa-editor-task" data-qa-part="task">${program.task}</p>
        ${this.#box()}
        <div class="qa-editor-bar">
          ${isRunning ? button("stop", "Stop", () => this.#conclude("Stopped.")) : button("run", "Run", () => this.#start(), false, "qa-main")}
          ${button("reset", "Reset", () => this.#reset())}<span data-qa-part="status">${status}</span>
        </div>
        ${this.#verdict()}
        <p class="qa-editor-keys" aria-hidden="true"><kbd>Ctrl</kbd> <kbd>Enter</kbd> runs. While you type, <kbd>Tab</kbd> indents, and <kbd>Esc</kbd> gives it back to the page.</p>
      </div>
      <div class="qa-editor-outcome">
        <table class="qa-editor-table" aria-label="Solutions counted">
          <thead><tr><th scope="col">N</th><th scope="col">your total</th><th scope="col">true total</th><th scope="col"><span class="qa-unseen">right or wrong</span></th></tr></thead>
          <tbody>${[...this.#truth].map(([n, all]) => row(n, all.length, this.totals[n]))}</tbody>
        </table>
        <details class="qa-fold qa-editor-printed" data-qa-part="printed" ?hidden=${printed.trim().split("\n").length <= 1}><summary>What your program printed</summary><pre
          role="region" tabindex="0" aria-label="Printed">${printed}</pre></details>
        <div data-qa-part="answer">${shownAnswer ?? nothing}</div>
      </div>
    </div>`;
  }

  #verdict() {
    const { sentence = "", reason = "", more } = this.verdict;
    const view = html`<b>${sentence}</b>${reason && html` <span class="qa-editor-reason">${reason}</span>`}`;
    return this.say(`${sentence} ${reason}`.trim(), { view, more: more ? more.map((part) => part && html`<span>${part}</span>`) : nothing });
  }

  /** The text area, with numbers of lines. */
  #box() {
    const { source, badLine } = this;
    const lines = source.split("\n");
    return html`<div class="qa-editor-box"><div class="qa-editor-lines" aria-hidden="true" data-qa-part="lines">${lines.map(
      (_, at) => html`<span class=${at + 1 === badLine ? "qa-editor-bad" : ""}>${at + 1}</span>`,
    )}</div><textarea rows=${lines.length} wrap="off" spellcheck="false" autocapitalize="off" autocomplete="off" autocorrect="off" aria-label="Program in Python"
      aria-keyshortcuts="Control+Enter" aria-invalid=${badLine > 0} data-qa-part="text" .value=${live(source)} @input=${({ target }) => this.#edit(target.value)}
      @keydown=${(event) => this.#keys.press(event, () => this.#start())} @pointerdown=${() => (this.#keys.isTyping = true)} @blur=${() => (this.#keys.isTyping = false)}></textarea></div>`;
  }
}

/** What the program counted for one N, beside what is true. */
function row(n, truth, { total = "–", isRight } = {}) {
  const [sign, word] = isRight ? ["✓", "right"] : ["✗", "wrong"];
  const judged = isRight === undefined ? nothing : html`<span aria-hidden="true">${sign}</span><span class="qa-unseen">${word}</span>`;
  return html`<tr data-qa-n=${n} class=${isRight === false ? "qa-editor-wrong" : ""}><th scope="row">${n}</th><td>${total}</td><td>${truth}</td><td>${judged}</td></tr>`;
}

/** A total for the table. */
const shortened = (total) => (Math.abs(total) < MOST ? String(total) : "too great");

/** A total in a sentence. */
const totalOf = (total) => (Math.abs(total) < MOST ? counted(total, "board") : `more than ${grouped(MOST)} boards`);

/** A mistake of Python's; the usual ones in plain words. */
function inWords(mistake) {
  if (ENDLESS.test(mistake)) return "The calls never end: what changes from one call to the next, and when does a call return without another?";
  if (mistake.startsWith("JavascriptError")) return "Python in a browser, Brython, cannot run this: it knows a little less than Python elsewhere.";
  return mistake;
}

/** A board, with what is wrong on it. */
function drawn(n, { board, pair, row: marked }) {
  const wrong = pair ? [lineBetween(pair.map((at) => [at, board[at]]))] : marked === undefined ? [] : [rowEdge(marked, n)];
  const layers = wrong.map((path) => pathLayer("qa-editor-attack", [path]));
  return html`<span class="qa-editor-drawn">${boardPicture(board, "The board", { layers })}</span>`;
}

define("queens-editor", QueensEditor);
