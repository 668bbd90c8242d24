/* The addresses of the finder's states. Their queries name boards, parts of boards, and views of
   solutions:

   ?q=04752613      a board in any notation, or several labels
   ?n=8&q=b4+d5     a partial board, by the squares of its queens
   &x=a1+c4         forbidden squares
   ?with=8.lines-no the boards of N = 8 with a property, also together with q and x
   ?label=12.8.500  the view of a solution */

import SIZES from "../../values/sizes.json" with { type: "json" };
import { columnsText, isWhole, squareNamed, squareOf, squares } from "#shared/symmetry.js";
import { capitalized } from "#shared/text.js";
import { choicesOf, choiceText, isFiltered, readChoice } from "./filters.js";

/** The largest N of boards that the finder accepts. */
export const MAX_N = SIZES.labelled;

const LONGEST_QUOTED = 60;

/** Return a text in quotation marks. If it is long, cut it off. */
export function quoted(text) {
  const short = text.length > LONGEST_QUOTED ? `${text.slice(0, LONGEST_QUOTED)}…` : text;
  return `“${short}”`;
}

/** Return an error message of `read` as a sentence, with the typed value in quotation marks. */
export function sentenceOf(message) {
  const text = message
    .replace(/\.$/, "")
    .replace(/, got (.+)$/, (_, value) => `, not ${quoted(value)}`);
  return `${capitalized(text)}.`;
}

/** Return the queens of a board as text: its columns if it is whole, otherwise their squares. */
const queensOf = (board) => (isWhole(board) ? columnsText(board) : squares(board).join(" "));

const namesOf = (squaresToName, n) =>
  squaresToName.map(([row, column]) => squareOf(row, column, n));

/** Return a request as a text for the box: `b4 d5, not e8, no three in a line`.
    @param {(number | null)[]} board
    @param {[number, number][]} forbidden  the forbidden squares
    @param {Record<string, string>} chosen  the chosen properties: values by the keys of filters */
export const textOf = (board, forbidden = [], chosen = {}) =>
  textWith(queensOf(board), board.length, forbidden, isWhole(board) ? {} : chosen);

/** Return a request as a text for the box. It begins with `queens`, a text as the reader typed
    it. */
export function textWith(queens, n, forbidden, chosen) {
  const closed = namesOf(forbidden, n).map((name) => `not ${name}`);
  return [queens, ...closed, ...choicesOf(chosen).map(({ words }) => words)]
    .filter(Boolean)
    .join(", ");
}

/** Return the shortest query that leads the finder to a request. The parameters are as in
    `textOf`. */
export function addressOf(board, forbidden = [], chosen = {}) {
  const n = board.length;
  const isPart = !isWhole(board);
  return addressWith({
    n,
    isPart,
    queens: queensOf(board),
    closed: namesOf(forbidden, n).join(" "),
    chosen: isPart ? chosen : {},
  });
}

/** Return the query for a request.
    @param {object} request
    @param {number} request.n
    @param {boolean} request.isPart  whether the board is not whole, so that the query needs N
    @param {string} request.queens  the queens as text
    @param {string} request.closed  the forbidden squares as text
    @param {Record<string, string>} request.chosen  the chosen properties */
export function addressWith({ n, isPart, queens, closed, chosen }) {
  const properties = choiceText(n, chosen);
  const values = { n: isPart && !properties && n, q: queens, x: closed, with: properties };
  return `?${new URLSearchParams(Object.entries(values).filter(([, value]) => value))}`;
}

/** Return a sentence that says that boards of N are too large for the finder. */
export const tooLarge = (n) => `Boards are found here up to N = ${MAX_N}, not for N = ${n}.`;

/** Return the chosen properties in a query, as values by the keys of filters. Return an empty
    object if its N does not fit them or its boards cannot be filtered. */
export function chosenIn(query) {
  const { n, chosen } = readChoice(query.get("with") ?? "");
  return isFiltered(n) && n === sizeIn(query) ? chosen : {};
}

/** Return the squares that a query forbids. Leave out names that are not squares of a board of
    N. */
export function forbiddenIn(query, n) {
  const names = (query.get("x") ?? "").toLowerCase().matchAll(/\b([a-r])([1-9][0-9]?)\b/g);
  const all = Array.from(names, ([name]) => squareNamed(name, n));
  return all.filter(([row, column]) => row >= 0 && column < n);
}

/** Return the N in a query, or undefined if it has no valid N. */
export function sizeIn(query) {
  const given = query.get("n") ?? query.get("with")?.split(".")[0] ?? "";
  const n = /^[0-9]{1,2}$/.test(given) ? Number(given) : 0;
  return n >= 1 && n <= MAX_N ? n : undefined;
}
