/* The heat map of a gallery, on which a reader places queens; each square says what remains. */

import "../finder/queens-find.css";
import { button, define, Figure, html, nothing } from "#base";
import { labelAddress } from "#shared/label-address.js";
import { completions, PUZZLE_KEYS, puzzleHelp, puzzleView } from "../finder/puzzle-view.js";
import { Puzzle } from "#shared/puzzle.js";
import { SearchWorker } from "#shared/worker.js";

const MAX_SHOWN = 24;

class QueensExplorer extends Figure {
  static properties = {
    counts: { type: Array }, // the solutions with a queen on each square of the empty board
    example: { type: Array }, // a board that a button places
    status: { state: true },
    pointed: { state: true },
    showsAttacked: { state: true },
  };
  keys = PUZZLE_KEYS;

  setup() {
    this.search = new SearchWorker(this.dataset.qaWorker, this.signal);
    this.puzzle = new Puzzle(Math.sqrt(this.counts.length), () => this.changed());
    // What labels take is found before the first of them is asked for.
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
    const said = html`<div data-qa-part="status">${this.message(status, { look: "qa-find-status" })}</div>`;
    const more =
      example &&
      button("example", "Nauck’s example", () =>
        puzzle.edit(example, [], "queens on *b4* and *d5*"),
      );
    const nauck = example && " Nauck asked in 1850 what remains with queens on b4 and d5.";
    return html`<div class="qa-explore-board"><h3>${this.ariaLabel}</h3>${puzzleView(this, { said, more })}
      <p class="qa-find-trail" data-qa-part="trail">${puzzle.trail}</p></div>
      ${puzzleHelp(puzzle, nauck)}
      ${puzzle.answer ? completions(puzzle, (label) => labelAddress(label, this.dataset)) : nothing}`;
  }
}

define("queens-explorer", QueensExplorer, { isLazy: true });
