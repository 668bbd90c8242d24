/* The base class of games with a puzzle for every day: playing, day and level in the address, a
   calendar, and the result. */

import { Address, button, checkbox, choiceIn, Figure, formatted, html, nothing } from "#base";
import { takenBack } from "#shared/attacks.js";
import { fullMessage } from "#shared/board-sentences.js";
import { readProgressAt, saveProgress } from "#shared/progress.js";
import { squareOf } from "#shared/symmetry.js";
import { capitalized, counted } from "#shared/text.js";
import { monthView } from "./calendar.js";
import { isDay, LEVEL_NAMES, longText, monthOf, monthText, shifted, today } from "#shared/days.js";
import { EMPTY, Game, MARK, NEXT, QUEEN } from "./game.js";
import { streakOf } from "./records.js";

const HELP = "Click a square for a queen, a mark, nothing. Draw over squares to mark them.";

/** Return seconds as `3:05`. */
export const clockText = (seconds) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Render a sheet to print: puzzles, and their solutions upside down. */
export function sheet({ title, task = nothing, figures, answers, look = "" }) {
  const puzzles = figures.map(
    ({ caption, picture }) => html`<figure><figcaption>${caption}</figcaption>${picture}</figure>`,
  );
  return html`<div class="qa-play-sheet ${look}" data-qa-part="sheet">
    <h2>${title}</h2>
    ${task}
    <div>${puzzles}</div>
    <p class="qa-play-answers">${answers}</p>
  </div>`;
}

/** A game with a puzzle for every day. A subclass has `records`, and

    - `puzzleOf(day, level)`: the puzzle, or a promise of it
    - `title` and `query`: the name of the game, in words and in an address
    - `goal`: what to do, and `task`: what to look for
    - `hintsOf(game)`: hints, the weakest first
    - `clashAt(square)`: the error in a queen there, and `clashText`: which queens clash, if any do
    - `board(listener)` and `options()`: the templates of the board and its options

    It may have templates `found`, `tools`, `below` and `more`. */
export class DailyFigure extends Figure {
  static properties = {
    game: { state: true },
    // Day and level of a puzzle that is being made.
    coming: { state: true },
    // The weakest first.
    hints: { state: true },
    // The index of the hint in view.
    stage: { state: true },
    // The reader's last action, or the reason why it did nothing.
    notice: { state: true },
    // The game that the reader has just opened, in words for screen readers.
    opened: { state: true },
    // The time of a game with a clock.
    seconds: { state: true },
    // The sheet to print.
    sheet: { state: true },
    // The first day of the month in the calendar.
    month: { state: true },
  };
  keys =
    "On the board, arrow keys go from square to square, Enter puts a queen, a mark or nothing, " +
    "X marks, Delete empties, U takes back, H gives a hint. " +
    "In the calendar, arrow keys go from day to day.";
  // The day on which the game was opened.
  #today = "";
  // A stroke of the pointer that marks squares, and the messages before it.
  #stroke = { value: MARK, hasBegun: false, before: {} };

  setup() {
    this.address = new Address(this, (query) => this.read(query));
    addEventListener("storage", () => this.requestUpdate(), { signal: this.signal });
    const onVisibilityChange = () => {
      if (!document.hidden) this.#updateDay();
    };
    document.addEventListener("visibilitychange", onVisibilityChange, { signal: this.signal });
    this.read(this.address.query);
    // The drawing of a queen is at the end of the page.
    this.whenParsed(() => this.requestUpdate());
  }

  // The choice of a game

  /** On a new day, open that day's game, unless the URL names one or the reader has made a move. */
  #updateDay() {
    if (today() === this.#today) return;
    if (!this.hasFixedGame(this.address.query) && !this.game.canUndo) this.read(this.address.query);
    // Update the links to today.
    this.requestUpdate();
  }

  /** Whether an address names one game, which is the same on later days. */
  hasFixedGame(query) {
    return query.has("day");
  }

  read(query) {
    const day = query.get("day");
    const level = choiceIn(query, "level", LEVEL_NAMES) ?? LEVEL_NAMES[0];
    this.#today = today();
    return this.openDay(isDay(day) ? day : today(), level);
  }

  /** Open the game of a day and level. If it replaces another game, announce what has changed. */
  async openDay(day, level) {
    const before = this.game?.position;
    const coming = { day, level };
    Object.assign(this, { coming, month: monthOf(day) });
    const puzzle = await this.puzzleOf(day, level);
    // The reader has chosen another game meanwhile.
    if (coming !== this.coming) return;
    const changes = [];
    if (day !== before?.day) changes.push(longText(day));
    if (level !== before?.level) changes.push(level);
    const name = capitalized(changes.join(", ") || longText(day));
    this.play({ ...puzzle, day, level }, `${day}/${level}`, name);
  }

