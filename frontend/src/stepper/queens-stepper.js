/* The stepper of a search for queens: board, masks, tree, and the program in several languages. */

import "./queens-stepper.css";
import { readKept, saveProgress } from "../learn/progress.js";
import { choiceIn } from "../shared/address.js";
import { define } from "../shared/element.js";
import { lightColumns, showBits } from "./bits.js";
import { decisionsOf, withRows } from "./decisions.js";
import { landmark, lineNames, memoryOf, sharedText, storedMasks, valueText } from "./memory.js";
import { mark, markLine } from "./parts.js";
import { StepPlayer } from "./player.js";
import { Question } from "./question.js";
import { freeOf, sentence } from "./sentences.js";
import { drawBoard, drawImage } from "./stage.js";
import { bringIntoView, followLinks, markLinks } from "./step-links.js";
import { decode } from "./trace.js";
import { treeOf } from "./tree.js";
import { TreeView } from "./tree-view.js";

const SIZE = /(\bN = )\d+/;

class QueensStepper extends StepPlayer {
  /** @type {TreeView} */
  #tree;
  /** @type {Question | undefined} what the reader is asked at this step */
  #question;
  /** @type {Set<string>} N and step of each question that the reader has met */
  #asked = new Set();

  start() {
    this.#asked = new Set(readKept(this.#progressName, ["asked"], Array.isArray));
    this.#tree = new TreeView(this.find("tree"), this.signal, (step) => this.jump(step));
    return super.start();
  }

  get #progressName() {
    return `stepper-${this.dataset.qaMethod}`;
  }

  get defaults() {
    return { n: this.dataset.qaN };
  }

  choiceIn(query) {
    const n = choiceIn(query, "n", [...this.find("n").options].map((option) => option.value));
    return n ? { n } : {};
  }

  async load({ n }) {
    const trace = await this.readTrace(n);
    const asks = "qaAsks" in this.dataset;
    const states = asks ? withRows(decode(trace), trace.n) : decode(trace);
    return { trace, states, decisions: asks ? decisionsOf(states) : new Map(), tree: treeOf(states) };
  }

  failure({ n }) {
    return `The steps for N = ${n} could not be loaded.`;
  }

  setUp({ trace: { n } }) {
    this.#dropQuestion();
    for (const stage of this.querySelectorAll("[data-qa-stage]")) stage.hidden = stage.dataset.qaStage !== String(n);
    for (const program of this.#programs) {
      setSize(program.querySelector("pre"), n);
      setRows(program.querySelector("table"), lineNames(this.dataset.qaMethod, program.dataset.qaForm, n));
    }
  }

  get #programs() {
    return this.querySelectorAll("[data-qa-program]");
  }

  showState({ trace, tree }, state) {
    if (state.step !== this.#question?.step) this.#dropQuestion();
    const shown = this.#question?.view ?? state;
    const board = this.querySelector(`[data-qa-stage="${trace.n}"] svg`);
    drawBoard(board, this.#question?.board ?? state, trace, this.#isLettered);
    if (trace.branches) this.#showBranch(trace.branches[state.branch]);
    if (trace.rivals) this.#showRival(trace, state, board);
    if (this.#hasMasks) this.#showMasks(trace.n, shown);
    for (const program of this.#programs) this.#showProgram(program, shown, trace);
    for (const cell of this.querySelectorAll("[data-qa-shared]")) {
      cell.textContent = sharedText(cell.dataset.qaShared, state, trace.n);
    }
    this.#tree.show(tree, state.step);
    if (this.isFirst) markLinks(this, trace.n, state.step);
  }

  texts({ trace: { n } }, state) {
    const { queens, nodes, solutions } = state;
    const search = { method: this.dataset.qaMethod, hasMasks: this.#hasMasks, refusal: this.dataset.qaRefusal };
    const message = this.#question?.message ?? sentence(state, n, search);
    return { message, depth: queens.length, nodes, solutions };
  }

  get #isLettered() {
    return this.#hasMasks && this.find("show-letters")?.checked !== false;
  }

  /** A search without bits has none. */
  get #hasMasks() {
    return this.find("masks") !== null;
  }

  addListeners() {
    const listen = (name, action) => this.find(name)?.addEventListener("change", action, { signal: this.signal });
    listen("program", (event) => {
      for (const program of this.#programs) program.hidden = program.dataset.qaProgram !== event.target.value;
    });
    listen("show-tree", () => this.find("tree").scrollIntoView({ block: "nearest" }));
    listen("show-letters", () => this.redraw());
    listen("decimal", (event) => {
      this.classList.toggle("qa-with-decimals", event.target.checked);
      this.redraw();
    });
    listen("asks", (event) => {
      if (event.target.checked) this.#remember([]);
      else if (this.#question) this.#forget();
    });
    if (this.#hasMasks) lightColumns(this.find("masks").parentElement, this.signal);
    if (this.isFirst) followLinks(this);
  }

  /* Questions --------------------------------------------------------------------------------- */

  /** Ask once before a decision; whoever goes on without an answer is not asked again. */
  holds({ trace: { n }, states, decisions }, step, isPlaying) {
    const decision = decisions.get(step);
    const name = `${n} ${step}`;
    if (!decision || !this.find("asks").checked || this.#asked.has(name)) return false;
    this.#remember([...this.#asked, name]);
    const answered = (isRight) => this.#answer(isRight, isPlaying);
    this.#question = new Question(this, { decision, n, step, now: states[step - 1], next: states[step] }, answered);
    this.jump(step);
    bringIntoView(this, this.find("ask"));
    return true;
  }

  #remember(names) {
    this.#asked = new Set(names);
    saveProgress(this.#progressName, { asked: names });
  }

  #answer(isRight, isPlaying) {
    const hadFocus = this.contains(document.activeElement);
    this.goOn(isPlaying);
    if (isRight) this.find("message").prepend("Right. ");
    if (hadFocus) this.querySelector(".qa-stepper-board").focus({ preventScroll: true });
  }

  /** Show the step as it is without the question. */
  #forget() {
    const { step } = this.#question;
    this.#dropQuestion();
    this.jump(step);
  }

  #dropQuestion() {
    this.#question?.remove();
    this.#question = undefined;
  }

  /* Parts ------------------------------------------------------------------------------------- */

  #showMasks(n, { row, bit, masks }) {
    const isOpen = masks.untried === undefined;
    const free = isOpen ? this.#question?.chosen || undefined : freeOf(masks, n);
    const stored = storedMasks(this.dataset.qaMethod, masks, bit, n);
    showBits(this.find("masks"), { ...stored, free, bit: isOpen ? undefined : bit }, n);
    this.find("row").textContent = row;
  }

  #showProgram(program, state, trace) {
    const [method, form] = [this.dataset.qaMethod, program.dataset.qaForm];
    fillRows(program.querySelector("table"), memoryOf(method, form, state, trace), this.find("decimal")?.checked);
    markLine(program.querySelector("pre"), landmark(method, state, trace.n));
  }

  /** What the marks of a branch mean. */
  #showBranch({ bounds, checks }) {
    ["bound1", "bound2"].forEach((name, index) => {
      this.find(name).textContent = bounds[index];
      this.find(name).parentElement.hidden = bounds[index] === undefined;
    });
    this.find("checks").hidden = !checks.length;
  }

  /** Beside a refused board, the image because of which it is refused. */
  #showRival({ rivals, compared }, { judged, kind, refused }, board) {
    const isRefused = judged && kind === "reject";
    this.find("rival").hidden = !isRefused;
    if (!isRefused) return;
    const [move, queens, own, other, first, area] = rivals[refused - 1];
    const image = board.cloneNode(true);
    drawImage(image, queens, area);
    image.querySelector("title").textContent = `The board ${move}`;
    this.find("image").replaceChildren(image);
    const [name, ...heads] = compared;
    this.find("move").textContent = `${move}; ${name} ${heads[first]} decides`;
    this.find("compared").textContent = name;
    const { rows } = this.find("lists");
    [heads, own, other].forEach((values, index) => fillCells(rows[index], values, first));
  }
}

