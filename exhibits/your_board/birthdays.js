/* The boards of days. 26 November 1998 has the board with the label 18.8.26111998.

   For N = 18 there are 83,259,065 orbits of eight boards, so that each day of the years 1000 to
   9999 has an orbit of its own. */

import TABLE from "./birthdays.json" with { type: "json" };
import { isDate, monthText } from "#shared/days.js";

/** The N of the boards, the size of their orbits, and the first and the last day that has a board. */
export const { n: N, orbit_size: SIZE, first_day: FIRST, last_day: LAST } = TABLE;

/** Return whether a text, such as `1998-11-26`, is a day that has a board. */
export const isBirthday = (text) => isDate(text) && text >= FIRST;

/** Return the rank of a day's board among the orbits of eight: the digits DDMMYYYY as a number. */
export const rankOf = (day) => Number(day.split("-").toReversed().join(""));

export const labelOf = (day) => `${N}.${SIZE}.${rankOf(day)}`;

/** Return a day as a text for readers: `26 November 1998`. */
export const dayText = (day) => `${Number(day.slice(-2))} ${monthText(day)}`;
