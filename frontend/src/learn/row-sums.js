/* A number as the sum of what its bits are worth. */

import { bitsFromLeft } from "../laboratories/row-arithmetic.js";

/** `16 + 4 + 2`; `0` for no bit.
    @param {number} x
    @returns {string} */
export function sumText(x) {
  const bits = bitsFromLeft(x.toString(2).length).filter((bit) => (x >> bit) & 1);
  return bits.map((bit) => 2 ** bit).join(" + ") || "0";
}
