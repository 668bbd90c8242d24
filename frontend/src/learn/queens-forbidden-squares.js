/* Why squares are forbidden: some image would carry a queen from there past the first queen. */

import "./queens-forbidden-squares.css";
import { choices, define, Figure, html, use } from "../base/index.js";
import { line, pathLayer, queensLayer } from "../shared/board-view.js";
import { image, NAMES, squareOf, WORDS } from "../shared/symmetry.js";

/** @typedef {import("../shared/board-view.js").Square} Square */

/** A first queen, the squares that it forbids, and the ties A, B and C.
    @typedef {{name: string, column: number, forbidden: Square[], ties: [Square, string][]}} FirstQueen */

/** Where each symmetry takes a square.
    @param {Square} square
    @param {number} n
    @returns {Square[]} */
function movedSquares([row, column], n) {
  const board = Array(n).fill(null).with(row, column);
  return [...NAMES.keys()].map((symmetry) => {
    const moved = image(board, symmetry);
    const to = moved.findIndex((each) => each !== null);
    return [to, moved[to]];
  });
}

/** A line from a square to the place to which a queen moves, with a ring there. */
function moveLine(from, to) {
  const [row, column] = to;
  return `${line([from, to])}M${column + 0.1} ${row + 0.5}a.4 .4 0 1 0 .8 0a.4 .4 0 1 0-.8 0`;
}

/** A board with a first queen, and the squares to press. */
class ForbiddenSquares extends Figure {
  static properties = { n: { type: Number }, queens: { type: Array }, first: {}, pressed: { state: true } };
  links = { "data-qa-forbid": (place) => this.follow(place) };

  /** A link of the text shows a first queen, `f8`, or a tie with it: `f8 C`. */
  follow(place) {
    const [name, letter] = place.split(" ");
    this.open(name);
    this.pressed = this.queen.ties.find((tie) => tie[1] === letter)?.[0];
  }

  open(name) {
    Object.assign(this, { first: name, pressed: undefined });
  }

  /** @returns {FirstQueen} */
  get queen() {
    return this.queens.find(({ name }) => name === this.first);
  }

  /** Where a symmetry takes a queen on the pressed square: to the first queen if it is a tie, else further right. */
  get move() {
    const { column, ties } = this.queen;
    const isTie = ties.some(([square]) => square === this.pressed);
    const moved = movedSquares(this.pressed, this.n);
    const symmetry = moved.findIndex((to) => to[0] === 0 && (isTie ? to[1] === column : to[1] > column));
    return { isTie, symmetry, to: moved[symmetry] };
  }

  get sentence() {
    const { name, forbidden } = this.queen;
    if (!this.pressed) return `With a first queen on ${name}, ${forbidden.length} squares are forbidden. Press one to see why.`;
    const { isTie, symmetry, to } = this.move;
    const moving = `${WORDS[symmetry]}, a queen on ${squareOf(...this.pressed, this.n)} moves`;
    if (isTie) return `A tie: ${moving} exactly to ${name}. The next rows decide, so the search compares them when the board is complete.`;
    return `Forbidden: ${moving} to ${squareOf(...to, this.n)}, further right than ${name}. That image would be greater.`;
  }

  render() {
    const { n, first, pressed } = this;
    const { column, forbidden, ties } = this.queen;
    const names = this.queens.map(({ name }) => name);
    return html`<div class="qa-forbidding-stage">
      <div class="qa-forbidding-bar" role="group" aria-label="First queen">First queen on ${choices(names, first, (name) => this.open(name))}</div>
      <div class="qa-forbidding-board">
        <svg class="qa-board" viewBox="0 0 ${n} ${n}" aria-hidden="true">
          ${use(`squares-${n}`)}${queensLayer("qa-forbidding-first", [[0, column]])}${pathLayer("qa-forbidding-path", pressed ? [moveLine(pressed, this.move.to)] : [])}
        </svg>
        <div class="qa-forbidding-grid" style="--n: ${n}">
          ${forbidden.map((square) => this.#button(square, "×", "forbidden"))}
          ${ties.map(([square, letter]) => this.#button(square, letter, `tie ${letter}`))}
        </div>
      </div>
      ${this.say(this.sentence)}
    </div>`;
  }

  #button(square, mark, description) {
    const [row, column] = square;
    return html`<button type="button" class=${square === this.pressed ? "qa-forbidding-lit" : ""} style="grid-area: ${row + 1} / ${column + 1}"
      aria-label="${squareOf(row, column, this.n)}, ${description}" data-qa-mark=${mark} @click=${() => (this.pressed = square)}>${mark}</button>`;
  }
}

define("queens-forbidden-squares", ForbiddenSquares);
