/* Choices that look random, the same from the same text in every browser.

   A change here changes the puzzles of past days: the tests of both generators have their checksums. */

import { randomNumbers } from "../teach/random.js";

/** A function that picks a whole number below its argument; the hash of a text, FNV-1a, starts it. */
export function picker(text) {
  const random = randomNumbers([...text].reduce((hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 16777619), 2166136261));
  return (count) => Math.floor(random() * count);
}
