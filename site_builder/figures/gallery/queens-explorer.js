/* The heat map of a gallery: each square shows how many solutions have a queen there. A reader
   places queens on it and sees how many solutions remain. */

import "../finder/queens-find.css";
import { button, define, Figure, html } from "#base";
import { labelAddress } from "#shared/label-address.js";
import {
  completions,
  PUZZLE_KEYS,
  puzzleBar,
  puzzleHelp,
  puzzleView,
} from "../finder/puzzle-view.js";
import { Puzzle } from "#shared/puzzle.js";
import { SearchWorker } from "#shared/worker.js";

// The most solutions that are shown as cards.
const MAX_SHOWN = 24;

class QueensExplorer extends Figure {
  static properties = {
    // For each square, row by row, the number of solutions with a queen there.
    counts: { type: Array },
    // A partial board that a button places as an example; undefined if there is no such button.
    example: { type: Array },
    // The message about the board.
    status: { state: true },
    // The square at which the reader last pointed.
    pointedSquare: { state: true },
    // Whether attacked squares are marked.
    showsAttacked: { state: true },
  };
  keys = PUZZLE_KEYS;

  setup() {
    this.search = new SearchWorker(this.dataset.qaWorker, this.signal);
    this.puzzle = new Puzzle(Math.sqrt(this.counts.length), () => this.changed());
    // Load the census on the first hover or focus, because the first label needs it.
    const prepare = () =>
      this.search.ask("census", [this.puzzle.state.board.length]).catch(() => {});
    for (const type of ["pointerover", "focusin"])
      this.addEventListener(type, prepare, { once: true, signal: this.signal });
    this.showAll();
  }

  undo() {
    if (this.puzzle.canUndo) this.puzzle.undo();
  }

  async changed() {
    const { state } = this.puzzle;
    const { signal } = this;
    const isCurrent = () => state === this.puzzle.state && !signal.aborted;
    this.requestUpdate();
    if (this.puzzle.isBlank) return this.showAll();
    try {
      const answer = await this.search.ask("completed", [state.board, state.forbidden, MAX_SHOWN]);
      if (isCurrent()) this.show(answer);
    } catch (error) {
      if (isCurrent()) this.status = `It could not be found: ${error.message}.`;
    }
    return undefined;
  }

  /** Show the answer for the empty board. Its counts are in the page, so no search is needed. */
  showAll() {
    const { counts } = this;
    const total = counts.slice(0, Math.sqrt(counts.length)).reduce((sum, count) => sum + count);
    this.show({ total, counts, solutions: [], labels: [] });
  }

  show(answer) {
    this.puzzle.complete(answer);
    this.status = this.puzzle.sentence;
    this.requestUpdate();
  }

  render() {
    const { puzzle, example, status } = this;
    const text = this.message(status, { look: "qa-find-status" });
    const message = html`<div data-qa-part="status">${text}</div>`;
    const placeExample = () => puzzle.edit(example, [], "queens on *b4* and *d5*");
    const more = example && button("example", "Nauck’s example", placeExample);
    const nauck = example && " Nauck asked in 1850 what remains with queens on b4 and d5.";
    return html`<div class="qa-explore-board"><h3>${this.ariaLabel}</h3>
      ${puzzleBar(this, { more })}
      ${puzzleView(this, message)}
      <p class="qa-find-trail" data-qa-part="trail">${puzzle.trail}</p></div>
      ${puzzleHelp(puzzle, nauck)}
      ${completions(puzzle, (label) => labelAddress(label, this.dataset))}`;
  }
}

define("queens-explorer", QueensExplorer, { isLazy: true });
