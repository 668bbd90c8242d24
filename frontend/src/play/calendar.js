/* A month with what the reader has solved on each day. */

import { html } from "../base/index.js";
import { listed } from "../shared/text.js";
import { LEVEL_NAMES, monthText, shortText, today, WEEKDAYS, weeksOf } from "./days.js";

function dayCell(day, { chosen, records, link }) {
  if (!day) return html`<td></td>`;
  const number = Number(day.slice(-2));
  if (day > today()) return html`<td><span>${number}</span></td>`;
  const solved = LEVEL_NAMES.filter((level) => records.get(`${day}/${level}`)?.isSolved);
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
