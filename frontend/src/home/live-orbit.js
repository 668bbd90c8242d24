/* A board that goes through its orbit: turned three times, mirrored, and again. */

import { image, isSame, WORDS } from "../shared/symmetry.js";
import { TurningBoard } from "../shared/turning-board.js";

const [QUARTER_TURN, LEFT_RIGHT] = [1, 4];
const MOVES = [QUARTER_TURN, QUARTER_TURN, QUARTER_TURN, LEFT_RIGHT];

/** A board in a figure, and the words for what has become of it. */
export class LiveOrbit {
  pause = 1500; // milliseconds
  #board;
  #text;
  #start;
  #shown;
  #moves = 0;

  /** @param {import("../shared/element.js").QueensElement} figure */
  constructor(figure) {
    this.#start = this.#shown = figure.dataset.qaColumns.split(" ").map(Number);
    this.#text = figure.find("text");
    this.#board = new TurningBoard(figure.find("board"));
    this.#board.open(this.#start);
    this.#describe();
  }

  /** Move the board to its next image.
      @returns {Promise<void>} when it has arrived */
  async step() {
    const move = MOVES[this.#moves++ % MOVES.length];
    this.#shown = image(this.#shown, move);
    await this.#board.move(move);
    this.#describe();
  }

  /** Let the move that runs arrive at once. */
  end() {
    this.#board.finish();
  }

  #describe() {
    this.#text.textContent = WORDS.find((_, symmetry) => isSame(image(this.#start, symmetry), this.#shown));
  }
}
