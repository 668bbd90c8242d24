/* Solves the game of queens. Two players place queens in turn on squares that no queen attacks, and
   the player of the last queen wins.

   A position is the list of its free squares, as numbers n * row + column. The free squares alone
   decide how the game goes on, so the squares of the queens are not needed. `solve.py` computes the
   same values in another way. */

import { sharedLine } from "#shared/attacks.js";
import { movedTo, NAMES } from "#shared/symmetry.js";

/** Computes values of positions. Positions that are equal up to a symmetry or a shift have the same
    value, which is computed once. If a position consists of parts whose squares do not attack each
    other, the parts are games of their own, and the Grundy value of the whole is the XOR of the
    values of its parts. */
export class Solver {
  #n;
  // For each square, an array with a 1 for each square that a queen there occupies or attacks,
  // otherwise 0.
  #taken;
  // For each symmetry, the image of each square: its number, its row and its column.
  #images;
  // The buffer in which `#keyOf` builds the bits of a key. It is reused for speed.
  #words;
  // Results that have been computed, by the keys of parts: whether the player to move loses, and
  // the Grundy value.
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

  /** The free squares of an empty board, which are all squares. */
  get start() {
    return [...this.#taken.keys()];
  }

  /** Return the free squares that stay free after a queen on `square`. */
  after(free, square) {
    const taken = this.#taken[square];
    return free.filter((other) => !taken[other]);
  }

  /** Return the squares after which the other player loses. */
  winningMoves(free) {
    return free.filter((square) => this.isLost(this.after(free, square)));
  }

  /** Return whether the player to move loses, if both play perfectly. */
  isLost(free) {
    if (free.length < 2) return free.length === 0;
    const [part, ...others] = this.#partsOf(free);
    if (others.length) return this.grundy(free) === 0;
    const key = this.#keyOf(part);
    let isLost = this.#lost.get(key);
    if (isLost === undefined) {
      // Try the moves that leave the fewest squares first: they are solved soonest, and the search
      // ends at the first one that the other player loses.
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

  /** Return the Grundy value of a single part: the least number that is not the value of any
      position after a move. */
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

  /** Split a position into parts, lists of squares, so that no square of a part attacks a square of
      another part. */
  #partsOf(free) {
    const parts = [];
    let rest = free;
    while (rest.length) {
      const part = [rest[0]];
      rest = rest.slice(1);
      // This loop also visits the squares that it adds to `part`.
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

  /** Return a text that is the same for all images of a part under symmetries and shifts. */
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