  /** Start or resume a game.
      @param {import("./game.js").Puzzle} puzzle  with further properties of the game
      @param {string} key  of its record
      @param {string} [name]  announced if it replaces another game */
  play(puzzle, key, name) {
    const hadGame = Boolean(this.game);
    const record = this.records.get(key);
    Object.assign(this, {
      key,
      game: new Game(puzzle, record),
      coming: undefined,
      seconds: record?.seconds,
      sheet: undefined,
    });
    this.show();
    if (name && hadGame) this.opened = `${name}. `;
  }

  // Actions of the reader

  change(square, value, isByHint = false) {
    const { game } = this;
    const { n } = game.position;
    if (game.isSolved) return this.refuse();
    if (value === QUEEN && game.queens.length === n) this.refuse(fullMessage(n));
    else if (game.isGiven(square))
      this.refuse(`The queen on *${squareOf(...square, n)}* is given.`);
    else {
      game.change(square, value, isByHint);
      this.changed(this.#moveMessage(square));
    }
  }

  /** Announce the reason why an action does nothing, each time. */
  refuse(notice = "Nothing changes until you play again.") {
    this.notice = notice;
    this.announceAgain();
  }

  /** Mark the squares of a stroke, or empty them if the first one has a mark. */
  drag(squares, isFirst) {
    const { game } = this;
    if (game.isSolved) return;
    if (isFirst) {
      const { hints, notice } = this;
      this.#stroke = {
        value: game.at(squares[0]) === MARK ? EMPTY : MARK,
        hasBegun: false,
        before: { hints, notice },
      };
    }
    const { value, hasBegun } = this.#stroke;
    const changing = squares.filter((square) => ![QUEEN, value].includes(game.at(square)));
    if (!changing.length) return;
    game.changeAll(changing, value, { isPart: hasBegun });
    this.#stroke.hasBegun = true;
    if (!hasBegun) this.announceAgain();
    this.changed(this.#countText(value === MARK ? "Marked." : "Marks removed."));
  }

  /** Undo a stroke that turned out to scroll the page. */
  cancelStroke() {
    if (!this.#stroke.hasBegun) return;
    this.game.undo();
    this.keep();
    Object.assign(this, this.#stroke.before);
    this.muteAnnouncements();
  }

  undo() {
    if (this.game.isSolved) return this.refuse();
    if (!this.game.canUndo) return;
    const before = this.game.look;
    this.game.undo();
    this.changed(this.#countText(takenBack(before, this.game.look)));
  }

  clear() {
    if (this.game.isSolved) this.seconds &&= 0;
    this.game.clear();
    this.changed(this.#countText("Your queens and marks are off the board."));
  }

  /** Show a hint, then a stronger one, then do what the last one proposes. */
  askForHint() {
    const { game, hint } = this;
    if (game.isSolved) return this.refuse();
    if (hint?.change) this.follow(hint.change);
    else if (hint) Object.assign(this, { stage: this.stage + 1, notice: undefined });
    else {
      Object.assign(this, { hints: this.hintsOf(game), stage: 0, notice: undefined });
      game.hints += 1;
      this.keep();
    }
  }

  /** Do what a hint proposes. Its button disappears, so the focus moves to the button of the next
      hint. */
  #do(change) {
    this.querySelector("[data-qa-part=hint]").focus({ preventScroll: true });
    this.follow(change);
  }

  /** Do what a hint proposes. If that solves the game, the hint buttons disappear, so the focus
      moves to the square. */
  follow({ squares, value, done }) {
    const [[row, column]] = squares;
    if (squares.length > 1) {
      this.game.changeAll(squares, value);
      this.changed(this.#countText(done));
    } else this.change(squares[0], value, true);
    if (this.game.isSolved)
      this.querySelectorAll("[role=row]")[row].children[column].focus({ preventScroll: true });
  }

  /** Copy the result in the figure to the clipboard, and announce the outcome. */
  async copy() {
    try {
      await navigator.clipboard.writeText(this.result);
      this.notice = "Copied.";
    } catch {
      getSelection().selectAllChildren(this.querySelector(".qa-play-result"));
      this.notice = "Selected: copy it with your keys.";
    }
    this.announceAgain();
  }

  /** Handle the letter keys of the board. */
  press(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "u") this.undo();
    else if (event.key === "h") this.askForHint();
    else return;
    event.preventDefault();
  }

  changed(notice) {
    this.keep();
    this.show(this.game.isSolved ? undefined : notice);
  }

  keep() {
    this.records.set(this.key, { ...this.game.record, seconds: this.seconds });
  }

  show(notice) {
    Object.assign(this, { hints: undefined, notice, opened: undefined });
    this.requestUpdate();
  }

  // Options, which are stored in the browser

  option(name, preset = false) {
    return (
      readProgressAt(this.records.name, [name], (value) => typeof value === "boolean") ?? preset
    );
  }

  checkbox(name, label, preset = false) {
    const change = (isOn) => {
      saveProgress(this.records.name, { [name]: isOn });
      this.requestUpdate();
    };
    return checkbox(name, label, this.option(name, preset), change);
  }

  // Messages

  get hint() {
    return this.hints?.[this.stage];
  }

  /** The message: a notice, or else a hint, a clash or the goal. */
  get text() {
    const { isSolved, isTouched } = this.game;
    if (isSolved)
      return `Solved. ${this.notice ?? (this.opened ? "" : "There is no other solution.")}`.trim();
    return (
      this.notice ?? this.hint?.text ?? (this.clashText || (isTouched ? this.#count : this.goal))
    );
  }

  /** Return the message about a square that has been changed: `Queen on *c7*, attacked by c5. 4 of
      7.` */
  #moveMessage(square) {
    const { game } = this;
    const name = `*${squareOf(...square, game.position.n)}*`;
    const value = game.at(square);
    const clash = value === QUEEN ? this.clashAt(square) : "";
    if (clash) return `Queen on ${name}, ${clash}. ${this.#count}`;
    if (value === MARK) return `Mark on ${name}. ${this.clashText}`.trim();
    return this.#countText(value === QUEEN ? `Queen on ${name}.` : `${name} is empty.`);
  }

  get #count() {
    return `${this.game.queens.length} of ${this.game.position.n}.`;
  }

  /** Return `text` followed by the clash of queens, or else by the number of queens. */
  #countText(text) {
    return `${text} ${this.clashText || this.#count}`;
  }

  /** Three lines to copy from a solved game: its name, the course of the game, and its address. */
  get result() {
    const { trail, hints } = this.game;
    const address = new URL(this.query, location.href);
    address.hash = "";
    const time = this.seconds === undefined ? "" : `, ${clockText(this.seconds)}`;
    const hintText = hints ? counted(hints, "hint") : "no hints";
    return [`Queens Atlas ${this.title}`, `${trail} ${hintText}${time}`, address].join("\n");
  }

  // The view

  render() {
    const { game, coming, hint, notice } = this;
    if (!game) return nothing;
    const { text } = this;
    const { isSolved, position } = game;
    const opened = hint || notice ? "" : (this.opened ?? "");
    const view = [
      opened ? html`<span class="qa-unseen">${opened}</span>` : nothing,
      formatted(text),
    ];
    const message = this.message(opened + text, {
      view,
      isWrong: !isSolved && Boolean(this.clashText),
      more: this.#afterText(),
    });
    const listener = {
      choose: (square) => this.change(square, NEXT[game.at(square)]),
      empty: (square) => this.change(square, EMPTY),
      forbid: (square) => this.change(square, game.at(square) === MARK ? EMPTY : MARK),
      drag: (squares, isFirst) => this.drag(squares, isFirst),
      cancelStroke: () => this.cancelStroke(),
    };
    return html`<div class="qa-play-stage">
        <div class="qa-play-head">${this.headOf(coming ?? position)}</div>
        <div
          class="qa-play-board"
          data-qa-part="board"
          aria-busy=${Boolean(coming)}
          @keydown=${(event) => this.press(event)}>${this.board(listener)}</div>
        <div class="qa-play-side">
          ${message}
          ${isSolved ? this.#solved() : this.#playing()}
          <p class="qa-play-option">${this.options()}</p>
          ${this.below()}
        </div>
        ${this.#calendar()}
      </div>
      ${this.sheet ?? nothing}`;
  }

  /** Render the button of a hint; before the first hint, render the task and instructions. */
  #afterText() {
    const {
      hint,
      notice,
      clashText,
      task,
      game: { isSolved, isTouched },
    } = this;
    if (hint?.change) return html` ${button("do", hint.change.text, () => this.#do(hint.change))}`;
    if (hint || notice || clashText || isSolved) return nothing;
    return html` ${task} ${isTouched ? nothing : html`<small>${formatted(HELP)}</small>`}`;
  }

  #playing() {
    const { game, hint } = this;
    const hintLabel = hint && !hint.change ? "Stronger hint" : "Hint";
    return html`<div data-qa-part="playing">
      <p class="qa-play-tools">
        ${button("undo", "Undo", () => this.undo(), !game.canUndo)}
        ${button("clear", "Clear", () => this.clear(), !game.isTouched)}
        ${button("hint", hintLabel, () => this.askForHint(), false, "qa-main")}
        ${this.tools()}
      </p>
    </div>`;
  }

  #solved() {
    return html`<div data-qa-part="solved">
      ${this.found()}
      <pre class="qa-play-result" data-qa-part="result">${this.result}</pre>
      <p class="qa-play-tools">
        ${button("copy", "Copy", () => this.copy())}
        ${button("again", "Play again", () => this.clear())}
        <span data-qa-part="onward">${this.next(this.game.position)}</span>
      </p>
    </div>`;
  }

