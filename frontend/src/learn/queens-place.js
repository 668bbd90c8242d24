/* A board to place queens on: it shows what they attack, and says why a board fails. */

import "../shared/queens-click-board.css";
import "./queens-place.css";
import { labelAddress } from "../finder/label-address.js";
import { labelled } from "../finder/labels.js";
import { element } from "../shared/drawing.js";
import { define, QueensElement } from "../shared/element.js";
import { orbit, WORDS } from "../shared/symmetry.js";
import { AttackBoard } from "./attack-board.js";
import { attackersOf, clashes, emptySquares, hasSquare, stuckRows } from "./attacks.js";
import { followLinks } from "./links.js";
import { QueensOneSolution } from "./one-solution.js";
import { boardMessage, fullMessage, squareMessage } from "./place-messages.js";
import { QueensPlaceQuestions } from "./place-questions.js";
import { readSolved, saveSolved } from "./progress.js";
import { formatted } from "./search-messages.js";

const CHAPTER = 1;

/** The square of a name such as c3. */
const squareNamed = (name, n) => [n - Number(name.slice(1)), name.charCodeAt(0) - "a".charCodeAt(0)];

/** Queens that a reader places. */
class QueensPlace extends QueensElement {
  #state; // n, and the queens in the order in which they were placed
  #history = [];
  #board;

  start() {
    const { signal } = this;
    const listener = {
      queen: (row, column) => this.#toggle([row, column]),
      here: (row, column) => this.#point([row, column]),
      leave: () => this.#leave(),
    };
    this.#board = new AttackBoard(this.find("board"), listener, signal);
    this.find("undo").addEventListener("click", () => this.#undo(), { signal });
    this.find("clear").addEventListener("click", () => this.#change({ ...this.#state, queens: [] }), { signal });
    for (const button of this.#sizes) {
      button.addEventListener("click", () => this.#change({ n: Number(button.dataset.qaChoose), queens: [] }), { signal });
    }
    followLinks(this, "data-qa-place", (board) => this.#follow(board));
    this.#state ??= { n: Number(this.dataset.qaSize), queens: [] };
    this.#show();
  }

  get #sizes() {
    return [...this.querySelectorAll("[data-qa-choose]")];
  }

  // What a reader does

  /** A link of the text shows a board: `8 a8 c7`. */
  #follow(board) {
    const [size, ...names] = board.split(" ");
    const n = Number(size);
    this.#change({ n, queens: names.map((name) => squareNamed(name, n)) });
  }

  #toggle(square) {
    const { n, queens } = this.#state;
    const others = queens.filter(([row, column]) => row !== square[0] || column !== square[1]);
    if (others.length < queens.length) return this.#change({ n, queens: others });
    if (queens.length === n) return this.#tell(true, fullMessage(n));
    return this.#change({ n, queens: [...queens, square] });
  }

  #change(state) {
    this.#history.push(this.#state);
    this.#state = state;
    this.#show();
  }

  #undo() {
    this.#state = this.#history.pop() ?? this.#state;
    this.#show();
  }

  #point(square) {
    const { n, queens } = this.#state;
    if (Math.max(...square) >= n) return;
    const attacks = attackersOf(queens, square).map((queen) => [queen, square]);
    if (hasSquare(queens, square)) this.#board.point({ reach: square });
    else if (attacks.length) this.#board.point({ attacks });
    else this.#board.point({ reach: square, ghost: square });
    this.find("here").replaceChildren(...formatted(squareMessage(n, queens, square)));
  }

  #leave() {
    this.#board.point();
    this.find("here").replaceChildren();
  }

  // What the figure shows

  #show() {
    const { n, queens } = this.#state;
    const { attacked, free } = emptySquares(n, queens);
    const attacks = clashes(queens);
    const rows = attacks.length ? [] : stuckRows(n, queens);
    const isSolved = queens.length === n && !attacks.length;
    this.#board.show({ n, queens, crossed: isSolved ? [] : attacked, attacks, rows });
    const counts = { placed: queens.length, n, attacked: attacked.length, free: free.length };
    for (const [name, count] of Object.entries(counts)) this.find(name).textContent = String(count);
    this.#leave();
    if (isSolved) this.#showSolution();
    else this.#tell(attacks.length + rows.length > 0, ...formatted(boardMessage(n, queens)));
    this.#showSizes();
  }

  #tell(isWrong, ...parts) {
    const message = this.find("message");
    message.classList.toggle("qa-wrong", isWrong);
    message.replaceChildren(...parts);
  }

  /** Name the board, which takes a moment, and remember that this size is solved. */
  async #showSolution() {
    const state = this.#state;
    const { n, queens } = state;
    const columns = queens.toSorted((one, other) => one[0] - other[0]).map(([, column]) => column);
    saveSolved(CHAPTER, n);
    const { size, rank } = await labelled(columns);
    if (state !== this.#state || this.signal.aborted) return;
    const { symmetry } = orbit(columns);
    const [label, move] = [`${n}.${size}.${rank}`, symmetry ? `, ${WORDS[symmetry]}` : ""];
    this.#tell(false, element("b", {}, "Solved."), " This is board ", this.#linked(label), `${move}.`);
  }

  /** A label, with a link to the page of the board or to the finder. */
  #linked(label) {
    const address = labelAddress(label, this.dataset);
    return address ? element("a", { href: address }, label) : element("b", {}, label);
  }

  #showSizes() {
    const solved = readSolved(CHAPTER);
    for (const button of this.#sizes) {
      const n = Number(button.dataset.qaChoose);
      const sign = element("span", { role: "img", "aria-label": "solved" }, "✓");
      button.setAttribute("aria-pressed", String(n === this.#state.n));
      button.replaceChildren(String(n), ...(solved.includes(n) ? [sign] : []));
    }
  }
}

define("queens-place", QueensPlace);
define("queens-place-questions", QueensPlaceQuestions);
define("queens-one-solution", QueensOneSolution);
