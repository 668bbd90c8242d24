/* Filters of boards by their properties: what can be chosen, in words, and which boards a choice leaves. */

import { PROPERTIES } from "#shared/properties.js";

/** The N whose boards can be filtered; of larger boards a browser would measure too many. */
export const isFiltered = (n) => n >= 4 && n <= 12;

const has = (value) => value > 0;
const hasNot = (value) => value === 0;
/** Whether a value is one of some digits: `24` is 2 or 4. */
const isOf = (digits) => (value) => digits.includes(`${value}`);

/** The queens in corners. */
const cornersOf = ({ columns }) =>
  [columns[0], columns.at(-1)].filter((column) => column === 0 || column === columns.length - 1)
    .length;

/** The filters in their order: the key of each in an address, its name, its value for a board, and its choices in words. */
export const FILTERS = [
  filter("lines", "Three in a line", {
    yes: [has, "three in a line"],
    no: [hasNot, "no three in a line"],
  }),
  filter("knight_pairs", "Superqueens", {
    yes: [hasNot, "superqueens"],
    no: [has, "no superqueens"],
  }),
  filter("conflicts", "Solution on the torus", {
    yes: [hasNot, "on the torus"],
    no: [has, "not on the torus"],
  }),
  digitFilter("size", "Boards in the orbit", ({ size }) => size, {
    2: "orbit of 2",
    4: "orbit of 4",
    8: "orbit of 8",
    24: "symmetric",
    28: "orbit of 2 or 8",
    48: "orbit of 4 or 8",
  }),
  digitFilter("diagonal_queens", "Queens on the main diagonals", measure("diagonal_queens"), {
    0: "no queen on the main diagonals",
    1: "1 queen on the main diagonals",
    2: "2 queens on the main diagonals",
    12: "queens on the main diagonals",
    "01": "not 2 queens on the main diagonals",
    "02": "not 1 queen on the main diagonals",
  }),
  filter(
    "corners",
    "Queen in a corner",
    { yes: [has, "queen in a corner"], no: [hasNot, "no queen in a corner"] },
    cornersOf,
  ),
];

/** A property of `properties.js` as the value of a board. */
function measure(key) {
  return ({ columns }) => PROPERTIES[key].valueOf(columns);
}

function filter(key, name, choices, valueOf = measure(key)) {
  return {
    key,
    name,
    valueOf,
    choices: Object.entries(choices).map(([value, [holds, words]]) => ({ value, words, holds })),
  };
}

/** A filter of a number of one digit; a choice may be several of them. */
function digitFilter(key, name, valueOf, choices) {
  return filter(
    key,
    name,
    Object.fromEntries(
      Object.entries(choices).map(([value, words]) => [value, [isOf(value), words]]),
    ),
    valueOf,
  );
}

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
