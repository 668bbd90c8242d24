/* A board on which a reader places queens. It shows which squares they attack, and why a board is
   not a solution. */

import "./queens-place.css";
import { button, choices, define, Figure, formatted, html, nothing } from "#base";
import { labelAddress } from "#shared/label-address.js";
import {
  attackedBy,
  attackersOf,
  clashes,
  describeCell,
  emptySquares,
  hasSquare,
  queensOf,
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
import { imagesOf, isSame, squareNamed, squareOf, WORDS } from "#shared/symmetry.js";
import { boardMessage, fullMessage, squareMessage } from "#shared/board-sentences.js";
import { readSolved, saveSolved } from "#shared/progress.js";
import { observeVisibility } from "#shared/sight.js";

/** A board with queens, in the order in which they were placed.
    @typedef {{n: number, queens: import("#shared/attacks.js").Square[]}} Board */

// Half the width of the cross on an attacked square, in squares.
const ARM = 0.13;
// Milliseconds between two queens of the solution that the figure plays. Eight queens take less
// than five seconds in all, so the motion needs no button that stops it.
const PLAY_PAUSE = 550;
/** The eight directions in which a queen attacks: steps down and to the right. */
const DIRECTIONS = [
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 0],
  [1, 1],
];

/** Return a number as text that is as wide as two digits, so that nothing beside it moves when the
    number changes. */
const wide = (number) => String(number).padStart(2, "\u2007");

/** Return the lines along which a queen on a square attacks, from the square to the edges of the
    board, as pairs of squares. */
function reachOf(n, [row, column]) {
  const stepsToEdge = (index, step) => {
    if (step === 0) return n;
    return step > 0 ? n - 1 - index : index;
  };
  return DIRECTIONS.map(([down, across]) => {
    const steps = Math.min(stepsToEdge(row, down), stepsToEdge(column, across));
    return [
      [row, column],
      [row + down * steps, column + across * steps],
    ];
  });
}

/** Render the layers for the square at which the reader points. If queens attack it, `lines` has
    lines from them. Otherwise `lines` has the lines along which a queen there attacks, and `ghost`
    has a pale queen unless the square has a queen.
    @param {Square} [square]  undefined if the reader points at no square */
function pointedLayers(n, queens, square) {
  const hasQueen = square && hasSquare(queens, square);
  const attackers = square && !hasQueen ? attackersOf(queens, square) : [];
  const isFree = square && !attackers.length;
  const attackLines = attackers.map((queen) => line([queen, square]));
  const lines = [
    pathLayer("qa-attack-reach", isFree ? reachOf(n, square).map(line) : []),
    pathLayer("qa-attack-pointed", attackLines),
  ];
  return { lines, ghost: queensLayer("qa-attack-ghost", isFree && !hasQueen ? [square] : []) };
}

/** Return N and a function that describes a square, as `takenBack` needs them. */
const lookOf = ({ n, queens }) => ({
  n,
  look: (square) => (hasSquare(queens, square) ? "has a queen" : "is empty"),
});

const isSolution = ({ n, queens }) => queens.length === n && clashes(queens).length === 0;

/** Return the label of a solution, and the symmetry that maps the representative to it. Return
    undefined if `labels` does not have its orbit.
    @param {number[]} columns  the columns of its queens, row by row
    @param {Record<string, string>} labels  the labels of representatives, by their columns as
      digits */
function labelled(columns, labels) {
  for (const [digits, label] of Object.entries(labels)) {
    if (digits.length !== columns.length) continue;
    const images = imagesOf([...digits].map(Number));
    const found = images.find((other) => isSame(other.columns, columns));
    if (found) return { label, symmetry: found.symmetry };
  }
  return undefined;
}

/** Return the board that a link in the text names: N, then squares of queens, as in `8 a8 c7`. */
function boardOf(text) {
  const [n, ...names] = text.split(" ");
  return { n: Number(n), queens: names.map((name) => squareNamed(name, Number(n))) };
}

