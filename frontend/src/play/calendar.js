/* A month, with what the reader has solved on each day. */

import { element } from "../shared/drawing.js";
import { listed } from "../shared/text.js";
import { monthOf, monthText, shortText, today, WEEKDAYS, weeksOf } from "./days.js";
import { LEVEL_NAMES } from "./generator.js";

/** A link to a day and a level; the figure that has it follows it without leaving the page.
    @param {string} day
    @param {string} level
    @param {Record<string, unknown>} attributes
    @param {...(Node | string)} children */
export const dayLink = (day, level, attributes, ...children) =>
  element("a", { href: `?day=${day}&level=${level}`, "data-qa-day": day, "data-qa-level": level, ...attributes }, ...children);

function dayCell(day, chosen, records) {
  if (!day) return element("td", {});
  const number = String(Number(day.slice(-2)));
  if (day > today()) return element("td", {}, element("span", {}, number));
  const solved = LEVEL_NAMES.filter((level) => records.get(`${day}/${level}`)?.isSolved);
  const marks = LEVEL_NAMES.map((level) => element("i", solved.includes(level) ? { class: "qa-play-solved" } : {}));
  const label = [shortText(day), ...(solved.length ? [`solved: ${listed(solved)}`] : [])].join(", ");
  const current = day === chosen.day ? { "aria-current": "date" } : {};
  const link = dayLink(day, chosen.level, { "aria-label": label, ...current }, number, element("span", { "aria-hidden": true }, ...marks));
  return element("td", {}, link);
}

/** Fill a table with a month.
    @param {HTMLTableElement} table
    @param {string} month  its first day
    @param {{ day: string, level: string }} chosen
    @param {import("./records.js").Records} records */
export function drawMonth(table, month, chosen, records) {
  const heads = WEEKDAYS.map((name) => element("th", { scope: "col", abbr: name }, name.slice(0, 2)));
  const weeks = weeksOf(month).map((days) => element("tr", {}, ...days.map((day) => dayCell(day, chosen, records))));
  table.setAttribute("aria-label", monthText(month));
  table.replaceChildren(element("thead", {}, element("tr", {}, ...heads)), element("tbody", {}, ...weeks));
}

/** Whether a month has begun.
    @param {string} month  its first day */
export const hasBegun = (month) => month <= monthOf(today());
