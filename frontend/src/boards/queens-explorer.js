/* `<queens-explorer>`: the heat map of a gallery, on which a reader places queens; each square says what remains. */

import "../shared/queens-click-board.css";
import "../finder/queens-find.css";
import { define, QueensElement } from "../shared/element.js";
import { empty, Puzzle } from "../shared/puzzle.js";
import { SearchWorker } from "../shared/worker.js";
import { load } from "./boards.js";

const MAX_SHOWN = 24;

const isBlank = ({ board, forbidden }) => board.every((column) => column === null) && !forbidden.length;

class QueensExplorer extends QueensElement {
  #counts; // the solutions with a queen on each square of the empty board
  #puzzle;
  #complete; // promises a function that completes boards

  start() {
    const { signal } = this;
    this.#counts = JSON.parse(this.dataset.qaCounts);
    this.#complete = undefined;
    this.#puzzle = new Puzzle(this, this.#n, () => this.#changed(), signal);
    for (const type of ["pointerover", "focusin"]) this.addEventListener(type, () => this.#load(), { once: true, signal });
    if (this.dataset.qaExample) this.#showExample(JSON.parse(this.dataset.qaExample));
    else this.#showAll();
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

  /** The address of a solution: of its page, or of its view in the finder. */
  #addressOf = (label) => {
    const { qaPages, qaViews } = this.dataset;
    return qaPages ? qaPages.replace(`${this.#n}.0.0`, label) : qaViews && `${qaViews}?label=${label}`;
  };

  async #changed() {
    const { state } = this.#puzzle;
    const { signal } = this;
    const isCurrent = () => state === this.#puzzle.state && !signal.aborted;
    this.#puzzle.draw();
    if (isBlank(state)) return this.#showAll();
    try {
      const complete = await this.#load();
      const answer = await complete(state.board, state.forbidden, MAX_SHOWN);
      if (isCurrent()) this.#puzzle.showAnswer(answer, this.#addressOf);
    } catch (error) {
      if (isCurrent()) this.find("status").textContent = `It could not be found: ${error.message}.`;
    }
    return undefined;
  }

  #showAll() {
    const total = this.#counts.slice(0, this.#n).reduce((sum, count) => sum + count);
    this.#puzzle.showAnswer({ total, counts: this.#counts, solutions: [], labels: [] }, this.#addressOf);
  }

  /** Open with a board, as if a reader had placed its queens. */
  #showExample({ queens, totals, ...answer }) {
    const boards = [empty(this.#n)];
    for (const [row, column] of queens) boards.push(boards.at(-1).with(row, column));
    this.#puzzle.recall(boards.map((board, placed) => ({ board, forbidden: [], total: totals[placed] })));
    this.#puzzle.showAnswer({ total: totals.at(-1), ...answer }, this.#addressOf);
    this.find("example").addEventListener("click", () => this.#puzzle.edit(boards.at(-1)), { signal: this.signal });
  }
}

define("queens-explorer", QueensExplorer);
