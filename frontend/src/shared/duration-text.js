/* Durations in words. */

import TIME_UNITS from "../../../site_builder/values/time_units.json" with { type: "json" };
import { counted, grouped } from "./text.js";

// The shortest duration that is given as a number, in seconds.
const MIN = 1e-3;
const YEAR = TIME_UNITS.find(({ name }) => name === "year").seconds;
const UNITS = [
  ["billion years", 1e9 * YEAR],
  ["million years", 1e6 * YEAR],
  ...TIME_UNITS.map(({ name, seconds }) => [name, seconds]).filter(([, size]) => size >= MIN),
];
const BELOW_MIN = "less than a millisecond";

/** Return a duration in words with two significant digits: `2.5 hours`.
    @param {number} seconds */
export function durationText(seconds) {
  if (seconds < MIN) return BELOW_MIN;
  const [unit, size] = unitOf(seconds);
  return amount(Number((seconds / size).toPrecision(2)), unit);
}

/** Return a range of durations in words, rounded outwards: `between 2 and 5 minutes`.
    @param {number} low  in seconds
    @param {number} high  in seconds */
export function spanText(low, high) {
  if (high < MIN) return BELOW_MIN;
  const [lowUnit, lowSize] = unitOf(low);
  const [highUnit, highSize] = unitOf(high);
  const most = rounded(high / highSize, Math.ceil);
  if (low < MIN) return `at most ${amount(most, highUnit)}`;
  const least = rounded(low / lowSize, Math.floor);
  const first = lowUnit === highUnit ? grouped(least) : amount(least, lowUnit);
  return `between ${first} and ${amount(most, highUnit)}`;
}

/** Return an estimated duration in words. If it was measured, `maxError` is 1 and the result is one
    duration, otherwise a range.
    @param {number} seconds
    @param {number} maxError  the factor by which the duration may be longer or shorter */
export const estimateText = (seconds, maxError) =>
  maxError === 1 ? durationText(seconds) : spanText(seconds / maxError, seconds * maxError);

const unitOf = (seconds) => UNITS.find(([, size]) => seconds >= size) ?? UNITS.at(-1);

/** Round a number to one significant digit, or to two if the first digit is a 1.
    @param {number} value
    @param {(value: number) => number} round  such as Math.ceil */
function rounded(value, round) {
  const step = 10 ** Math.floor(Math.log10(value));
  const fine = value / step < 2 ? step / 10 : step;
  return Number((round(Number((value / fine).toPrecision(12))) * fine).toPrecision(2));
}

const amount = (count, unit) => counted(count, unit, unit.endsWith("s") ? unit : `${unit}s`);
