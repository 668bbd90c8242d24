/* All boards of one N as links: a line names the board that is pointed at, and arrow keys go on to others. */

import "./queens-home.css";
import { define, fill, html, nothing, QueensElement } from "../base/index.js";

/** Right and down for each key. */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ASIDE = 3; // a board that is not straight ahead counts as so many times farther

/** One stop of the Tab key, whose boards the arrow keys reach. */
class QueensAllBoards extends QueensElement {
  start() {
    this.whenParsed(() => this.#begin());
  }

  #begin() {
    const { signal } = this;
    this.#boards.forEach((board, index) => (board.tabIndex = index ? -1 : 0));
    this.addEventListener("pointerover", (event) => this.#tell(boardOf(event.target)), { signal });
    this.addEventListener("pointerleave", () => this.#tell(boardOf(document.activeElement)), { signal });
    this.addEventListener("focusin", (event) => this.#arrive(boardOf(event.target)), { signal });
    this.addEventListener("focusout", () => this.#tell(null), { signal });
    this.addEventListener("keydown", (event) => this.#press(event), { signal });
  }

  /** @returns {HTMLElement[]} */
  get #boards() {
    return [...this.querySelectorAll("a[data-qa-columns]")];
  }

  #arrive(board) {
    for (const each of this.#boards) each.tabIndex = each === board ? 0 : -1;
    this.#tell(board);
  }

  #tell(board) {
    const isOwn = board && this.contains(board);
    const [label, move] = isOwn ? board.getAttribute("aria-label").split(/, (.*)/) : [];
    fill(this.find("told"), isOwn ? html`<b>${label}</b> ${move} <span class="qa-columns">${board.dataset.qaColumns}</span>` : nothing);
  }

  #press(event) {
    const from = boardOf(event.target);
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
    const boards = this.#boards;
    const ends = { Home: boards[0], End: boards.at(-1) };
    const to = WAYS[event.key] ? nearest(from, boards, WAYS[event.key]) : ends[event.key];
    if (!WAYS[event.key] && !to) return;
    event.preventDefault();
    to?.focus();
  }
}

const boardOf = (target) => target?.closest?.("a[data-qa-columns]") ?? null;

function middleOf(board) {
  const { left, top, width, height } = board.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The next board in a direction as the page shows them now; undefined at the edge. */
function nearest(from, boards, [right, down]) {
  const [x, y] = middleOf(from);
  let [best, least] = [undefined, Infinity];
  for (const board of boards) {
    const [across, below] = middleOf(board).map((value, axis) => value - [x, y][axis]);
    const ahead = across * right + below * down;
    const distance = ahead + ASIDE * Math.abs(across * down + below * right);
    if (ahead > 1 && distance < least) [best, least] = [board, distance];
  }
  return best;
}

define("queens-all-boards", QueensAllBoards);
