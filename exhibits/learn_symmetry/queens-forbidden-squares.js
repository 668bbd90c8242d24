/* Squares that a first queen forbids: for each of them the reader sees the symmetry that would move
   a queen from there beyond the first queen. */

import "./queens-forbidden-squares.css";
import { choices, define, Figure, html } from "#base";
import { allSquares, describeCell, hasSquare } from "#shared/attacks.js";
import { boardView, line, pathLayer, queensLayer } from "#shared/board-view.js";
import { movedTo, squareOf, WORDS } from "#shared/symmetry.js";

/** A queen of the top row. `name` is the name of her square. `forbidden` has the squares from which a
    symmetry moves a queen to the top row, further right than her. `ties` has the squares from which
    a symmetry moves a queen exactly onto her square, each with its letter: A, B or C.
    @typedef {{name: string, column: number, forbidden: Square[], ties: [Square, string][]}}
      FirstQueen */

/** Return the SVG path of a line from the square `from` to the square `to`, and of a ring on
    `to`. */
function moveLine(from, to) {
  const [row, column] = to;
  return `${line([from, to])}M${column + 0.1} ${row + 0.5}a.4 .4 0 1 0 .8 0a.4 .4 0 1 0-.8 0`;
}

/** The figure: a board with a first queen, on which the reader clicks a square to see why it is
    forbidden. */
class ForbiddenSquares extends Figure {
  static properties = {
    n: { type: Number },
    queens: { type: Array },
    first: {},
    pressed: { state: true },
  };
  fillsScreen = true;
  keys = "Arrow keys go from square to square, Enter says why one is forbidden.";
  links = { "data-qa-forbid": (value) => this.follow(value) };

  /** Follow a link in the text.
      @param {string} value  the square of a first queen, `f8`, or also the letter of a tie: `f8
        C` */
  follow(value) {
    const [name, letter] = value.split(" ");
    this.open(name);
    this.pressed = this.queen.ties.find((tie) => tie[1] === letter)?.[0];
  }

  open(name) {
    Object.assign(this, { first: name, pressed: undefined });
  }

  get queen() {
    return this.queens.find(({ name }) => name === this.first);
  }

  /** Return the sign on a square: × if it is forbidden, the letter of a tie, or "" for other
      squares. */
  sign(square) {
    const { forbidden, ties } = this.queen;
    if (hasSquare(forbidden, square)) return "×";
    const tie = ties.find(([tieSquare]) => hasSquare([tieSquare], square));
    return tie ? tie[1] : "";
  }

  /** The symmetry that moves a queen from the pressed square to the top row: beyond the first
      queen, or for a tie exactly onto her square. `to` is the square to which the queen moves. */
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
    if (!pressed) {
      const count = `${forbidden.length} squares are forbidden`;
      return `With a first queen on ${name}, ${count}. Click one to see why.`;
    }
    const square = squareOf(...pressed, n);
    if (pressed[0] === 0) return `The queen of the top row stands on ${name}.`;
    if (!this.sign(pressed))
      return `${square} is not forbidden: no symmetry moves a queen from there to ${name} or further right.`;
    const { isTie, symmetry, to } = this.move;
    const moving = `${WORDS[symmetry]}, a queen on ${square} moves`;
    if (isTie) {
      const decision = "so the search compares them when the board is complete";
      return `A tie: ${moving} exactly to ${name}. The next rows decide, ${decision}.`;
    }
    const target = `to ${squareOf(...to, n)}, further right than ${name}`;
    return `Forbidden: ${moving} ${target}. That image would be greater.`;
  }

  render() {
    const names = this.queens.map(({ name }) => name);
    const queenChoices = choices(names, this.first, (name) => this.open(name));
    return html`<div class="qa-forbidding-stage">
      <div class="qa-top-bar"><span
        role="group"
        aria-label="First queen">First queen on ${queenChoices}</span></div>
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
      const content = isFirst(square) ? "first queen" : "empty";
      const state = sign === "×" ? "forbidden" : sign && `tie ${sign}`;
      return describeCell(square, n, content, state);
    };
    const look = (square) => {
      const cross = this.sign(square) === "×" ? "qa-forbidding-cross" : "";
      const isPressed = pressed && hasSquare([pressed], square);
      return `${cross} ${isPressed ? "qa-forbidding-lit" : ""}`;
    };
    const path = pressed && this.sign(pressed) ? [moveLine(pressed, this.move.to)] : [];
    return boardView({
      name: this.ariaLabel,
      n,
      layers: [queensLayer("", [first]), pathLayer("qa-forbidding-path", path)],
      texts: allSquares(n).map((square) => this.sign(square)),
      describe,
      look,
      isSelected: isFirst,
      choose: (square) => {
        this.pressed = square;
        this.announceAgain();
      },
    });
  }
}

define("queens-forbidden-squares", ForbiddenSquares);
