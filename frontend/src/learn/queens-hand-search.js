/* The reader is the search: a board to click, the tree that grows beside it, and questions. */

import "./queens-hand-search.css";
import { define, QueensElement } from "../shared/element.js";
import { followLinks } from "./links.js";
import { SearchBoard } from "./search-board.js";
import { QueensSearchExercises } from "./search-exercises.js";
import { describeStep, formatted, judgeBack, judgeSquare } from "./search-messages.js";
import { QueensSearchPrediction } from "./search-prediction.js";
import { lightLines, linesOfStep, writeProgram } from "./search-program.js";
import { isFinished, isFull, searchRecord, stuckStep } from "./search-record.js";
import { SearchTree } from "./search-tree.js";
import { previewNodes } from "./search-tree-preview.js";

const NARROW = 720; // pixels, as in the style sheet: the tree stands below the board
const SPEEDS = { slow: 1500, normal: 420, fast: 16 }; // milliseconds between two steps
const SEARCH_PAUSE = 70; // on the way to the next solution
const MAX_FAST_TICKS = 250;
const FOLD_DELAY = 700; // a reader sees the whole tree before it folds
const CLAUSES = { skip: 0, put: 1, back: 2 };
const FOLDED = "qa-tree-folded";

/** A search that the reader does square by square, or has done. */
class QueensHandSearch extends QueensElement {
  #record;
  #step = 0;
  #ownSteps = 0;
  #slips = 0;
  #board;
  #tree;
  #timer = 0;
  #speed = "normal";
  #sizes = ""; // of the tree that is drawn

  start() {
    this.whenParsed(() => this.#begin()); // the program stands further down in the page
  }

  #begin() {
    this.#timer = 0;
    this.#listen();
    previewNodes(this.find("tree-box"), () => this.#tree, {
      n: () => this.#record.n,
      isFolded: () => this.find("tree").classList.contains(FOLDED),
      signal: this.signal,
    });
    this.#open(this.#record?.n ?? Number(this.dataset.qaSize), this.#step);
    const observer = new ResizeObserver(() => this.#fit());
    for (const name of ["stage", "board"]) observer.observe(this.find(name));
    this.signal.addEventListener("abort", () => observer.disconnect());
  }

  // What a reader does

