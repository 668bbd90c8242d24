/* The stepper of a search for a sudoku: grid, masks, source, and a puzzle of the reader's own. */

import "../stepper/queens-stepper.css";
import "./queens-sudoku-stepper.css";
import { choiceIn } from "../shared/address.js";
import { define } from "../shared/element.js";
import { grouped } from "../shared/text.js";
import { markLine, showMasks } from "../stepper/parts.js";
import { StepPlayer } from "../stepper/player.js";
import { SolutionCounter } from "./counter.js";
import { drawGrid } from "./grid.js";
import { cellName, decode, digitsLeft, parse, RELATED, search, textOf } from "./solver.js";

const MAX_STEPS = 5000; // of a search that is made here

class QueensSudokuStepper extends StepPlayer {
  /** @type {SolutionCounter} */
  #counter;
  #shownText; // the puzzle that the text field was set to last

  start() {
    this.#counter = new SolutionCounter(this.find("count"), this.find("counted"), this.dataset.qaWorker, this.signal);
    return super.start();
  }

  get defaults() {
    return { puzzle: this.dataset.qaPuzzle, method: this.dataset.qaMethod };
  }

  choiceIn(query) {
    const method = choiceIn(query, "method", [...this.find("method").options].map((option) => option.value));
    const choice = method ? { method } : {};
    try {
      return { puzzle: textOf(parse(query.get("puzzle") ?? "")), ...choice };
    } catch {
      return choice;
    }
  }

  async load({ puzzle, method }) {
    const grid = parse(puzzle);
    const isOurs = puzzle === this.dataset.qaPuzzle;
    const { codes, isCut } = isOurs ? { codes: await this.readTrace(method) } : firstSteps(grid, method);
    if (!codes.length) throw new Error("no steps");
    return { puzzle: grid, method, isCut, states: decode(grid, codes) };
  }

  failure({ puzzle, method }) {
    if (puzzle === this.dataset.qaPuzzle) return `The steps of ${method} could not be loaded.`;
    return `The search of ${method} has no step: no digit fits the first cell.`;
  }

  setUp({ puzzle, method, isCut }) {
    this.#showPuzzle(textOf(puzzle));
    for (const program of this.querySelectorAll("[data-qa-program]")) {
      program.hidden = program.dataset.qaProgram !== method;
    }
    this.find("cut").textContent = isCut ? `The first ${grouped(MAX_STEPS)} steps; the search goes on.` : "";
  }

  showState({ puzzle, method }, state) {
    const masks = digitsLeft(state.grid, state.cell);
    const [row, column, box] = masks;
    drawGrid(this.find("grid"), state, puzzle);
    showMasks(this.find("masks"), [...masks, row & column & box, (1 << state.digit) & ~1], 10);
    markLine(this.querySelector(`[data-qa-program="${method}"] pre`), state.kind);
  }

  texts({ puzzle }, state) {
    const { cell, grid, nodes, solutions } = state;
    const depth = grid.filter((digit, k) => digit && !puzzle[k]).length;
    return { message: sentence(state), cell: cellName(cell), depth, nodes, solutions };
  }

  addListeners() {
    const { signal } = this;
    this.find("own").addEventListener("submit", (event) => this.#submit(event), { signal });
    this.find("count").addEventListener("click", () => this.#count(), { signal });
    this.find("typed").addEventListener("input", () => this.#counter.stop(), { signal });
  }

  /** Show a puzzle where one is chosen and where one is typed. */
  #showPuzzle(text) {
    const isOffered = [...this.find("puzzle").options].some((option) => option.value === text);
    if (!isOffered) Object.assign(this.find("yours"), { value: text, hidden: false });
    if (text === this.#shownText) return; // what is being typed stays
    this.#shownText = text;
    this.find("typed").value = text.replace(/.{9}(?=.)/g, "$&\n");
    if (text !== this.#counter.puzzle) this.#counter.stop();
  }

  /** Play the search of the puzzle that is typed. */
  async #submit(event) {
    event.preventDefault();
    const { signal } = this;
    const grid = this.#readTyped();
    if (!grid) return;
    const isChosen = await this.change({ puzzle: textOf(grid) });
    if (signal.aborted) return;
    if (!isChosen) {
      this.find("mistake").textContent = this.find("message").textContent;
      return;
    }
    this.scrollIntoView(); // with room for the header of the theme, which the focus knows nothing of
    this.querySelector(".qa-stepper-board").focus({ preventScroll: true });
  }

  #count() {
    if (this.#counter.isRunning) return this.#counter.interrupt();
    const grid = this.#readTyped();
    if (grid) this.#counter.start(grid);
  }

  /** The puzzle that is typed; undefined if it is none, and then the page says so. */
  #readTyped() {
    const [field, mistake] = [this.find("typed"), this.find("mistake")];
    let grid;
    mistake.textContent = "";
    try {
      grid = parse(field.value);
    } catch (error) {
      mistake.textContent = error.message;
    }
    field.setAttribute("aria-invalid", !grid);
    return grid;
  }
}

/** What happened, in a sentence. */
function sentence({ kind, cell, digit, grid, solutions }) {
  const name = cellName(cell);
  if (kind === "solution") return `Solution ${solutions}: the grid is full.`;
  if (kind === "place") return `${name} gets ${digit}.`;
  if (kind === "backtrack") return `${digit} is taken back from ${name}.`;
  const other = RELATED[cell].find((k) => grid[k] === digit);
  return `${name} may not get ${digit}: ${cellName(other)} has it.`;
}

/** The first steps of a search, and whether there are more. */
function firstSteps(puzzle, method) {
  const codes = [];
  for (const code of search(puzzle, method)) {
    if (codes.length === MAX_STEPS) return { codes, isCut: true };
    codes.push(code);
  }
  return { codes, isCut: false };
}

define("queens-sudoku-stepper", QueensSudokuStepper);