/** The figure: a board on which a reader places queens. */
class Place extends Figure {
  static properties = {
    n: { type: Number },
    sizes: { type: Array },
    // The label of each representative of the sizes that have labels, by its columns as digits.
    labels: { type: Object },
    // The columns of a solution that the figure plays until the reader begins; undefined if it
    // plays nothing.
    played: { type: Array },
    // Whether the figure plays the solution, because the reader has not begun.
    isPlayed: { state: true },
    board: { state: true },
    // The square at which the reader points; undefined if there is no such square.
    pointed: { state: true },
    // A sentence on the reader's last action, with a space after it, or "".
    done: { state: true },
    // Whether the reader has tried to place a queen on a board that has N queens already.
    isFull: { state: true },
  };
  fillsScreen = true;
  keys =
    "Arrow keys go from square to square, Enter puts or lifts a queen, Delete lifts one, Ctrl Z takes back.";
  links = { "data-qa-place": (text) => this.#follow(boardOf(text)) };
  /** @type {Board[]} */
  #history = [];
  #timer;

  setup() {
    this.board ??= { n: this.n, queens: [] };
    this.done ??= "";
    this.isPlayed ??= this.played !== undefined;
    if (this.isPlayed) this.#play();
  }

  /** Place the queens of the solution one after another while the figure is in view. If the reader
      has asked for reduced motion, place them all without a pause. */
  #play() {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.board = { n: this.n, queens: queensOf(this.played) };
      return;
    }
    const changed = (isVisible) => {
      clearTimeout(this.#timer);
      if (isVisible) this.#playNext();
    };
    observeVisibility(this, changed, this.signal);
  }

