/* Programs that the reader edits and runs; they are kept in this browser. */

import "./queens-editor.css";
import { button, define, Figure, formatted, html, live, nothing } from "#base";
import { boardPicture, line as lineBetween, pathLayer, rowEdge } from "#shared/board-view.js";
import { loadErrorReason } from "#shared/files.js";
import { counted, grouped, listed } from "#shared/text.js";
import { ProgramKeys } from "./editor-box.js";
import { callsNothing, definedNames, linesToAdd } from "./editor-advice.js";
import { hintFor, judgeBoards, judgePrinted } from "./editor-judge.js";
import { startPython } from "./editor-run.js";
import { importsOf, mixedIndent, sizeIn, withN } from "./editor-source.js";
import { readBoards } from "./printed-boards.js";
import { readTotal, readTotals } from "./printed-totals.js";
import { readProgress, saveProgress } from "#shared/progress.js";

const KEPT = "editor"; // what progress.js keeps it under
const HERE = new Set(["sys"]); // the worker has it already
const LIMIT = 5000; // milliseconds for the first N: a loop that never ends shows there
const SLOW_LIMIT = 60_000; // for the others: who tries all permutations needs time for N = 8
const ADVICE_LIMIT = 1000; // for a program with a line that may be advised
const MOST = 10 ** 15; // of a total that is shown
const LONGEST = 60; // signs of a line that is quoted
const ENDLESS = /^RecursionError|call stack|too much recursion/; // the browser's own words, too

const PUT_N =
  "Begin with a line such as N = 8, and write N wherever the program means it: Run puts the numbers 4 to 8 there.";
/** Patterns of an output without a total, each with the sentence that explains it.
    @type {[RegExp, string][]} */
