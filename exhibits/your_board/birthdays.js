/* The board of a day: 26 November 1998 has the label 18.8.26111998.

   N = 18 has 83,259,065 orbits of eight, so each day of the years 1000 to 9999 has one of its own. */

import TABLE from "./birthdays.json" with { type: "json" };
import { isDate, monthText } from "#shared/days.js";

/** The rows of the boards, the size of their orbits, the first day that has a board, and the last. */
export const { n: N, orbit_size: SIZE, first_day: FIRST, last_day: LAST } = TABLE;

/** Whether a text is a day that has a board. */
export const isBirthday = (text) => isDate(text) && text >= FIRST;

/** The rank of the board of a day among the orbits of eight: DDMMYYYY. */
export const rankOf = (day) => Number(day.split("-").toReversed().join(""));

export const labelOf = (day) => `${N}.${SIZE}.${rankOf(day)}`;

/** 26 November 1998. */
export const dayText = (day) => `${Number(day.slice(-2))} ${monthText(day)}`;
