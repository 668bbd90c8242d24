/* Judges the answer to a question. */

import { squareNamed } from "#shared/symmetry.js";
import { attackersOf, hasSquare } from "#shared/attacks.js";
import { attackSentence } from "#shared/board-sentences.js";
import { sumText } from "#shared/row-arithmetic.js";

/** @typedef {import("#shared/attacks.js").Square} Square */

/** The board of a question.
    @typedef {{n: number, queens: Square[], crosses: Square[]}} QuestionBoard */

/** A question from the page. An answer is a text: a number, bits, a square, or a choice. `replies`
    has the reasons why answers are wrong: `row 3` is the reply to all squares of this row, and the
    empty text the reply to any other answer.
    @typedef {{kind: "number" | "bits" | "squares" | "choice", name: string, right: string[],
      needsAll: boolean, choices: string[], replies: Record<string, string>, rows: [string,
      string][], board: QuestionBoard | null}} Asked */

/** Return the reason why an answer is wrong; empty if it is right. */
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

/** Tell whether a number is too large or too small. */
const sizeReply = (number, right) =>
  `${number} is too ${Number(number) > Number(right) ? "large" : "small"}.`;

/** Return the reason why a square is wrong: it has a queen, or a queen attacks it; otherwise
    undefined. */
function squareReply({ n, queens }, name) {
  const square = squareNamed(name, n);
  if (hasSquare(queens, square)) return `*${name}* has a queen.`;
  return attackersOf(queens, square).length ? attackSentence(n, queens, square) : undefined;
}

/** Compare the value of the bits with the right value. */
function worthReply(bits, right) {
  const worth = Number.parseInt(bits, 2);
  const more = worth - Number.parseInt(right, 2);
  const sum = sumText(worth).includes("+") ? `${sumText(worth)} = ${worth}` : `${worth}`;
  return `These are worth ${sum}, which is ${Math.abs(more)} too ${more > 0 ? "much" : "little"}.`;
}
