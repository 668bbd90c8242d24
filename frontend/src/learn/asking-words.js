/* What the three programs ask, in words. */

import { element } from "../shared/drawing.js";
import { counted } from "../shared/text.js";
import { isFree, nameOf } from "./asking-questions.js";
import { attackText } from "./search-messages.js";

/** Questions and their answers, one after the other.
    @param {import("./asking-questions.js").Question[]} questions
    @returns {HTMLElement} */
export function answersOf(questions) {
  const items = questions.map(({ name, isHit }) => {
    const answer = element(isHit ? "b" : "span", {}, isHit ? "yes" : "no");
    return element("span", { class: isHit ? "qa-asking-answer qa-asking-hit" : "qa-asking-answer" }, `${name} `, answer);
  });
  return element("span", { class: "qa-asking-answers" }, ...items);
}

/** What the search learns about a square. Squares between asterisks are bold.
    @param {import("./asking-questions.js").AskedSquare} square */
export function describeSquare(square) {
  const { n, columns, column } = square;
  if (!isFree(square)) return `${attackText(n, columns, column)}.`;
  const isLast = columns.length === n - 1;
  return `*${nameOf(square)}* is free: ${isLast ? "all queens stand, a solution" : "a queen goes there"}.`;
}

/** The end of a search.
    @param {import("./asking-search.js").SearchedSquare[]} squares */
export function describeEnd(squares) {
  const { placed, solutions } = squares.at(-1);
  const counts = [counted(squares.length, "square"), counted(placed, "queen")];
  return `*Finished*: ${counts.join(" and ")} placed lead to ${counted(solutions, "solution")}.`;
}