const NO_NUMBER = [
  [
    /<generator object/,
    "The program prints a generator, whose solutions nothing has asked for yet.",
  ],
  [
    /<(?:function|bound method)/,
    "The program prints a function, not the value that a call of it returns.",
  ],
  [/\bNone\b/, "The program prints None, which a function without return gives back."],
  [/./s, "The program prints no total and no boards that this page can read."],
  [/^/, "The program prints nothing."],
];

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
    verdict: { state: true }, // of a run: a sentence, its reason, lines to add, and more
  };
  keys = "While you type, Tab indents until Escape, and Ctrl with Enter runs the program.";
  #keys = new ProgramKeys();
  #run = new AbortController();
  #truth; // by N, all solutions

  setup() {
    if (this.childElementCount > 1) this.#onParsed(); // what follows it on the page does not move
    else this.whenParsed(() => this.#onParsed());
  }

  #onParsed() {
    this.programs = programsOf(this);
    this.#truth = new Map(
      Object.entries(this.boards).map(([n, all]) => [Number(n), all.split(" ")]),
    );
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
    this.announceAgain();
  }

  /** As before the first run. */
  #clear() {
    this.#run.abort();
    Object.assign(this, {
      isRunning: false,
      status: "",
      badLine: 0,
      verdict: {},
      printed: "",
      totals: {},
    });
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
    const mixed = mixedIndent(source);
    const missing = [...imported.keys()].find((name) => !known.includes(name));
    if (blank >= 0) return this.#blame(blank + 1, "has a blank. Write what belongs there.");
    if (mixed)
      return this.#blame(
        mixed,
        "mixes tabs and spaces.",
        "Python refuses that as a TabError. Begin all lines with spaces, or all lines with tabs.",
      );
    if (missing)
      return this.#blame(
        imported.get(missing),
        `imports ${missing}, which this page does not have. Write the program without it.`,
      );
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
        const isRight = n ? this.#judge(outcome) : this.#judgeOwn(outcome);
        if (isRight === undefined) await this.#advise(run, outcome.printed, signal);
        if (!isRight) return;
      }
    } catch (error) {
      if (!signal.aborted) this.#explain(error.message);
    }
  }

  /** Show what the program did for one N; return whether it was right, undefined if it printed no total and no boards. */
  #judge({ n, printed, line, mistake, boards }) {
    this.printed = printed;
    if (mistake) {
      this.#fill(n, "no total", false);
      this.#blame(
        line,
        `stopped the program for N = ${n}.`,
        inWords(mistake),
        this.#hintAbout(mistake, line),
      );
      return false;
    }
    const truth = this.#truth.get(n);
    const { total, lines } = readTotal(printed, n) ?? {};
    const drawn = readBoards(printed, n);
    if (lines) this.#ask(n, lines);
    if (lines) return false;
    if (total === undefined) return drawn.length ? this.#judgePrinted(n, drawn) : undefined;
    const isTotalRight = total === truth.length;
    // If a program prints as many boards as its total says, they are its solutions, so they are checked.
    const finding =
      isTotalRight && drawn.length === total ? judgePrinted(n, drawn, truth) : undefined;
    const isRight = isTotalRight && !finding;
    this.#fill(n, shortened(total), isRight);
    if (finding)
      this.#showFinding(
        `N = ${n}: the total is right, but the boards that your program prints are not.`,
        n,
        finding,
      );
    else if (!isRight) this.#showWrong(n, total, judgeBoards(n, boardsFrom(boards), truth, total));
    else if (n === this.#largest) this.#celebrate("All totals are right.");
    return isRight;
  }

  /** Judge a program that prints boards and no total, as `#judge`. */
  #judgePrinted(n, drawn) {
    const truth = this.#truth.get(n);
    const finding = judgePrinted(n, drawn, truth);
    const known =
      drawn.length === truth.length
        ? `but not the ${truth.length} solutions`
        : `and there are ${truth.length}`;
    this.#fill(n, drawn.length, !finding);
    if (finding)
      this.#showFinding(
        `N = ${n}: your program prints ${counted(drawn.length, "board")}, ${known}.`,
        n,
        finding,
      );
    else if (n === this.#largest)
      this.#celebrate("All boards are right: for each N, every solution once.");
    return !finding;
  }

  /** Show what a program did that says its own N, as `#judge`. */
  #judgeOwn({ printed, line, mistake }) {
    this.printed = printed;
    if (mistake) {
      this.#blame(line, "stopped the program.", inWords(mistake), this.#hintAbout(mistake, line));
      return false;
    }
    const sizes = [...this.#truth.keys()];
    const size = sizeIn(this.source, sizes);
    const { totals, n, lines } = readTotals(printed, this.#truth, size);
    const isRight = (each) => totals.get(each) === this.#truth.get(each).length;
    for (const [each, total] of totals) this.#fill(each, shortened(total), isRight(each));
    const wrong = [...totals.keys()].find((each) => !isRight(each));
    const drawn = size ? readBoards(printed, size) : [];
    if (lines) this.#ask(n, lines);
    else if (wrong) this.#showWrong(wrong, totals.get(wrong));
    else if (totals.size === sizes.length) this.#celebrate("All totals are right.");
    else if (totals.size) this.#conclude(`Right for N = ${listed([...totals.keys()])}.`, PUT_N);
    else if (!size && readTotal(printed, 0))
      this.#conclude("The program does not say for which N it counts.", PUT_N);
    else if (!drawn.length) return undefined;
    else if (this.#judgePrinted(size, drawn)) this.#conclude(`Right for N = ${size}.`, PUT_N);
    return false;
  }

  /** Ask for a line that has the total alone. */
  #ask(n, lines) {
    const quoted = listed(
      lines.map(({ text }) => `“${text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text}”`),
    );
    const [{ numbers }] = lines;
    let sentence = `The line ${quoted} has a number that your program may not have counted.`;
    if (numbers.length > 1)
      sentence = `The line ${quoted} has the numbers ${listed(numbers)}${n ? ` beside N = ${n}` : ""}.`;
    if (lines.length > 1) sentence = `The lines ${quoted} have different numbers.`;
    if (this.#truth.has(n)) this.#fill(n, "not clear");
    this.#conclude(
      sentence,
      "Which one is your total? Print N and the total alone in the last line, without another number.",
    );
  }

  /** Say that the program prints no total, and which line would print it. */
  async #advise(run, printed, signal) {
    const { source } = this;
    const isUncalled = !printed.trim() && callsNothing(source);
    const sentence = isUncalled
      ? `The program defines ${listed(definedNames(source))}, and calls nothing.`
      : NO_NUMBER.find(([kind]) => kind.test(printed))[1];
    this.status = "Looking for a line that prints the total …";
    const lines = await firstThatPrints(linesToAdd(source), source, this.#smallest, run, signal);
    if (signal.aborted) return;
    this.#conclude(
      sentence,
      lines
        ? "Add this at the end of the program:"
        : "Let the program end with a line that prints N and the number of solutions.",
    );
    this.verdict = { ...this.verdict, lines };
  }

  get #smallest() {
    return Math.min(...this.#truth.keys());
  }

  get #largest() {
    return Math.max(...this.#truth.keys());
  }

  #showWrong(n, total, finding) {
    const truth = this.#truth.get(n).length;
    const sentence = `N = ${n}: your program counts ${totalOf(total)}, and there are ${truth}.`;
    this.#showFinding(sentence, n, finding);
  }

  /** Show a wrong board, if one is known. */
  #showFinding(sentence, n, finding) {
    this.#conclude(
      sentence,
      finding?.reason,
      finding?.board && pictureOf(n, finding),
      this.#hintAbout(),
    );
  }

  /** Return a hint about a slip that many make, or about a mistake in a line; undefined if there is none. */
  #hintAbout(mistake, line) {
    const hint = hintFor(this.source, mistake, line);
    return hint && formatted(hint);
  }

  #celebrate(sentence) {
    const isExercise = Boolean(this.program.answer);
    if (isExercise) this.#keep({ isSolved: true });
    this.#conclude(`${sentence}${isExercise ? " You have solved this one." : ""}`);
  }

  #stopLate(n, seconds, isFirst) {
    if (n) this.#fill(n, "too long", isFirst ? false : undefined);
    const help = isFirst
      ? "Does each loop end, and what does it change each time around?"
      : "The totals before are right; Python in a browser is slower than elsewhere.";
    const what = n ? `N = ${n}: stopped` : "Stopped";
    this.#conclude(`${what} after ${seconds} seconds.`, help, this.#hintAbout());
  }

  /** The worker did not start, or was refused what it needs. */
  #explain(reason) {
    if (reason.startsWith("EvalError")) {
      this.#conclude(
        "This site does not let a page run programs: its Content-Security-Policy lacks 'unsafe-eval'. Copy the program, and run it with Python.",
      );
    } else {
      const obstacle = loadErrorReason("this browser does not run it here");
      this.#conclude(
        `Python could not be started: ${obstacle}. Copy the program, and run it with Python.`,
      );
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
    this.announceAgain(); // the same mistake again is said again
    await this.updateComplete;
    this.querySelector(".qa-message b").scrollIntoView({ block: "nearest" });
  }

  // What is shown

  render() {
    const { programs, program, isRunning, status, printed, shownAnswer } = this;
    if (!program) return nothing; // before the page has them
    const kept = readProgress(KEPT);
    const choice = (each) =>
      html`<button
        type="button"
        class=${kept[each.name]?.isSolved ? "qa-editor-solved" : ""}
        data-qa-choose=${each.name}
        aria-pressed=${each === program}
        @click=${() => this.#choose(each)}>${each.title}</button> `;
    return html`<div class="qa-editor-desk">
      <div>
        <div
          class="qa-editor-choice"
          role="group"
          aria-label="Program"
          ?hidden=${programs.length === 1}>${programs.map(choice)}</div>
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
          <thead><tr><th scope="col">N</th><th scope="col">your total</th><th scope="col">true total</th><th scope="col">right?</th></tr></thead>
          <tbody>${[...this.#truth].map(([n, all]) => row(n, all.length, this.totals[n]))}</tbody>
        </table>
        <details
          class="qa-fold qa-editor-printed"
          data-qa-part="printed"
          ?hidden=${printed.trim().split("\n").length <= 1}><summary>What your program printed</summary><pre
            role="region"
            tabindex="0"
            aria-label="Printed">${printed}</pre></details>
        <div data-qa-part="answer">${shownAnswer ?? nothing}</div>
      </div>
    </div>`;
  }

  #verdict() {
    const { sentence = "", reason = "", lines = "", more } = this.verdict;
    const view = html`<b>${sentence}</b>${reason && html` <span class="qa-editor-reason">${reason}</span>`}${lines && html`<code class="qa-editor-added">${lines}</code>`}`;
    return this.message(`${sentence} ${reason} ${lines}`.trim(), {
      view,
      more: more ? more.map((part) => part && html`<span>${part}</span>`) : nothing,
    });
  }

  /** The text area, with numbers of lines. */
  #box() {
    const { source, badLine } = this;
    const lines = source.split("\n");
    return html`<div class="qa-editor-box"><div
      class="qa-editor-lines"
      aria-hidden="true"
      data-qa-part="lines">${lines.map(
        (_, at) => html`<span class=${at + 1 === badLine ? "qa-editor-bad" : ""}>${at + 1}</span>`,
      )}</div><textarea
      rows=${lines.length}
      wrap="off"
      spellcheck="false"
      autocapitalize="off"
      autocomplete="off"
      autocorrect="off"
      aria-label="Program in Python"
      aria-keyshortcuts="Control+Enter"
      aria-invalid=${badLine > 0}
      data-qa-part="text"
      .value=${live(source)}
      @input=${({ target }) => this.#edit(target.value)}
      @keydown=${(event) => this.#keys.press(event, () => this.#start())}
      @pointerdown=${() => (this.#keys.isTyping = true)}
      @blur=${() => (this.#keys.isTyping = false)}></textarea></div>`;
  }
}

