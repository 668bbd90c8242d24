/* An editor for programs, which the reader changes and runs. The browser stores the changed
   programs. */

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

// The name under which the browser stores the programs.
const PROGRESS = "editor";
// Modules that need not be loaded, because the worker has them from the start.
const HERE = new Set(["sys"]);
// The limit of a run for the first N, in milliseconds. It is short, because an endless loop is
// noticed there.
const LIMIT = 5000;
// The limit for each later N, and for a program that sets its own N, in milliseconds. It is long,
// because a program that tries all permutations is slow for N = 8.
const SLOW_LIMIT = 60_000;
// The limit of a run with a line that the editor may propose, in milliseconds.
const ADVICE_LIMIT = 1000;
// The largest total that is shown as a number.
const MAX_TOTAL = 10 ** 15;
// The most characters of a line that a message quotes.
const MAX_QUOTED = 60;
// The error of an endless recursion, as Python and as browsers name it.
const ENDLESS = /^RecursionError|call stack|too much recursion/;

const PUT_N =
  "Begin with a line such as N = 8, and write N wherever the program means it: " +
  "Run puts the numbers 4 to 8 there.";
/** For a program whose output has no total: patterns of the output, each with the sentence that
    explains it. The first match counts.
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

/** A program of the figure. `task` says what to do, and `answer` is the answer of an exercise, or
    null for a program that is not an exercise.
    @typedef {{ name: string, title: string, task: string, source: string, answer: HTMLElement |
      null }} Program */

const KEY_HELP = html`<p
  class="qa-editor-keys"
  aria-hidden="true"><kbd>Ctrl</kbd> <kbd>Enter</kbd> runs. While you type, <kbd
  >Tab</kbd> indents, and <kbd>Esc</kbd> gives it back to the page.</p>`;

/** Return the programs in the static content of the figure.
    @returns {Program[]} */
const programsOf = (figure) =>
  [...figure.querySelectorAll("[data-qa-program]")].map((section) => ({
    name: section.dataset.qaProgram,
    title: section.dataset.qaTitle,
    task: section.querySelector("p > span").textContent,
    source: section.querySelector("code").textContent,
    answer: section.querySelector("details"),
  }));

/** The figure: an editor for one or more programs. */
class QueensEditor extends Figure {
  static properties = {
    // For each N, the columns of all solutions as one text.
    boards: { type: Object },
    program: { state: true },
    // The text of the program in the editor, with the reader's changes.
    source: { state: true },
    // The number of the line with the error; 0 without an error.
    badLine: { state: true },
    // For each N, the total as the table shows it, and whether it is right.
    totals: { state: true },
    printed: { state: true },
    // The message while Python is loaded or a program runs, or "".
    status: { state: true },
    isRunning: { state: true },
    // The verdict on a run: a sentence, its reason, lines to add to the program, and further
    // details.
    verdict: { state: true },
  };
  keys = "While you type, Tab indents until Escape, and Ctrl with Enter runs the program.";
  #keys = new ProgramKeys();
  #run = new AbortController();
  // For each N, all solutions as texts of columns.
  #truth;

