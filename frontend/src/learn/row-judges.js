/* Whether an answer about rows is right; if it is not, why. */

import { bitsFromLeft, digitsOf } from "../laboratories/row-arithmetic.js";
import { listed } from "../shared/text.js";
import { sumText } from "./row-sums.js";

/** What is wrong with an answer; without a message it is right.
    @typedef {{message?: string, wrong?: number[]}} Judgement  `wrong` has the bits to point out */

/** The rows that a question is about.
    @typedef {{width: number, given: string[]}} Rows */

/** @param {string} typed
    @param {number} answer
    @param {Rows} rows
    @returns {Judgement} */
function judgeNumber(typed, answer, { width, given }) {
  if (!/^[0-9]+$/.test(typed)) return { message: "Type the number in decimal digits." };
  const number = Number(typed);
  if (number === answer) return {};
  const reversed = Number.parseInt([...given[0]].toReversed().join(""), 2);
  if (number === reversed) return { message: `${number} is the row read from its other end. The square at the right end is worth 1.` };
  if (number >= 2 ** width) return { message: `${number} needs more than ${width} squares: these hold 0 to ${2 ** width - 1}.` };
  return { message: `${number} is \`${digitsOf(number, width)}\`, another row. Add up what the filled squares are worth: 1 at the right, then 2, 4 and so on.` };
}

/** @param {number} chosen
    @param {number} answer
    @returns {Judgement} */
function judgeSquares(chosen, answer) {
  if (chosen === answer) return {};
  const difference = Math.abs(chosen - answer);
  const sum = sumText(chosen).includes("+") ? `${sumText(chosen)} = ${chosen}` : `${chosen}`;
  return { message: `Your squares are worth ${sum}, which is ${difference} too ${chosen > answer ? "much" : "little"}.` };
}

/** @param {number} chosen
    @param {number} answer
    @param {Rows} rows
    @returns {Judgement} */
function judgeEither(chosen, answer, { width, given }) {
  if (chosen === answer) return {};
  const wrong = bitsFromLeft(width).filter((bit) => ((chosen ^ answer) >> bit) & 1);
  const reasons = wrong.map((bit) => `${2 ** bit} ${whereIs(bit, given)}`);
  return { wrong, message: `Look again at the worth of each marked square: ${listed(reasons)}.` };
}

function whereIs(bit, given) {
  const [inA, inB] = given.map((bits) => (Number.parseInt(bits, 2) >> bit) & 1);
  if (inA && inB) return "is in both rows";
  return inA ? "is in a" : inB ? "is in b" : "is in neither row";
}

/** How to judge each kind of question. */
export const JUDGES = { number: judgeNumber, squares: judgeSquares, either: judgeEither };
