/* The board of a day: 26 November 1998 has the label 18.8.26111998.

   For N = 18 there are 83,259,065 orbits of eight, so each day of the years 1000 to 9999 has one of
   its own. */

import TABLE from "./birthdays.json" with { type: "json" };
import { isDate, monthText } from "#shared/days.js";

/** The N of the boards, the size of their orbits, and the first and the last day that has a board. */
export const { n: N, orbit_size: SIZE, first_day: FIRST, last_day: LAST } = TABLE;

/** Whether a text is a day that has a board. */
export const isBirthday = (text) => isDate(text) && text >= FIRST;

/** Return the rank of a day's board among the orbits of eight: DDMMYYYY as a number. */
export const rankOf = (day) => Number(day.split("-").toReversed().join(""));

export const labelOf = (day) => `${N}.${SIZE}.${rankOf(day)}`;

/** Return a day as `26 November 1998`. */
export const dayText = (day) => `${Number(day.slice(-2))} ${monthText(day)}`;