/** Say in a program which N it would have to search. */
function setSize(source, n) {
  const line = [...source.children].find(({ textContent }) => SIZE.test(textContent));
  if (line) line.textContent = line.textContent.replace(SIZE, `$1${n}`);
}

/** Give a table all rows that it can ever need, so that nothing on the page moves later. */
function setRows(table, names) {
  const cells = "<td></td>".repeat(table.tHead.rows[0].cells.length - 1);
  table.tBodies[0].innerHTML = names.map((name) => `<tr><th scope="row">${name}</th>${cells}</tr>`).join("");
}

/** Fill the first rows of a table; the last of them is the current one. */
function fillRows(table, lines, isDecimal) {
  const names = [...table.tHead.rows[0].cells].slice(1).map((cell) => cell.textContent);
  [...table.tBodies[0].rows].forEach((row, index) => {
    const line = lines[index];
    mark(row, index === lines.length - 1);
    names.forEach((name, column) => {
      row.cells[column + 1].textContent = line ? valueText(name, line, isDecimal) : "";
    });
  });
}

/** Fill a row that compares two boards; the first value that differs is marked. */
function fillCells(row, values, first) {
  row.querySelectorAll("td").forEach((cell) => cell.remove());
  values.forEach((value, index) => {
    const cell = row.insertCell();
    cell.textContent = value ?? "–";
    cell.classList.toggle("qa-uncompared", index > first);
    mark(cell, index === first);
  });
}

define("queens-stepper", QueensStepper);
