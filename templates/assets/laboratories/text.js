/* Parts of sentences. */

const LIST = new Intl.ListFormat("en-GB");

/** `["a", "b", "c"]` as `a, b and c`.
    @param {string[]} words
    @returns {string} */
export const listed = (words) => LIST.format(words);

/** The text with a capital letter first.
    @param {string} text
    @returns {string} */
export const capitalized = (text) => text[0].toUpperCase() + text.slice(1);
