/* A month with what the reader has solved on each day. */

import { html } from "../base/index.js";
import { listed } from "../shared/text.js";
import { LEVEL_NAMES, monthText, shifted, shortText, today, WEEKDAYS, weeksOf } from "./days.js";

const solvedOn = (day, records) => LEVEL_NAMES.filter((level) => records.get(`${day}/${level}`)?.isSolved);

/** How many days in a row, up to today or yesterday, have a solved game.
    @param {import("./records.js").Records} records */
export function streakOf(records) {
  const isSolved = (day) => solvedOn(day, records).length > 0;
  let day = isSolved(today()) ? today() : shifted(today(), -1);
  let count = 0;
  for (; isSolved(day); day = shifted(day, -1)) count += 1;
  return count;
}

function dayCell(day, { chosen, records, link }) {
  if (!day) return html`<td></td>`;
  const number = Number(day.slice(-2));
  if (day > today()) return html`<td><span>${number}</span></td>`;
  const solved = solvedOn(day, records);
  const marks = LEVEL_NAMES.map((level) => html`<i class=${solved.includes(level) ? "qa-play-solved" : ""}></i>`);
  const label = shortText(day) + (solved.length ? `, solved: ${listed(solved)}` : "");
  const current = day === chosen.day ? "date" : undefined;
  return html`<td>${link(day, chosen.level, html`${number}<span aria-hidden="true">${marks}</span>`, { label, current })}</td>`;
}

/** @param {string} month  its first day
    @param {object} calendar
    @param {{ day: string, level: string }} calendar.chosen
    @param {import("./records.js").Records} calendar.records
    @param {(day: string, level: string, text: unknown, attributes: {label: string, current?: string}) => unknown} calendar.link
      draws a link to a day */
export const monthView = (month, calendar) => html`<table class="qa-play-month" aria-label=${monthText(month)}>
  <thead><tr>${WEEKDAYS.map((name) => html`<th scope="col" abbr=${name}>${name.slice(0, 2)}</th>`)}</tr></thead>
  <tbody>${weeksOf(month).map((days) => html`<tr>${days.map((day) => dayCell(day, calendar))}</tr>`)}</tbody>
</table>`;
