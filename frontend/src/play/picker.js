/* Choices that look random, the same from the same text in every browser.

   A change here changes the puzzles of past days: the tests of both generators have their checksums. */

/** A function that picks a whole number below its argument: FNV-1a of a text starts mulberry32.
    @param {string} text
    @returns {(count: number) => number} */
export function picker(text) {
  let state = [...text].reduce((hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 16777619), 2166136261);
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count);
  };
}
