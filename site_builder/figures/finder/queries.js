/* What addresses ask the finder: boards, parts of boards, and views.

   ?q=04752613      a board in any notation; ?n=8&q=b4+d5 a part of one, by its squares; several labels
   &x=a1+c4         squares that are forbidden
   ?with=8.lines-no the boards of N = 8 with a property, also beside q and x
   ?label=12.8.500  the view of a solution */

import SIZES from "../../values/sizes.json" with { type: "json" };
import { columnsText, isWhole, squareOf, squares } from "#shared/symmetry.js";
import { capitalized } from "#shared/text.js";
import { choicesOf, choiceText, isFiltered, readChoice } from "./filters.js";

/** The largest board that the finder takes. */
export const MAX_N = SIZES.labelled;

const LONGEST_QUOTED = 60;

/** Return a text in quotation marks, cut if it is long. */
export const quoted = (text) =>
  `“${text.length > LONGEST_QUOTED ? `${text.slice(0, LONGEST_QUOTED)}…` : text}”`;

/** A message in the words of the command line as a sentence, with the value that was typed in quotation marks. */
export function sentenceOf(message) {
  const told = message
    .replace(/\.$/, "")
    .replace(/, got (.+)$/, (_, value) => `, not ${quoted(value)}`);
  return `${capitalized(told)}.`;
}

/** The queens of a board: its columns, or their squares. */
const queensOf = (board) => (isWhole(board) ? columnsText(board) : squares(board).join(" "));

const namesOf = (places, n) => places.map(([row, column]) => squareOf(row, column, n));

/** A request as the box has it: `b4 d5, not e8, no three in a line`. */
export const textOf = (board, forbidden = [], chosen = {}) =>
  textWith(queensOf(board), board.length, forbidden, isWhole(board) ? {} : chosen);

/** The same of queens that were typed. */
export function textWith(queens, n, forbidden, chosen) {
  const closed = namesOf(forbidden, n).map((name) => `not ${name}`);
  return [queens, ...closed, ...choicesOf(chosen).map(({ words }) => words)]
    .filter(Boolean)
    .join(", ");
}

/** The address of a request, as short as it can be read. */
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

/** Return the address of a request whose queens and forbidden squares are texts. */
export function addressWith({ n, isPart, queens, closed, chosen }) {
  const properties = choiceText(n, chosen);
  const values = { n: isPart && !properties && n, q: queens, x: closed, with: properties };
  return `?${new URLSearchParams(Object.entries(values).filter(([, value]) => value))}`;
}

/** Why a board of n is not answered. */
export const tooLarge = (n) => `Boards are found here up to N = ${MAX_N}, not for N = ${n}.`;

/** The properties that an address chooses, where boards of its N can have them. */
export function chosenIn(query) {
  const { n, chosen } = readChoice(query.get("with") ?? "");
  return isFiltered(n) && n === sizeIn(query) ? chosen : {};
}

/** The squares that an address forbids; what is no square of the board is left out. */
export function forbiddenIn(query, n) {
  const names = (query.get("x") ?? "").toLowerCase().matchAll(/\b([a-r])([1-9][0-9]?)\b/g);
  const places = [...names].map(([, letter, number]) => [
    n - Number(number),
    letter.charCodeAt(0) - 97,
  ]);
  return places.filter(([row, column]) => row >= 0 && column < n);
}

/** The N of an address, if it has one. */
export function sizeIn(query) {
  const given = query.get("n") ?? query.get("with")?.split(".")[0] ?? "";
  const n = /^[0-9]{1,2}$/.test(given) ? Number(given) : 0;
  return n >= 1 && n <= MAX_N ? n : undefined;
}
