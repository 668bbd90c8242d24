/* Three programs check the squares of the same search. The figure shows a board, on which a reader
   chooses a square, and the checks that each program makes of it. In the messages, squares between
   asterisks are bold. */

import "#shared/queens-laboratory.css";
import "./queens-attack-checks.css";
import { choices, define, Figure, html, svg } from "#base";
import { allSquares, attackedBy, describeCell, queensOf } from "#shared/attacks.js";
import {
  boardView,
  gappedLine,
  line as lineBetween,
  pathLayer,
  queensLayer,
  ring,
  rowEdge,
} from "#shared/board-view.js";
import { box } from "#shared/drawing.js";
import { Player } from "#shared/player.js";
import { counted, grouped } from "#shared/text.js";
import {
  checksOf,
  clickedSquare,
  flagsOf,
  isFree,
  nameOf,
  positionOf,
  PROGRAMS,
  readSquare,
  reasonOf,
  searchedSquares,
  totalsAt,
} from "./attack-checks.js";
import { attackedText } from "../shared/search-sentences.js";

// How a search is played if it has few squares: the milliseconds between two steps, and the number
// of squares in each step.
const SLOW = [400, 1];
const FAST_PAUSE = 40;
const MAX_SLOW_SQUARES = 300;
// A search of MAX_SLOW_SQUARES squares or more is played in at most this number of steps, each of
// several squares.
const FAST_TICKS = 250;
const INDICES = { taken: "column", rising: "row + column", falling: "row − column + N − 1" };

/** The figure: the checks that three programs make of one square, and how many they have made in
    the search by then. */
class AttackChecks extends Figure {
  static properties = {
    // The square that is shown first.
    square: {},
    sizes: { type: Array },
    // The titles of the three programs.
    programs: { type: Array },
    // All squares that the search checks, in its order.
    squares: { state: true },
    // The index of the program whose checks are drawn on the board.
    program: { state: true },
    // The sentence why the square that the reader clicked cannot be shown; otherwise undefined.
    refusal: { state: true },
  };
  fillsScreen = true;
  keys = "On the board, arrow keys go from square to square, and Enter asks about one.";
  links = { "data-qa-check": (square) => this.follow(square) };
  player = new Player(this, {
    pace: () => this.pace,
    changed: () => {
      this.refusal = undefined;
    },
  });

  setup() {
    if (this.squares) return;
    this.program = 0;
    this.open(readSquare(this.square));
  }

  get pace() {
    const { max } = this.player;
    return max < MAX_SLOW_SQUARES ? SLOW : [FAST_PAUSE, Math.ceil(max / FAST_TICKS)];
  }

  /** Follow a link in the text.
      @param {string} square  the square to show, `8 a8 c7 e6 f5`; a word after it is the key of a
        program, whose checks are then drawn: `8 a8 c7 flags` */
  follow(square) {
    const [, squares, program] = square.match(/^(.*?)(?: ([a-z]+))?$/);
    if (program) this.program = PROGRAMS.findIndex(({ key }) => key === program);
    this.open(readSquare(squares));
  }

  choose([row, column]) {
    const square = clickedSquare(this.squares[this.player.position], row, column);
    // Announce the refusal even if its text is the same as before.
    this.announceAgain();
    if (typeof square === "string") this.refusal = square;
    else this.open(square);
  }

  /** Show the checks of a square, at the position in the search at which it is checked.
      @param {import("./attack-checks.js").CheckedSquare} square */
  open(square) {
    if (this.squares?.[0].n !== square.n) this.squares = searchedSquares(square.n);
    this.player.set(positionOf(this.squares, square), this.squares.length - 1);
    this.refusal = undefined;
  }

