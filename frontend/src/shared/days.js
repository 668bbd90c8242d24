/* Days as texts such as 2026-11-24, in the reader's time zone. */

// The hour of all dates: at noon, a change to or from summer time cannot move them to another day.
const NOON = 12;
const DAY = /^\d{4}-\d\d-\d\d$/;
const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );
/** The days of a week, from Monday. */
export const WEEKDAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");

/** The levels of the puzzles of each day, the easiest first. */
export const LEVEL_NAMES = ["easy", "medium", "hard"];

/** Return a number as a text with two digits: `07`. */
const two = (number) => String(number).padStart(2, "0");
const textOf = (date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

function dateOf(day) {
  const [year, month, date] = day.split("-").map(Number);
  return new Date(year, month - 1, date, NOON);
}

/** Return today as a text: `2026-11-24`. */
export const today = () => textOf(new Date());

/** Return whether a text is a date such as `2026-11-24` that exists, unlike 30 February. Null is
    not a date. */
export const isDate = (text) => DAY.test(text ?? "") && textOf(dateOf(text)) === text;

/** Return whether a text is a date that is not in the future. */
export const isDay = (text) => isDate(text) && text <= today();

/** Return the day that comes `days` days after a day, or before it if `days` is negative. */
export function shifted(day, days) {
  const date = dateOf(day);
  date.setDate(date.getDate() + days);
  return textOf(date);
}

/** Return the first day of the month that comes `months` months after the month of `day`. */
export function monthOf(day, months = 0) {
  const date = dateOf(day);
  return textOf(new Date(date.getFullYear(), date.getMonth() + months, 1, NOON));
}

/** Return the index of a day in its week, 0 for Monday. */
const weekdayOf = (day) => (dateOf(day).getDay() + 6) % 7;

/** Return the weeks of a month, each as a list of 7 days from Monday. In place of a day of another
    month it has undefined.
    @param {string} month  its first day */
export function weeksOf(month) {
  const before = weekdayOf(month);
  const weeks = [];
  for (let first = shifted(month, -before); first < monthOf(month, 1); first = shifted(first, 7)) {
    const days = [0, 1, 2, 3, 4, 5, 6].map((index) => shifted(first, index));
    weeks.push(days.map((day) => (monthOf(day) === month ? day : undefined)));
  }
  return weeks;
}

const nameOfMonth = (day) => MONTHS[dateOf(day).getMonth()];

/** Return a day as `Tuesday 24 November 2026`. */
export const longText = (day) =>
  `${WEEKDAYS[weekdayOf(day)]} ${dateOf(day).getDate()} ${monthText(day)}`;
/** Return a day as `24 November`. */
export const shortText = (day) => `${dateOf(day).getDate()} ${nameOfMonth(day)}`;
/** Return the month of a day as `November 2026`. */
export const monthText = (day) => `${nameOfMonth(day)} ${dateOf(day).getFullYear()}`;
