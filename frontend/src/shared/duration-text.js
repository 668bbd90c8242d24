/* Durations in words. */

import TIME_UNITS from "../../../site_builder/values/time_units.json" with { type: "json" };
import { counted, grouped } from "./text.js";

const MIN = 1e-3; // seconds
const YEAR = TIME_UNITS.find(({ name }) => name === "year").seconds;
const UNITS = [
  ["billion years", 1e9 * YEAR],
  ["million years", 1e6 * YEAR],
  ...TIME_UNITS.map(({ name, seconds }) => [name, seconds]).filter(([, size]) => size >= MIN),
];
const BELOW_MIN = "less than a millisecond";

/** Return a duration in two figures: `2.5 minutes`. */
export function durationText(seconds) {
  if (seconds < MIN) return BELOW_MIN;
  const [unit, size] = unitOf(seconds);
  return amount(Number((seconds / size).toPrecision(2)), unit);
}

/** Return a range of durations in seconds, rounded outwards: `between 2 and 3 minutes`. */
export function spanText(low, high) {
  if (high < MIN) return BELOW_MIN;
  const [[lowUnit, lowSize], [highUnit, highSize]] = [unitOf(low), unitOf(high)];
  const most = rounded(high / highSize, Math.ceil);
  if (low < MIN) return `at most ${amount(most, highUnit)}`;
  const least = rounded(low / lowSize, Math.floor);
  const first = lowUnit === highUnit ? grouped(least) : amount(least, lowUnit);
  return `between ${first} and ${amount(most, highUnit)}`;
}

/** Return a duration as text. It may be `doubt` times as long or as short; `doubt` is 1 if it is known. */
export const doubtfulText = (seconds, doubt) =>
  doubt === 1 ? durationText(seconds) : spanText(seconds / doubt, seconds * doubt);

const unitOf = (seconds) => UNITS.find(([, size]) => seconds >= size) ?? UNITS.at(-1);

/** Round a number to one figure, or to two if the first is a 1.
    @param {(x: number) => number} round  `Math.floor` or `Math.ceil` */
function rounded(value, round) {
  const step = 10 ** Math.floor(Math.log10(value));
  const fine = value / step < 2 ? step / 10 : step;
  return Number((round(Number((value / fine).toPrecision(12))) * fine).toPrecision(2));
}

const amount = (count, unit) => counted(count, unit, unit.endsWith("s") ? unit : `${unit}s`);
