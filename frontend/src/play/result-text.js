/* Three lines to copy from a solved game: what was played, how, and where. */

import { counted } from "../shared/text.js";

/** Seconds as `3:05`.
    @param {number} seconds */
export const clockText = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** @param {{title: string, trail: string, hints: number, query: string, seconds?: number}} result */
export function summaryText({ title, trail, hints, query, seconds }) {
  const address = new URL(query, location.href);
  address.hash = "";
  const time = seconds === undefined ? "" : `, ${clockText(seconds)}`;
  return `Queens Atlas ${title}\n${trail} ${hints ? counted(hints, "hint") : "no hints"}${time}\n${address}`;
}