  #sentence(square) {
    const { squares, player, program } = this;
    const { n, columns, column } = square;
    if (player.position === player.max) {
      const { placed, solutions } = squares.at(-1);
      const work = `${counted(squares.length, "square")} and ${counted(placed, "queen")} placed`;
      return `*Finished*: ${work} lead to ${counted(solutions, "solution")}.`;
    }
    const isLast = columns.length === n - 1;
    const next = isLast ? "all queens stand, a solution" : "a queen goes there";
    const free = `*${nameOf(square)}* is free: ${next}.`;
    const state = isFree(square) ? free : attackedText(n, columns, column);
    const reason = reasonOf(PROGRAMS[program], square);
    const lowerReason = reason[0].toLowerCase() + reason.slice(1);
    return `${state} ${this.programs[program]}: ${lowerReason}`;
  }

  render() {
    const { squares, player, program, programs, refusal } = this;
    const { position, max } = player;
    const square = squares[position];
    const checks = PROGRAMS.map((checked) => checksOf(checked, square));
    const totals = totalsAt(squares, position);
    const row = (title, index) => {
      const count = checks[index].length;
      const total = grouped(totals[index]);
      return html`<tr class=${index === program ? "qa-checks-shown" : ""} data-qa-row>
      <th scope="row"><b>${title}</b>${answersView(checks[index])}</th><td>${count}</td><td>${total}</td></tr>`;
    };
    const show = (index) => Object.assign(this, { program: index, refusal: undefined });
    const programChoices = choices([...programs.keys()], program, show, (index) => programs[index]);
    const open = (n) => this.open({ n, columns: [], column: 0 });
    const progress = `square ${grouped(position + 1)} of ${grouped(max + 1)}`;
    return html`<div class="qa-checks-stage">
      <div
        class="qa-checks-programs"
        role="group"
        aria-label="Program on the board">${programChoices}</div>
      <div class="qa-checks-board" data-qa-part="board">${this.#board(square, checks[program])}</div>
      ${memoryView(program, square, checks[program])}
      <div class="qa-checks-side">
        ${this.message(refusal ?? this.#sentence(square), { isWrong: refusal !== undefined })}
        <table class="qa-checks-table">
          <thead><tr
            ><th scope="col">questions</th
            ><th scope="col">this square</th
            ><th scope="col">so far</th
          ></tr></thead>
          <tbody>${programs.map(row)}</tbody>
        </table>
        <div class="qa-checks-run">
          <span
            class="qa-checks-sizes"
            role="group"
            aria-label="Size of the board">N = ${choices(this.sizes, square.n, open)}</span>
          ${player.buttons("Search", { hasEnds: true })}
          <div class="qa-lab-run">${player.slider("Squares of the search", progress)}</div>
        </div>
      </div>
    </div>`;
  }

  #board(square, checks) {
    const { n, columns } = square;
    const isQueen = ([row, column]) => columns[row] === column;
    const isChecked = ([row, column]) => row === columns.length && column === square.column;
    const lines = (isHit) =>
      checks.filter((check) => check.isHit === isHit).map((check) => lineOf(check, square));
    const layers = [
      queensLayer("", queensOf(columns)),
      pathLayer("qa-checks-row", [rowEdge(columns.length, n)]),
      pathLayer("qa-checks-ring", [ring([columns.length, square.column])]),
      pathLayer("qa-checks-no", lines(false)),
      pathLayer("qa-checks-yes", lines(true)),
      checks.map(orderOf),
    ];
    const describe = (other) => {
      if (isQueen(other)) return describeCell(other, n, "queen");
      const checked = isChecked(other) ? "asked about" : "";
      const attacked = attackedBy(other, n, queensOf(columns));
      return describeCell(other, n, "empty", checked, attacked);
    };
    const number = (other) =>
      isQueen(other) || isChecked(other) ? "" : diagonalNumber(square, other);
    const texts = checks.some(({ flag }) => flag) ? allSquares(n).map(number) : undefined;
    return boardView({
      name: this.ariaLabel,
      n,
      layers,
      texts,
      describe,
      isSelected: isQueen,
      choose: (clicked) => this.choose(clicked),
    });
  }
}

/** Return the number of the diagonal that the square `other` shares with the checked square, as
    text. If they share no diagonal, return "". */
function diagonalNumber({ n, columns, column }, other) {
  const own = flagsOf(n, columns.length, column);
  const { rising, falling } = flagsOf(n, ...other);
  if (rising === own.rising) return `${rising}`;
  return falling === own.falling ? `${falling}` : "";
}

/** Return the SVG path of a check: a line from the checked square to the queen, or a line along the
    column or diagonal of the flag. */
