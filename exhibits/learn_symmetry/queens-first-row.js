/* Half of the first row is enough: each solution has a mirror image, which begins on the other side. */

import "./queens-first-row.css";
import { choices, define, Figure, html, keyed, nothing, svg, use } from "#base";
import { queensLayer } from "#shared/board-view.js";
import { points } from "#shared/drawing.js";
import { image, squareNamed, squareOf } from "#shared/symmetry.js";

const LEFT_RIGHT = 4; // the symmetry, in the order of `cy_core`
const PITCH = 0.48; // from board to board, in squares of the first row
const SIZE = 0.44;
const MARGIN = 0.04;

/** Whether a search of the left half of the first row finds a solution: in the middle column, of the second row. */
function isInLeftHalf(solution) {
  const middle = (solution.length - 1) / 2;
  return solution[0] < middle || (solution[0] === middle && solution[1] < middle);
}

/** All solutions: those of the left half, and on top of them what folds; those are lit whose first queen is on a lit
    column. */
function pilesView(solutions, isLit) {
  const n = solutions[0].length;
  const placed = placedInPiles(solutions.filter(isInLeftHalf), n);
  const height = Math.max(...placed.map(({ y }) => y)) + PITCH;
  const small = (solution, x, y) => {
    const place = `translate(${x.toFixed(3)} ${y.toFixed(3)}) scale(${(SIZE / n).toFixed(4)})`;
    return svg`<g
      class=${isLit(solution[0]) ? "qa-first-row-lit" : ""}
      transform=${place}
      data-qa-column=${solution[0]}>
      ${use(`squares-${n}`)}<polyline
        fill="none"
        marker-mid="url(#qa-disc)"
        points=${points(solution)} /></g>`;
  };
  return html`<svg class="qa-first-row-piles" viewBox="0 0 ${n} ${height}" aria-hidden="true">
    <g>${placed.map(({ solution, x, y }) => small(solution, x, y))}</g>
    <g
      class="qa-first-row-fold"
      style="transform-origin: ${n / 2}px 0">${placed.map(({ solution, x, y }) => small(image(solution, LEFT_RIGHT), n - x - SIZE, y))}</g>
    <path class="qa-first-row-axis" d="M${n / 2} 0v${height}" />
  </svg>`;
}

/** Two solutions side by side below each square; below half a square, in the middle, one. */
function placedInPiles(solutions, n) {
  const heights = Array(n).fill(0);
  return solutions.map((solution) => {
    const [first] = solution;
    const index = heights[first]++;
    const [row, side] = first * 2 === n - 1 ? [index, 0] : [Math.floor(index / 2), index % 2];
    return { solution, x: first + MARGIN + side * PITCH, y: row * PITCH };
  });
}

const FOLD_DELAY = 400; // milliseconds: a reader sees both halves before they fold

/** All solutions of a board by their first queen. */
class FirstRow extends Figure {
  // `boards` has all solutions of each board, as text: `1302 2031`.
  static properties = {
    boards: { type: Array },
    solutions: { state: true },
    column: { state: true },
    isFolded: { state: true },
  };
  fillsScreen = true;
  links = { "data-qa-half": (place) => this.follow(place) };

  setup() {
    this.show(this.#sizes[0]);
  }

  /** A link of the text shows a first queen, `5 c5`, or folds the piles: `8 fold`. What it says is said at once. */
  follow(place) {
    const [size, target] = place.split(" ");
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

  /** Put the first queen on a column. */
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
    const [count, twin] = [this.#countOf(column), this.#n - 1 - column];
    if (twin !== column)
      return `First queen on ${this.#square(column)}: ${count} solutions. Their mirror images begin on ${this.#square(twin)}: ${count}, too.`;
    const half = count / 2;
    return `First queen on ${this.#square(column)}, the middle square: ${count} solutions. Their mirror images begin there, too. The second queen stands on the left in ${half} of them, on the right in ${half}.`;
  }

  get #sentenceOnFold() {
    const found = this.solutions.filter(isInLeftHalf);
    const counts = Array.from(
      { length: Math.ceil(this.#n / 2) },
      (_, column) => found.filter(([first]) => first === column).length,
    );
    const half = found.length;
    const middle =
      this.#n % 2 ? ` The last number, ${counts.at(-1)}, counts half of the middle column.` : "";
    return `${counts.join(" + ")} = ${half}. Each lies on its mirror image: 2 × ${half} = ${2 * half}.${middle}`;
  }

  render() {
    const { isFolded } = this;
    return html`<div class="qa-first-row-stage ${isFolded ? "qa-first-row-folded" : ""}">
      <div class="qa-top-bar">
        <span role="group" aria-label="Size of the board">N = ${choices(this.#sizes, this.#n, (n) => this.show(n))}</span>
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
    const [{ solutions, column }, n] = [this, this.#n];
    const columns = [...Array(n).keys()];
    const isLit = (each) => each === column || each === n - 1 - column;
    const counts = columns.map(
      (each) =>
        html`<span
          class="${each >= n / 2 ? "qa-first-row-right" : ""} ${isLit(each) ? "qa-first-row-lit" : ""}"><small>${this.#square(each)}</small>${this.#countOf(each)}</span>`,
    );
    return html`<div class="qa-first-row-board" style="--n: ${n}">
      <div class="qa-first-row-squares">${this.#row()}${columns.map((each) => this.#button(each))}</div>
      <div class="qa-first-row-counts" aria-hidden="true">${counts}</div>
      ${pilesView(solutions, isLit)}
    </div>`;
  }

  #row() {
    const [{ column }, n] = [this, this.#n];
    const twin = n - 1 - column;
    return html`<svg class="qa-board" viewBox="0 0 ${n} 1" aria-hidden="true">
      ${use(`squares-${n}`)}${queensLayer("", [[0, column]])}${twin === column ? nothing : queensLayer("qa-first-row-twin", [[0, twin]])}</svg>`;
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
