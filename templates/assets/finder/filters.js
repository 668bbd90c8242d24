/* Filters of boards by their properties: what can be chosen, and which boards a choice leaves. */

import { PROPERTIES } from "../shared/properties.js";

const has = (value) => value > 0;
const hasNot = (value) => value === 0;
const is = (number) => (value) => value === number;

/** The filters in their order: the key of each in an address, its name, and its choices.
    @type {{ key: string, name: string, choices: { value: string, text: string, holds: (value: number) => boolean }[] }[]} */
export const FILTERS = [
  filter("size", "Boards in the orbit", { 2: is(2), 4: is(4), 8: is(8) }),
  filter("lines", "Three in a line", { yes: has, no: hasNot }),
  filter("knight_pairs", "Superqueens", { yes: hasNot, no: has }),
  filter("conflicts", "Solution on the torus", { yes: hasNot, no: has }),
  filter("diagonal_queens", "Queens on the main diagonals", { 0: is(0), 1: is(1), 2: is(2) }),
];

function filter(key, name, choices) {
  return { key, name, choices: Object.entries(choices).map(([value, holds]) => ({ value, text: value, holds })) };
}

/** A representative with the values of all filters.
    @param {{ columns: number[], label: string, size: number }} board */
export function measured(board) {
  const values = FILTERS.map(({ key }) => [key, key === "size" ? board.size : PROPERTIES[key].valueOf(board.columns)]);
  return { ...board, values: Object.fromEntries(values) };
}

/** The boards that have all that is chosen.
    @param {ReturnType<typeof measured>[]} boards
    @param {Record<string, string>} chosen  the values of choices by the keys of filters
    @returns {ReturnType<typeof measured>[]} */
export function kept(boards, chosen) {
  const tests = FILTERS.flatMap(({ key, choices }) => {
    const choice = choices.find(({ value }) => value === chosen[key]);
    return choice ? [(board) => choice.holds(board.values[key])] : [];
  });
  return boards.filter((board) => tests.every((test) => test(board)));
}

/** What an address chooses: `8.lines-no` is N = 8 without three in a line.
    @param {string} text
    @returns {{ n: number, chosen: Record<string, string> }} */
export function readChoice(text) {
  const [n, ...parts] = text.split(".");
  const pairs = parts.map((part) => part.split("-"));
  const isKnown = ([key, value]) => FILTERS.some((each) => each.key === key && each.choices.some((choice) => choice.value === value));
  return { n: Number(n), chosen: Object.fromEntries(pairs.filter(isKnown)) };
}

/** The same as a text for an address.
    @param {number} n
    @param {Record<string, string>} chosen
    @returns {string} */
export const choiceText = (n, chosen) => [n, ...FILTERS.flatMap(({ key }) => (chosen[key] ? [`${key}-${chosen[key]}`] : []))].join(".");
