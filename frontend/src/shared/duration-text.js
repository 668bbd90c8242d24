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

/** One duration, in two figures. */
export function durationText(seconds) {
  if (seconds < MIN) return BELOW_MIN;
  const [unit, size] = unitOf(seconds);
  return amount(Number((seconds / size).toPrecision(2)), unit);
}

/** A span of durations in seconds, rounded outwards. */
export function spanText(low, high) {
  if (high < MIN) return BELOW_MIN;
  const [[lowUnit, lowSize], [highUnit, highSize]] = [unitOf(low), unitOf(high)];
  const most = rounded(high / highSize, Math.ceil);
  if (low < MIN) return `at most ${amount(most, highUnit)}`;
  const least = rounded(low / lowSize, Math.floor);
  const first = lowUnit === highUnit ? grouped(least) : amount(least, lowUnit);
  return `between ${first} and ${amount(most, highUnit)}`;
}

/** A duration in seconds that may be so many times longer or shorter; 1 where it is known. */
export const doubtfulText = (seconds, doubt) =>
  doubt === 1 ? durationText(seconds) : spanText(seconds / doubt, seconds * doubt);

const unitOf = (seconds) => UNITS.find(([, size]) => seconds >= size) ?? UNITS.at(-1);

/** A number in one figure, or in two where the first is a 1, no nearer to 0 or no further by `round`. */
function rounded(value, round) {
  const step = 10 ** Math.floor(Math.log10(value));
  const fine = value / step < 2 ? step / 10 : step;
  return Number((round(Number((value / fine).toPrecision(12))) * fine).toPrecision(2));
}

const amount = (count, unit) => counted(count, unit, unit.endsWith("s") ? unit : `${unit}s`);
