/* A board on which a reader places capacity queens. Around the board are the numbers of queens on
   its lines. */

import "#figures/learn_place/queens-place.css";
import "./queens-capacity.css";
import { button, choices, define, Figure, html } from "#base";
import { describeCell, hasSquare } from "#shared/attacks.js";
import { boardView, cross, line, pathLayer, queensLayer, tile } from "#shared/board-view.js";
import { box } from "#shared/drawing.js";
import { randomNumbers } from "#shared/random.js";
import { findBoard } from "./capacity-search.js";
import {
  countOn,
  crowdedLines,
  emptySquaresIn,
  isStraight,
  linesOf,
  messageOf,
  placeOf,
} from "./capacity-lines.js";

const CAPACITIES = [1, 2, 3];
// Half the width of the cross on a blocked square, in squares.
const ARM = 0.13;

/** The figure: a board on which a reader places up to `capacity` queens in each line. */
class CapacityBoard extends Figure {
  static properties = {
    n: { type: Number },
    sizes: { type: Array },
    capacity: { state: true },
    queens: { state: true },
  };
  fillsScreen = true;
  keys =
    "Arrow keys go from square to square, Enter puts or lifts a queen, Delete lifts one, Ctrl Z takes back.";
  #history = [];
  // The seed of the random board that the button `Show one` shows next.
  #seed = 1;

  setup() {
    this.capacity ??= 2;
    this.queens ??= [];
  }

  #open(n, capacity) {
    this.#history = [];
    Object.assign(this, { n, capacity, queens: [] });
    this.announceAgain();
  }

  #change(queens) {
    this.#history.push(this.queens);
    this.queens = queens;
  }

  undo() {
    this.queens = this.#history.pop() ?? this.queens;
  }

  #toggle(square) {
    const { queens } = this;
    const others = queens.filter((queen) => !hasSquare([square], queen));
    this.#change(others.length < queens.length ? others : [...queens, square]);
  }

  #show() {
    this.#change(findBoard(this.n, this.capacity, randomNumbers(this.#seed++)));
  }

  render() {
    const { n, capacity, queens } = this;
    const isWrong = crowdedLines(linesOf(n), capacity, queens).length > 0;
    const sizes = choices(this.sizes, n, (size) => this.#open(size, capacity));
    const capacities = choices(CAPACITIES, capacity, (value) => this.#open(n, value));
    return html`<div class="qa-place-stage">
      <div class="qa-top-bar">
        <span role="group" aria-label="Size of the board">N = ${sizes}</span>
        <span role="group" aria-label="Capacity of a line">c = ${capacities}</span>
      </div>
      <div class="qa-place-board" data-qa-part="board">${this.#board()}</div>
      <div class="qa-place-side">
        ${this.message(messageOf(n, capacity, queens), { isWrong })}
        <p class="qa-capacity-tools">
          ${button("undo", "Undo", () => this.undo(), !this.#history.length)}
          ${button("clear", "Clear", () => this.#change([]), !queens.length)}
          ${button("show", "Show one", () => this.#show())}
        </p>
        <p class="qa-capacity-key">
          Numbers beside squares count rows and columns. Numbers at corners count diagonals.
        </p>
      </div>
    </div>`;
  }

  #board() {
    const { n, capacity, queens } = this;
    const lines = linesOf(n);
    const empty = emptySquaresIn(n, lines, capacity, queens);
    const crowded = crowdedLines(lines, capacity, queens);
    const isSolved = queens.length === n * capacity && !crowded.length;
    // A solved board has no crosses, because all of its empty squares would have one.
    const blocked = isSolved ? [] : empty.blocked;
    const ends = ({ squares }) => [squares[0], squares.at(-1)];
    const contentOf = (square) => (hasSquare(queens, square) ? "queen" : "empty");
    const stateOf = (square) => (hasSquare(blocked, square) ? "on a full line" : "");
    const view = boardView({
      name: this.ariaLabel,
      n,
      layers: [
        pathLayer(
          "qa-attacked",
          blocked.map((square) => cross(square, ARM)),
        ),
        pathLayer("qa-attack-lit", blocked.map(tile)),
        pathLayer(
          "qa-attack-clashes",
          crowded.map((each) => line(ends(each))),
        ),
        queensLayer("qa-attack-queens", queens),
      ],
      isSelected: (square) => hasSquare(queens, square),
      describe: (square) => describeCell(square, n, contentOf(square), stateOf(square)),
      choose: (square) => this.#toggle(square),
      empty: (square) => hasSquare(queens, square) && this.#toggle(square),
    });
    return html`<div class="qa-capacity-frame">${view}${this.#counters(lines)}</div>`;
  }

  /** Render the number of queens on each line, around the board. A diagonal without queens has no
      number. */
  #counters(lines) {
    const { n, capacity, queens } = this;
    const [left, top, width, height] = box(n, true);
    const counters = lines.map((each) => {
      const count = countOn(each, queens);
      const [x, y, side] = placeOf(each, n);
      const state = ["", "qa-capacity-full", "qa-capacity-over"][Math.sign(count - capacity) + 1];
      const look = isStraight(each) ? "qa-capacity-straight" : "";
      const position = `left: ${(100 * (x - left)) / width}%; top: ${(100 * (y - top)) / height}%`;
      return html`<span
        class="qa-capacity-${side} ${look} ${state}"
        style=${position}>${count || isStraight(each) ? count : ""}</span>`;
    });
    return html`<div class="qa-capacity-counters" aria-hidden="true">${counters}</div>`;
  }
}

define("queens-capacity", CapacityBoard);