  #listen() {
    const { signal } = this;
    const actions = {
      back: () => this.#act(judgeBack),
      undo: () => this.#undo(),
      again: () => this.#open(this.#record.n),
      step: () => this.#stepOnce(),
      play: () => this.#play(),
      "next-back": () => this.#runTo((state) => state.kind === "back"),
      "next-solution": () => this.#runTo((state, n) => state.kind === "put" && isFull(state, n)),
      code: () => this.#toggleProgram(),
      fold: () => this.#toggleFold(),
      onward: () => this.#open(this.#record.n + 1),
    };
    for (const [name, action] of Object.entries(actions)) this.find(name).addEventListener("click", action, { signal });
    for (const button of this.querySelectorAll("[data-qa-choose]")) {
      button.addEventListener("click", () => this.#open(Number(button.dataset.qaChoose)), { signal });
    }
    for (const button of this.querySelectorAll("[data-qa-speed]")) {
      button.addEventListener("click", () => this.#setSpeed(button.dataset.qaSpeed), { signal });
    }
    this.find("stage").addEventListener("keydown", (event) => this.#press(event), { signal });
    followLinks(this, "data-qa-show", (board) => this.#follow(board));
  }

  /** Keys act only while the stage has the focus. */
  #press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { n } = this.#record;
    const column = event.key.length === 1 ? "abcdefghij".slice(0, n).indexOf(event.key) : -1;
    if (column >= 0) {
      const row = Math.min(this.#state.queens.length, n - 1);
      this.#act((state) => judgeSquare(state, n, row, column));
    } else if (event.key === "Backspace") this.#act(judgeBack);
    else if (event.key === "s") this.#stepOnce();
    else if (event.key === "p") this.#play();
    else return;
    event.preventDefault();
  }

  /** A link of the text shows a board, `4 a4 c3`, or the whole tree: `4 end`, or `4 fold`. */
  #follow(board) {
    const [n, ...squares] = board.split(" ");
    this.#open(Number(n));
    const isEnd = squares[0] === "end" || squares[0] === "fold";
    const queens = squares.map((square) => square.charCodeAt(0) - "a".charCodeAt(0));
    this.#goTo(isEnd ? this.#record.last : stuckStep(this.#record, queens));
    if (squares[0] === "fold") this.#timer = this.later(FOLD_DELAY, () => this.#toggleFold());
    return isEnd ? this.find("tree-box") : this.find("board");
  }

  #choose(row, column) {
    const { queens } = this.#state;
    const isLastQueen = row === queens.length - 1 && queens[row] === column;
    this.#act(isLastQueen ? judgeBack : (state, n) => judgeSquare(state, n, row, column));
  }

  #act(judge) {
    this.#stop();
    const { n } = this.#record;
    if (isFinished(this.#state, n)) return;
    const judgement = judge(this.#state, n);
    if (judgement.isRight) {
      this.#step += judgement.steps;
      this.#ownSteps += judgement.steps;
    } else this.#slips += 1;
    this.#show(judgement);
  }

  #undo() {
    this.#stop();
    if (this.#step) this.#goTo(this.#step - 1);
  }

  #toggleFold() {
    this.find("tree").classList.toggle(FOLDED);
    this.#show();
  }

  #toggleProgram() {
    const program = this.find("program");
    program.hidden = !program.hidden;
    this.find("code").setAttribute("aria-expanded", String(!program.hidden));
    this.find("stage").classList.toggle("qa-hand-with-program", !program.hidden);
    this.#fit();
  }

  // Steps that the machine does

  #stepOnce() {
    this.#stop();
    if (this.#step < this.#record.last) this.#goTo(this.#step + 1);
  }

  #play() {
    if (this.#timer) return this.#stop();
    const isFast = this.#speed === "fast";
    this.#run(() => SPEEDS[this.#speed], isFast ? Math.max(1, Math.round(this.#record.last / MAX_FAST_TICKS)) : 1);
  }

  #setSpeed(speed) {
    this.#speed = speed;
    for (const button of this.querySelectorAll("[data-qa-speed]")) {
      button.setAttribute("aria-pressed", String(button.dataset.qaSpeed === speed));
    }
    if (this.#timer) {
      this.#stop();
      this.#play();
    }
  }

