/* What Python writes for a number in binary. */

import { element } from "../shared/drawing.js";
import { digitsOf } from "../laboratories/row-arithmetic.js";

/** Rows of a table: an expression, and what Python prints for it.
    @param {number} x
    @param {number} width */
export function pythonLines(x, width) {
  const bits = x.toString(2);
  const lines = [
    [`0b${digitsOf(x, width)}`, `${x}`],
    [`bin(${x})`, `'0b${bits}'`],
    [`format(${x}, "0${width}b")`, `'${digitsOf(x, width)}'`],
    [`(${x}).bit_count()`, `${bits.replaceAll("0", "").length}`],
  ];
  return lines.map((line) => element("tr", {}, ...line.map((text) => element("td", {}, element("code", {}, text)))));
}
