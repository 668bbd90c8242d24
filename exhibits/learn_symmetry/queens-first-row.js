/* Solutions by their first queen, folded in half: a search of half of the first row is enough,
   because each solution has a mirror image whose first queen is on the other side. */

import "./queens-first-row.css";
import { choices, define, Figure, html, keyed, nothing, svg, use } from "#base";
import { queensLayer } from "#shared/board-view.js";
import { points } from "#shared/drawing.js";
import { image, squareNamed, squareOf } from "#shared/symmetry.js";

// The index of the mirror symmetry, in the order of symmetries of `cy_core`.
const LEFT_RIGHT = 4;
// Lengths of the piles, in squares of the first row: the distance of two boards, the side of a
// board, and the space left of a pile.
const PITCH = 0.48;
const SIZE = 0.44;
const MARGIN = 0.04;

/** Return whether a search of the left half of the first row finds a solution. If its first queen
    is in the middle column, the second queen decides. */
function isInLeftHalf(solution) {
  const middle = (solution.length - 1) / 2;
  return solution[0] < middle || (solution[0] === middle && solution[1] < middle);
}

/** Render all solutions as piles of boards below the squares of the first row. The piles on the
    right have the mirror images of those on the left, and can be folded on top of them.
    @param {number[][]} solutions
    @param {(column: number) => boolean} isHighlighted  whether the solutions with their first queen
      in this column are highlighted */
function pilesView(solutions, isHighlighted) {
  const n = solutions[0].length;
  const boards = layOutPiles(solutions.filter(isInLeftHalf), n);
  const height = Math.max(...boards.map(({ y }) => y)) + PITCH;
  const smallBoard = (solution, x, y) => {
    const scale = (SIZE / n).toFixed(4);
    const transform = `translate(${x.toFixed(3)} ${y.toFixed(3)}) scale(${scale})`;
    return svg`<g
      class=${isHighlighted(solution[0]) ? "qa-first-row-lit" : ""}
      transform=${transform}
      data-qa-column=${solution[0]}>
      ${use(`squares-${n}`)}<polyline
        fill="none"
        marker-mid="url(#qa-disc)"
        points=${points(solution)} /></g>`;
  };
  const left = boards.map(({ solution, x, y }) => smallBoard(solution, x, y));
  const right = boards.map(({ solution, x, y }) =>
    smallBoard(image(solution, LEFT_RIGHT), n - x - SIZE, y),
  );
  return html`<svg class="qa-first-row-piles" viewBox="0 0 ${n} ${height}" aria-hidden="true">
    <g>${left}</g>
    <g class="qa-first-row-fold" style="transform-origin: ${n / 2}px 0">${right}</g>
    <path class="qa-first-row-axis" d="M${n / 2} 0v${height}" />
  </svg>`;
}

/** Return each solution with its position in the pile below the square of its first queen. A pile
    has two boards side by side, and below the middle square one. */
function layOutPiles(solutions, n) {
  const heights = Array(n).fill(0);
  return solutions.map((solution) => {
    const [first] = solution;
    const index = heights[first];
    heights[first] += 1;
    const isMiddle = first * 2 === n - 1;
    const row = isMiddle ? index : Math.floor(index / 2);
    const side = isMiddle ? 0 : index % 2;
    return { solution, x: first + MARGIN + side * PITCH, y: row * PITCH };
  });
}

// Milliseconds that a reader sees both halves before a link folds them.
const FOLD_DELAY = 400;

/** The figure: all solutions of an N by their first queen. */
class FirstRow extends Figure {
  static properties = {
    // For each N, all its solutions as one text: `1302 2031`.
    boards: { type: Array },
    // All solutions of the N in view.
    solutions: { state: true },
    // The column of the first queen that the reader has chosen.
    column: { state: true },
    isFolded: { state: true },
  };
  fillsScreen = true;
  links = { "data-qa-half": (value) => this.follow(value) };

  setup() {
    this.show(this.#sizes[0]);
  }

  /** Follow a link in the text. The message on the fold appears at once, before the piles fold.
      @param {string} value  N and the square of the first queen, `5 c5`, or `8 fold` to fold the
        piles */
  follow(value) {
    const [size, target] = value.split(" ");
    this.show(Number(size));
    if (target === "fold") this.timer = this.later(FOLD_DELAY, () => this.fold(true));
    else this.choose(squareNamed(target, size)[1]);
  }

  get #sizes() {
    return this.boards.map((text) => text.indexOf(" "));
  }

