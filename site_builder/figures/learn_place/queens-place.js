/* A board to place queens on: it shows what they attack, and says why a board fails. */

import "./queens-place.css";
import { button, choices, define, Figure, formatted, html, nothing } from "#base";
import { labelAddress } from "#shared/label-address.js";
import { labelled } from "#shared/labels.js";
import {
  attackedBy,
  attackersOf,
  clashes,
  describeCell,
  emptySquares,
  hasSquare,
  stuckRows,
  takenBack,
} from "#shared/attacks.js";
import {
  boardView,
  cross,
  line,
  pathLayer,
  queensLayer,
  rowEdge,
  tile,
} from "#shared/board-view.js";
import { orbit, squareNamed, squareOf, WORDS } from "#shared/symmetry.js";
import { boardMessage, fullMessage, squareMessage } from "#shared/board-sentences.js";
import { readSolved, saveSolved } from "#shared/progress.js";

/** Queens on a board, in the order in which they were placed.
    @typedef {{n: number, queens: import("#shared/attacks.js").Square[]}} Board */

const ARM = 0.13; // half the width of a cross
const WAYS = [-1, 0, 1]
  .flatMap((down) => [-1, 0, 1].map((across) => [down, across]))
  .filter(([down, across]) => down || across);

/** The lines along which a queen on a square attacks, each as far as the edge. */
function reachOf(n, [row, column]) {
  const stepsTo = (place, way) => (way > 0 ? n - 1 - place : way < 0 ? place : n);
  return WAYS.map(([down, across]) => {
    const steps = Math.min(stepsTo(row, down), stepsTo(column, across));
    return [
      [row, column],
      [row + down * steps, column + across * steps],
    ];
  });
}

/** Above and below the queens, what points out a square: who attacks it, else what a queen there attacks. */
function pointedLayers(n, queens, square) {
  const hasQueen = square && hasSquare(queens, square);
  const attackers = square && !hasQueen ? attackersOf(queens, square) : [];
  const isFree = square && !attackers.length;
  const lines = [
    pathLayer("qa-attack-reach", isFree ? reachOf(n, square).map(line) : []),
    pathLayer(
      "qa-attack-pointed",
      attackers.map((queen) => line([queen, square])),
    ),
  ];
  return { lines, ghost: queensLayer("qa-attack-ghost", isFree && !hasQueen ? [square] : []) };
}

/** As `takenBack` takes it. */
const lookOf = ({ n, queens }) => ({
  n,
  look: (square) => (hasSquare(queens, square) ? "has a queen" : "is empty"),
});

const isSolution = ({ n, queens }) => queens.length === n && clashes(queens).length === 0;

/** The board of a link: `8 a8 c7`. */
function boardOf(text) {
  const [n, ...names] = text.split(" ");
  return { n: Number(n), queens: names.map((name) => squareNamed(name, Number(n))) };
}

/** Queens that a reader places. */
class Place extends Figure {
  static properties = {
    n: { type: Number },
    sizes: { type: Array },
    board: { state: true },
    pointed: { state: true }, // the square at which the reader points
    done: { state: true }, // what the reader has just taken away, in words
    isFull: { state: true }, // whether the reader tries to place a queen too many
    solution: { state: true }, // its label, and how it was moved
  };
  fillsScreen = true;
  keys =
    "Arrow keys go from square to square, Enter puts or lifts a queen, Delete lifts one, Ctrl Z takes back.";
  links = { "data-qa-place": (text) => this.#follow(boardOf(text)) };
  /** @type {Board[]} */
  #history = [];

  setup() {
    this.board ??= { n: this.n, queens: [] };
    this.done ??= "";
  }

  change(board, done) {
    this.#history.push(this.board);
    this.#show(board, done);
  }

  /** Show a board; the name of a solution takes a moment. */
  async #show(board, done = "") {
    Object.assign(this, { board, done, pointed: undefined, isFull: false, solution: undefined });
    if (!isSolution(board)) return;
    const { n, queens } = board;
    saveSolved(this.localName, n);
    const columns = queens.toSorted((one, other) => one[0] - other[0]).map(([, column]) => column);
    const { size, rank } = await labelled(columns);
    if (board === this.board)
      this.solution = { label: `${n}.${size}.${rank}`, symmetry: orbit(columns).symmetry };
  }

  undo() {
    const { board } = this;
    const last = this.#history.pop();
    if (last) this.#show(last, `${takenBack(lookOf(board), lookOf(last))} `);
  }

