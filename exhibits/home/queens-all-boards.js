/* All boards of one N, each a link. A line of text names the board that is under the pointer or has
   the focus, and arrow keys move the focus between boards. */

import "./queens-home.css";
import { define, fill, html, nothing, QueensElement } from "#base";
import { ARROWS, pointToward } from "#shared/keys.js";

const BOARD = ".qa-all-orbit a";

/** The element around all boards. The Tab key stops at one board only; arrow keys reach the
    others. */
class QueensAllBoards extends QueensElement {
  onParsed() {
    const { signal } = this;
    this.#boards.forEach((board, index) => {
      board.tabIndex = index ? -1 : 0;
    });
    const focusedBoard = () => boardOf(document.activeElement);
    this.addEventListener("pointerover", (event) => this.#name(boardOf(event.target)), { signal });
    this.addEventListener("pointerleave", () => this.#name(focusedBoard()), { signal });
    this.addEventListener("focusin", (event) => this.#focus(boardOf(event.target)), { signal });
    this.addEventListener("focusout", () => this.#name(null), { signal });
    this.addEventListener("keydown", (event) => this.#press(event), { signal });
  }

  get #boards() {
    return [...this.querySelectorAll(BOARD)];
  }

  /** Make the focused board the one that the Tab key reaches, and show its name. */
  #focus(board) {
    for (const other of this.#boards) other.tabIndex = other === board ? 0 : -1;
    this.#name(board);
  }

  /** Show the label, the symmetry and the columns of a board in the line of text. If `board` is
      null, empty the line. */
  #name(board) {
    const line = this.find("told");
    if (!board || !this.contains(board)) {
      fill(line, nothing);
      return;
    }
    const [label, move] = board.getAttribute("aria-label").split(/, (.*)/);
    const columns = html`<span class="qa-columns">${columnsOf(board)}</span>`;
    fill(line, html`<b>${label}</b> ${move} ${columns}`);
  }

  /** Handle a key press: arrow keys, Home and End move the focus to another board. */
  #press(event) {
    const from = boardOf(event.target);
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
    const boards = this.#boards;
    const ends = { Home: boards[0], End: boards.at(-1) };
    const direction = ARROWS[event.key];
    const next = direction
      ? pointToward(boards.map(middleOf), middleOf(from), direction)?.board
      : ends[event.key];
    if (!direction && !next) return;
    event.preventDefault();
    next?.focus();
  }
}

/** Return the link of the board that contains `target`, or null if `target` is outside of
    boards. */
const boardOf = (target) => target?.closest?.(BOARD) ?? null;

/** Return the columns of a board as digits. They are read from the path of its picture, in which
    each queen is drawn relative to the queen above: `M7.5 .5h0m-4 1h0`. */
function columnsOf(board) {
  const path = board.querySelector(".qa-dot").getAttribute("d");
  let x = 0;
  const columns = Array.from(path.matchAll(/m(-?[\d.]+)/gi), ([, step]) => {
    x += Number(step);
    return Math.floor(x);
  });
  return columns.join("");
}

/** Return a board with the coordinates of its middle, in pixels of the viewport. */
function middleOf(board) {
  const { left, top, width, height } = board.getBoundingClientRect();
  return { board, x: left + width / 2, y: top + height / 2 };
}

define("queens-all-boards", QueensAllBoards);
