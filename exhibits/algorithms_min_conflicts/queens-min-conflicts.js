/* A large board that the min-conflicts method repairs: in each step one attacked queen moves. */

import "#shared/queens-laboratory.css";
import "./queens-min-conflicts.css";
import { button, define, dropdown, Figure, html, nothing, svg } from "#base";
import { pathLayer } from "#shared/board-view.js";
import { Player } from "#shared/player.js";
import { queensText, squareOf } from "#shared/symmetry.js";
import { counted } from "#shared/text.js";
import { randomNumbers } from "#shared/random.js";
import { attackedRows, boardAfter, repair } from "./min-conflicts.js";

// The milliseconds that playing a whole search takes. A search with few moves takes less, because a
// pause is at most SLOWEST.
const DURATION = 8000;
// The longest pause between two moves, in milliseconds.
const SLOWEST = 600;

/** The figure of the min-conflicts method: a random start, and controls that play the moves from
    there to a solution. The property `search` has N, the seed, the start and the moves. */
class MinConflicts extends Figure {
  static properties = { n: { type: Number }, sizes: { type: Array }, search: { state: true } };
  player = new Player(this, { pace: () => [Math.min(SLOWEST, DURATION / this.player.max), 1] });

  setup() {
    if (!this.search) this.start(this.n, 1);
  }

  start(n, seed) {
    this.search = { n, seed, ...repair(n, randomNumbers(seed)) };
    this.player.set(0, this.search.moves.length);
  }

  render() {
    const { n, seed, start, moves } = this.search;
    const { position } = this.player;
    const board = boardAfter(start, moves.slice(0, position));
    const attacked = attackedRows(board);
    const startAgain = () => {
      this.start(n, seed + 1);
      this.announceAgain();
    };
    return html`<div class="qa-lab-live">
      <div class="qa-lab-bar">
        ${dropdown("N", this.sizes, n, (to) => this.start(to, seed))}
        ${button("reset", "Reset", () => this.player.goTo(0), position === 0)}
        ${button("again", "Another start", startAgain)}
      </div>
      ${this.player.view("Moves", `move ${position} of ${moves.length}`)}
      ${this.message(sentence(n, moves[position - 1], attacked.length))}
      ${picture(board, attacked, moves[position - 1])}
    </div>`;
  }
}

/** Return a sentence about the last move, if any, and the number of attacked queens.
    @param {import("./min-conflicts.js").Move} [move]  undefined at the start
    @param {number} attacked  the number of attacked queens */
function sentence(n, move, attacked) {
  if (attacked === 0) return "*Solved:* no queen attacks another.";
  const name = (column) => squareOf(move.row, column, n);
  const verb = attacked === 1 ? "is" : "are";
  const count = `${counted(attacked, "queen")} of ${n} ${verb} attacked.`;
  if (!move) return `Each row has a queen. ${count}`;
  const action = move.to === move.from ? "stays" : `moves to *${name(move.to)}*`;
  return `The queen on ${name(move.from)} ${action}. ${count}`;
}

/** Render the board, with a frame around the row of the last move, if any.
    @param {number[]} board  the column of each row's queen
    @param {number[]} attacked  the rows of the attacked queens
    @param {import("./min-conflicts.js").Move} [move] */
function picture(board, attacked, move) {
  const n = board.length;
  const attackedSet = new Set(attacked);
  const isAttacked = ([row]) => attackedSet.has(row);
  const queens = [...board.entries()];
  const calmQueens = queens.filter((queen) => !isAttacked(queen));
  const attackedQueens = queens.filter(isAttacked);
  const rowOutline = move
    ? svg`<path
      class="qa-conflicts-row"
      d=${`M0 ${move.row}h${n}v1h-${n}z`}></path>`
    : nothing;
  return html`<svg class="qa-conflicts" role="img" viewBox="0 0 ${n} ${n}" style="--n: ${n}">
    <title>${`N = ${n}, ${counted(attacked.length, "queen")} attacked`}</title>
    <desc>${queensText(board)}</desc>
    ${rowOutline}
    ${pathLayer("qa-conflicts-calm", calmQueens.map(disc))}
    ${pathLayer("qa-conflicts-hurt", attackedQueens.map(diamond))}
  </svg>`;
}

const disc = ([row, column]) =>
  `M${column + 0.15} ${row + 0.5}a.35 .35 0 1 1 .7 0a.35 .35 0 1 1-.7 0`;
const diamond = ([row, column]) => `M${column + 0.5} ${row - 0.1}l.6 .6l-.6 .6l-.6-.6z`;

define("queens-min-conflicts", MinConflicts);
