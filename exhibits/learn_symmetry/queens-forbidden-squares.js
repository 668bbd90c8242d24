/* Why squares are forbidden: some image would carry a queen from there past the first queen. */

import "./queens-forbidden-squares.css";
import { choices, define, Figure, html } from "#base";
import { allSquares, describeCell, hasSquare } from "#shared/attacks.js";
import { boardView, line, pathLayer, queensLayer } from "#shared/board-view.js";
import { movedTo, squareOf, WORDS } from "#shared/symmetry.js";

/** A first queen, the squares that it forbids, and the ties A, B and C.
    @typedef {{name: string, column: number, forbidden: Square[], ties: [Square, string][]}} FirstQueen */

/** A line from a square to the place to which a queen moves, with a ring there. */
function moveLine(from, to) {
  const [row, column] = to;
  return `${line([from, to])}M${column + 0.1} ${row + 0.5}a.4 .4 0 1 0 .8 0a.4 .4 0 1 0-.8 0`;
}

/** A board with a first queen, and the squares to press. */
class ForbiddenSquares extends Figure {
  static properties = {
    n: { type: Number },
    queens: { type: Array },
    first: {},
    pressed: { state: true },
  };
  fillsScreen = true;
  keys = "Arrow keys go from square to square, Enter says why one is forbidden.";
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

  get queen() {
    return this.queens.find(({ name }) => name === this.first);
  }

  /** What stands on a square: a cross if it is forbidden, the letter of a tie, or nothing. */
  sign(square) {
    const { forbidden, ties } = this.queen;
    return hasSquare(forbidden, square)
      ? "×"
      : (ties.find(([tie]) => hasSquare([tie], square))?.[1] ?? "");
  }

  /** Where a symmetry takes a queen on the pressed square: to the first queen if it is a tie, else further right. */
  get move() {
    const { column } = this.queen;
    const isTie = this.sign(this.pressed) !== "×";
    const moved = WORDS.map((_, symmetry) => movedTo(this.pressed, symmetry, this.n));
    const symmetry = moved.findIndex(
      (to) => to[0] === 0 && (isTie ? to[1] === column : to[1] > column),
    );
    return { isTie, symmetry, to: moved[symmetry] };
  }

  get sentence() {
    const {
      n,
      pressed,
      queen: { name, forbidden },
    } = this;
    if (!pressed)
      return `With a first queen on ${name}, ${forbidden.length} squares are forbidden. Click one to see why.`;
    const square = squareOf(...pressed, n);
    if (pressed[0] === 0) return `The queen of the top row stands on ${name}.`;
    if (!this.sign(pressed))
      return `${square} is not forbidden: no symmetry moves a queen from there to ${name} or further right.`;
    const { isTie, symmetry, to } = this.move;
    const moving = `${WORDS[symmetry]}, a queen on ${square} moves`;
    if (isTie)
      return `A tie: ${moving} exactly to ${name}. The next rows decide, so the search compares them when the board is complete.`;
    return `Forbidden: ${moving} to ${squareOf(...to, n)}, further right than ${name}. That image would be greater.`;
  }

  render() {
    const names = this.queens.map(({ name }) => name);
    return html`<div class="qa-forbidding-stage">
      <div class="qa-top-bar"><span role="group" aria-label="First queen">First queen on ${choices(names, this.first, (name) => this.open(name))}</span></div>
      <div class="qa-forbidding-board">${this.#board()}</div>
      ${this.message(this.sentence)}
    </div>`;
  }

  #board() {
    const { n, pressed } = this;
    const first = [0, this.queen.column];
    const isFirst = (square) => hasSquare([first], square);
    const describe = (square) => {
      const sign = this.sign(square);
      return describeCell(
        square,
        n,
        isFirst(square) ? "first queen" : "empty",
        sign && (sign === "×" ? "forbidden" : `tie ${sign}`),
      );
    };
    const look = (square) =>
      `${this.sign(square) === "×" ? "qa-forbidding-cross" : ""} ${pressed && hasSquare([pressed], square) ? "qa-forbidding-lit" : ""}`;
    return boardView({
      name: this.ariaLabel,
      n,
      layers: [
        queensLayer("", [first]),
        pathLayer(
          "qa-forbidding-path",
          pressed && this.sign(pressed) ? [moveLine(pressed, this.move.to)] : [],
        ),
      ],
      texts: allSquares(n).map((square) => this.sign(square)),
      describe,
      look,
      isSelected: isFirst,
      choose: (square) => ((this.pressed = square), this.announceAgain()),
    });
  }
}

define("queens-forbidden-squares", ForbiddenSquares);
