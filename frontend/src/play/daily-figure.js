/* What the games of every day share: day and level in the address, links to other days, and a calendar. */

import { Address, choiceIn, Figure, html, nothing } from "../base/index.js";
import { capitalized } from "../shared/text.js";
import { monthView } from "./calendar.js";
import { isDay, LEVEL_NAMES, longText, monthOf, monthText, shifted, today } from "./days.js";
import { streakOf } from "./records.js";

/** A game of every day. A subclass has `records`, `undo()`, `askForHint()`, and `open(day, level)`, which sets `game`. */
export class DailyFigure extends Figure {
  static properties = {
    game: { state: true },
    month: { state: true }, // that the calendar shows: its first day
  };
  keys = "Arrow keys go from square to square, Enter puts a queen, a mark or nothing, X marks, Delete empties, U takes back, H gives a hint. In the calendar, arrow keys go from day to day.";
  #today = ""; // when the game was opened

  start() {
    this.address = new Address(this, (query) => this.read(query));
    addEventListener("storage", () => this.requestUpdate(), { signal: this.signal });
    document.addEventListener("visibilitychange", () => document.hidden || this.#notice(), { signal: this.signal });
    this.read(this.address.query);
    this.whenParsed(() => this.requestUpdate()); // the drawing of a queen is at the end of the page
  }

  /** Whoever comes back on another day, and has begun nothing, gets the game of that day. */
  #notice() {
    if (today() === this.#today) return;
    if (!this.namesGame(this.address.query) && !this.game.canUndo) this.read(this.address.query);
    this.requestUpdate(); // there is a link to it
  }

  /** Whether an address leads to one game, today and later. */
  namesGame(query) {
    return query.has("day");
  }

  read(query) {
    const day = query.get("day");
    this.#today = today();
    this.openDay(isDay(day) ? day : today(), choiceIn(query, "level", LEVEL_NAMES) ?? LEVEL_NAMES[0]);
  }

  openDay(day, level) {
    this.month = monthOf(day);
    this.open(day, level);
  }

  /** Letters act only while the board has the focus. */
  press(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "u") this.undo();
    else if (event.key === "h") this.askForHint();
    else return;
    event.preventDefault();
  }

  /** A link to a day and a level: it changes the figure, not the page.
      @param {string} day
      @param {string} level
      @param {unknown} text
      @param {{label?: string, current?: string, tab?: number}} [attributes]  as in `aria-label`, `aria-current`, `tabindex` */
  link(day, level, text, { label, current, tab } = {}) {
    const address = `?day=${day}&level=${level}`;
    const follow = (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation(); // themes that swap pages follow links, too
      this.address.push(address);
      this.openDay(day, level);
    };
    return html`<a href=${address} aria-label=${label ?? nothing} aria-current=${current ?? nothing} tabindex=${tab ?? nothing} @click=${follow}>${text}</a>`;
  }

  /** The day and its levels. */
  head(day, level) {
    const sign = html`<span role="img" aria-label="solved"> ✓</span>`;
    const levelLink = (each) => {
      const isSolved = this.records.get(`${day}/${each}`)?.isSolved;
      return this.link(day, each, html`${capitalized(each)}${isSolved ? sign : nothing}`, { current: each === level ? "true" : undefined });
    };
    const onward = [this.link(shifted(day, 1), level, "›", { label: "Day after" }), this.link(today(), level, "Today")];
    return html`<div class="qa-play-head">
      <nav class="qa-play-day" aria-label="Day" data-qa-part="day">${this.link(shifted(day, -1), level, "‹", { label: "Day before" })}<span>${longText(day)}</span>${day === today() ? nothing : onward}</nav>
      <nav class="qa-play-levels" aria-label="Level" data-qa-part="levels">${LEVEL_NAMES.map(levelLink)}</nav>
    </div>`;
  }

  /** A month, and below it what a subclass adds. */
  calendar(chosen, more = nothing) {
    const { month, records } = this;
    const isLast = monthOf(month, 1) > today();
    const streak = streakOf(records);
    const turn = (months) => (this.month = monthOf(month, months));
    return html`<div class="qa-play-calendar">
      <p class="qa-play-months">
        <button type="button" data-qa-part="month-before" aria-label="Month before" @click=${() => turn(-1)}>‹</button>
        <b data-qa-part="month-name">${monthText(month)}</b>
        <button type="button" data-qa-part="month-after" aria-label="Month after" aria-disabled=${isLast} @click=${() => isLast || turn(1)}>›</button>
      </p>
      ${monthView(month, { chosen, records, link: (...link) => this.link(...link) })}
      <p class="qa-play-key">Below a day stands what you have solved: easy, medium, hard.${streak > 1 ? html` <b data-qa-part="streak">${streak} days in a row.</b>` : nothing}</p>
      ${more}
    </div>`;
  }

  /** Where to go after a game was solved. */
  onward(day, level) {
    const next = LEVEL_NAMES[LEVEL_NAMES.indexOf(level) + 1];
    return next ? this.link(day, next, `${capitalized(next)}, same day`) : this.link(shifted(day, -1), level, "The day before");
  }

  /** Put the result, which stands in the figure, into the clipboard; what has become of it. */
  async copyResult(text) {
    try {
      await navigator.clipboard.writeText(text);
      return "Copied.";
    } catch {
      getSelection().selectAllChildren(this.querySelector(".qa-play-result"));
      return "Selected: copy it with your keys.";
    }
  }
}
