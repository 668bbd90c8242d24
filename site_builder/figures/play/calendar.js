/* The calendar of the games: a month with marks for the levels of each game that the reader has
   solved on each day. */

import { html, keyed, moveTabStop } from "#base";
import { capitalized, counted, listed } from "#shared/text.js";
import {
  LEVEL_NAMES,
  monthOf,
  monthText,
  shortText,
  today,
  WEEKDAYS,
  weeksOf,
} from "#shared/days.js";
import { solvedOn, streakOf, unsolvedIn } from "./records.js";

/** Handle a key press in the calendar: arrow keys, Home and End move the focus between days. */
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

/** Return the solved games of a day as text: `position easy and hard; regions easy`. With only one
    kind of game, its name is left out.
    @param {[any, string[]][]} solved  each kind of game, with its solved levels */
function solvedText(solved) {
  const isNamed = solved.length > 1;
  return solved
    .filter(([, levels]) => levels.length)
    .map(([{ name }, levels]) => (isNamed ? `${name} ${listed(levels)}` : listed(levels)))
    .join("; ");
}

/** Render a mark for each level of a kind of game: filled if the level is in `levels`. */
const marks = ([{ name }, levels]) => html`<span
  class="qa-play-marks qa-play-marks-${name}"
  aria-hidden="true">${LEVEL_NAMES.map(
    (level) => html`<i class=${levels.includes(level) ? "qa-play-solved" : ""}></i>`,
  )}</span>`;

function dayCell(day, { chosen, solved, link, stop }) {
  if (!day) return html`<td></td>`;
  const number = Number(day.slice(-2));
  if (day > today()) return html`<td><span>${number}</span></td>`;
  const levels = Array.from(solved, ([kind, keys]) => [kind, solvedOn(day, keys)]);
  const text = solvedText(levels);
  const label = shortText(day) + (text ? `, solved: ${text}` : "");
  const current = day === chosen.day ? "date" : undefined;
  const tab = day === stop ? 0 : -1;
  const level = chosen.level ?? LEVEL_NAMES[0];
  const content = html`${number}${levels.map(marks)}`;
  return html`<td>${link(day, level, content, { label, current, tab })}</td>`;
}

/** Render a month as a table. The Tab key reaches one of its days.
    @param {string} month  the first day of the month
    @param {object} calendar
    @param {{day?: string, level?: string}} calendar.chosen  the day and the level of the current
      game
    @param {Map<any, Set<string>>} calendar.solved  for each kind of game, the keys of solved games
    @param {(day: string, level: string, text: unknown, options: {kind?: any, label: string,
      current?: string, tab?: number}) => unknown} calendar.link  renders a link to a day */
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

/** Render a table of the number of unsolved games in a month, by kind and level. Each number is a
    link to the latest of these games. The headings of the rows explain the marks in the calendar.
    @param {string} month  the first day of the month
    @param {object} calendar  as for `monthView` */
export function unsolvedView(month, { solved, link }) {
  const name = monthText(month);
  const cell = (kind, keys, level) => {
    const days = unsolvedIn(month, level, keys);
    const last = days.at(-1);
    if (!last) return html`<td><span aria-label="none">✓</span></td>`;
    const label = `${days.length} ${level}, ${kind.name}: play that of ${shortText(last)}`;
    return html`<td>${link(last, level, days.length, { kind, label })}</td>`;
  };
  const row = ([kind, keys]) => html`<tr>
    <th scope="row"><span class="qa-play-marks qa-play-marks-${kind.name}" aria-hidden="true"><i
      class="qa-play-solved"></i></span>${capitalized(kind.name)}</th>
    ${LEVEL_NAMES.map((level) => cell(kind, keys, level))}
  </tr>`;
  const headings = LEVEL_NAMES.map((level) => html`<th scope="col">${capitalized(level)}</th>`);
  return html`<table class="qa-play-unsolved" data-qa-part="unsolved">
    <caption>Unsolved in ${name}</caption>
    <thead><tr><td></td>${headings}</tr></thead>
    <tbody>${Array.from(solved, row)}</tbody>
  </table>`;
}

/** Return a sentence that says how many days in a row have a solved game, and how to go on.
    @param {Set<string>[]} solved  for each kind of game, the keys of solved games */
export function streakText(solved) {
  const streak = streakOf(solved);
  if (!streak) return "Solve a puzzle every day, and your streak is counted here.";
  const isToday = solved.some((keys) => solvedOn(today(), keys).length);
  const rest = isToday ? "" : " Solve one today to go on.";
  return html`<b>${counted(streak, "day")} in a row.</b>${rest}`;
}
