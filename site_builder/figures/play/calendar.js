/* A month of the calendar, with the levels that the reader has solved on each day. */

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

/** Move the focus between days by arrows, Home and End. */
function moveFocus(event) {
  const days = Array.from(event.currentTarget.querySelectorAll("a"));
  const index = days.indexOf(event.target.closest("a"));
  const next = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index - 7,
    ArrowDown: index + 7,
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
  const tab = day === stop ? 0 : -1;
  const level = chosen.level ?? LEVEL_NAMES[0];
  const text = html`${number}<span aria-hidden="true">${marks}</span>`;
  return html`<td>${link(day, level, text, { label, current, tab })}</td>`;
}

/** Render a month. One of its days is in the Tab order.
    @param {string} month  its first day
    @param {(day: string, level: string, text: unknown, attributes: {label: string, current?:
      string, tab?: number}) => unknown} calendar.link  renders a link to a day */
export function monthView(month, calendar) {
  const { day: chosen } = calendar.chosen;
  const stop = chosen && monthOf(chosen) === month ? chosen : month;
  const headings = WEEKDAYS.map(
    (name) => html`<th scope="col" abbr=${name}>${name.slice(0, 2)}</th>`,
  );
  const rows = weeksOf(month).map((days) => {
    const cells = days.map((day) => dayCell(day, { ...calendar, stop }));
    return html`<tr>${cells}</tr>`;
  });
  return keyed(
    month,
    html`<table
      class="qa-play-month"
      aria-label=${monthText(month)}
      @keydown=${moveFocus}
      @focusin=${moveTabStop}>
    <thead><tr>${headings}</tr></thead>
    <tbody>${rows}</tbody>
  </table>`,
  );
}
