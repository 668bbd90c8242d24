/* A small figure that moves while it is in view. Readers who want no motion start it themselves. */

import "./queens-home.css";
import { define, fill, QueensElement } from "#base";
import { searchStates } from "#shared/search-record.js";
import { boardPicture, cross, pathLayer, ring } from "#shared/board-view.js";
import { observeVisibility } from "#shared/sight.js";
import { image, isSame, WORDS } from "#shared/symmetry.js";
import { counted } from "#shared/text.js";
import { isStill, TurningBoard } from "#shared/turning-board.js";

const [QUARTER_TURN, LEFT_RIGHT] = [1, 4];
const MOVES = [QUARTER_TURN, QUARTER_TURN, QUARTER_TURN, LEFT_RIGHT];
const [TRY, SOLUTION] = [350, 1800]; // milliseconds
const ARM = 0.2; // of a cross, in squares

/** What a figure shows goes on step by step.
    @typedef {object} Shown
    @property {number} pause  milliseconds before the next step
    @property {() => void | Promise<void>} step  promises that it has arrived
    @property {() => void} [end]  lets a step that runs arrive at once */

/** Examples, one after the other: blocks and what they draw, or the boards of a position. */
function showExamples(figure, pause) {
  const examples = [...figure.querySelectorAll(".qa-live-example")];
  const step = () => {
    const next = (examples.findIndex((example) => !example.hidden) + 1) % examples.length;
    examples.forEach((example, index) => (example.hidden = index !== next));
  };
  return { pause, step };
}

/** A board that goes through its orbit: turned three times, mirrored, and again. */
function showOrbit(figure) {
  const start = figure.dataset.qaColumns.split(" ").map(Number);
  const board = new TurningBoard(figure.find("board"));
  let [shown, moves] = [start, 0];
  const describe = () =>
    (figure.find("text").textContent = WORDS.find((_, symmetry) =>
      isSame(image(start, symmetry), shown),
    ));
  const step = async () => {
    const move = MOVES[moves++ % MOVES.length];
    shown = image(shown, move);
    await board.move(move);
    describe();
  };
  board.open(start);
  describe();
  return { pause: 1500, step, end: () => board.finish() };
}

const MARKS = {
  put: (square) => pathLayer("qa-act", [ring(square)]),
  skip: (square) => pathLayer("qa-live-refused", [cross(square, ARM)]),
  back: (square) => pathLayer("qa-act qa-act-backtrack", [ring(square)]),
};

/** A backtracking search that tries one square after the other. */
function showSearch(figure) {
  const n = Number(figure.dataset.qaN);
  const states = searchStates(n);
  let at = 0;
  const step = () => {
    at = (at % (states.length - 1)) + 1;
    const { kind, queens, at: column, tried, solutions } = states[at];
    const row = kind === "put" ? queens.length - 1 : queens.length;
    const board = Array.from({ length: n }, (_, each) => queens[each] ?? null);
    shown.pause = queens.length === n ? SOLUTION : TRY;
    fill(
      figure.find("board"),
      boardPicture(board, `A search for ${n} queens`, { layers: [MARKS[kind]([row, column])] }),
    );
    figure.find("text").textContent =
      `${counted(tried, "square")} tried, ${counted(solutions, "solution")} found`;
  };
  const shown = { pause: TRY, step };
  return shown;
}

const SHOWN = {
  blocks: (figure) => showExamples(figure, 4000),
  orbit: showOrbit,
  position: (figure) => showExamples(figure, 1500),
  search: showSearch,
};

/** Asks what it shows for one step after the other, and pauses out of view. */
class QueensLive extends QueensElement {
  #shown;
  #timer;
  #isSeen = false;

  onParsed() {
    this.#shown = SHOWN[this.dataset.qaShown](this);
    this.#press(!isStill());
    const button = this.find("play");
    button.addEventListener("click", () => this.#press(!this.#isOn), { signal: this.signal });
    const changed = (isSeen) => {
      this.#isSeen = isSeen;
      this.#plan(this.#shown.pause);
    };
    observeVisibility(this, changed, this.signal);
    this.signal.addEventListener("abort", () => {
      clearTimeout(this.#timer);
      this.#shown.end?.();
    });
  }

  get #isOn() {
    return this.find("play").getAttribute("aria-pressed") === "true";
  }

  #press(isOn) {
    this.find("play").setAttribute("aria-pressed", String(isOn));
    this.#plan(0);
  }

  #plan(milliseconds) {
    clearTimeout(this.#timer);
    if (!this.#isOn || !this.#isSeen) return;
    this.#timer = this.later(milliseconds, async () => {
      await this.#shown.step();
      this.#plan(this.#shown.pause);
    });
  }
}

define("queens-live", QueensLive, { isLazy: true });
