/* Judges the answer to a question. */

import { squareNamed } from "#shared/symmetry.js";
import { attackersOf, hasSquare } from "#shared/attacks.js";
import { attackSentence } from "#shared/board-sentences.js";
import { sumText } from "#shared/row-arithmetic.js";

/** @typedef {import("#shared/attacks.js").Square} Square */

/** The board of a question: its queens, and crosses on squares.
    @typedef {{n: number, queens: Square[], crosses: Square[]}} QuestionBoard */

/** A question from the page. Each answer is a text: a number, bits, the name of a square, or a
    choice. `right` has the right answers, and `needsAll` tells whether a reader must find all of
    them. `replies` has the reasons why answers are wrong, by answer: `row 3` stands for all squares
    of this row, and "" for all other answers.
    @typedef {{kind: "number" | "bits" | "squares" | "choice", name: string, right: string[],
      needsAll: boolean, choices: string[], replies: Record<string, string>, rows: [string,
      string][], board: QuestionBoard | null}} Asked */

/** Return the sentence that says why an answer to a question is wrong; "" if it is right.
    @param {Asked} asked */
export function mistake({ kind, right, replies, choices, board }, answer) {
  if (right.includes(answer)) return "";
  const isSquare = kind === "squares" && !choices.includes(answer);
  const rowReply = isSquare ? replies[`row ${answer.slice(1)}`] : undefined;
  const reply =
    replies[answer] ??
    rowReply ??
    (isSquare ? squareReply(board, answer) : undefined) ??
    replies[""];
  if (kind === "number" && !(answer in replies))
    return [sizeReply(answer, right[0]), reply].filter(Boolean).join(" ");
  return reply ?? (kind === "bits" ? worthReply(answer, right[0]) : "Try again.");
}

/** Return a sentence that says whether a number is too large or too small. */
const sizeReply = (number, right) =>
  `${number} is too ${Number(number) > Number(right) ? "large" : "small"}.`;

/** Return a sentence that says why a square is wrong, because it has a queen or is attacked. Return
    undefined if it is neither. */
function squareReply({ n, queens }, name) {
  const square = squareNamed(name, n);
  if (hasSquare(queens, square)) return `*${name}* has a queen.`;
  return attackersOf(queens, square).length ? attackSentence(n, queens, square) : undefined;
}

/** Return a sentence that compares the value of bits with the right value.
    @param {string} bits  the bits of the answer
    @param {string} right  the right bits */
function worthReply(bits, right) {
  const worth = Number.parseInt(bits, 2);
  const more = worth - Number.parseInt(right, 2);
  const sum = sumText(worth).includes("+") ? `${sumText(worth)} = ${worth}` : `${worth}`;
  return `These are worth ${sum}, which is ${Math.abs(more)} too ${more > 0 ? "much" : "little"}.`;
}
