/* Filters of boards by their properties: what can be chosen, in words, and which boards a choice leaves. */

import TABLE from "../../values/filters.json" with { type: "json" };
import { PROPERTIES } from "#shared/properties.js";

/** The N whose boards can be filtered, the least and the largest; of larger boards a browser would measure too many. */
export const [MIN_FILTERED, MAX_FILTERED] = TABLE.sizes;

/** Whether boards of an N can be filtered. */
export const isFiltered = (n) => n >= MIN_FILTERED && n <= MAX_FILTERED;

/** Count the queens in corners. */
const cornersOf = ({ columns }) =>
  [columns[0], columns.at(-1)].filter((column) => column === 0 || column === columns.length - 1)
    .length;

/** The values of a board that are no properties of `properties.js`. */
const OTHER_VALUES = { size: ({ size }) => size, corners: cornersOf };

/** The filters in their order: the key of each in an address, its name, its value for a board, and its choices in words. */
export const FILTERS = TABLE.filters.map(({ key, name, choices }) => ({
  key,
  name,
  valueOf: OTHER_VALUES[key] ?? (({ columns }) => PROPERTIES[key].valueOf(columns)),
  choices: choices.map(({ value, words, with: wanted, without }) => ({
    value,
    words,
    holds: (measure) => (wanted ? wanted.includes(measure) : !without.includes(measure)),
  })),
}));

/** A representative with the values of all filters. */
export function measured(board) {
  return {
    ...board,
    values: Object.fromEntries(FILTERS.map(({ key, valueOf }) => [key, valueOf(board)])),
  };
}

/** What is chosen, in the order of the filters.
    @param {Record<string, string>} chosen  the values of choices by the keys of filters */
export const choicesOf = (chosen) =>
  FILTERS.flatMap(({ key, choices }) =>
    choices.filter(({ value }) => value === chosen[key]).map((choice) => ({ key, ...choice })),
  );

/** The boards that have all that is chosen. */
export function kept(boards, chosen) {
  const tests = choicesOf(chosen);
  return boards.filter(({ values }) => tests.every(({ key, holds }) => holds(values[key])));
}

/** What an address chooses: `8.lines-no` is N = 8 without three in a line. */
export function readChoice(text) {
  const [n, ...parts] = text.split(".");
  const chosen = Object.fromEntries(parts.map((part) => part.split("-")));
  return {
    n: Number(n),
    chosen: Object.fromEntries(choicesOf(chosen).map(({ key, value }) => [key, value])),
  };
}

/** The same as a text for an address; nothing where nothing is chosen. */
export function choiceText(n, chosen) {
  const parts = choicesOf(chosen).map(({ key, value }) => `${key}-${value}`);
  return parts.length ? [n, ...parts].join(".") : "";
}
