/* Three programs check the squares of the same search: a board to click, and their checks. */

import "../laboratories/queens-laboratory.css";
import "./queens-attack-checks.css";
import { choices, define, Figure, html, Player } from "../base/index.js";
import { grouped } from "../shared/text.js";
import { answersView, attackChecksBoard, describeEnd, describeSquare, memoryView } from "./attack-checks-board.js";
import { AttackCheckPredictions } from "./attack-checks-predictions.js";
import { clickedSquare, positionOf, searchedSquares, totalsAt } from "./attack-checks-search.js";
import { PROGRAMS, readSquare } from "./attack-checks.js";

const SLOW = [400, 1]; // milliseconds from square to square, and squares
const FAST_PAUSE = 40;
const MAX_SLOW_SQUARES = 300;
const FAST_TICKS = 250; // of a search with more

/** The checks of three programs for one square, and in the search so far. */
class AttackChecks extends Figure {
  static properties = {
    square: {}, // the first to be shown
    sizes: { type: Array },
    programs: { type: Array }, // their titles
    squares: { state: true }, // those of a whole search
    program: { state: true }, // the place of the one whose checks are on the board
    refusal: { state: true }, // why the square that the reader has clicked is not shown
  };
  fillsScreen = true;
  keys = "On the board, arrow keys go from square to square, and Enter asks about one.";
  links = { "data-qa-check": (square) => this.follow(square) };
  player = new Player(this, { pace: () => this.pace, changed: () => (this.refusal = undefined) });

  start() {
    if (this.squares) return;
    this.program = 0;
    this.open(readSquare(this.square));
  }

  get pace() {
    const { max } = this.player;
    return max < MAX_SLOW_SQUARES ? SLOW : [FAST_PAUSE, Math.ceil(max / FAST_TICKS)];
  }

  /** A link of the text shows a square, for the program that it may name: `8 a8 c7 e6 f5`, `8 a8 c7 flags`. */
  follow(square) {
    const [, line, program] = square.match(/^(.*?)(?: ([a-z]+))?$/);
    if (program) this.program = PROGRAMS.findIndex(({ key }) => key === program);
    this.open(readSquare(line));
  }

  choose([row, column]) {
    const square = clickedSquare(this.squares[this.player.position], row, column);
    if (typeof square === "string") this.refusal = square;
    else this.open(square);
  }

  /** Go to the time when the search checks a square. */
  open(square) {
    if (this.squares?.[0].n !== square.n) this.squares = searchedSquares(square.n);
    this.player.set(positionOf(this.squares, square), this.squares.length - 1);
    this.refusal = undefined;
  }

  #sentence(square) {
    const { squares, player, program } = this;
    if (player.position === player.max) return describeEnd(squares);
    const reason = PROGRAMS[program].reason(square);
    return `${describeSquare(square)} ${this.programs[program]}: ${reason[0].toLowerCase()}${reason.slice(1)}`;
  }

  render() {
    const { squares, player, program, programs, refusal } = this;
    const { position, max } = player;
    const square = squares[position];
    const checks = PROGRAMS.map(({ checksOf }) => checksOf(square));
    const totals = totalsAt(squares, position);
    const row = (title, at) => html`<tr class=${at === program ? "qa-checks-shown" : ""} data-qa-row>
      <th scope="row"><b>${title}</b>${answersView(checks[at])}</th><td>${checks[at].length}</td><td>${grouped(totals[at])}</td></tr>`;
    const show = (at) => Object.assign(this, { program: at, refusal: undefined });
    const open = (n) => this.open({ n, columns: [], column: 0 });
    return html`<div class="qa-checks-stage">
      <div class="qa-checks-programs" role="group" aria-label="Program on the board">${choices([...programs.keys()], program, show, (at) => programs[at])}</div>
      <div class="qa-checks-board" data-qa-part="board">${attackChecksBoard(this.ariaLabel, square, checks[program], (clicked) => this.choose(clicked))}</div>
      ${memoryView(program, square, checks[program])}
      <div class="qa-checks-side">
        ${this.say(refusal ?? this.#sentence(square), { isWrong: refusal !== undefined })}
        <table class="qa-checks-table">
          <thead><tr><th scope="col">questions</th><th scope="col">this square</th><th scope="col">so far</th></tr></thead>
          <tbody>${programs.map(row)}</tbody>
        </table>
        <div class="qa-checks-run">
          <span class="qa-checks-sizes" role="group" aria-label="Size of the board">N = ${choices(this.sizes, square.n, open)}</span>
          ${player.buttons("Search", { hasEnds: true })}
          <div class="qa-lab-run">${player.slider("Squares of the search", `square ${grouped(position + 1)} of ${grouped(max + 1)}`)}</div>
        </div>
      </div>
    </div>`;
  }
}

define("queens-attack-checks", AttackChecks);
define("queens-attack-check-predictions", AttackCheckPredictions);
