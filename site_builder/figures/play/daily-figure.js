/* What the games of every day share: how a reader plays, day and level in the address, a calendar, and the result. */

import { Address, button, checkbox, choiceIn, Figure, formatted, html, nothing } from "#base";
import { takenBack } from "#shared/attacks.js";
import { fullMessage } from "#shared/board-sentences.js";
import { readKept, saveProgress } from "#shared/progress.js";
import { squareOf } from "#shared/symmetry.js";
import { capitalized, counted } from "#shared/text.js";
import { monthView } from "./calendar.js";
import { isDay, LEVEL_NAMES, longText, monthOf, monthText, shifted, today } from "#shared/days.js";
import { EMPTY, Game, MARK, NEXT, QUEEN } from "./game.js";
import { streakOf } from "./records.js";

const HELP = "Click a square for a queen, a mark, nothing. Draw over squares to mark them.";

/** Seconds as `3:05`. */
export const clockText = (seconds) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** A sheet to print: puzzles, and upside down their solutions. */
export const sheet = ({ title, task = nothing, figures, answers, look = "" }) =>
  html`<div class="qa-play-sheet ${look}" data-qa-part="sheet">
    <h2>${title}</h2>
    ${task}
    <div>${figures.map(({ caption, picture }) => html`<figure><figcaption>${caption}</figcaption>${picture}</figure>`)}</div>
    <p class="qa-play-answers">${answers}</p>
  </div>`;

/** A game of every day. A subclass has `records`, and

    - `puzzleOf(day, level)`, or a promise of it
    - `title` and `query`: what is played, in words and in an address; `goal`: what to do, and `task`: what to look for
    - `hintsOf(game)`, from the weakest
    - `clashAt(square)`: what is wrong with a queen there, and `clashText`: which queens clash, if any do
    - `board(listener)`, `options()`, and what it shows more. */
export class DailyFigure extends Figure {
  static properties = {
    game: { state: true },
    coming: { state: true }, // day and level of a game that is being made
    hints: { state: true }, // from the weakest
    stage: { state: true }, // which of them is shown
    notice: { state: true }, // what the reader has just done, or why it was not done
    opened: { state: true }, // which game the reader has just opened, for screen readers
    seconds: { state: true }, // of a game that counts them
    sheet: { state: true }, // to print
    month: { state: true }, // that the calendar shows: its first day
  };
  keys =
    "On the board, arrow keys go from square to square, Enter puts a queen, a mark or nothing, X marks, Delete empties, U takes back, H gives a hint. In the calendar, arrow keys go from day to day.";
  #today = ""; // when the game was opened
  #stroke = { value: MARK, hasBegun: false, before: {} }; // of a pointer that marks squares, and what was said before

