/* All boards of one N as links: a line names the board that is pointed at, and arrow keys go on to others. */

import "./queens-home.css";
import { define, fill, html, nothing, QueensElement } from "#base";
import { ARROWS, pointToward } from "#shared/keys.js";

/** One stop of the Tab key, whose boards the arrow keys reach. */
class QueensAllBoards extends QueensElement {
  onParsed() {
    const { signal } = this;
    this.#boards.forEach((board, index) => (board.tabIndex = index ? -1 : 0));
    this.addEventListener("pointerover", (event) => this.#tell(boardOf(event.target)), { signal });
    this.addEventListener("pointerleave", () => this.#tell(boardOf(document.activeElement)), {
      signal,
    });
    this.addEventListener("focusin", (event) => this.#arrive(boardOf(event.target)), { signal });
    this.addEventListener("focusout", () => this.#tell(null), { signal });
    this.addEventListener("keydown", (event) => this.#press(event), { signal });
  }

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
    fill(
      this.find("told"),
      isOwn
        ? html`<b>${label}</b> ${move} <span class="qa-columns">${board.dataset.qaColumns}</span>`
        : nothing,
    );
  }

  #press(event) {
    const from = boardOf(event.target);
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
    const boards = this.#boards;
    const ends = { Home: boards[0], End: boards.at(-1) };
    const way = ARROWS[event.key];
    const to = way
      ? pointToward(boards.map(middleOf), middleOf(from), way)?.board
      : ends[event.key];
    if (!way && !to) return;
    event.preventDefault();
    to?.focus();
  }
}

const boardOf = (target) => target?.closest?.("a[data-qa-columns]") ?? null;

/** Where a board is as the page shows it now. */
function middleOf(board) {
  const { left, top, width, height } = board.getBoundingClientRect();
  return { board, x: left + width / 2, y: top + height / 2 };
}

define("queens-all-boards", QueensAllBoards);
