/* Sentences about the board of a search. In them, squares between asterisks are bold. */

import { attackSentence } from "#shared/board-sentences.js";
import { queensOf } from "#shared/attacks.js";

/** Return a sentence that names the queens which attack a square of the row below them, and their
    lines.
    @param {number[]} queens  the columns of the queens, from the top row down
    @param {number} column  the column of the square */
export const attackedText = (n, queens, column) =>
  attackSentence(n, queensOf(queens), [queens.length, column]);