/** Return the first of some lines with which a program prints a total for N; undefined if there is none. */
async function firstThatPrints(candidates, source, n, run, signal) {
  for (const lines of candidates) {
    const changed = `${source.trimEnd()}\n\n${lines}\n`;
    const outcome = await run(withN(changed)?.(n) ?? changed, n, ADVICE_LIMIT);
    if (!outcome || signal.aborted) return undefined; // after the limit, the worker is still at work
    if (!outcome.mistake && readTotal(outcome.printed, n)?.total !== undefined) return lines;
  }
  return undefined;
}

/** The boards that a program counted, out of text: `1 3 0 2,2 0 3 1`. */
const boardsFrom = (text) =>
  text ? text.split(",").map((board) => board.split(" ").map(Number)) : [];

/** What the program counted for one N, beside what is true. */
function row(n, truth, { total = "–", isRight } = {}) {
  const [sign, word] = isRight ? ["✓", "right"] : ["✗", "wrong"];
  const judged =
    isRight === undefined
      ? nothing
      : html`<span aria-hidden="true">${sign}</span><span class="qa-unseen">${word}</span>`;
  return html`<tr
    data-qa-n=${n}
    class=${isRight === false ? "qa-editor-wrong" : ""}><th scope="row">${n}</th><td>${total}</td><td>${truth}</td><td>${judged}</td></tr>`;
}

/** A total for the table. */
const shortened = (total) => (Math.abs(total) < MOST ? String(total) : "too great");

/** A total in a sentence. */
const totalOf = (total) =>
  Math.abs(total) < MOST ? counted(total, "board") : `more than ${grouped(MOST)} boards`;

/** A mistake of Python's; the usual ones in plain words. */
function inWords(mistake) {
  if (ENDLESS.test(mistake))
    return "The calls never end: what changes from one call to the next, and when does a call return without another?";
  if (mistake.startsWith("JavascriptError"))
    return "Python in a browser, Brython, cannot run this: it knows a little less than Python elsewhere.";
  return mistake;
}

/** A board, with what is wrong on it. */
function pictureOf(n, { board, pair, row: marked }) {
  const wrong = pair
    ? [lineBetween(pair.map((at) => [at, board[at]]))]
    : marked === undefined
      ? []
      : [rowEdge(marked, n)];
  const layers = wrong.map((path) => pathLayer("qa-editor-attack", [path]));
  return html`<span class="qa-editor-drawn">${boardPicture(board, "The board", { layers })}</span>`;
}

define("queens-editor", QueensEditor, { isLazy: true });
