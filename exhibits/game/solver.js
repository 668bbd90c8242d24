/* Solves the game of queens. Two players place queens in turn on squares that no queen attacks, and
   the player of the last queen wins.

   A position is the list of its free squares, as numbers n * row + column. The free squares alone
   decide the rest of the game, so the squares of the queens are not needed. `solve.py` computes the
   same values in another way. */

import { sharedLine } from "#shared/attacks.js";
import { movedTo, NAMES } from "#shared/symmetry.js";

/** The values of positions on a board. Each is computed once for all positions that symmetries and
    shifts make equal. Parts of a position whose squares do not attack each other are games of
    their own: their Grundy values add up, bit by bit without carry. */
export class Solver {
  #n;
  // For each square, 1 for each square that a queen there occupies or attacks.
  #taken;
  // For each symmetry, the image of each square, with its row and its column.
  #images;
  // The bits of a key, used again for each key.
  #words;
  // Positions that the player to move loses or wins, by their keys.
  #lost = new Map();
  #grundy = new Map();

  constructor(n) {
    const squares = Array.from({ length: n * n }, (_, square) => [
      Math.floor(square / n),
      square % n,
    ]);
    this.#n = n;
    this.#taken = squares.map((queen, index) =>
      Uint8Array.from(squares, (square, other) =>
        index === other || sharedLine(queen, square) ? 1 : 0,
      ),
    );
    this.#images = NAMES.map((_, symmetry) => {
      const moved = squares.map((square) => movedTo(square, symmetry, n));
      return {
        rows: Uint8Array.from(moved, ([row]) => row),
        columns: Uint8Array.from(moved, ([, column]) => column),
        squares: Uint8Array.from(moved, ([row, column]) => n * row + column),
      };
    });
    this.#words = new Uint16Array(Math.ceil((n * n) / 16));
  }

  /** Return the squares of an empty board. */
  get start() {
    return [...this.#taken.keys()];
  }

  /** Return the squares that stay free after a queen on `square`. */
  after(free, square) {
    const taken = this.#taken[square];
    return free.filter((other) => !taken[other]);
  }

  /** Return the moves after which the other player loses. */
  winningMoves(free) {
    return free.filter((square) => this.isLost(this.after(free, square)));
  }

  /** Whether the player to move loses, if both play perfectly. */
  isLost(free) {
    if (free.length < 2) return free.length === 0;
    const [part, ...others] = this.#partsOf(free);
    if (others.length) return this.grundy(free) === 0;
    const key = this.#keyOf(part);
    let isLost = this.#lost.get(key);
    if (isLost === undefined) {
      // Positions with few squares are solved soonest, and one that is lost ends the search.
      const next = free.map((square) => this.after(free, square));
      next.sort((one, other) => one.length - other.length);
      isLost = !next.some((position) => this.isLost(position));
      this.#lost.set(key, isLost);
    }
    return isLost;
  }

  /** Return the Grundy value of a position; 0 if the player to move loses. */
  grundy(free) {
    return this.#partsOf(free).reduce((sum, part) => sum ^ this.#grundyOfPart(part), 0);
  }

  /** Return the least number that is not the value of any position after a move. */
  #grundyOfPart(part) {
    if (part.length < 3) return 1;
    const key = this.#keyOf(part);
    let value = this.#grundy.get(key);
    if (value === undefined) {
      const reached = new Set(part.map((square) => this.grundy(this.after(part, square))));
      value = 0;
      while (reached.has(value)) value++;
      this.#grundy.set(key, value);
    }
    return value;
  }

  /** Split a position into parts: no square of one part attacks a square of another. */
  #partsOf(free) {
    const parts = [];
    let rest = free;
    while (rest.length) {
      const part = [rest[0]];
      rest = rest.slice(1);
      // `part` grows while the loop reads it.
      for (let index = 0; index < part.length && rest.length; index++) {
        const taken = this.#taken[part[index]];
        const beyond = [];
        for (const square of rest) (taken[square] ? part : beyond).push(square);
        rest = beyond;
      }
      parts.push(part);
    }
    return parts;
  }

  /** Return a text that is equal for all images of a part under symmetries and shifts. */
  #keyOf(part) {
    let least = "";
    for (const image of this.#images) {
      const words = this.#words.fill(0);
      let top = this.#n;
      let left = this.#n;
      for (const square of part) {
        if (image.rows[square] < top) top = image.rows[square];
        if (image.columns[square] < left) left = image.columns[square];
      }
      const shift = this.#n * top + left;
      for (const square of part) {
        const shifted = image.squares[square] - shift;
        words[shifted >> 4] |= 1 << (shifted & 15);
      }
      const key = String.fromCharCode.apply(undefined, words);
      if (!least || key < least) least = key;
    }
    return least;
  }
}