  setup() {
    this.address = new Address(this, (query) => this.read(query));
    addEventListener("storage", () => this.requestUpdate(), { signal: this.signal });
    document.addEventListener("visibilitychange", () => document.hidden || this.#notice(), {
      signal: this.signal,
    });
    this.read(this.address.query);
    this.whenParsed(() => this.requestUpdate()); // the drawing of a queen is at the end of the page
  }

  // Which game

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
    return this.openDay(
      isDay(day) ? day : today(),
      choiceIn(query, "level", LEVEL_NAMES) ?? LEVEL_NAMES[0],
    );
  }

  /** Open a game; whoever has had another one hears what differs. */
  async openDay(day, level) {
    const before = this.game?.position;
    const coming = { day, level };
    Object.assign(this, { coming, month: monthOf(day) });
    const puzzle = await this.puzzleOf(day, level);
    if (coming !== this.coming) return; // the reader has gone on
    const parts = [day !== before?.day && longText(day), level !== before?.level && level];
    this.play(
      { ...puzzle, day, level },
      `${day}/${level}`,
      capitalized(parts.filter(Boolean).join(", ") || longText(day)),
    );
  }

  /** @param {import("./game.js").Puzzle} puzzle  and what else belongs to the game
      @param {string} key  of its record
      @param {string} [name]  that readers hear who have had another game */
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

  // What a reader does

  change(square, value, isByHint = false) {
    const { game } = this;
    const { n } = game.position;
    if (game.isSolved) return this.refuse();
    if (value === QUEEN && game.queens.length === n) this.refuse(fullMessage(n));
    else if (game.isGiven(square))
      this.refuse(`The queen on *${squareOf(...square, n)}* is given.`);
    else {
      game.change(square, value, isByHint);
      this.changed(this.#told(square));
    }
  }

  /** Say why nothing changes, each time. */
  refuse(notice = "Nothing changes until you play again.") {
    this.notice = notice;
    this.announceAgain();
  }

  /** Mark the squares that a pointer passes, or empty them if the first one has a mark. */
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

  /** A stroke that scrolls the page has marked nothing. */
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

  /** The button of a change goes with it; the focus goes to the next hint. */
  #do(change) {
    this.querySelector("[data-qa-part=hint]").focus({ preventScroll: true });
    this.follow(change);
  }

  /** Do what a hint proposes. If that solves the game, the buttons of the hint go, so the focus goes to its square. */
  follow({ squares, value, done }) {
    const [[row, column]] = squares;
    if (squares.length > 1) {
      this.game.changeAll(squares, value);
      this.changed(this.#countText(done));
    } else this.change(squares[0], value, true);
    if (this.game.isSolved)
      this.querySelectorAll("[role=row]")[row].children[column].focus({ preventScroll: true });
  }

  /** Put the result, which stands in the figure, into the clipboard, and say what has become of it. */
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

  /** Letters act only while the board has the focus. */
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

  // Options, which this browser keeps

  option(name, preset = false) {
    return readKept(this.records.name, [name], (value) => typeof value === "boolean") ?? preset;
  }

  checkbox(name, label, preset = false) {
    const change = (isOn) => {
      saveProgress(this.records.name, { [name]: isOn });
      this.requestUpdate();
    };
    return checkbox(name, label, this.option(name, preset), change);
  }

  // What the figure says

  get hint() {
    return this.hints?.[this.stage];
  }

  /** A notice, else a hint, a clash or the goal. */
  get text() {
    const { isSolved, isTouched } = this.game;
    if (isSolved)
      return `Solved. ${this.notice ?? (this.opened ? "" : "There is no other solution.")}`.trim();
    return (
      this.notice ?? this.hint?.text ?? (this.clashText || (isTouched ? this.#count : this.goal))
    );
  }

  /** What is said of a square that was changed: `Queen on *c7*, attacked by c5. 4 of 7.` */
  #told(square) {
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

  /** Which queens clash, else how many there are, after what was done. */
  #countText(text) {
    return `${text} ${this.clashText || this.#count}`;
  }

  /** Three lines to copy from a solved game: what was played, how, and where. */
  get result() {
    const { trail, hints } = this.game;
    const address = new URL(this.query, location.href);
    address.hash = "";
    const time = this.seconds === undefined ? "" : `, ${clockText(this.seconds)}`;
    return `Queens Atlas ${this.title}\n${trail} ${hints ? counted(hints, "hint") : "no hints"}${time}\n${address}`;
  }

  // What the figure shows

  render() {
    const { game, coming, hint, notice } = this;
    if (!game) return nothing;
    const { text } = this;
    const { isSolved, position } = game;
    const opened = (!hint && !notice && this.opened) || "";
    const view = [
      opened ? html`<span class="qa-unseen">${opened}</span>` : nothing,
      formatted(text),
    ];
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
          ${this.message(opened + text, { view, isWrong: !isSolved && Boolean(this.clashText), more: this.#afterText() })}
          ${isSolved ? this.#solved() : this.#playing()}
          <p class="qa-play-option">${this.options()}</p>
          ${this.below()}
        </div>
        ${this.#calendar()}
      </div>
      ${this.sheet ?? nothing}`;
  }

  /** What a hint would do; at first, what to look for and how to play. */
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
    return html`<div data-qa-part="playing">
      <p class="qa-play-tools">
        ${button("undo", "Undo", () => this.undo(), !game.canUndo)}
        ${button("clear", "Clear", () => this.clear(), !game.isTouched)}
        ${button("hint", hint && !hint.change ? "Stronger hint" : "Hint", () => this.askForHint(), false, "qa-main")}
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

  /** Nothing, unless a subclass has more to show: of the solution, beside the buttons, below options and calendar. */
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

  /** A link to a day and a level: it changes the figure, not the page.
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
    return html`<a
      href=${address}
      aria-label=${label ?? nothing}
      aria-current=${current ?? nothing}
      tabindex=${tab ?? nothing}
      @click=${follow}>${text}</a>`;
  }

  /** The day and its levels. */
  headOf({ day, level }) {
    const sign = html`<span role="img" aria-label="solved"> ✓</span>`;
    const levelLink = (each) => {
      const isSolved = this.records.get(`${day}/${each}`)?.isSolved;
      return this.link(day, each, html`${capitalized(each)}${isSolved ? sign : nothing}`, {
        current: each === level ? "true" : undefined,
      });
    };
    const onward = [
      this.link(shifted(day, 1), level, "›", { label: "Day after" }),
      this.link(today(), level, "Today"),
    ];
    return html`<nav
      class="qa-play-day"
      aria-label="Day"
      data-qa-part="day">${this.link(shifted(day, -1), level, "‹", { label: "Day before" })}<span>${longText(day)}</span>${day === today() ? nothing : onward}</nav>
      <nav
        class="qa-play-levels"
        aria-label="Level"
        data-qa-part="levels">${LEVEL_NAMES.map(levelLink)}</nav>`;
  }

  /** Where to go after a game was solved. */
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
      ${monthView(month, { chosen: this.coming ?? this.game.position, records, link: (...link) => this.link(...link) })}
      <p class="qa-play-key">The marks below a day show which levels you have solved: easy, medium, hard.${streak > 1 ? html` <b data-qa-part="streak">${streak} days in a row.</b>` : nothing}</p>
      ${this.more()}
    </div>`;
  }
}
