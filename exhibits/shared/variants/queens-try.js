/* A board on which a reader tries the rule of a variant; it marks what is attacked, and says what is wrong. */

import "#figures/learn_place/queens-place.css";
import "./queens-try.css";
import { choices, define, Figure, html, nothing } from "#base";
import { describeCell, hasSquare } from "#shared/attacks.js";
import {
  boardView,
  cross,
  line,
  pathLayer,
  queenShape,
  queensLayer,
  ring,
  tile,
} from "#shared/board-view.js";
import { clashesIn, emptyIn, messageOf } from "./variant-rules.js";

/** @typedef {import("./variant-rules.js").Square} Square */

/** A board to try: the goal, queens that stand from the start, a queen whose attacks are shown at first, and one
    solution.
    @typedef {{n: number, goal: number, given: Square[], first: Square[], solution: Square[][]}} Board */

const ARMIES = ["solid", "outline"];
const ARM = 0.13; // half the width of a cross

/** Queens that a reader places by the rule of a variant. */
class Try extends Figure {
  static properties = {
    rule: { type: String },
    boards: { type: Array },
    board: { state: true }, // one of them
    armies: { state: true }, // the squares of the queens; the second army has some in peace only
    chosen: { state: true }, // the army that gets the next queen
  };
  keys =
    "Arrow keys go from square to square, Enter puts or lifts a queen, Delete lifts one, Ctrl Z takes back.";
  #history = [];

  setup() {
    if (!this.board) this.#open(this.boards[0]);
  }

  #open(board) {
    this.#history = [];
    Object.assign(this, { board, armies: [[...board.given, ...board.first], []], chosen: 0 });
  }

  #change(armies) {
    this.#history.push(this.armies);
    this.armies = armies;
  }

  undo() {
    this.armies = this.#history.pop() ?? this.armies;
  }

  #toggle(square) {
    if (hasSquare(this.board.given, square)) return;
    const others = this.armies.map((army) => army.filter((queen) => !hasSquare([queen], square)));
    const isLifted = this.armies.some((army) => hasSquare(army, square));
    this.#change(
      isLifted
        ? others
        : others.map((army, index) => (index === this.chosen ? [...army, square] : army)),
    );
    if (this.rule === "peaceable")
      this.chosen = Number(this.armies[0].length > this.armies[1].length); // the smaller army is next
  }

  render() {
    const { rule, armies, board } = this;
    const { n, goal, given, solution } = board;
    const task = { rule, n, goal };
    const sizes = this.boards.map((each) => each.n);
    return html`<div class="qa-place-stage">
      <div class="qa-top-bar">
        <span role="group" aria-label="Size of the board">N = ${choices(sizes, n, (to) => this.#open(this.boards[sizes.indexOf(to)]))}</span>
        ${
          rule === "peaceable"
            ? html`<span role="group" aria-label="Army">place ${choices(
                [0, 1],
                this.chosen,
                (army) => (this.chosen = army),
                (army) => ARMIES[army],
              )}</span>`
            : nothing
        }
        <span><button
          type="button"
          class="qa-skip"
          data-qa-part="undo"
          @click=${() => this.undo()}>undo</button>
          <button
            type="button"
            class="qa-skip"
            data-qa-part="clear"
            @click=${() => this.#change([given, []])}>clear</button>
          <button
            type="button"
            class="qa-skip"
            data-qa-part="show"
            @click=${() => this.#change(solution)}>show one</button></span>
      </div>
      <div class="qa-place-board" data-qa-part="board">${this.#boardView()}</div>
      <div class="qa-place-side">${this.message(messageOf(task, armies), { isWrong: clashesIn(task, armies).length > 0 })}</div>
    </div>`;
  }

  #boardView() {
    const { rule, armies, board } = this;
    const { n, goal, given } = board;
    const task = { rule, n, goal };
    const [queens, others] =
      rule === "peaceable" && this.chosen === 0 ? armies.toReversed() : armies;
    const { attacked, added } = emptyIn(task, queens, others);
    const standing = (square) => armies.findIndex((army) => hasSquare(army, square));
    const state = (square) =>
      hasSquare([...attacked, ...added], square) ? "empty, attacked" : "empty";
    return boardView({
      name: this.ariaLabel,
      n,
      layers: [
        pathLayer(
          "qa-attacked",
          [...attacked, ...added].map((square) => cross(square, ARM)),
        ),
        pathLayer("qa-attack-lit", attacked.map(tile)),
        pathLayer("qa-try-added", added.map(tile)),
        pathLayer("qa-attack-clashes", clashesIn(task, armies).map(line)),
        pathLayer("qa-try-given", given.map(ring)),
        queensLayer("qa-attack-queens", armies[0]),
        armies[1].map((square) => queenShape(square, "qa-hollow-queen")),
      ],
      isSelected: (square) => standing(square) >= 0,
      describe: (square) =>
        describeCell(
          square,
          n,
          ["queen", "queen in outline"][standing(square)] ?? state(square),
          hasSquare(given, square) ? "given" : "",
        ),
      choose: (square) => this.#toggle(square),
      empty: (square) => standing(square) >= 0 && this.#toggle(square),
    });
  }
}

define("queens-try", Try);
