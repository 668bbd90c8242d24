/* Filters of boards by their properties: what can be chosen, in words, and which boards a choice leaves. */

import { PROPERTIES } from "../shared/properties.js";

/** The N whose boards can be filtered; of larger boards a browser would measure too many. */
export const isFiltered = (n) => n >= 4 && n <= 12;

const has = (value) => value > 0;
const hasNot = (value) => value === 0;
const is = (number) => (value) => value === number;

/** The filters in their order: the key of each in an address, its name, and its choices in words.
    @type {{ key: string, name: string, choices: { value: string, words: string, holds: (value: number) => boolean }[] }[]} */
export const FILTERS = [
  filter("lines", "Three in a line", { yes: [has, "three in a line"], no: [hasNot, "no three in a line"] }),
  filter("knight_pairs", "Superqueens", { yes: [hasNot, "superqueens"], no: [has, "no superqueens"] }),
  filter("conflicts", "Solution on the torus", { yes: [hasNot, "on the torus"], no: [has, "not on the torus"] }),
  filter("size", "Boards in the orbit", {
    2: [is(2), "orbit of 2"],
    4: [is(4), "orbit of 4"],
    8: [is(8), "orbit of 8"],
  }),
  filter("diagonal_queens", "Queens on the main diagonals", {
    0: [is(0), "no queen on the main diagonals"],
    1: [is(1), "1 queen on the main diagonals"],
    2: [is(2), "2 queens on the main diagonals"],
  }),
];

function filter(key, name, choices) {
  return { key, name, choices: Object.entries(choices).map(([value, [holds, words]]) => ({ value, words, holds })) };
}

/** A representative with the values of all filters.
    @template {{ columns: number[], size: number }} Board
    @param {Board} board
    @returns {Board & { values: Record<string, number> }} */
export function measured(board) {
  const values = FILTERS.map(({ key }) => [key, key === "size" ? board.size : PROPERTIES[key].valueOf(board.columns)]);
  return { ...board, values: Object.fromEntries(values) };
}

/** What is chosen, in the order of the filters.
    @param {Record<string, string>} chosen  the values of choices by the keys of filters */
export const choicesOf = (chosen) =>
  FILTERS.flatMap(({ key, choices }) => choices.filter(({ value }) => value === chosen[key]).map((choice) => ({ key, ...choice })));

/** The boards that have all that is chosen.
    @template {{ values: Record<string, number> }} Board
    @param {Board[]} boards
    @param {Record<string, string>} chosen
    @returns {Board[]} */
export function kept(boards, chosen) {
  const tests = choicesOf(chosen);
  return boards.filter(({ values }) => tests.every(({ key, holds }) => holds(values[key])));
}

/** What an address chooses: `8.lines-no` is N = 8 without three in a line.
    @param {string} text
    @returns {{ n: number, chosen: Record<string, string> }} */
export function readChoice(text) {
  const [n, ...parts] = text.split(".");
  const chosen = Object.fromEntries(parts.map((part) => part.split("-")));
  return { n: Number(n), chosen: Object.fromEntries(choicesOf(chosen).map(({ key, value }) => [key, value])) };
}

/** The same as a text for an address; nothing where nothing is chosen.
    @param {number} n
    @param {Record<string, string>} chosen
    @returns {string} */
export function choiceText(n, chosen) {
  const parts = choicesOf(chosen).map(({ key, value }) => `${key}-${value}`);
  return parts.length ? [n, ...parts].join(".") : "";
}
