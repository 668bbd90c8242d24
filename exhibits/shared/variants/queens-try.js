/* A board on which a reader places queens by the rule of a variant. It marks attacked squares and
   says what is wrong. */

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

/** A board to try: its side, the number of queens to place, the given queens, a queen that is there
    at first and may be lifted, and the queens of one solution, army by army.
    @typedef {{n: number, goal: number, given: Square[], first: Square[], solution: Square[][]}}
      Board */

const ARMIES = ["solid", "outline"];
// Half the width of the cross on an attacked square, in squares.
const ARM = 0.13;

/** The figure: a board on which a reader places queens by the rule of a variant. */
class Try extends Figure {
  static properties = {
    rule: { type: String },
    boards: { type: Array },
    // The item of `boards` that is in view.
    board: { state: true },
    // The squares of the queens of both armies. The second army has queens only in the variant
    // `peaceable`.
    armies: { state: true },
    // The index of the army that gets the next queen.
    nextArmy: { state: true },
  };
  keys =
    "Arrow keys go from square to square, Enter puts or lifts a queen, Delete lifts one, Ctrl Z takes back.";
  #history = [];

  setup() {
    if (!this.board) this.#open(this.boards[0]);
  }

  #open(board) {
    this.#history = [];
    Object.assign(this, { board, armies: [[...board.given, ...board.first], []], nextArmy: 0 });
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
    const isLifted = this.armies.some((army) => hasSquare(army, square));
    const armies = this.armies.map((army) => army.filter((queen) => !hasSquare([queen], square)));
    if (!isLifted) armies[this.nextArmy].push(square);
    this.#change(armies);
    if (this.rule !== "peaceable") return;
    // The smaller army gets the next queen.
    this.nextArmy = this.armies[0].length > this.armies[1].length ? 1 : 0;
  }

  render() {
    const { rule, armies, board } = this;
    const { n, goal, given, solution } = board;
    const task = { rule, n, goal };
    const sizes = this.boards.map((other) => other.n);
    const openSize = (size) => this.#open(this.boards[sizes.indexOf(size)]);
    const sizeChoices = choices(sizes, n, openSize);
    const chooseArmy = (army) => {
      this.nextArmy = army;
    };
    const armyChoices = choices([0, 1], this.nextArmy, chooseArmy, (army) => ARMIES[army]);
    const armyGroup = html`<span role="group" aria-label="Army">place ${armyChoices}</span>`;
    const isWrong = clashesIn(task, armies).length > 0;
    return html`<div class="qa-place-stage">
      <div class="qa-top-bar">
        <span role="group" aria-label="Size of the board">N = ${sizeChoices}</span>
        ${rule === "peaceable" ? armyGroup : nothing}
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
      <div class="qa-place-side">${this.message(messageOf(task, armies), { isWrong })}</div>
    </div>`;
  }

  #boardView() {
    const { rule, armies, board } = this;
    const { n, goal, given } = board;
    const task = { rule, n, goal };
    const [queens, others] =
      rule === "peaceable" && this.nextArmy === 0 ? armies.toReversed() : armies;
    const { attacked, added } = emptyIn(task, queens, others);
    const allAttacked = [...attacked, ...added];
    const crosses = allAttacked.map((square) => cross(square, ARM));
    const armyOn = (square) => armies.findIndex((army) => hasSquare(army, square));
    const state = (square) => (hasSquare(allAttacked, square) ? "empty, attacked" : "empty");
    const contentOf = (square) => ["queen", "queen in outline"][armyOn(square)] ?? state(square);
    const givenText = (square) => (hasSquare(given, square) ? "given" : "");
    return boardView({
      name: this.ariaLabel,
      n,
      layers: [
        pathLayer("qa-attacked", crosses),
        pathLayer("qa-attack-lit", attacked.map(tile)),
        pathLayer("qa-try-added", added.map(tile)),
        pathLayer("qa-attack-clashes", clashesIn(task, armies).map(line)),
        pathLayer("qa-try-given", given.map(ring)),
        queensLayer("qa-attack-queens", armies[0]),
        armies[1].map((square) => queenShape(square, "qa-hollow-queen")),
      ],
      isSelected: (square) => armyOn(square) >= 0,
      describe: (square) => describeCell(square, n, contentOf(square), givenText(square)),
      choose: (square) => this.#toggle(square),
      empty: (square) => armyOn(square) >= 0 && this.#toggle(square),
    });
  }
}

define("queens-try", Try);
