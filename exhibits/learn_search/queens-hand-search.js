/* The search by hand: a board on which the reader does the search, the tree that grows beside it,
   and the rule of the search. */

import "../shared/queens-hand-search.css";
import { button, choices, define, Figure, html, nothing, svg } from "#base";
import { Player } from "#shared/player.js";
import { squareNamed } from "#shared/symmetry.js";
import { counted } from "#shared/text.js";
import { searchBoard } from "../shared/search-board.js";
import { describeStep, judgeBack, judgeSquare, undoMessage } from "./search-messages.js";
import { programText, programView } from "../shared/search-program.js";
import { isFinished, isFull, linesOfStep, searchRecord, stuckStep } from "#shared/search-record.js";
import { SearchTree } from "./search-tree.js";

// Milliseconds between two steps, by speed.
const SPEEDS = { slow: 1500, normal: 420, fast: 16 };
// Milliseconds between two steps when the search is played up to a way back or to a solution.
const SEARCH_PAUSE = 70;
// At the speed `fast`, a search with more steps makes several steps at a time.
const MAX_FAST_STEPS = 250;
// Milliseconds that a reader sees the whole tree before a link folds it.
const FOLD_DELAY = 700;

// Return a sign for the key below the tree.
const sign = (shape) => html`<svg viewBox="0 0 13 13" aria-hidden="true">${shape}</svg>`;
const QUEEN_SIGN = sign(svg`<circle class="qa-hand-sign" cx="6.5" cy="6.5" r="5" />`);
const CURRENT_SIGN = sign(svg`<circle class="qa-hand-sign-now" cx="6.5" cy="6.5" r="5" />`);
const DEAD_END_SIGN = sign(svg`<path class="qa-hand-sign" d="M2 2l9 9M11 2l-9 9" />`);
const SOLUTION_SIGN = sign(svg`<path class="qa-hand-sign-solution" d="M1 1h11v11H1z" />`);

/** Render the numbers of tried squares, placed queens and solutions. The parts with the class
    `qa-hand-long` are hidden in narrow figures. */
function countsView({ tried, placed, solutions }) {
  const squaresNoun = tried === 1 ? "square" : "squares";
  const queensNoun = placed === 1 ? "queen" : "queens";
  const solutionsNoun = solutions === 1 ? "solution" : "solutions";
  return html`<span><b
            data-qa-part="tried">${tried}</b> <span
            class="qa-hand-long">${squaresNoun} </span>tried</span>
          <span><b
            data-qa-part="placed">${placed}</b> ${queensNoun}<span
            class="qa-hand-long"> placed</span></span>
          <span><b data-qa-part="solutions">${solutions}</b> ${solutionsNoun}</span>`;
}

/** The figure: a search that the reader does square by square, or plays. */
class HandSearch extends Figure {
  static properties = {
    n: { type: Number },
    sizes: { type: Array },
    // The id of the search's program in the page.
    program: {},
    // The clauses of the rule, as pairs: the kind of step to which a clause applies, and its text.
    rule: { type: Array },
    // The judgement of the reader's last action. If it has a message, that is shown instead of the
    // description of the step. It is empty if the last step was not an action of the reader.
    judgement: { state: true },
    speed: { state: true },
    isFolded: { state: true },
    hasProgram: { state: true },
  };
  fillsScreen = true;
  keys =
    "On the board, arrow keys go from square to square and Enter tries one. " +
    "Outside of the tree, letters choose a square of the row, Backspace goes back, " +
    "S steps, P plays.";
  links = { "data-qa-show": (board) => this.follow(board) };
  player = new Player(this, {
    pace: () => this.pace,
    changed: () => Object.assign(this, { judgement: {}, isFolded: false }),
  });
  ownSteps = 0;
  slips = 0;
  // For each step to which an action of the reader led, the step before that action. `undo` goes
  // back to it.
  #starts = [];

  constructor() {
    super();
    Object.assign(this, { speed: "normal", hasProgram: false });
  }

  setup() {
    this.open(this.n, this.player.position);
    // The program comes later in the page, so render again once it has been parsed.
    this.whenParsed(() => this.requestUpdate());
  }

  open(n, step = 0) {
    if (n !== this.record?.n) this.record = searchRecord(n);
    if (step === 0) {
      this.ownSteps = 0;
      this.slips = 0;
      this.#starts = [];
    }
    this.n = n;
    this.player.set(step, this.record.last);
    Object.assign(this, { judgement: {}, isFolded: false });
  }

  get state() {
    return this.record.states[this.player.position];
  }

  get isEnd() {
    return isFinished(this.state, this.n);
  }