  #follow(board) {
    this.change(board, board.queens.length ? "" : `N = ${board.n}. `);
  }

  /** An empty board of a size, unless it is there. */
  #resize(n) {
    if (n !== this.board.n || this.board.queens.length)
      this.change({ n, queens: [] }, `N = ${n}. `);
  }

  #toggle(square) {
    const { n, queens } = this.board;
    const others = queens.filter((queen) => !hasSquare([queen], square));
    const isElsewhere = clashes(queens).length > 0 && !attackersOf(queens, square).length; // what clashes
    if (others.length < queens.length)
      this.change({ n, queens: others }, `The queen on *${squareOf(...square, n)}* is lifted. `);
    else if (queens.length === n) {
      this.isFull = true;
      this.announceAgain();
    } else
      this.change(
        { n, queens: [...queens, square] },
        isElsewhere ? `Queen on *${squareOf(...square, n)}*. ` : "",
      );
  }

  render() {
    const { n, queens } = this.board;
    const { attacked, free } = emptySquares(n, queens);
    const attacks = clashes(queens);
    const stuck = attacks.length ? [] : stuckRows(n, queens);
    const solved = readSolved(this.localName);
    const size = (each) =>
      solved.includes(each) ? html`${each} <span role="img" aria-label="solved">✓</span>` : each;
    return html`<div class="qa-place-stage">
      <div class="qa-top-bar">
        <span role="group" aria-label="Size of the board">N = ${choices(this.sizes, n, (to) => this.#resize(to), size)}</span>
        <span>${button("undo", "undo", () => this.undo(), !this.#history.length, "qa-skip")}
          ${button("clear", "clear", () => this.change({ n, queens: [] }, "The board is empty. "), !queens.length, "qa-skip")}</span>
      </div>
      <div class="qa-place-board" data-qa-part="board">${this.#board(attacked, attacks, stuck)}</div>
      <div>
        <p class="qa-place-counts"><span><b data-qa-part="placed">${queens.length}</b> of ${n} queens<i> placed</i></span>
          <span><b data-qa-part="attacked">${attacked.length}</b> <i>squares </i>attacked</span> <span><b data-qa-part="free">${free.length}</b> free</span></p>
        ${this.#message(attacks.length + stuck.length > 0)}
        <p class="qa-place-here" data-qa-part="here">${this.pointed ? formatted(squareMessage(n, queens, this.pointed)) : nothing}</p>
      </div>
    </div>`;
  }

  #board(attacked, attacks, stuck) {
    const { n, queens } = this.board;
    const crossed = isSolution(this.board) ? [] : attacked;
    const { lines, ghost } = pointedLayers(n, queens, this.pointed);
    const isSelected = (square) => hasSquare(queens, square);
    const layers = [
      pathLayer(
        "qa-attacked",
        crossed.map((square) => cross(square, ARM)),
      ),
      pathLayer("qa-attack-lit", crossed.map(tile)),
      pathLayer(
        "qa-attack-rows",
        stuck.map((row) => rowEdge(row, n)),
      ),
      pathLayer("qa-attack-clashes", attacks.map(line)),
      ...lines,
      queensLayer("", queens),
      ghost,
    ];
    return boardView({
      name: this.ariaLabel,
      n,
      layers,
      isSelected,
      describe: (square) =>
        describeCell(
          square,
          n,
          isSelected(square) ? "queen" : "empty",
          attackedBy(square, n, queens),
        ),
      choose: (square) => this.#toggle(square),
      empty: (square) => isSelected(square) && this.#toggle(square),
      point: (square) => (this.pointed = square),
      leave: () => (this.pointed = undefined),
    });
  }

  #message(isFailing) {
    const { n, queens } = this.board;
    if (this.isFull) return this.message(fullMessage(n), { isWrong: true });
    if (!isSolution(this.board))
      return this.message(this.done + boardMessage(n, queens), { isWrong: isFailing });
    if (!this.solution) return this.message("", { more: html`<b>Solved.</b>` }); // heard together with the label
    const { label, symmetry } = this.solution;
    const address = labelAddress(label, this.dataset);
    const link = address ? html`<a href=${address}>${label}</a>` : html`<b>${label}</b>`;
    const view = html`${formatted(this.done)}<b>Solved:</b> this is board ${link}${symmetry ? `, ${WORDS[symmetry]}` : ""}.`;
    return this.message(`${this.done}Solved: ${label}`, { view });
  }
}

define("queens-place", Place);
