/* What addresses ask the finder: boards, parts of boards, and views.

   ?q=04752613      a board in any notation; ?n=8&q=b4+d5 a part of one, by its squares; several labels
   &x=a1+c4         squares that are forbidden
   ?with=8.lines-no the boards of N = 8 with a property, also beside q and x
   ?label=12.8.500  the view of a solution */

import SIZES from "../../values/sizes.json" with { type: "json" };
import { read } from "#shared/notations.js";
import { columnsText, isWhole, squareOf, squares } from "#shared/symmetry.js";
import { capitalized } from "#shared/text.js";
import {
  choicesOf,
  choiceText,
  isFiltered,
  MAX_FILTERED,
  MIN_FILTERED,
  readChoice,
} from "./filters.js";
import { readWords } from "./words.js";

/** The largest board that the finder takes. */
export const MAX_N = SIZES.labelled;

const LONGEST_QUOTED = 60;

/** A text in quotation marks, cut where it is long. */
const quoted = (text) =>
  `“${text.length > LONGEST_QUOTED ? `${text.slice(0, LONGEST_QUOTED)}…` : text}”`;

/** The sentence for a text that has neither a board nor words of properties. */
const notUnderstood = (text) =>
  `Not understood: ${quoted(text)}. Type columns (0 4 7 5 2 6 1 3), squares (b4 d5), a label (8.8.1) or words such as “no three in a line”.`;

/** The sentence for words that no board can have together. */
const exclusion = (phrases) =>
  `No board is both ${phrases.slice(-2).map(quoted).join(" and ")}. Leave one of them out.`;

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

function addressWith({ n, isPart, queens, closed, chosen }) {
  const properties = choiceText(n, chosen);
  const values = { n: isPart && !properties && n, q: queens, x: closed, with: properties };
  return `?${new URLSearchParams(Object.entries(values).filter(([, value]) => value))}`;
}

/** Why the words of a text cannot be answered; nothing where they can. */
function refusalOf({ chosen, excluding, crowded, left }, n) {
  if (left) return notUnderstood(left);
  if (n > MAX_N) return tooLarge(n);
  if (crowded)
    return `No board has ${quoted(crowded)}: two of these queens would attack each other. Type “queen in a corner”.`;
  if (excluding) return exclusion(excluding);
  if (!choicesOf(chosen).length || isFiltered(n)) return "";
  return `Properties are found for N = ${MIN_FILTERED} to ${MAX_FILTERED}, not for N = ${n}. Add another N, such as N = 8.`;
}

/** Why a board of n is not answered. */
export const tooLarge = (n) => `Boards are found here up to N = ${MAX_N}, not for N = ${n}.`;

const NEAREST = /^(?:the )?(?:nearest|closest)(?: (?:solutions?|boards?))?(?: (?:to|of))? /i;

/** The query for the board whose nearest solutions a text asks for: its page shows them; or why they cannot be shown. */
function withoutNearest(query, text, paged) {
  const board = text.replace(NEAREST, "");
  const reading = read(board).readings?.find(({ label, columns }) => label || isWhole(columns));
  const n = reading && (reading.label?.n ?? reading.columns.length);
  if (paged.includes(`${n}`)) return { query: new URLSearchParams({ q: board }) };
  return {
    query,
    refusal: `${quoted(board)} has no page that shows its nearest solutions. Type another label, such as nearest 8.4.1.`,
  };
}

/** The same query without words of properties: those become parameters; or why they cannot be answered.
    @param {number} size  the rows of the board where neither query nor words say it
    @param {string[]} [paged]  the N whose solutions have pages */
export function withoutWords(query, size, paged = []) {
  const text = query.get("label") ?? query.get("q") ?? "";
  if (NEAREST.test(text)) return withoutNearest(query, text, paged);
  const { error, unread, clash } = read(text, sizeIn(query));
  if (!text || !error || clash || labelsIn(text)) return { query };
  if (!unread) return { query, refusal: sentenceOf(error) };
  const words = query.has("label") ? undefined : readWords(text);
  if (!words) return { query, refusal: notUnderstood(unread) };
  const n = words.n ?? sizeIn(query) ?? size;
  const refusal = refusalOf(words, n);
  const [queens, closed] = [words.queens.join(" "), words.forbidden.join(" ")];
  return refusal
    ? { query, refusal }
    : { query: new URLSearchParams(addressWith({ ...words, n, isPart: true, queens, closed })) };
}

/** The labels of a text that has several and nothing else; undefined for any other text. */
export function labelsIn(text) {
  const words = text.split(/[\s,;]+/).filter((word) => word && word !== "and");
  const labels = words.flatMap(
    (word) => read(word).readings?.flatMap(({ label }) => label ?? []) ?? [],
  );
  return words.length > 1 && labels.length === words.length ? labels : undefined;
}

/** The properties that an address chooses, where boards of its N can have them. */
export function chosenIn(query) {
  const { n, chosen } = readChoice(query.get("with") ?? "");
  return isFiltered(n) && n === sizeIn(query) ? chosen : {};
}

const STARTS_WITH_SQUARE = /^[\s([{"']*[a-z]{1,2}[0-9]/i;

/** The address of a text that was typed beside a board of n: it has n only where the text needs it. A number
    alone is no board of N = 1, and two squares that attack each other in a corner are no smaller board. */
export function addressOfText(text, n) {
  const isClear = read(text).readings?.some(
    ({ columns, label }) => label || (isWhole(columns) && columns.length > 1),
  );
  const { readings, clash, unread } = read(text, n);
  const isPlaced =
    readings || (clash && STARTS_WITH_SQUARE.test(text)) || (unread && readWords(text));
  const needsN = text.length < 2 || (!isClear && isPlaced);
  const query = { ...(needsN && { n }), ...(text && { q: text }) };
  return `?${new URLSearchParams(query)}`;
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