  // Templates that a subclass may add: about the solution, after the buttons, below the options,
  // and below the calendar.
  found() {
    return nothing;
  }

  tools() {
    return nothing;
  }

  below() {
    return nothing;
  }

  more() {
    return nothing;
  }

  /** Render a link to a day and a level, which changes the figure, not the page.
      @param {{label?: string, current?: string, tab?: number}} [attributes]  values of
        `aria-label`, `aria-current` and `tabindex` */
  link(day, level, text, { label, current, tab } = {}) {
    const address = `?day=${day}&level=${level}`;
    const follow = (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      // Themes that swap pages would follow the link, too.
      event.stopPropagation();
      this.address.push(address);
      this.openDay(day, level);
    };
    return html`<a
      href=${address}
      aria-label=${label ?? nothing}
      aria-current=${current ?? nothing}
      tabindex=${tab ?? nothing}
      @click=${follow}>${text}</a>`;
  }

  /** Render the day and its levels. */
  headOf({ day, level }) {
    const sign = html`<span role="img" aria-label="solved"> ✓</span>`;
    const levelLink = (other) => {
      const isSolved = this.records.get(`${day}/${other}`)?.isSolved;
      const text = html`${capitalized(other)}${isSolved ? sign : nothing}`;
      return this.link(day, other, text, { current: other === level ? "true" : undefined });
    };
    const before = this.link(shifted(day, -1), level, "‹", { label: "Day before" });
    const onward = [
      this.link(shifted(day, 1), level, "›", { label: "Day after" }),
      this.link(today(), level, "Today"),
    ];
    return html`<nav
      class="qa-play-day"
      aria-label="Day"
      data-qa-part="day">${before}<span>${longText(day)}</span>${day === today() ? nothing : onward}</nav>
      <nav
        class="qa-play-levels"
        aria-label="Level"
        data-qa-part="levels">${LEVEL_NAMES.map(levelLink)}</nav>`;
  }