  get pace() {
    const fastStride = Math.max(1, Math.round(this.record.last / MAX_FAST_STEPS));
    return [SPEEDS[this.speed], this.speed === "fast" ? fastStride : 1];
  }

  // Methods for the actions of the reader.

  /** Follow a link in the text. Return the element to scroll to.
      @param {string} board  N and squares of queens, `4 a4 c3`, to show the step at which the
        search is stuck there; `4 end` for the whole tree; `4 fold` to fold it, too */
  follow(board) {
    const [n, ...squares] = board.split(" ");
    this.open(Number(n));
    const isEnd = squares[0] === "end" || squares[0] === "fold";
    const queens = squares.map((square) => squareNamed(square, n)[1]);
    this.player.goTo(isEnd ? this.record.last : stuckStep(this.record, queens));
    if (squares[0] === "fold") {
      // The message on the fold appears at once; the tree folds after a delay.
      this.isFolding = true;
      this.later(FOLD_DELAY, () => Object.assign(this, { isFolded: this.isEnd, isFolding: false }));
    }
    return this.querySelector(isEnd ? ".qa-hand-tree" : ".qa-hand-board");
  }

  /** Handle a click on a square, which the rule may refuse. A click on the last queen is a step
      back. */
  choose([row, column]) {
    const { queens } = this.state;
    const isLastQueen = row === queens.length - 1 && queens[row] === column;
    this.act(isLastQueen ? judgeBack : (state, n) => judgeSquare(state, n, row, column));
  }

  /** Judge an action of the reader. If it is right, make its steps.
      @param {(state: object, n: number) => import("./search-messages.js").Judgement} judge */
  act(judge) {
    this.player.stop();
    // Announce a refusal even if its text is the same as before.
    this.announceAgain();
    if (this.isEnd) return;
    this.judgement = judge(this.state, this.n);
    const { isRight, steps } = this.judgement;
    if (isRight) {
      const { position } = this.player;
      this.player.set(position + steps);
      this.#starts[position + steps] = position;
      this.ownSteps += steps;
    } else this.slips += 1;
  }

