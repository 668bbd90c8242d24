/* A month with what the reader has solved on each day. */

import { html, keyed, moveTabStop } from "#base";
import { listed } from "#shared/text.js";
import {
  LEVEL_NAMES,
  monthOf,
  monthText,
  shortText,
  today,
  WEEKDAYS,
  weeksOf,
} from "#shared/days.js";
import { solvedOn } from "./records.js";

/** Arrows, Home and End go from day to day. */
function step(event) {
  const days = [...event.currentTarget.querySelectorAll("a")];
  const at = days.indexOf(event.target.closest("a"));
  const next = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - 7,
    ArrowDown: at + 7,
    Home: 0,
    End: days.length - 1,
  }[event.key];
  if (event.altKey || event.ctrlKey || event.metaKey || !days[next]) return;
  event.preventDefault();
  days[next].focus();
}

function dayCell(day, { chosen, records, link, stop }) {
  if (!day) return html`<td></td>`;
  const number = Number(day.slice(-2));
  if (day > today()) return html`<td><span>${number}</span></td>`;
  const solved = solvedOn(day, records);
  const marks = LEVEL_NAMES.map(
    (level) => html`<i class=${solved.includes(level) ? "qa-play-solved" : ""}></i>`,
  );
  const label = shortText(day) + (solved.length ? `, solved: ${listed(solved)}` : "");
  const current = day === chosen.day ? "date" : undefined;
  return html`<td>${link(day, chosen.level ?? LEVEL_NAMES[0], html`${number}<span aria-hidden="true">${marks}</span>`, { label, current, tab: day === stop ? 0 : -1 })}</td>`;
}

/** One of its days is the stop of the Tab key.
    @param {string} month  its first day
    @param {(day: string, level: string, text: unknown, attributes: {label: string, current?: string, tab?: number}) => unknown} calendar.link
      draws a link to a day */
export function monthView(month, calendar) {
  const { day: chosen } = calendar.chosen;
  const stop = chosen && monthOf(chosen) === month ? chosen : month;
  const cells = (days) => days.map((day) => dayCell(day, { ...calendar, stop }));
  return keyed(
    month,
    html`<table
      class="qa-play-month"
      aria-label=${monthText(month)}
      @keydown=${step}
      @focusin=${moveTabStop}>
    <thead><tr>${WEEKDAYS.map((name) => html`<th scope="col" abbr=${name}>${name.slice(0, 2)}</th>`)}</tr></thead>
    <tbody>${weeksOf(month).map((days) => html`<tr>${cells(days)}</tr>`)}</tbody>
  </table>`,
  );
}
