/* Numbers and lists in sentences. */

const LIST = new Intl.ListFormat("en-GB");

/** A number with commas between thousands.
    @param {number} number
    @returns {string} */
export const grouped = (number) => number.toLocaleString("en");

/** A number with its noun: `1 queen`, `2 queens`.
    @param {number} number
    @param {string} one
    @param {string} [many]
    @returns {string} */
export const counted = (number, one, many = `${one}s`) => `${grouped(number)} ${number === 1 ? one : many}`;

/** `["a", "b", "c"]` as `a, b and c`.
    @param {string[]} words
    @returns {string} */
export const listed = (words) => LIST.format(words);

/** The text with a capital letter first.
    @param {string} text
    @returns {string} */
export const capitalized = (text) => text[0].toUpperCase() + text.slice(1);