  /** Take back the reader's last action. If the last step was not an action of the reader, take
      back this step. */
  undo() {
    const { state, n } = this;
    const { position } = this.player;
    if (!position) return;
    this.player.goTo(this.#starts[position] ?? position - 1);
    this.judgement = { message: undoMessage(state, n) };
    this.announceAgain();
  }

  step(by) {
    this.player.goTo(this.player.position + by);
  }

  /** Play the search up to the next state for which `isWanted` returns true. */
  playTo(isWanted) {
    this.player.play([SEARCH_PAUSE, 1], (step) => isWanted(this.record.states[step]));
  }

  setSpeed(speed) {
    this.speed = speed;
    if (this.player.isPlaying) this.player.play();
  }

  /** Handle the keys of the figure. In the tree do nothing, because the tree has keys of its
      own. */
  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("[role=tree]"))
      return;
    const { key } = event;
    const column = key.length === 1 ? "abcdefghij".slice(0, this.n).indexOf(key) : -1;
    if (column >= 0)
      this.act((state, n) => judgeSquare(state, n, Math.min(state.queens.length, n - 1), column));
    else if (key === "Backspace") this.act(judgeBack);
    else if (this.isEnd && (key === "s" || key === "p")) this.announceAgain();
    else if (key === "s") this.step(1);
    else if (key === "p") this.player.toggle();
    else return;
    event.preventDefault();
  }

  // Methods that render the figure.

  get sentence() {
    const { state, n, judgement } = this;
    if (!this.isEnd) return judgement.message || describeStep(state, n);
    if (this.isFolded || this.isFolding)
      return "Both halves match: each board on the right is one on the left, mirrored.";
    const result = `*Finished: ${state.solutions} solutions* after ${state.placed} queens.`;
    return `${result} Nothing is left to try.`;
  }

  get ownText() {
    if (!this.isEnd || !this.ownSteps) return "";
    const slips = this.slips ? `with ${counted(this.slips, "slip")}` : "without a slip";
    return `You did ${this.ownSteps} of ${this.record.last} steps, ${slips}.`;
  }

  /** The marks on the board: the attacked square if the step skips one, otherwise the squares of
      the judgement. */
  get marks() {
    const { kind, queens, stepColumn } = this.state;
    return kind === "skip" && this.judgement.isRight !== false
      ? { attacked: [queens.length, stepColumn] }
      : this.judgement;
  }

  render() {
    const { n, state, isEnd, player, judgement } = this;
    const code = programText(this.program);
    // While the page is loading, the program may not have been parsed yet. The button for it is
    // shown all the same, so that nothing moves later.
    const hasCode = code !== undefined || document.readyState === "loading";
    const hasProgram = this.hasProgram && code !== undefined;
    const isWayBack = ({ kind }) => kind === "back";
    const isSolution = (other) => other.kind === "put" && isFull(other, n);
    const openSize = (size) => {
      this.open(size);
      this.announceAgain();
    };
    const sizeChoices = choices(this.sizes, n, openSize);
    const board = searchBoard({
      name: this.ariaLabel,
      n,
      state,
      choose: (square) => this.choose(square),
      ...this.marks,
    });
    const speedChoices = choices(Object.keys(SPEEDS), this.speed, (speed) => this.setSpeed(speed));
    const rule = this.rule.map(
      ([kind, clause]) =>
        html`<span class=${kind === state.kind ? "qa-hand-applied" : ""}>${clause}</span> `,
    );
    return html`<p class="qa-hand-rule">${rule}</p>
      <div
        class="qa-hand-stage ${hasProgram ? "qa-hand-with-program" : ""}"
        style="--n: ${n}"
        @keydown=${(event) => this.press(event)}>
        <div class="qa-top-bar">
          <span role="group" aria-label="Size of the board">N = ${sizeChoices}</span>
          <span>
            ${button("undo", "undo", () => this.undo(), !player.position, "qa-skip")}
            ${button("again", "start again", () => this.open(n), !player.position, "qa-skip")}
          </span>
        </div>
        <div class="qa-hand-counts">
          ${countsView(state)}
          ${hasCode ? this.#codeButton() : nothing}
        </div>
        ${board}
        <div class="qa-hand-act">${isEnd ? this.#ended() : this.#backButton()}</div>
        ${this.message(this.sentence, { isWrong: judgement.isRight === false })}
        <queens-search-tree
          class="qa-hand-tree"
          .record=${this.record}
          .step=${player.position}
          .isFolded=${this.isFolded}></queens-search-tree>
        ${hasProgram ? programView(code, n, linesOfStep(state, n)) : nothing}
        <div class="qa-hand-auto">
          <div role="group" aria-label="Do it for me"><span>Do it for me:</span>
            ${button("step", "One step", () => this.step(1), isEnd)}
            ${button("play", player.isPlaying ? "Pause" : "Play", () => player.toggle(), isEnd)}
            <span
              class="qa-hand-speeds"
              role="group"
              aria-label="Speed">${speedChoices}</span>
            ${button("next-back", "Next way back", () => this.playTo(isWayBack), isEnd)}
            ${button("next-solution", "Next solution", () => this.playTo(isSolution), isEnd)}
          </div>
          <p class="qa-hand-key">
            <span>${QUEEN_SIGN}a queen</span>
            <span>${CURRENT_SIGN}on the board now</span>
            <span>${DEAD_END_SIGN}dead end</span>
            <span>${SOLUTION_SIGN}solution</span>
            <span>Point at a node, or tap it, to see its board.</span>
            <span data-qa-part="own">${this.ownText}</span>
            ${isEnd ? nothing : this.#keys()}
          </p>
        </div>
      </div>`;
  }

  #codeButton() {
    const toggle = () => {
      this.hasProgram = !this.hasProgram;
    };
    return html`<button
      type="button"
      data-qa-part="code"
      aria-expanded=${this.hasProgram}
      @click=${toggle}>Python<span class="qa-hand-long"> program</span></button>`;
  }

  #backButton() {
    return html`<button
      type="button"
      data-qa-part="back"
      @click=${() => this.act(judgeBack)}><span aria-hidden="true">↑ </span>Go back<kbd
        aria-hidden="true">⌫</kbd></button>`;
  }

  #keys() {
    const letters = html`<kbd>a–${"abcdefghij"[this.n - 1]}</kbd>`;
    return html`<span
      class="qa-hand-keys"
      aria-hidden="true">Keys: ${letters} a square, <kbd>⌫</kbd> go back, <kbd
      >s</kbd> step, <kbd>p</kbd> play</span>`;
  }

  #ended() {
    const next = this.n + 1;
    const open = () => this.open(next);
    const toggleFold = () => {
      this.isFolded = !this.isFolded;
    };
    const onward = html`<button
      type="button"
      class="qa-main"
      data-qa-part="onward"
      @click=${open}>Now N = ${next}</button>`;
    return html`<div>
      <button
        type="button"
        data-qa-part="fold"
        @click=${toggleFold}>${this.isFolded ? "Unfold" : "Fold the tree in half"}</button>
      ${this.sizes.includes(next) ? onward : nothing}
    </div>`;
  }
}

define("queens-search-tree", SearchTree);
define("queens-hand-search", HandSearch);
