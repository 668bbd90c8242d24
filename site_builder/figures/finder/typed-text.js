/* Reads what is typed into the finder: boards in all notations, labels, and words of properties. */

import { read } from "#shared/notations.js";
import { isWhole } from "#shared/symmetry.js";
import { choicesOf, isFiltered, MAX_FILTERED, MIN_FILTERED } from "./filters.js";
import { addressWith, MAX_N, quoted, sentenceOf, sizeIn, tooLarge } from "./queries.js";
import { readWords } from "./words.js";

/** Return the sentence for a text that has neither a board nor words of properties. */
const notUnderstood = (text) =>
  `Not understood: ${quoted(text)}. Type columns (0 4 7 5 2 6 1 3), squares (b4 d5), a label (8.8.1) or words such as “no three in a line”.`;

/** Return the sentence for words that no board can have together. */
const exclusion = (phrases) =>
  `No board is both ${phrases.slice(-2).map(quoted).join(" and ")}. Leave one of them out.`;

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
