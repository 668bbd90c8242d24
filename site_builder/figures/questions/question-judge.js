/* Whether the answer to a question is right; if it is not, why. */

import { squareNamed } from "#shared/symmetry.js";
import { attackersOf, hasSquare } from "#shared/attacks.js";
import { attackSentence } from "#shared/board-sentences.js";
import { sumText } from "#shared/row-arithmetic.js";

/** @typedef {import("#shared/attacks.js").Square} Square */

/** The board of a question.
    @typedef {{n: number, queens: Square[], crosses: Square[]}} QuestionBoard */

/** A question, as the page says it. An answer is a text: a number, bits, a square, or a choice. The replies say why a
    wrong one is wrong; `row 3` has the one to all squares of this row, and the empty text the one to any other answer.
    @typedef {{kind: "number" | "bits" | "squares" | "choice", name: string, right: string[], needsAll: boolean,
      choices: string[], replies: Record<string, string>, rows: [string, string][], board: QuestionBoard | null}} Asked */

/** Why an answer is wrong; empty if it is right. */
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

/** Whether a number without a reply of its own is too large or too small. */
const sizeReply = (number, right) =>
  `${number} is too ${Number(number) > Number(right) ? "large" : "small"}.`;

/** What is wrong with a square by itself. */
function squareReply({ n, queens }, name) {
  const square = squareNamed(name, n);
  if (hasSquare(queens, square)) return `*${name}* has a queen.`;
  return attackersOf(queens, square).length ? attackSentence(n, queens, square) : undefined;
}

/** What bits are worth, beside the right ones. */
function worthReply(bits, right) {
  const [worth, more] = [
    Number.parseInt(bits, 2),
    Number.parseInt(bits, 2) - Number.parseInt(right, 2),
  ];
  const sum = sumText(worth).includes("+") ? `${sumText(worth)} = ${worth}` : `${worth}`;
  return `These are worth ${sum}, which is ${Math.abs(more)} too ${more > 0 ? "much" : "little"}.`;
}
