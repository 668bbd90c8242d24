/* Programs that the reader edits and runs; they are kept in this browser. */

import "../base/queens-base.css";
import "./queens-editor.css";
import { element, picture, shape } from "../shared/drawing.js";
import { QueensElement, define } from "../shared/element.js";
import { hindrance } from "../shared/files.js";
import { counted, grouped } from "../shared/text.js";
import { EditorBox } from "./editor-box.js";
import { judgeBoards, totalIn, totalsIn } from "./editor-judge.js";
import { ProgramRun } from "./editor-run.js";
import { hintFor } from "./editor-slips.js";
import { importsOf, withN } from "./editor-source.js";
import { readProgress, saveProgress } from "./progress.js";

const KEPT = "editor"; // what progress.js keeps it under
const HERE = new Set(["sys"]); // the worker has it already
const MOST = 10 ** 15; // of a total that is shown
const ENDLESS = /^RecursionError|call stack|too much recursion/; // the browser's own words, too

/** An editor for one program or more. */
class QueensEditor extends QueensElement {
  #box;
  #run;
  #program; // the section of the page that has it as text
  #truth; // by N, all solutions

  start() {
    const { signal } = this;
    const sizes = [...this.querySelectorAll("[data-qa-n]")].map((row) => Number(row.dataset.qaN));
    this.#truth = new Map(sizes.map((n) => [n, this.getAttribute(`data-qa-boards-${n}`).split(" ")]));
    this.#box = new EditorBox(this.find("text"), this.find("lines"), {
      signal,
      changed: () => this.#keep({ text: this.#box.value }),
      run: () => this.#start(),
    });
    this.#run = new ProgramRun(this, this.dataset.qaWorker, {
      begins: (n) => this.#tell(n ? `N = ${n} …` : "Running …"),
      ends: (outcome) => (outcome.n ? this.#judge(outcome) : this.#judgeOwn(outcome)),
      isLate: (n, seconds, isFirst) => this.#stopLate(n, seconds, isFirst),
      fails: (reason) => this.#explain(reason),
    });
    const on = (name, action) => this.find(name).addEventListener("click", action, { signal });
    on("run", () => this.#start());
    on("stop", () => this.#conclude("Stopped."));
    on("reset", () => this.#reset());
    for (const button of this.#buttons) {
      button.addEventListener("click", () => this.#choose(button.dataset.qaChoose), { signal });
    }
    this.#choose(this.#buttons[0].dataset.qaChoose);
  }

  get #buttons() {
    return [...this.querySelectorAll("[data-qa-choose]")];
  }

  get #name() {
    return this.#program.dataset.qaProgram;
  }

  get #original() {
    return this.#program.querySelector("code").textContent;
  }

  /** Show a program, as the reader left it. */
  #choose(name) {
    this.#program = this.querySelector(`[data-qa-program="${name}"]`);
    this.find("task").textContent = this.#program.querySelector("p > span").textContent;
    const answer = this.#program.querySelector("details");
    this.find("answer").replaceChildren(...(answer ? [answer.cloneNode(true)] : []));
    this.#box.value = readProgress(KEPT)[name]?.text ?? this.#original;
    this.#mark();
    this.#clear();
  }

  #mark() {
    const kept = readProgress(KEPT);
    for (const button of this.#buttons) {
      const { qaChoose: name } = button.dataset;
      button.setAttribute("aria-pressed", String(name === this.#name));
      button.classList.toggle("qa-editor-solved", Boolean(kept[name]?.isSolved));
    }
  }

  #keep(values) {
    const { text, isSolved } = { ...readProgress(KEPT)[this.#name], ...values };
    saveProgress(KEPT, { [this.#name]: { text: text === this.#original ? undefined : text, isSolved } });
  }

  #reset() {
    this.#box.value = this.#original;
    this.#keep({ text: undefined });
    this.#clear();
    this.find("text").focus();
  }

  /** As before the first run. */
  #clear() {
    this.#run.stop();
    this.#setRunning(false);
    this.#box.mark(0);
    this.find("verdict").replaceChildren();
    this.#print("");
    for (const n of this.#truth.keys()) this.#fill(n, "–", undefined);
  }

  #setRunning(isRunning) {
    const hadFocus = this.find(isRunning ? "run" : "stop") === document.activeElement;
    this.find("run").hidden = isRunning;
    this.find("stop").hidden = !isRunning;
    if (hadFocus) this.find(isRunning ? "stop" : "run").focus();
    this.#tell("");
  }

  #tell(status) {
    this.find("status").textContent = status;
  }

  #fill(n, total, isRight) {
    const [mine, , sign] = this.querySelectorAll(`[data-qa-n="${n}"] > td`);
    mine.textContent = total;
    sign.textContent = isRight === undefined ? "" : isRight ? "✓" : "✗";
    sign.parentElement.classList.toggle("qa-editor-wrong", isRight === false);
  }

  #print(text) {
    const printed = this.find("printed");
    printed.hidden = text.trim().split("\n").length <= 1;
    printed.querySelector("pre").textContent = text;
  }

  #start() {
    this.#clear();
    const source = this.#box.value;
    const lines = source.split("\n");
    const blank = lines.findIndex((line) => line.includes(this.dataset.qaBlank));
    const imported = importsOf(source);
    const known = this.dataset.qaModules.split(" ");
    const missing = [...imported.keys()].find((name) => !known.includes(name));
    if (blank >= 0) return this.#blame(blank + 1, "has a blank. Write what belongs there.");
    if (missing) return this.#blame(imported.get(missing), `imports ${missing}, which this page does not have. Write the program without it.`);
    const sourceFor = withN(source);
    this.#setRunning(true);
    this.#tell("Loading Python …");
    const names = [...imported.keys()].filter((name) => !HERE.has(name));
    // A program that says its own N runs once, as it is.
    this.#run.start(sourceFor ?? (() => source), sourceFor ? [...this.#truth.keys()] : [0], names);
  }

  /** Show what the program did for one N; say whether to go on. */
  #judge({ n, printed, line, mistake, boards }) {
    this.#print(printed);
    const truth = this.#truth.get(n);
    const total = totalIn(printed, n, truth.length);
    if (mistake || total === undefined) {
      this.#fill(n, "no total", mistake ? false : undefined);
      if (mistake) this.#blame(line, `stopped the program for N = ${n}.`, inWords(mistake), ...this.#hint);
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
    this.#print(printed);
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
    const parts = [element("p", {}, element("b", {}, `N = ${n}: your program counts ${totalOf(total)}, and there are ${truth}.`))];
    if (finding) parts.push(...(finding.board ? [drawn(n, finding)] : []), element("p", {}, finding.reason));
    parts.push(...this.#hint);
    this.#conclude(...parts);
  }

  /** About a slip that many make, if the program has it. */
  get #hint() {
    const hint = hintFor(this.#box.value);
    return hint ? [element("p", {}, ...hint.split("`").map((part, at) => (at % 2 ? element("code", {}, part) : part)))] : [];
  }

  #celebrate() {
    const isExercise = this.#program.querySelector("details") !== null;
    if (isExercise) this.#keep({ isSolved: true });
    this.#mark();
    this.#conclude(`All totals are right.${isExercise ? " You have solved this one." : ""}`);
  }

  #stopLate(n, seconds, isFirst) {
    if (n) this.#fill(n, "too long", isFirst ? false : undefined);
    const help = isFirst ? "Does each loop end? What does it change each time around?" : "The totals before are right. Python in a browser is slower than elsewhere.";
    const what = n ? `N = ${n}: stopped` : "Stopped";
    this.#conclude(element("p", {}, element("b", {}, `${what} after ${seconds} seconds.`)), element("p", {}, help), ...this.#hint);
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
  #blame(line, sentence, ...more) {
    const where = line ? `Line ${line}` : "Something";
    this.#conclude(element("p", {}, element("b", {}, `${where} ${sentence}`)), ...more);
    this.#box.mark(line);
  }

  /** End the run with these paragraphs. */
  #conclude(...parts) {
    this.#run.stop();
    this.#setRunning(false);
    const verdict = this.find("verdict");
    verdict.replaceChildren(...parts.map((part) => (typeof part === "string" ? element("p", {}, part) : part)));
    verdict.scrollIntoView({ block: "nearest" });
  }
}

/** A total for the table. */
const shortened = (total) => (Math.abs(total) < MOST ? String(total) : "too great");

/** A total in a sentence. */
const totalOf = (total) => (Math.abs(total) < MOST ? counted(total, "board") : `more than ${grouped(MOST)} boards`);

/** A mistake of Python's; the usual ones in plain words. */
function inWords(mistake) {
  if (ENDLESS.test(mistake)) return "The calls never end. What changes from one call to the next, and when does a call return without another?";
  if (mistake.startsWith("JavascriptError")) return "Python in a browser, Brython, cannot run this. It knows a little less than Python elsewhere.";
  return mistake;
}

/** A board, with what is wrong on it. */
function drawn(n, { board, pair, row, reason }) {
  const svg = picture(board, reason);
  const middle = (at) => [board[at] + 0.5, at + 0.5];
  if (pair) {
    const [[x1, y1], [x2, y2]] = pair.map(middle);
    svg.append(shape("line", { class: "qa-editor-attack", x1, y1, x2, y2 }));
  }
  if (row !== undefined) svg.append(shape("rect", { class: "qa-editor-attack", x: 0, y: row, width: n, height: 1 }));
  return element("figure", {}, svg);
}

define("queens-editor", QueensEditor);