  /** Render a link to the game that follows a solved one. */
  next({ day, level }) {
    const next = LEVEL_NAMES[LEVEL_NAMES.indexOf(level) + 1];
    return next
      ? this.link(day, next, `${capitalized(next)}, same day`)
      : this.link(shifted(day, -1), level, "The day before");
  }

  #calendar() {
    const { month, records } = this;
    const isLast = monthOf(month, 1) > today();
    const streak = streakOf(records);
    const turn = (months) => {
      this.month = monthOf(month, months);
      this.notice = `${monthText(this.month)}.`;
    };
    const days = monthView(month, {
      chosen: this.coming ?? this.game.position,
      records,
      link: (...values) => this.link(...values),
    });
    const key = "The marks below a day show which levels you have solved: easy, medium, hard.";
    const streakText =
      streak > 1 ? html` <b data-qa-part="streak">${streak} days in a row.</b>` : nothing;
    return html`<div class="qa-play-calendar">
      <p class="qa-play-months">
        <button
          type="button"
          data-qa-part="month-before"
          aria-label="Month before"
          @click=${() => turn(-1)}>‹</button>
        <b data-qa-part="month-name">${monthText(month)}</b>
        <button
          type="button"
          data-qa-part="month-after"
          aria-label="Month after"
          aria-disabled=${isLast}
          @click=${() => isLast || turn(1)}>›</button>
      </p>
      ${days}
      <p class="qa-play-key">${key}${streakText}</p>
      ${this.more()}
    </div>`;
  }
}
