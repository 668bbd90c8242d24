/* Parses a text that the reader has typed into the box of the finder: a board in any notation,
   labels, or words for properties. */

import { read } from "#shared/notations.js";
import { isWhole } from "#shared/symmetry.js";
import { choicesOf, isFiltered, MAX_FILTERED, MIN_FILTERED } from "./filters.js";
import { addressWith, MAX_N, quoted, sentenceOf, sizeIn, tooLarge } from "./queries.js";
import { parseProperties } from "./property-query.js";

/** Return the message about a text that names neither a board nor properties. */
function notUnderstood(text) {
  const kinds = "columns (04752613), squares (b4 d5), a label (8.8.1) or words (superqueens)";
  return `Not understood: ${quoted(text)}. Type ${kinds}.`;
}

/** Return the message about phrases for properties that exclude each other. */
const exclusion = (phrases) =>
  `No board is both ${phrases.slice(-2).map(quoted).join(" and ")}. Leave one of them out.`;

/** Return a sentence that says why the finder cannot answer the properties of a text. Return "" if
    it can.
    @param {ReturnType<typeof parseProperties>} request  the parsed text */
function refusalOf({ chosen, excluding, crowded, left }, n) {
  if (left) return notUnderstood(left);
  if (n > MAX_N) return tooLarge(n);
  if (crowded) {
    const reason = "two of these queens would attack each other";
    return `No board has ${quoted(crowded)}: ${reason}. Type “queen in a corner”.`;
  }
  if (excluding) return exclusion(excluding);
  if (!choicesOf(chosen).length || isFiltered(n)) return "";
  const sizes = `N = ${MIN_FILTERED} to ${MAX_FILTERED}`;
  return `Properties are found for ${sizes}, not for N = ${n}. Add another N, such as N = 8.`;
}

const NEAREST = /^(?:the )?(?:nearest|closest)(?: (?:solutions?|boards?))?(?: (?:to|of))? /i;

/** Return a query for the board in a text such as `nearest 8.4.1`. The page of this board shows its
    nearest solutions. If it has no page, return the query unchanged, and the reason as `refusal`.
    @param {URLSearchParams} query
    @param {string} text  the text in the query
    @param {string[]} paged  the N whose solutions have pages */
function withoutNearest(query, text, paged) {
  const board = text.replace(NEAREST, "");
  const reading = read(board).readings?.find(({ label, columns }) => label || isWhole(columns));
  const n = reading && (reading.label?.n ?? reading.columns.length);
  if (paged.includes(`${n}`)) return { query: new URLSearchParams({ q: board }) };
  const reason = `${quoted(board)} has no page that shows its nearest solutions`;
  return { query, refusal: `${reason}. Type another label, such as nearest 8.4.1.` };
}

/** Replace words for properties in a query by parameters, and return the new query as `query`. If
    they cannot be answered, return the query unchanged, and the reason as `refusal`.
    @param {URLSearchParams} query
    @param {number} size  the N if neither the query nor the words name one
    @param {string[]} [paged]  the N whose solutions have pages */
export function withoutWords(query, size, paged = []) {
  const text = query.get("label") ?? query.get("q") ?? "";
  if (NEAREST.test(text)) return withoutNearest(query, text, paged);
  const { error, unread, clash } = read(text, sizeIn(query));
  if (!text || !error || clash || labelsIn(text)) return { query };
  if (!unread) return { query, refusal: sentenceOf(error) };
  const request = query.has("label") ? undefined : parseProperties(text);
  if (!request) return { query, refusal: notUnderstood(unread) };
  const n = request.n ?? sizeIn(query) ?? size;
  const refusal = refusalOf(request, n);
  if (refusal) return { query, refusal };
  const queens = request.queens.join(" ");
  const closed = request.forbidden.join(" ");
  const address = addressWith({ ...request, n, isPart: true, queens, closed });
  return { query: new URLSearchParams(address) };
}

/** Return the labels in a text that consists of several labels. Return undefined for any other
    text. */
export function labelsIn(text) {
  const words = text.split(/[\s,;]+/).filter((word) => word && word !== "and");
  const labels = words.flatMap(
    (word) => read(word).readings?.flatMap(({ label }) => label ?? []) ?? [],
  );
  return words.length > 1 && labels.length === words.length ? labels : undefined;
}

const STARTS_WITH_SQUARE = /^[\s([{"']*[a-z]{1,2}[0-9]/i;

/** Return the query for a text that was typed while the finder showed a board of `n` rows. The
    query has `n` only if the text needs it. For example, one number is not meant as a board of N =
    1, and two squares in a corner that attack each other are not meant as a smaller board. */
export function addressOfText(text, n) {
  const isClear = read(text).readings?.some(
    ({ columns, label }) => label || (isWhole(columns) && columns.length > 1),
  );
  const { readings, clash, unread } = read(text, n);
  const isPlaced =
    readings || (clash && STARTS_WITH_SQUARE.test(text)) || (unread && parseProperties(text));
  const needsN = text.length < 2 || (!isClear && isPlaced);
  const query = new URLSearchParams();
  if (needsN) query.set("n", n);
  if (text) query.set("q", text);
  return `?${query}`;
}
