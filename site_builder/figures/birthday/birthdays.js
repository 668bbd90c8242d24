/* The board of a day: 26 November 1998 has the label 18.8.26111998.

   N = 18 has 83,259,065 orbits of eight, so each day of the years 1000 to 9999 has one of its own. */

import { isDate, monthText } from "#shared/days.js";

/** Rows of the boards. */
export const N = 18;
/** The size of their orbits. */
export const SIZE = 8;
/** The first day that has a board, and the last. */
export const [FIRST, LAST] = ["1000-01-01", "9999-12-31"];

/** Whether a text is a day that has a board. */
export const isBirthday = (text) => isDate(text) && text >= FIRST;

/** The rank of the board of a day among the orbits of eight: DDMMYYYY. */
export const rankOf = (day) => Number(day.split("-").toReversed().join(""));

export const labelOf = (day) => `${N}.${SIZE}.${rankOf(day)}`;

/** 26 November 1998. */
export const dayText = (day) => `${Number(day.slice(-2))} ${monthText(day)}`;
