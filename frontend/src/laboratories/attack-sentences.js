/* The queen laboratory in words: its squares and its rows. */

import { describeCell } from "../shared/attacks.js";
import { squareOf, squares } from "../shared/symmetry.js";
import { listed } from "../shared/text.js";
import { bitOf, columnsOf, freeSquares, lettersOf, masksByRow } from "./attack-masks.js";

const spelled = (letters) => listed([...letters]);

/** A square for a screen reader: `a3, empty, attacked by D`.
    @param {import("./attack-masks.js").Board} board
    @param {number} row
    @param {number} column */
export function squareText(board, row, column) {
  const letters = lettersOf(masksByRow(board)[row].found, bitOf(board.length, column));
  const isQueen = board[row] === column;
  const state = letters ? `attacked by ${spelled(letters)}` : isQueen ? "" : "free";
  return describeCell([row, column], board.length, isQueen ? "queen" : "empty", state);
}

/** What to say of a row.
    @param {import("./attack-masks.js").Board} board
    @param {number} row */
export function rowSentence(board, row) {
  if (isSolution(board)) return `A solution: ${listed(squares(board))}.`;
  const { found, losesBit } = masksByRow(board)[row];
  const bit = bitOf(board.length, board[row]);
  const open = columnsOf(freeSquares(found, board.length), board.length).map((column) => squareOf(row, column, board.length));
  const attacks = lettersOf(found, bit);
  const edge = losesBit ? " A bit of left leaves the board." : "";
  const beginning = `Row ${row}: ${freeText(open)}.`;
  const queen = bit && `the queen on ${squareOf(row, board[row], board.length)}`;
  if (attacks) return `${beginning} ${spelled(attacks)} ${attacks.length > 1 ? "attack" : "attacks"} ${queen}.`;
  if (bit) return `${beginning} The bit of ${queen} goes into all three masks.${edge}`;
  return `${beginning}${open.length ? "" : " A search turns back here."}${edge}`;
}

function isSolution(board) {
  const masks = masksByRow(board);
  return board.every((column, row) => column !== null && !lettersOf(masks[row].found, bitOf(board.length, column)));
}

function freeText(names) {
  if (names.length === 0) return "no square is free";
  return `${listed(names)} ${names.length === 1 ? "is" : "are"} free`;
}
