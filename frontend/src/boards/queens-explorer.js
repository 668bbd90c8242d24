/* `<queens-explorer>`: the heat map of a gallery, on which a reader places queens; each square says what remains. */

import "../base/queens-base.css";
import "../finder/queens-find.css";
import { card, element } from "../shared/drawing.js";
import { define, QueensElement } from "../shared/element.js";
import { empty, Puzzle } from "../shared/puzzle.js";
import { NAMES, orbit } from "../shared/symmetry.js";
import { SearchWorker } from "../shared/worker.js";
import { load } from "./boards.js";
import { ClickBoard } from "./click-board.js";

const MAX_SHOWN = 24;

const isBlank = ({ board, forbidden }) => board.every((column) => column === null) && !forbidden.length;

class QueensExplorer extends QueensElement {
  #counts; // the solutions with a queen on each square of the empty board
  #puzzle;
  #board; // the board on the page
  #square; // where the reader is: row and column
  #complete; // promises a function that completes boards

  start() {
    const { signal } = this;
    this.#counts = JSON.parse(this.dataset.qaCounts);
    this.#complete = undefined;
    this.#puzzle = new Puzzle(this.#n, () => this.#changed());
    const listener = {
      queen: (square) => this.#puzzle.toggleQueen(square),
      forbid: (square) => this.#puzzle.toggleForbidden(square),
      here: (square) => this.#point(square),
    };
    this.#board = new ClickBoard(this.find("board"), "Solutions that remain", this.#n, listener, signal);
    const on = (name, type, action) => this.find(name).addEventListener(type, action, { signal });
    on("undo", "click", () => this.undo());
    on("clear", "click", () => this.#puzzle.edit(empty(this.#n)));
    on("hint", "click", () => this.#puzzle.canHint && this.#puzzle.takeHint());
    on("attacked", "change", () => this.#draw());
    for (const type of ["pointerover", "focusin"]) this.addEventListener(type, () => this.#load(), { once: true, signal });
    const { qaExample } = this.dataset;
    if (qaExample) on("example", "click", () => this.#puzzle.edit(JSON.parse(qaExample)));
    this.#showAll();
  }

  undo() {
    if (this.#puzzle.canUndo) this.#puzzle.undo();
  }

  get #n() {
    return Math.sqrt(this.#counts.length);
  }

  #load() {
    return (this.#complete ??= this.#completer());
  }

  /** A function that completes boards: by the file of all boards, or by a search where that cannot be had. */
  async #completer() {
    const { signal } = this;
    try {
      return await load(this.#n, this.dataset.qaBoards, signal);
    } catch {
      const worker = new SearchWorker(this.dataset.qaWorker, signal);
      return (...values) => worker.ask("completed", values);
    }
  }

  async #changed() {
    const { state } = this.#puzzle;
    const { signal } = this;
    const isCurrent = () => state === this.#puzzle.state && !signal.aborted;
    this.find("remaining").hidden = true;
    this.#draw();
    if (isBlank(state)) return this.#showAll();
    try {
      const complete = await this.#load();
      const answer = await complete(state.board, state.forbidden, MAX_SHOWN);
      if (isCurrent()) this.#show(answer);
    } catch (error) {
      if (isCurrent()) this.#write("status", `It could not be found: ${error.message}.`);
    }
    return undefined;
  }

  #showAll() {
    const total = this.#counts.slice(0, this.#n).reduce((sum, count) => sum + count);
    this.#show({ total, counts: this.#counts, solutions: [], labels: [] });
  }

  #show(answer) {
    this.#puzzle.complete(answer);
    this.#draw();
    this.#write("status", this.#puzzle.sentence);
    this.#write("remaining-head", this.#puzzle.heading);
    const { solutions, labels } = answer;
    this.find("cards").replaceChildren(...solutions.map((board, place) => this.#card(board, labels[place])));
    this.find("remaining").hidden = solutions.length === 0;
  }

  /** A completion, with its move; it leads to its page, or to its view in the finder. */
  #card(board, label) {
    const { qaPages, qaViews } = this.dataset;
    const address = qaPages ? qaPages.replace(`${this.#n}.0.0`, label) : qaViews && `${qaViews}?label=${label}`;
    const made = card(board, label, address);
    made.lastChild.append(element("span", { class: "qa-move" }, NAMES[orbit(board).symmetry]));
    return made;
  }

  #draw() {
    const { state, counts, clash, isDone, canUndo, canHint, trail } = this.#puzzle;
    this.#board.draw({ ...state, counts, showsAttacked: this.find("attacked").checked, clash });
    if (this.#square) this.#point(this.#square);
    this.find("help").hidden = isDone;
    this.find("undo").ariaDisabled = `${!canUndo}`;
    this.find("hint").ariaDisabled = `${!canHint}`;
    this.#write("trail", trail);
  }

  #point(square) {
    this.#square = square;
    this.#write("here", this.#board.describe(square));
  }

  /** What stands there already is not written, and so not spoken, again. */
  #write(name, text) {
    if (this.find(name).textContent !== text) this.find(name).textContent = text;
  }
}

define("queens-explorer", QueensExplorer);