function lineOf({ queen, flag }, { n, columns, column }) {
  const row = columns.length;
  if (queen) return gappedLine([row, column], queen);
  if (flag === "taken") return `M${column + 0.5} 0v${n}`;
  // The number of columns by which the diagonal moves to the right in each row down.
  const step = flag === "rising" ? -1 : 1;
  const room = (side) => (side > 0 ? n - 1 - column : column);
  const up = Math.min(row, room(-step));
  const down = Math.min(n - 1 - row, room(step));
  return lineBetween([
    [row - up, column - step * up],
    [row + down, column + step * down],
  ]);
}

/** Render the number of a check beside its queen, on a disc. For a check of a flag, render
    nothing. */
function orderOf({ queen }, index) {
  if (!queen) return [];
  const x = queen[1] + 0.84;
  const y = queen[0] + 0.18;
  return svg`<circle
    class="qa-checks-disc"
    cx=${x}
    cy=${y}
    r=".27"></circle><text
      class="qa-checks-order"
      x=${x}
      y=${y}>${index + 1}</text>`;
}

/** For each program, a function of a checked square and its checks that renders the variables of
    the program. */
const MEMORIES = [
  ({ columns }) => list("columns", columns),
  (square, checks) => Object.keys(INDICES).map((name) => flagStrip(name, square, checks)),
  ({ n, columns, column }) => [columnsLeft(n, columns, column), list("queens", columns)],
];

function memoryView(program, square, checks) {
  const [left, , width] = box(square.n, true);
  const sides = `--left: ${(-100 * left) / width}%; --width: ${(100 * square.n) / width}%`;
  return html`<div
    class="qa-checks-memory"
    style=${sides}
    data-qa-part="memory">${MEMORIES[program](square, checks)}</div>`;
}

const list = (name, values) => html`<p><code>${name} = [${values.join(", ")}]</code></p>`;

/** Render the numbers 0, 1, 2 and so on side by side, below a name.
    @param {string[]} styles  the class of each number
    @param {boolean} isBelowColumns  whether the numbers are below the columns of the board */
function strip(name, styles, isBelowColumns) {
  const cells = styles.map(
    (style, index) => html`<span class=${style}>${style === "qa-checks-gone" ? "" : index}</span>`,
  );
  return html`<div><p><code>${name}</code></p><div
    class="qa-checks-cells ${isBelowColumns ? "qa-checks-below" : ""}"
    role="img"
    aria-label=${name}>${cells}</div></div>`;
}

/** Render the indices of an array of flags. An index is dark if its flag is set, and framed if the
    flag is looked up.
    @param {string} name  the name of the array
    @param {CheckedSquare} square
    @param {Check[]} checks */
function flagStrip(name, { n, columns }, checks) {
  const set = new Set(columns.map((column, row) => flagsOf(n, row, column)[name]));
  const lookedUp = checks.find(({ flag }) => flag === name)?.index;
  const styleOf = (index) =>
    `${set.has(index) ? "qa-checks-set" : ""} ${index === lookedUp ? "qa-checks-current" : ""}`;
  const isTaken = name === "taken";
  const length = isTaken ? n : 2 * n - 1;
  const styles = Array.from({ length }, (_, index) => styleOf(index));
  const indexText = INDICES[name].replace("N − 1", String(n - 1));
  return strip(`${name}[${indexText}]`, styles, isTaken);
}

function columnsLeft(n, columns, column) {
  const styleOf = (index) => {
    if (columns.includes(index)) return "qa-checks-gone";
    return index === column ? "qa-checks-current" : "";
  };
  const styles = Array.from({ length: n }, (_, index) => styleOf(index));
  return strip("columns_left", styles, true);
}

/** Render the names of checks with their answers, yes or no, one after another. */
function answersView(checks) {
  const answer = ({ name, isHit }) => {
    const word = isHit ? html`<b>yes</b>` : html`<span>no</span>`;
    return html`<span
      class="qa-checks-answer ${isHit ? "qa-checks-hit" : ""}">${name} ${word}</span>`;
  };
  return html`<span class="qa-checks-answers">${checks.map(answer)}</span>`;
}

define("queens-attack-checks", AttackChecks);
