/* A small figure that moves while it is in view. If readers have asked for reduced motion, it waits
   until they press Play. */

import "./queens-home.css";
import { define, fill, QueensElement, showControls } from "#base";
import { searchStates } from "#shared/search-record.js";
import { boardPicture, cross, pathLayer, ring } from "#shared/board-view.js";
import { observeVisibility } from "#shared/sight.js";
import { image, isSame, WORDS } from "#shared/symmetry.js";
import { counted } from "#shared/text.js";
import { isStill, TurningBoard } from "#shared/turning-board.js";

const QUARTER_TURN = 1;
const LEFT_RIGHT = 4;
// The symmetries that move a board through its orbit, one after another: indices as in `image`.
const MOVES = [QUARTER_TURN, QUARTER_TURN, QUARTER_TURN, LEFT_RIGHT];
// The pauses of the search, in milliseconds: after a step, and after a solution.
const TRY_PAUSE = 350;
const SOLUTION_PAUSE = 1800;
// Half the width of the cross on a refused square, in squares.
const ARM = 0.2;

/** The parts of an animation that advances step by step.
    @typedef {object} Animation
    @property {number} pause  milliseconds before the next step
    @property {() => void | Promise<void>} step  makes a step; may return a promise that resolves
      when its motion ends
    @property {() => void} [end]  ends the motion in progress at once */

/** Return an animation that shows the examples of a figure one after another: blocks with their
    pictures, or the boards of a position.
    @param {HTMLElement} figure
    @param {number} pause  milliseconds that each example is shown */
function showExamples(figure, pause) {
  const examples = [...figure.querySelectorAll(".qa-live-example")];
  const step = () => {
    const next = (examples.findIndex((example) => !example.hidden) + 1) % examples.length;
    examples.forEach((example, index) => {
      example.hidden = index !== next;
    });
  };
  return { pause, step };
}

/** Return an animation in which a board goes through its orbit: it is turned three times, then
    mirrored, and again from the beginning. */
function showOrbit(figure) {
  const start = figure.dataset.qaColumns.split(" ").map(Number);
  const board = new TurningBoard(figure.find("board"));
  let columns = start;
  let moves = 0;
  const describe = () => {
    const text = WORDS.find((_, symmetry) => isSame(image(start, symmetry), columns));
    figure.find("text").textContent = text;
  };
  const step = async () => {
    const move = MOVES[moves % MOVES.length];
    moves += 1;
    columns = image(columns, move);
    await board.move(move);
    describe();
  };
  board.open(start);
  describe();
  return { pause: 1500, step, end: () => board.finish() };
}

/** For each kind of step of a search, a function that renders the mark on its square. */
const MARKS = {
  put: (square) => pathLayer("qa-act", [ring(square)]),
  skip: (square) => pathLayer("qa-live-refused", [cross(square, ARM)]),
  back: (square) => pathLayer("qa-act qa-act-backtrack", [ring(square)]),
};

/** Return an animation of a backtracking search that tries one square after another. */
function showSearch(figure) {
  const n = Number(figure.dataset.qaN);
  const states = searchStates(n);
  let index = 0;
  const step = () => {
    index = (index % (states.length - 1)) + 1;
    const { kind, queens, stepColumn: column, tried, solutions } = states[index];
    const row = kind === "put" ? queens.length - 1 : queens.length;
    const board = Array.from({ length: n }, (_, boardRow) => queens[boardRow] ?? null);
    animation.pause = queens.length === n ? SOLUTION_PAUSE : TRY_PAUSE;
    const layers = [MARKS[kind]([row, column])];
    fill(figure.find("board"), boardPicture(board, `A search for ${n} queens`, { layers }));
    figure.find("text").textContent =
      `${counted(tried, "square")} tried, ${counted(solutions, "solution")} found`;
  };
  const animation = { pause: TRY_PAUSE, step };
  return animation;
}

/** For each kind of small figure, a function that takes the element of a figure and returns its
    `Animation`. The kinds are the values of `data-qa-shown`. */
const ANIMATIONS = {
  blocks: (figure) => showExamples(figure, 4000),
  orbit: showOrbit,
  position: (figure) => showExamples(figure, 1500),
  search: showSearch,
};

/** A small figure that makes one step of its animation after another while it is visible and its
    play button is pressed. */
class QueensLive extends QueensElement {
  #animation;
  #timer;
  #isVisible = false;

  onParsed() {
    showControls(this.querySelector(".qa-live-button"));
    this.#animation = ANIMATIONS[this.dataset.qaShown](this);
    this.#press(!isStill());
    const button = this.find("play");
    button.addEventListener("click", () => this.#press(!this.#isOn), { signal: this.signal });
    const changed = (isVisible) => {
      this.#isVisible = isVisible;
      this.#plan(this.#animation.pause);
    };
    observeVisibility(this, changed, this.signal);
    this.signal.addEventListener("abort", () => {
      clearTimeout(this.#timer);
      this.#animation.end?.();
    });
  }

  get #isOn() {
    return this.find("play").getAttribute("aria-pressed") === "true";
  }

  /** Press or release the play button, and start or stop the animation. */
  #press(isOn) {
    this.find("play").setAttribute("aria-pressed", String(isOn));
    this.#plan(0);
  }

  /** Make the next step after a pause, unless the animation is stopped or out of view. Then plan
      the step after that. */
  #plan(milliseconds) {
    clearTimeout(this.#timer);
    if (!this.#isOn || !this.#isVisible) return;
    this.#timer = this.later(milliseconds, async () => {
      await this.#animation.step();
      this.#plan(this.#animation.pause);
    });
  }
}

define("queens-live", QueensLive, { isLazy: true });
