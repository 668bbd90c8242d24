/* A board on which the reader plays the game of queens against the atlas, a perfect player. */

import "#figures/learn_place/queens-place.css";
import "./queens-game.css";
import { button, checkbox, choices, define, Figure, html } from "#base";
import { attackedBy, describeCell, emptySquares, hasSquare } from "#shared/attacks.js";
import { boardView, cross, pathLayer, queenShape, queensLayer, tile } from "#shared/board-view.js";
import { Match, messageOf, PLAYERS, refusalOf, SIZES } from "./match.js";

// Half the width of the cross on an attacked square, in squares.
const ARM = 0.13;
const OWNERS = { reader: "your queen", atlas: "queen of the atlas" };

/** Return the SVG path of a disc in the middle of a square. */
const disc = ([row, column]) =>
  `M${column + 0.37} ${row + 0.5}a.13 .13 0 1 0 .26 0a.13 .13 0 1 0 -.26 0z`;

/** The figure of the game: a board on which the reader and the atlas place queens in turn. */
class QueensGame extends Figure {
  static properties = {
    n: { type: Number },
    match: { state: true },
    // The match before the reader's last move; undefined before the first.
    previous: { state: true },
    // Whether the moves that win are marked on the board.
    showsWins: { state: true },
    // The sentence why the reader's last move was refused, or "".
    refusal: { state: true },
  };
  fillsScreen = true;
  keys =
    "Arrow keys go from square to square, Enter places a queen, Ctrl Z takes back your last one.";

  setup() {
    this.showsWins ??= false;
    if (!this.match) this.open(this.n, "reader");
    // The drawing of a queen that the board uses is at the end of the page, so render again once it
    // has been parsed.
    this.whenParsed(() => this.requestUpdate());
  }

  open(n, starter) {
    this.#show(Match.open(n, starter));
  }

  #show(match, previous) {
    Object.assign(this, { match, previous, refusal: "" });
  }

  #choose(square) {
    if (hasSquare(this.match.free, square)) this.#show(this.match.play(square), this.match);
    else this.refusal = refusalOf(this.match, square);
    this.announceAgain();
  }

  undo() {
    const earlier = this.match.takeBack();
    if (!earlier) return;
    this.#show(earlier, earlier.takeBack());
    this.announceAgain();
  }

  render() {
    const { match, previous, refusal, showsWins } = this;
    const { n, starter } = match;
    const restart = (size, player) => {
      this.open(size, player);
      this.announceAgain();
    };
    const sizes = choices(SIZES, n, (size) => restart(size, starter));
    const starters = choices(
      PLAYERS,
      starter,
      (player) => restart(n, player),
      (player) => (player === "reader" ? "You begin" : "Atlas begins"),
    );
    const showWins = (isOn) => {
      this.showsWins = isOn;
    };
    return html`<div class="qa-place-stage">
      <div class="qa-top-bar">
        <span role="group" aria-label="Size of the board">N = ${sizes}</span>
        <span role="group" aria-label="First player">${starters}</span>
      </div>
      <div class="qa-place-board" data-qa-part="board">${this.#board()}</div>
      <div class="qa-game-side">
        ${this.message(refusal || messageOf(match, previous), { isWrong: Boolean(refusal) })}
        <p class="qa-game-option">${checkbox("wins", "Show the moves that win", showsWins, showWins)}</p>
        <p class="qa-game-tools">
          ${button("undo", "Undo", () => this.undo(), !match.takeBack())}
          ${button("new", "New game", () => restart(n, starter), !match.takeBack())}
        </p>
        <p class="qa-game-key">Your queens are solid, the others in outline.</p>
      </div>
    </div>`;
  }

  #board() {
    const { match, showsWins } = this;
    const { n, queens, free } = match;
    const [own, others] = PLAYERS.map((player) => match.queensOf(player));
    const wins = showsWins ? match.wins : [];
    const { attacked } = emptySquares(n, queens);
    const last =
      queens.length && match.playerOf(queens.length - 1) === "atlas" ? [queens.at(-1)] : [];
    const outcome = (square) => (hasSquare(wins, square) ? "wins" : "loses");
    const describe = (square) => {
      const index = queens.findIndex((queen) => hasSquare([queen], square));
      if (index >= 0) return describeCell(square, n, OWNERS[match.playerOf(index)]);
      if (!hasSquare(free, square))
        return describeCell(square, n, "empty", attackedBy(square, n, queens));
      return describeCell(square, n, showsWins && outcome(square), "empty");
    };
    return boardView({
      name: this.ariaLabel,
      n,
      layers: [
        pathLayer(
          "qa-attacked",
          attacked.map((square) => cross(square, ARM)),
        ),
        pathLayer("qa-attack-lit", attacked.map(tile)),
        pathLayer("qa-game-last", last.map(tile)),
        pathLayer("qa-game-win", wins.map(disc)),
        queensLayer("", own),
        others.map((square) => queenShape(square, "qa-hollow-queen")),
      ],
      describe,
      isSelected: (square) => hasSquare(queens, square),
      choose: (square) => this.#choose(square),
    });
  }
}

define("queens-game", QueensGame);
