/* A rule that solves region puzzles: a board on which it is the next step, and the hints for this
   step. */

import "#figures/play/queens-play.css";
import { button, define, Figure, formatted, html, nothing } from "#base";
import { boardPicture } from "#shared/board-view.js";
import { Game } from "#figures/play/game.js";
import { gameLayers } from "#figures/play/game-board.js";
import { regionHintsFor } from "#figures/play/hints.js";
import { letters, regionLayers } from "#figures/play/region-board.js";
import { boardOf } from "#figures/play/region-rules.js";
import { parsePuzzle, rowsIn } from "#figures/play/regions.js";

/** Render a puzzle as a link to the game, in which the reader can play it.
    @param {string} text  the puzzle, a letter for each square
    @param {number} index  its index among the puzzles of the rule
    @param {string} [address]  the page with the game; undefined if the site does not have it */
function puzzleLink(text, index, address) {
  const board = boardOf(rowsIn(text));
  const { n } = board;
  const href = address ? `${address}?game=regions&rows=${text}` : nothing;
  return html`<a href=${href}><svg
    aria-hidden="true"
    viewBox="-0.05 -0.05 ${n + 0.1} ${n + 0.1}">${regionLayers(board)}</svg>Play puzzle ${index + 1}</a>`;
}

/** The figure: a board, and the hints that the game gives on it. It shows the strongest hint
    first. */
class RegionRule extends Figure {
  static properties = {
    // Three puzzles, each as a text with a letter for each square, row by row.
    puzzles: { type: Array },
    // The state of the first puzzle: a digit for each square, as in the record of a game.
    cells: {},
    // The index of the hint in view; a hint with a greater index tells more.
    stage: { state: true },
  };

  setup() {
    const { n, regions, solution } = parsePuzzle(this.puzzles[0]);
    const position = { n, board: boardOf(regions), given: [], solution };
    const record = { cells: this.cells, trail: "", hints: 0, isSolved: false };
    this.game = new Game(position, record);
    this.hints = regionHintsFor(this.game);
    this.stage ??= this.hints.length - 1;
    // The drawing of a queen that the board uses is at the end of the page, so render again once it
    // has been parsed.
    this.whenParsed(() => this.requestUpdate());
  }

  render() {
    const { game, hints, stage } = this;
    const { n, board } = game.position;
    const hint = hints[stage];
    const below = [regionLayers(board), letters(board.units)];
    const layers = gameLayers({ game, hint, showsAttacks: true, below });
    const isLast = stage === hints.length - 1;
    const next = () => {
      this.stage = isLast ? 0 : stage + 1;
    };
    const picture = boardPicture(Array(n).fill(null), this.ariaLabel, {
      hasCoordinates: true,
      layers,
    });
    return html`<div class="qa-rule-stage">
      ${picture}
      <div>
        ${this.message(hint.text, { view: formatted(hint.text) })}
        <p class="qa-play-tools">${button("next", isLast ? "Show the first hint" : "Stronger hint", next)}</p>
        <div class="qa-rule-puzzles">${this.puzzles.map((text, index) =>
          puzzleLink(text, index, this.dataset.qaPlay),
        )}</div>
      </div>
    </div>`;
  }
}

define("queens-region-rule", RegionRule);