  get #n() {
    return this.solutions[0].length;
  }

  show(n) {
    const text = this.boards[this.#sizes.indexOf(n)];
    this.solutions = text.split(" ").map((digits) => [...digits].map(Number));
    this.choose(Math.floor((n - 1) / 3));
  }

  /** Put the first queen on a column, and unfold the piles. */
  choose(column) {
    this.column = column;
    this.fold(false);
  }

  fold(isFolded) {
    this.timer = clearTimeout(this.timer);
    this.isFolded = isFolded;
  }

  #square(column) {
    return squareOf(0, column, this.#n);
  }

  #countOf(column) {
    return this.solutions.filter(([first]) => first === column).length;
  }

  get #sentence() {
    const { column } = this;
    const count = this.#countOf(column);
    const twin = this.#n - 1 - column;
    const square = this.#square(column);
    if (twin !== column) {
      const mirrored = `Their mirror images begin on ${this.#square(twin)}: ${count}, too.`;
      return `First queen on ${square}: ${count} solutions. ${mirrored}`;
    }
    const half = count / 2;
    return (
      `First queen on ${square}, the middle square: ${count} solutions. ` +
      "Their mirror images begin there, too. " +
      `The second queen stands on the left in ${half} of them, on the right in ${half}.`
    );
  }

  get #sentenceOnFold() {
    const left = this.solutions.filter(isInLeftHalf);
    const counts = Array.from(
      { length: Math.ceil(this.#n / 2) },
      (_, column) => left.filter(([first]) => first === column).length,
    );
    const half = left.length;
    const middle =
      this.#n % 2 ? ` The last number, ${counts.at(-1)}, counts half of the middle column.` : "";
    const doubled = `Each lies on its mirror image: 2 × ${half} = ${2 * half}.`;
    return `${counts.join(" + ")} = ${half}. ${doubled}${middle}`;
  }

  render() {
    const { isFolded } = this;
    const sizeChoices = choices(this.#sizes, this.#n, (n) => this.show(n));
    return html`<div class="qa-first-row-stage ${isFolded ? "qa-first-row-folded" : ""}">
      <div class="qa-top-bar">
        <span role="group" aria-label="Size of the board">N = ${sizeChoices}</span>
        <button
          type="button"
          class="qa-main"
          data-qa-part="fold"
          @click=${() => this.fold(!isFolded)}>${isFolded ? "Unfold" : "Fold in half"}</button>
      </div>
      ${this.message(isFolded || this.timer ? this.#sentenceOnFold : this.#sentence)}
      ${keyed(this.#n, this.#board())}
    </div>`;
  }

  #board() {
    const { solutions, column } = this;
    const n = this.#n;
    const columns = [...Array(n).keys()];
    const isHighlighted = (other) => other === column || other === n - 1 - column;
    const counts = columns.map((other) => {
      const side = other >= n / 2 ? "qa-first-row-right" : "";
      const highlight = isHighlighted(other) ? "qa-first-row-lit" : "";
      const count = this.#countOf(other);
      return html`<span
          class="${side} ${highlight}"><small>${this.#square(other)}</small>${count}</span>`;
    });
    const buttons = columns.map((other) => this.#button(other));
    return html`<div class="qa-first-row-board" style="--n: ${n}">
      <div class="qa-first-row-squares">${this.#row()}${buttons}</div>
      <div class="qa-first-row-counts" aria-hidden="true">${counts}</div>
      ${pilesView(solutions, isHighlighted)}
    </div>`;
  }

  #row() {
    const { column } = this;
    const n = this.#n;
    const twin = n - 1 - column;
    const queen = queensLayer("", [[0, column]]);
    const twinQueen = twin === column ? nothing : queensLayer("qa-first-row-twin", [[0, twin]]);
    return html`<svg class="qa-board" viewBox="0 0 ${n} 1" aria-hidden="true">
      ${use(`squares-${n}`)}${queen}${twinQueen}</svg>`;
  }

  #button(column) {
    return html`<button
      type="button"
      aria-label="${this.#square(column)}: ${this.#countOf(column)} solutions"
      aria-pressed=${column === this.column}
      @click=${() => this.choose(column)}></button>`;
  }
}

define("queens-first-row", FirstRow);