  #runTo(isGoal) {
    this.#stop();
    this.#run(() => SEARCH_PAUSE, 1, isGoal);
  }

  /** Go on, some steps at a time, to the first that is wanted or to the end. */
  #run(pause, stride, isGoal = () => false) {
    const { n, last } = this.#record;
    const tick = () => {
      this.#step = Math.min(last, this.#step + stride);
      const isDone = this.#step === last || isGoal(this.#state, n);
      if (isDone) this.#stop();
      else this.#timer = this.later(pause(), tick);
      this.#show({}, !isDone && pause() < SPEEDS.normal);
    };
    this.find("play").textContent = "Pause";
    tick();
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.find("play").textContent = "Play";
  }

  // What the figure shows

  get #state() {
    return this.#record.states[this.#step];
  }

  #open(n, step = 0) {
    this.#stop();
    if (n !== this.#record?.n) this.#record = searchRecord(n, this.getAttribute(`data-qa-search-${n}`));
    if (!step) [this.#ownSteps, this.#slips] = [0, 0];
    this.#step = step;
    this.#sizes = "";
    this.#board = new SearchBoard(this.find("board"), n, (row, column) => this.#choose(row, column), this.signal);
    this.#tree = new SearchTree(this.find("tree"), this.#record, "Your search grows here: one level for each row.");
    for (const button of this.querySelectorAll("[data-qa-choose]")) {
      button.setAttribute("aria-pressed", String(Number(button.dataset.qaChoose) === n));
    }
    this.find("letters").textContent = `a–${"abcdefghij"[n - 1]}`;
    this.#writeProgram(n);
    this.#fit();
    this.#show();
  }

  #writeProgram(n) {
    const text = document.getElementById(this.dataset.qaProgram)?.querySelector("code")?.textContent;
    this.find("code").hidden = text === undefined;
    writeProgram(this.find("program"), text ?? "", n);
  }

  #goTo(step) {
    this.#step = step;
    this.#show();
  }

  /** Draw the tree again if there is more or less room. */
  #fit() {
    const isNarrow = this.find("stage").clientWidth < NARROW;
    const level = isNarrow ? 30 : this.find("board").querySelector(".qa-hand-squares").clientHeight / this.#record.n;
    const sizes = { width: this.find("tree").clientWidth, level, top: isNarrow ? 18 : 20, minGap: isNarrow ? 15 : 9.4 };
    if (!sizes.width || JSON.stringify(sizes) === this.#sizes) return; // hidden, or as it was
    this.#sizes = JSON.stringify(sizes);
    this.#tree.draw(sizes);
    this.#tree.show(this.#step);
  }

  /** Show the step; a judgement says more than the step does.
      @param {Partial<import("./search-messages.js").Judgement>} [judgement]
      @param {boolean} [isQuiet]  whether screen readers hear nothing of it */
  #show(judgement = {}, isQuiet = false) {
    const { n } = this.#record;
    const state = this.#state;
    const isSkip = state.kind === "skip" && judgement.isRight !== false;
    this.#board.show(state, isSkip ? { attacked: [state.queens.length, state.at] } : judgement);
    if (!isFinished(state, n)) this.find("tree").classList.remove(FOLDED);
    if (this.#sizes) this.#tree.show(this.#step);
    this.#showCounts(state);
    this.#showEnd(isFinished(state, n));
    [...this.find("rule").querySelectorAll("span")].forEach((clause, index) => {
      clause.classList.toggle("qa-hand-applied", index === CLAUSES[state.kind]);
    });
    lightLines(this.find("program"), linesOfStep(state, n));
    const message = this.find("message");
    message.setAttribute("aria-live", isQuiet ? "off" : "polite");
    message.classList.toggle("qa-wrong", judgement.isRight === false);
    message.replaceChildren(...formatted(this.#message(judgement, state, n)));
  }

  #message(judgement, state, n) {
    if (!isFinished(state, n)) return judgement.message || describeStep(state, n);
    if (this.find("tree").classList.contains(FOLDED)) return "Both halves match: each board on the right is one on the left, mirrored.";
    return `*Finished: ${state.solutions} solutions* after ${state.placed} queens. Nothing is left to try.`;
  }

  #showCounts({ tried, placed, solutions }) {
    for (const [name, count] of Object.entries({ tried, placed, solutions })) {
      const place = this.find(name);
      place.textContent = String(count);
      place.parentNode.classList.toggle("qa-hand-one", count === 1);
    }
    for (const name of ["undo", "again"]) this.find(name).disabled = !this.#step;
  }

  #showEnd(isEnd) {
    const hadFocus = this.find("stage").contains(document.activeElement);
    const isFolded = this.find("tree").classList.contains(FOLDED);
    this.find("back").hidden = isEnd;
    this.find("ended").hidden = !isEnd;
    this.find("fold").textContent = isFolded ? "Unfold" : "Fold the tree in half";
    const next = this.#record.n + 1;
    this.find("onward").textContent = `Now N = ${next}`;
    this.find("onward").hidden = !this.hasAttribute(`data-qa-search-${next}`);
    for (const name of ["step", "play", "next-back", "next-solution"]) this.find(name).disabled = isEnd;
    this.find("keys").hidden = isEnd;
    if (isEnd && hadFocus) this.#keepFocus();
    this.#showOwnSteps(isEnd);
  }

  /** What is disabled or hidden has no focus, so that keys would do nothing. */
  #keepFocus() {
    const focused = document.activeElement;
    if (focused === document.body || focused.disabled || focused.closest("[hidden]")) this.find("fold").focus();
  }

  #showOwnSteps(isEnd) {
    const slips = this.#slips ? `with ${this.#slips} slip${this.#slips > 1 ? "s" : ""}` : "without a slip";
    const own = `You did ${this.#ownSteps} of ${this.#record.last} steps, ${slips}.`;
    this.find("own").textContent = isEnd && this.#ownSteps ? own : "";
  }
}

define("queens-hand-search", QueensHandSearch);
define("queens-search-prediction", QueensSearchPrediction);
define("queens-search-exercises", QueensSearchExercises);