  setup() {
    // Start as soon as the content of the figure has been parsed, so that the rest of the page does
    // not move later.
    if (this.childElementCount > 1) this.#onParsed();
    else this.whenParsed(() => this.#onParsed());
  }

  #onParsed() {
    this.programs = programsOf(this);
    this.#truth = new Map(
      Object.entries(this.boards).map(([n, all]) => [Number(n), all.split(" ")]),
    );
    this.#choose(this.programs[0]);
  }

  /** Show a program in the state in which the reader left it. */
  #choose(program) {
    this.program = program;
    this.shownAnswer = program.answer?.cloneNode(true);
    this.source = readProgress(PROGRESS)[program.name]?.text ?? program.source;
    this.#clear();
  }

  #store(values) {
    const { name, source } = this.program;
    const { text, isSolved } = { ...readProgress(PROGRESS)[name], ...values };
    saveProgress(PROGRESS, { [name]: { text: text === source ? undefined : text, isSolved } });
  }

  #edit(text) {
    Object.assign(this, { source: text, badLine: 0 });
    this.#store({ text });
  }

  #reset() {
    this.#edit(this.program.source);
    this.#clear();
    this.verdict = { sentence: "The program is as it was." };
    this.announceAgain();
  }

  /** Stop a run, and show the outcome as before the first run. */
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
    if (blank >= 0) return this.#reportLine(blank + 1, "has a blank. Write what belongs there.");
    if (mixed) {
      const advice = "Begin all lines with spaces, or all lines with tabs.";
      const reason = `Python refuses that as a TabError. ${advice}`;
      return this.#reportLine(mixed, "mixes tabs and spaces.", reason);
    }
    if (missing) {
      const reason = "which this page does not have. Write the program without it.";
      return this.#reportLine(imported.get(missing), `imports ${missing}, ${reason}`);
    }
    const sourceFor = withN(source);
    Object.assign(this, { isRunning: true, status: "Loading Python …" });
    const names = [...imported.keys()].filter((name) => !HERE.has(name));
    // A program that sets its own N runs once and without changes, with 0 in place of N.
    this.#runAll(sourceFor ?? (() => source), sourceFor ? [...this.#truth.keys()] : [0], names);
  }

  /** Run the program for each N of `sizes` and show the outcome. Stop if an outcome is wrong or
      takes too long.
      @param {(n: number) => string} sourceFor  returns the text of the program for an N
      @param {number[]} sizes  [0] for a program that sets its own N
      @param {string[]} names  the modules to load, which the program imports */
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
        if (!outcome) {
          this.#stopLate(n, limit / 1000, isFirst);
          return;
        }
        const isRight = n ? this.#judge(outcome) : this.#judgeOwn(outcome);
        if (isRight === undefined) await this.#advise(run, outcome.printed, signal);
        if (!isRight) return;
      }
    } catch (error) {
      if (!signal.aborted) this.#explain(error.message);
    }
  }

  /** Judge the outcome of the program for one N, and show it. Return whether it is right, or
      undefined if the program printed neither a total nor boards.
      @param {import("./editor-run.js").Outcome} outcome */
  #judge({ n, printed, line, mistake, boards }) {
    this.printed = printed;
    if (mistake) {
      this.#fill(n, "no total", false);
      const hint = this.#hintAbout(mistake, line);
      this.#reportLine(line, `stopped the program for N = ${n}.`, explainError(mistake), hint);
      return false;
    }
    const truth = this.#truth.get(n);
    const { total, lines } = readTotal(printed, n) ?? {};
    const drawn = readBoards(printed, n);
    if (lines) {
      this.#ask(n, lines);
      return false;
    }
    if (total === undefined) return drawn.length ? this.#judgePrinted(n, drawn) : undefined;
    const isTotalRight = total === truth.length;
    // If the program prints as many boards as its total says, the boards are meant to be the
    // solutions, so judge them, too.
    const finding =
      isTotalRight && drawn.length === total ? judgePrinted(n, drawn, truth) : undefined;
    const isRight = isTotalRight && !finding;
    this.#fill(n, shortened(total), isRight);
    const boardsWrong = "the total is right, but the boards that your program prints are not";
    if (finding) this.#showFinding(`N = ${n}: ${boardsWrong}.`, n, finding);
    else if (!isRight) this.#showWrong(n, total, judgeBoards(n, boardsFrom(boards), truth, total));
    else if (n === this.#largest) this.#celebrate("All totals are right.");
    return isRight;
  }

  /** Judge a program that prints boards and no total, and show the outcome. Return whether it is
      right.
      @param {number[][]} drawn  the boards, as `readBoards` returns them */
  #judgePrinted(n, drawn) {
    const truth = this.#truth.get(n);
    const finding = judgePrinted(n, drawn, truth);
    const known =
      drawn.length === truth.length
        ? `but not the ${truth.length} solutions`
        : `and there are ${truth.length}`;
    this.#fill(n, drawn.length, !finding);
    const printed = `your program prints ${counted(drawn.length, "board")}`;
    if (finding) this.#showFinding(`N = ${n}: ${printed}, ${known}.`, n, finding);
    else if (n === this.#largest)
      this.#celebrate("All boards are right: for each N, every solution once.");
    return !finding;
  }

  /** Judge the outcome of a program that sets its own N, and show it. Return undefined if the
      program printed neither totals nor boards, otherwise false, because there is no further N to
      run.
      @param {import("./editor-run.js").Outcome} outcome */
  #judgeOwn({ printed, line, mistake }) {
    this.printed = printed;
    if (mistake) {
      const hint = this.#hintAbout(mistake, line);
      this.#reportLine(line, "stopped the program.", explainError(mistake), hint);
      return false;
    }
    const sizes = [...this.#truth.keys()];
    const size = sizeIn(this.source, sizes);
    const { totals, n, lines } = readTotals(printed, this.#truth, size);
    const isRight = (side) => totals.get(side) === this.#truth.get(side).length;
    for (const [side, total] of totals) this.#fill(side, shortened(total), isRight(side));
    const wrong = [...totals.keys()].find((side) => !isRight(side));
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

  /** Show the lines in which it is not clear which number is the total, and ask the reader to print
      the total alone.
      @param {number | undefined} n
      @param {{ text: string, numbers: number[] }[]} lines */
  #ask(n, lines) {
    const truncate = (text) => (text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)} …` : text);
    const quoted = listed(lines.map(({ text }) => `“${truncate(text)}”`));
    const [{ numbers }] = lines;
    let sentence = `The line ${quoted} has a number that your program may not have counted.`;
    if (numbers.length > 1) {
      const context = n ? ` beside N = ${n}` : "";
      sentence = `The line ${quoted} has the numbers ${listed(numbers)}${context}.`;
    }
    if (lines.length > 1) sentence = `The lines ${quoted} have different numbers.`;
    if (this.#truth.has(n)) this.#fill(n, "not clear");
    const request = "Print N and the total alone in the last line, without another number.";
    this.#conclude(sentence, `Which one is your total? ${request}`);
  }

  /** Say that the program prints no total, and propose a line that makes it print one, if such a
      line is found.
      @param {(source: string, n: number, limit: number) => Promise<Outcome | undefined>} run
      @param {string} printed  the output of the program
      @param {AbortSignal} signal  aborts if the reader stops the run */
  async #advise(run, printed, signal) {
    const { source } = this;
    const isUncalled = !printed.trim() && callsNothing(source);
    const sentence = isUncalled
      ? `The program defines ${listed(definedNames(source))}, and calls nothing.`
      : NO_NUMBER.find(([kind]) => kind.test(printed))[1];
    this.status = "Looking for a line that prints the total …";
    const lines = await firstThatPrints(linesToAdd(source), source, this.#smallest, run, signal);
    if (signal.aborted) return;
    const advice = lines
      ? "Add this at the end of the program:"
      : "Let the program end with a line that prints N and the number of solutions.";
    this.#conclude(sentence, advice);
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

  /** Show a verdict, with the reason and the board of a finding, if any.
      @param {import("./editor-judge.js").Finding} [finding] */
  #showFinding(sentence, n, finding) {
    const picture = finding?.board && pictureOf(n, finding);
    this.#conclude(sentence, finding?.reason, picture, this.#hintAbout());
  }

  /** Return a hint about an error, or about a typical mistake in the program. If there is no hint,
      return undefined.
      @param {string} [mistake]  the error as Python names it
      @param {number} [line]  the number of the line with the error */
  #hintAbout(mistake, line) {
    const hint = hintFor(this.source, mistake, line);
    return hint && formatted(hint);
  }

  #celebrate(sentence) {
    const isExercise = Boolean(this.program.answer);
    if (isExercise) this.#store({ isSolved: true });
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

  /** Show why Python could not be started, or why the page may not run programs.
      @param {string} reason  the message of the error */
  #explain(reason) {
    const remedy = "Copy the program, and run it with Python.";
    if (reason.startsWith("EvalError")) {
      const cause = "its Content-Security-Policy lacks 'unsafe-eval'";
      this.#conclude(`This site does not let a page run programs: ${cause}. ${remedy}`);
    } else {
      const obstacle = loadErrorReason("this browser does not run it here");
      this.#conclude(`Python could not be started: ${obstacle}. ${remedy}`);
    }
  }

  /** Show an error that is in a line, and highlight the line.
      @param {number} line  the number of the line; 0 if it is not known
      @param {string} sentence  the sentence after `Line 5`
      @param {string} [reason]
      @param {unknown} [hint] */
  #reportLine(line, sentence, reason, hint) {
    this.#conclude(`${line ? `Line ${line}` : "Something"} ${sentence}`, reason, hint);
    this.badLine = line;
  }

  /** Stop the run, and show the verdict.
      @param {string} [reason]
      @param {unknown[]} more  details that screen readers do not announce */
  async #conclude(sentence, reason, ...more) {
    this.#run.abort();
    Object.assign(this, { isRunning: false, status: "", verdict: { sentence, reason, more } });
    // Announce an error even if its text is the same as before.
    this.announceAgain();
    await this.updateComplete;
    this.querySelector(".qa-message b").scrollIntoView({ block: "nearest" });
  }

  // Methods that render the figure.

  render() {
    const { programs, program, isRunning, status, printed, shownAnswer } = this;
    // The static content of the figure has not been parsed yet.
    if (!program) return nothing;
    const stored = readProgress(PROGRESS);
    const choice = (other) =>
      html`<button
        type="button"
        class=${stored[other.name]?.isSolved ? "qa-editor-solved" : ""}
        data-qa-choose=${other.name}
        aria-pressed=${other === program}
        @click=${() => this.#choose(other)}>${other.title}</button> `;
    const runButton = button("run", "Run", () => this.#start(), false, "qa-main");
    const stopButton = button("stop", "Stop", () => this.#conclude("Stopped."));
    const headings = ["N", "your total", "true total", "right?"].map(
      (text) => html`<th scope="col">${text}</th>`,
    );
    const rows = [...this.#truth].map(([n, all]) => row(n, all.length, this.totals[n]));
    const isShort = printed.trim().split("\n").length <= 1;
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
          ${isRunning ? stopButton : runButton}
          ${button("reset", "Reset", () => this.#reset())}<span data-qa-part="status">${status}</span>
        </div>
        ${this.#verdict()}
        ${KEY_HELP}
      </div>
      <div class="qa-editor-outcome">
        <table class="qa-editor-table" aria-label="Solutions counted">
          <thead><tr>${headings}</tr></thead>
          <tbody>${rows}</tbody>
        </table>
        <details
          class="qa-fold qa-editor-printed"
          data-qa-part="printed"
          ?hidden=${isShort}><summary>What your program printed</summary><pre
            role="region"
            tabindex="0"
            aria-label="Printed">${printed}</pre></details>
        <div data-qa-part="answer">${shownAnswer ?? nothing}</div>
      </div>
    </div>`;
  }

  #verdict() {
    const { sentence = "", reason = "", lines = "", more } = this.verdict;
    const reasonView = reason && html` <span class="qa-editor-reason">${reason}</span>`;
    const linesView = lines && html`<code class="qa-editor-added">${lines}</code>`;
    const view = html`<b>${sentence}</b>${reasonView}${linesView}`;
    const details = more ? more.map((part) => part && html`<span>${part}</span>`) : nothing;
    return this.message(`${sentence} ${reason} ${lines}`.trim(), { view, more: details });
  }

  /** Render the text area with line numbers beside it. */
  #box() {
    const { source, badLine } = this;
    const lines = source.split("\n");
    const numbers = lines.map((_, index) => {
      const number = index + 1;
      return html`<span class=${number === badLine ? "qa-editor-bad" : ""}>${number}</span>`;
    });
    const setTyping = (isTyping) => () => {
      this.#keys.isTyping = isTyping;
    };
    return html`<div class="qa-editor-box"><div
      class="qa-editor-lines"
      aria-hidden="true"
      data-qa-part="lines">${numbers}</div><textarea
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
      @pointerdown=${setTyping(true)}
      @blur=${setTyping(false)}></textarea></div>`;
  }
}

/** Resolve to the first of `candidates`, lines for the end of a program, with which the program
    prints a total for N. Resolve to undefined if there is no such candidate. */
async function firstThatPrints(candidates, source, n, run, signal) {
  for (const lines of candidates) {
    const changed = `${source.trimEnd()}\n\n${lines}\n`;
    const outcome = await run(withN(changed)?.(n) ?? changed, n, ADVICE_LIMIT);
    // If the limit has passed, the worker is still busy with the program, so no other candidate can
    // be run.
    if (!outcome || signal.aborted) return undefined;
    if (!outcome.mistake && readTotal(outcome.printed, n)?.total !== undefined) return lines;
  }
  return undefined;
}

/** Return the boards in a text such as `1 3 0 2,2 0 3 1`, as lists of columns. */
const boardsFrom = (text) =>
  text ? text.split(",").map((board) => board.split(" ").map(Number)) : [];

/** Render the row of the table for one N: the total that the program counted, the true total, and
    whether both agree.
    @param {number} truth  the true total
    @param {{ total?: string | number, isRight?: boolean }} [outcome]  undefined before a run */
function row(n, truth, { total = "–", isRight } = {}) {
  const sign = isRight ? "✓" : "✗";
  const word = isRight ? "right" : "wrong";
  const judgement = html`<span
    aria-hidden="true">${sign}</span><span class="qa-unseen">${word}</span>`;
  const cells = [total, truth, isRight === undefined ? nothing : judgement];
  return html`<tr
    data-qa-n=${n}
    class=${isRight === false ? "qa-editor-wrong" : ""}><th
      scope="row">${n}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;
}

/** Return a total as text for the table; `too great` for MAX_TOTAL or more. */
const shortened = (total) => (Math.abs(total) < MAX_TOTAL ? String(total) : "too great");

/** Return the text of a total for a sentence. */
const totalOf = (total) =>
  Math.abs(total) < MAX_TOTAL ? counted(total, "board") : `more than ${grouped(MAX_TOTAL)} boards`;

/** Return a text that explains a Python error. If the error has no explanation, return it
    unchanged. */
function explainError(mistake) {
  if (ENDLESS.test(mistake)) {
    const change = "what changes from one call to the next";
    return `The calls never end: ${change}, and when does a call return without another?`;
  }
  if (mistake.startsWith("JavascriptError")) {
    const reason = "it knows a little less than Python elsewhere";
    return `Python in a browser, Brython, cannot run this: ${reason}.`;
  }
  return mistake;
}

/** Render a board with its error: a line between two queens, or a highlighted row. */
function pictureOf(n, { board, pair, row: marked }) {
  const layers = [];
  if (pair) {
    const path = lineBetween(pair.map((line) => [line, board[line]]));
    layers.push(pathLayer("qa-editor-attack", [path]));
  } else if (marked !== undefined) {
    layers.push(pathLayer("qa-editor-attack", [rowEdge(marked, n)]));
  }
  return html`<span class="qa-editor-drawn">${boardPicture(board, "The board", { layers })}</span>`;
}

define("queens-editor", QueensEditor, { isLazy: true });
