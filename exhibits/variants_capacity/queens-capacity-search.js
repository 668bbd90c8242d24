/* A search for a large board of capacity queens, which is played swap by swap. */

import "#shared/queens-laboratory.css";
import "../algorithms_min_conflicts/queens-min-conflicts.css";
import "./queens-capacity-search.css";
import { button, define, dropdown, Figure, html, nothing, svg } from "#base";
import { pathLayer } from "#shared/board-view.js";
import { Player } from "#shared/player.js";
import { randomNumbers } from "#shared/random.js";
import { counted, grouped, listed } from "#shared/text.js";
import { Diagonals, findSwaps, queensAfter } from "./capacity-search.js";

const CAPACITIES = [1, 2, 3, 5, 10];
// The milliseconds that playing a whole search takes. A search with few swaps takes less, because a
// pause is at most SLOWEST.
const DURATION = 8000;
// The longest pause between two swaps, in milliseconds.
const SLOWEST = 400;

/** The figure: a random start, and a player of the swaps that lead to a board. The property
    `search` has both, and the seed that determines them. */
class CapacitySearch extends Figure {
  static properties = { n: { type: Number }, sizes: { type: Array }, search: { state: true } };
  player = new Player(this, { pace: () => [Math.min(SLOWEST, DURATION / this.player.max), 1] });

  setup() {
    if (!this.search) this.#start(this.n, 2, 1);
  }

  #start(n, capacity, seed) {
    this.search = { n, capacity, seed, ...findSwaps(n, capacity, randomNumbers(seed)) };
    this.player.set(0, this.search.swaps.length);
  }

  render() {
    const { n, capacity, seed, start, swaps } = this.search;
    const { position } = this.player;
    const swap = swaps[position - 1];
    const queens = queensAfter(start, swaps.slice(0, position));
    const diagonals = new Diagonals(n, capacity, queens);
    const startAgain = () => {
      this.#start(n, capacity, seed + 1);
      this.announceAgain();
    };
    return html`<div class="qa-lab-live qa-capacity-stage">
      <div class="qa-lab-bar">
        ${dropdown("N", this.sizes, n, (size) => this.#start(size, capacity, seed))}
        ${dropdown("c", CAPACITIES, capacity, (value) => this.#start(n, value, seed))}
        ${button("again", "Another start", startAgain)}
      </div>
      <div>
        <div class="qa-lab-run">
          ${this.player.buttons("Swaps", { hasEnds: true })}
          ${this.player.slider("Swaps", `swap ${position} of ${swaps.length}`)}
        </div>
        ${this.message(sentence(n, capacity, queens, swap, diagonals))}
        <p class="qa-capacity-key">
          A red diamond is a queen on a diagonal with too many. The frame shows the last swap.
        </p>
      </div>
      ${picture(n, queens, diagonals, swap)}
    </div>`;
  }
}

/** Return a sentence about the last swap, if any, and about how many queens are too many.
    @param {[number, number][]} queens
    @param {[number, number]} [swap]  indices of two queens; undefined at the start
    @param {Diagonals} diagonals */
function sentence(n, capacity, queens, swap, { surplus }) {
  const total = counted(queens.length, "queen");
  if (!surplus)
    return `*Found:* ${total}, ${capacity} in each row and column, at most ${capacity} on each diagonal.`;
  const action = swap
    ? `Queens in rows ${listed(swap.map((index) => n - queens[index][0]))} swap their columns.`
    : `${total}, ${capacity} in each row and column.`;
  return `${action} Diagonals have *${grouped(surplus)} too many*.`;
}

/** Render the board. If there is a last swap, a frame connects the old and the new squares of its
    queens.
    @param {[number, number]} [swap]  indices of two queens */
function picture(n, queens, diagonals, swap) {
  const isCrowded = (queen) => diagonals.isCrowded(queen);
  const calm = queens.filter((queen) => !isCrowded(queen));
  const crowded = queens.filter(isCrowded);
  const title = `N = ${n}, ${counted(crowded.length, "queen")} on crowded diagonals`;
  return html`<svg class="qa-conflicts" role="img" viewBox="0 0 ${n} ${n}" style="--n: ${n}">
    <title>${title}</title>
    ${swap ? swapFrame(queens[swap[0]], queens[swap[1]]) : nothing}
    ${pathLayer("qa-conflicts-calm", calm.map(disc))}
    ${pathLayer("qa-conflicts-hurt", crowded.map(diamond))}
  </svg>`;
}

const swapFrame = ([row, column], [otherRow, otherColumn]) =>
  svg`<path
    class="qa-conflicts-row"
    d=${`M${column + 0.5} ${row + 0.5}H${otherColumn + 0.5}V${otherRow + 0.5}H${column + 0.5}z`}></path>`;
const disc = ([row, column]) =>
  `M${column + 0.15} ${row + 0.5}a.35 .35 0 1 1 .7 0a.35 .35 0 1 1-.7 0`;
const diamond = ([row, column]) => `M${column + 0.5} ${row - 0.1}l.6 .6l-.6 .6l-.6-.6z`;

define("queens-capacity-search", CapacitySearch);
