/* The checks of the three programs, in words. */

import { html } from "../base/index.js";
import { counted } from "../shared/text.js";
import { isFree, nameOf } from "./attack-checks.js";
import { attackText } from "./search-messages.js";

/** Checks and their answers, one after the other.
    @param {import("./attack-checks.js").Check[]} checks */
export function answersView(checks) {
  const answer = ({ name, isHit }) =>
    html`<span class="qa-checks-answer ${isHit ? "qa-checks-hit" : ""}">${name} ${isHit ? html`<b>yes</b>` : html`<span>no</span>`}</span>`;
  return html`<span class="qa-checks-answers">${checks.map(answer)}</span>`;
}

/** What the search learns about a square. Squares between asterisks are bold.
    @param {import("./attack-checks.js").CheckedSquare} square */
export function describeSquare(square) {
  const { n, columns, column } = square;
  if (!isFree(square)) return `${attackText(n, columns, column)}.`;
  const isLast = columns.length === n - 1;
  return `*${nameOf(square)}* is free: ${isLast ? "all queens stand, a solution" : "a queen goes there"}.`;
}

/** The end of a search.
    @param {import("./attack-checks-search.js").SearchedSquare[]} squares */
export function describeEnd(squares) {
  const { placed, solutions } = squares.at(-1);
  const counts = [counted(squares.length, "square"), counted(placed, "queen")];
  return `*Finished*: ${counts.join(" and ")} placed lead to ${counted(solutions, "solution")}.`;
}