  #playNext() {
    this.#timer = this.later(PLAY_PAUSE, () => {
      const { n, queens } = this.board;
      if (!this.isPlayed || queens.length === n) return;
      this.board = { n, queens: queensOf(this.played).slice(0, queens.length + 1) };
      this.#playNext();
    });
  }

  change(board, done) {
    if (!this.isPlayed) this.#history.push(this.board);
    this.#show(board, done);
  }

  #show(board, done = "") {
    Object.assign(this, { board, done, pointed: undefined, isFull: false, isPlayed: false });
    if (isSolution(board)) saveSolved(this.localName, board.n);
  }

  undo() {
    const { board } = this;
    const last = this.#history.pop();
    if (last) this.#show(last, `${takenBack(lookOf(board), lookOf(last))} `);
  }

  #follow(board) {
    this.change(board, board.queens.length ? "" : `N = ${board.n}. `);
  }

  /** Replace the board by an empty board of size `n`, unless it is one already. */
  #resize(n) {
    if (n !== this.board.n || this.board.queens.length)
      this.change({ n, queens: [] }, `N = ${n}. `);
  }

  #toggle(square) {
    if (this.isPlayed) this.#show({ n: this.n, queens: [] });
    const { n, queens } = this.board;
    const others = queens.filter((queen) => !hasSquare([queen], square));
    // If the message is about other queens that attack each other, it mentions this queen first.
    const isElsewhere = clashes(queens).length > 0 && !attackersOf(queens, square).length;
    const name = `*${squareOf(...square, n)}*`;
    if (others.length < queens.length)
      this.change({ n, queens: others }, `The queen on ${name} is lifted. `);
    else if (queens.length === n) {
      this.isFull = true;
      this.announceAgain();
    } else {
      const done = isElsewhere ? `Queen on ${name}. ` : "";
      this.change({ n, queens: [...queens, square] }, done);
    }
  }

  render() {
    const { n, queens } = this.board;
    const { attacked, free } = emptySquares(n, queens);
    const attacks = clashes(queens);
    const stuck = attacks.length ? [] : stuckRows(n, queens);
    const solved = readSolved(this.localName);
    const tick = html`<span role="img" aria-label="solved">✓</span>`;
    const sizeLabel = (size) => (solved.includes(size) ? html`${size} ${tick}` : size);
    const sizeChoices = choices(this.sizes, n, (size) => this.#resize(size), sizeLabel);
    const clear = () => this.change({ n, queens: [] }, "The board is empty. ");
    const pointed = this.isPlayed ? undefined : this.pointed;
    const pointedText = pointed ? formatted(squareMessage(n, queens, pointed)) : nothing;
    const size = html`<span role="group" aria-label="Size of the board">N = ${sizeChoices}</span>`;
    return html`<div class="qa-place-stage">
      <div class="qa-top-bar">
        ${this.sizes.length > 1 ? size : nothing}
        <span>${button("undo", "undo", () => this.undo(), !this.#history.length, "qa-skip")}
          ${button("clear", "clear", clear, !queens.length, "qa-skip")}</span>
      </div>
      <div class="qa-place-board" data-qa-part="board">${this.#board(attacked, attacks, stuck, pointed)}</div>
      <div>
        <p class="qa-place-counts"><span><b
          data-qa-part="placed">${wide(queens.length)}</b> of ${n} queens<i> placed</i></span>
          <span><b
            data-qa-part="attacked">${wide(attacked.length)}</b> <i>squares </i>attacked</span> <span><b
            data-qa-part="free">${wide(free.length)}</b> free</span></p>
        ${this.#message(attacks.length + stuck.length > 0)}
        <p class="qa-place-here" data-qa-part="here">${pointedText}</p>
      </div>
    </div>`;
  }

  #board(attacked, attacks, stuck, pointed) {
    const { n, queens } = this.board;
    const crossed = isSolution(this.board) ? [] : attacked;
    const { lines, ghost } = pointedLayers(n, queens, pointed);
    const isSelected = (square) => hasSquare(queens, square);
    const crosses = crossed.map((square) => cross(square, ARM));
    const stuckEdges = stuck.map((row) => rowEdge(row, n));
    const layers = [
      pathLayer("qa-attacked", crosses),
      pathLayer("qa-attack-lit", crossed.map(tile)),
      pathLayer("qa-attack-rows", stuckEdges),
      pathLayer("qa-attack-clashes", attacks.map(line)),
      ...lines,
      queensLayer("", queens),
      ghost,
    ];
    const describe = (square) => {
      const content = isSelected(square) ? "queen" : "empty";
      return describeCell(square, n, content, attackedBy(square, n, queens));
    };
    return boardView({
      name: this.ariaLabel,
      n,
      layers,
      isSelected,
      describe,
      choose: (square) => this.#toggle(square),
      empty: (square) => !this.isPlayed && isSelected(square) && this.#toggle(square),
      point: (square) => {
        this.pointed = square;
      },
      leave: () => {
        this.pointed = undefined;
      },
    });
  }

  #message(isFailing) {
    const { n, queens } = this.board;
    if (this.isPlayed) return this.#playedMessage();
    if (this.isFull) return this.message(fullMessage(n), { isWrong: true });
    if (!isSolution(this.board))
      return this.message(this.done + boardMessage(n, queens), { isWrong: isFailing });
    const { label, symmetry } = this.#solution;
    const move = symmetry ? `, ${WORDS[symmetry]}` : "";
    const view = html`${formatted(this.done)}<b>Solved:</b> this is board ${this.#link(label)}${move}.`;
    return this.message(`${this.done}Solved: ${label}`, { view });
  }

  #playedMessage() {
    const { label } = labelled(this.played, this.labels);
    const task = " Click a square to place your own.";
    const view = html`The queens of board ${this.#link(label)}.${formatted(task)}`;
    return this.message(`The queens of board ${label}.${task}`, { view });
  }

  /** The label of the solution on the board, and the symmetry that maps the representative to
      it. */
  get #solution() {
    const ordered = this.board.queens.toSorted((one, other) => one[0] - other[0]);
    const columns = ordered.map(([, column]) => column);
    return labelled(columns, this.labels);
  }

  #link(label) {
    const address = labelAddress(label, this.dataset);
    return address ? html`<a href=${address}>${label}</a>` : html`<b>${label}</b>`;
  }
}

define("queens-place", Place);
