/* Filters of boards by their properties. The reader chooses a value of a filter by its words, and a
   choice leaves the boards with this value. */

import TABLE from "../../values/filters.json" with { type: "json" };
import { PROPERTIES } from "#shared/properties.js";

/** The least and the largest N whose boards can be filtered. A larger N has too many boards for a
    browser to measure. */
export const [MIN_FILTERED, MAX_FILTERED] = TABLE.sizes;

/** Return whether the boards of N can be filtered. */
export const isFiltered = (n) => n >= MIN_FILTERED && n <= MAX_FILTERED;

/** Return how many queens of a solution are in corners. */
const cornersOf = ({ columns }) =>
  [columns[0], columns.at(-1)].filter((column) => column === 0 || column === columns.length - 1)
    .length;

// Functions for the values that `properties.js` does not compute, by the keys of filters.
const OTHER_VALUES = { size: ({ size }) => size, corners: cornersOf };

/** All filters in their order. A filter has a key for addresses, a name, a function that returns
    its value for a board, and its choices. A choice has a value for addresses, words, and a
    function that tells whether it includes a value of the filter. */
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

/** Return a copy of a board with the values of all filters for it, as `values` by their keys. */
export function withValues(board) {
  return {
    ...board,
    values: Object.fromEntries(FILTERS.map(({ key, valueOf }) => [key, valueOf(board)])),
  };
}

/** Return the chosen choices, in the order of the filters.
    @param {Record<string, string>} chosen  for the key of a filter, the value of the choice that is
      made, such as `{ lines: "no" }`; a filter without a key has no choice */
export const choicesOf = (chosen) =>
  FILTERS.flatMap(({ key, choices }) =>
    choices.filter(({ value }) => value === chosen[key]).map((choice) => ({ key, ...choice })),
  );

/** Return the boards that have all chosen properties.
    @param {object[]} boards  results of `withValues`
    @param {Record<string, string>} chosen  for the key of a filter, the value of the choice that is
      made, such as `{ lines: "no" }`; a filter without a key leaves out no board */
export function filterBoards(boards, chosen) {
  const tests = choicesOf(chosen);
  return boards.filter(({ values }) => tests.every(({ key, holds }) => holds(values[key])));
}

/** Parse the N and the choices in an address, and leave out invalid choices. `8.lines-no` is N = 8
    without three queens in a line. */
export function readChoice(text) {
  const [n, ...parts] = text.split(".");
  const chosen = Object.fromEntries(parts.map((part) => part.split("-")));
  return {
    n: Number(n),
    chosen: Object.fromEntries(choicesOf(chosen).map(({ key, value }) => [key, value])),
  };
}

/** Return N and choices as a text for an address, which `readChoice` parses. Return "" if nothing
    is chosen. */
export function choiceText(n, chosen) {
  const parts = choicesOf(chosen).map(({ key, value }) => `${key}-${value}`);
  return parts.length ? [n, ...parts].join(".") : "";
}
