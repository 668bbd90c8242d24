/* The games that have puzzles for every day: the board, the choice of day and level, which the
   address has, a calendar of all games, and the result. */

import "./queens-play.css";
import {
  Address,
  button,
  checkbox,
  choiceIn,
  define,
  Figure,
  formatted,
  html,
  nothing,
} from "#base";
import { takenBack } from "#shared/attacks.js";
import { fullMessage } from "#shared/board-sentences.js";
import { isDay, LEVEL_NAMES, longText, monthOf, monthText, shifted, today } from "#shared/days.js";
import { dragOver, holdPress } from "#shared/presses.js";
import { readProgressAt, saveProgress } from "#shared/progress.js";
import { squareOf } from "#shared/symmetry.js";
import { capitalized, clockText, counted } from "#shared/text.js";
import { makeYielder } from "#shared/worker.js";
import { monthView, streakText, unsolvedView } from "./calendar.js";
import { EMPTY, Game, MARK, NEXT, QUEEN } from "./game.js";
import { PositionKind } from "./position-kind.js";
import { RegionKind } from "./region-kind.js";
import RULE_NAMES from "./rule_names.json" with { type: "json" };

const HELP = "Click a square for a queen, a mark, nothing. Draw over squares to mark them.";

/** The figure. It shows a game of one of two kinds, positions and regions. A kind of game has these
    members:

    - `name`: its name in addresses and on its tab
    - `records`: the records of its games
    - `hasClock`: whether a game counts seconds
    - `look`: a class
    - `parameters`: the names of parameters in an address that fix the puzzle, so that it does not
      change on a new day
    - `fixedPuzzle(query)`: the puzzle that an address names without a day, with the key of its
      record and its title; or the error in the address; or an empty object
    - `puzzleOf(day, level, takeBreak)`: the puzzle of a day, or a promise of it
    - `positionFrom(puzzle)`: the position of a game
    - `opened(game)`, `shown(game)` and `changed(game)`: called after a game has been opened, before
      it is shown, and after the reader has changed it
    - `title(position)` and `values(position)`: the name of a game, and its values in an address
    - `goal(position)`: a sentence on the goal, and `task(position)`: a sentence on how to reach it
    - `hintsOf(game)`: hints, the weakest first
    - `clashAt(game, square)`: a text on the clash of a queen on a square, and `clashText(game)`: a
      sentence on queens that clash; both "" without a clash
    - the templates `board(listener)`, `options()`, `found()` about the solution, `tools()` after
      the buttons, `below()` after the options, and `more(keys)` below the calendar, with the keys
      of solved games
    - for puzzles without a day, the templates `choice(position)` and `next(position)` */
class Play extends Figure {
  static properties = {
    // For each size, its region puzzles: the rows and the level of each.
    puzzles: { type: Object },
    // The name of the only kind of game; undefined if the figure has all kinds.
    only: {},
    game: { state: true },
    // The kind, day and level of a puzzle that is being made; undefined if no puzzle is being made.
    coming: { state: true },
    // The hints that the reader has asked for, the weakest first; undefined before that.
    hints: { state: true },
    // The index of the hint that is shown.
    stage: { state: true },
    // A sentence on the reader's last action, or on the reason why it did nothing; undefined if
    // there is no such sentence.
    notice: { state: true },
    // The name of the game that the reader has just opened, for screen readers; undefined after a
    // change of the game.
    opened: { state: true },
    // The seconds of a game with a clock; undefined without a clock.
    seconds: { state: true },
    // The content of a sheet to print; undefined if the page itself is printed.
    sheet: { state: true },
    // The first day of the month that the calendar shows.
    month: { state: true },
  };
  keys =
    "On the board, arrow keys go from square to square, Enter puts a queen, a mark or nothing, " +
    "X marks, Delete empties, U takes back, H gives a hint. " +
    "In the calendar, arrow keys go from day to day.";
  // The day on which the address was last read, which decides about the puzzle of today.
  #today = "";
  // The stroke of the pointer that is marking squares: the new content of the squares, whether it
  // has changed any, and the messages before it.
  #stroke = { value: MARK, hasBegun: false, before: {} };

  setup() {
    const kinds = [new PositionKind(this), new RegionKind(this)];
    this.kinds = this.only ? kinds.filter(({ name }) => name === this.only) : kinds;
    this.address = new Address(this, (query) => this.read(query));
    addEventListener("storage", () => this.requestUpdate(), { signal: this.signal });
    const onVisibilityChange = () => {
      if (!document.hidden) this.#updateDay();
    };
    document.addEventListener("visibilitychange", onVisibilityChange, { signal: this.signal });
    this.read(this.address.query);
    // The drawing of a queen that the board uses is at the end of the page, so render again once it
    // has been parsed.
    this.whenParsed(() => this.requestUpdate());
  }

  // Methods for the choice of a game.

  /** If the date has changed, open the game of the new day, unless the address fixes the game or
      the reader has made a move. */
  #updateDay() {
    if (today() === this.#today) return;
    const { query } = this.address;
    const isFixed = this.kind.parameters.some((name) => query.has(name));
    if (!isFixed && !this.game.canUndo) this.read(query);
    // The calendar and the links named “Today” depend on the date, even if the game stays open.
    this.requestUpdate();
  }

  async read(query) {
    const [first] = this.kinds;
    const kind = this.kinds.find(({ name }) => name === query.get("game")) ?? first;
    this.#today = today();
    const { puzzle, key, error } = kind.fixedPuzzle(query);
    if (puzzle) {
      this.month = monthOf(today());
      this.play(kind, puzzle, key);
      return;
    }
    const day = query.get("day");
    const level = choiceIn(query, "level", LEVEL_NAMES) ?? LEVEL_NAMES[0];
    await this.openDay(kind, isDay(day) ? day : today(), level);
    if (error) this.show(`${error} This is the puzzle of today.`);
  }

  /** Open the game of a day and level. If it replaces another game, announce how it differs. */
  async openDay(kind, day, level) {
    const before = { kind: this.kind, ...this.game?.position };
    const coming = { kind, day, level };
    Object.assign(this, { coming, month: monthOf(day) });
    // Make the first puzzle without breaks, because the page would be shorter for a moment while it
    // has no board.
    const puzzle = await kind.puzzleOf(day, level, this.game && makeYielder());
    // The reader has chosen another game while this one was being made.
    if (coming !== this.coming) return;
    const changes = [];
    if (kind !== before.kind) changes.push(kind.name);
    if (day !== before.day) changes.push(longText(day));
    if (level !== before.level) changes.push(level);
    const name = capitalized(changes.join(", ") || longText(day));
    this.play(kind, { ...puzzle, day, level }, `${day}/${level}`, name);
  }

  /** Open a game that does not belong to a day.
      @param {object} kind
      @param {Record<string, string | number>} values  the values for its address
      @param {{puzzle: object, key: string, title: string}} game  the puzzle, the key of its record,
        and the name that is announced */
  goTo(kind, values, { puzzle, key, title }) {
    this.address.push(this.queryOf(kind, values));
    this.play(kind, puzzle, key, title);
  }

  /** Return the query of a game. It has the name of the kind of game, except for the first kind. */
  queryOf(kind, values) {
    const names = kind === this.kinds[0] ? {} : { game: kind.name };
    return `?${new URLSearchParams({ ...names, ...values })}`;
  }

  /** Show a game, as its record has it or from its beginning.
      @param {object} kind
      @param {any} puzzle  as `kind.positionFrom` takes it
      @param {string} key  the key of its record
      @param {string} [name]  the name that is announced if the game replaces another one */
  play(kind, puzzle, key, name) {
    const hadGame = Boolean(this.game);
    const record = kind.records.get(key);
    Object.assign(this, {
      kind,
      key,
      game: new Game(kind.positionFrom(puzzle), record),
      coming: undefined,
      seconds: record?.seconds ?? (kind.hasClock ? 0 : undefined),
      sheet: undefined,
    });
    this.show();
    if (name && hadGame) this.opened = `${name}. `;
    kind.opened(this.game);
  }

  // Methods for the actions of the reader.

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

  /** Show the reason why an action does nothing. Announce it even if it is the same as before. */
  refuse(notice = "Nothing changes until you play again.") {
    this.notice = notice;
    this.announceAgain();
  }

  /** Put marks on squares. If the first square of the stroke has a mark, remove marks instead.
      @param {Square[]} squares
      @param {boolean} isFirst  whether these are the first squares of a stroke */
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

  /** Undo a stroke, because the browser has taken the gesture for scrolling. */
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

  /** Show a hint. If a hint is shown already, show the next stronger one. If the strongest one is
      shown, make the change that it proposes. */
  askForHint() {
    const { game, hint } = this;
    if (game.isSolved) return this.refuse();
    if (hint?.change) this.follow(hint.change);
    else if (hint) Object.assign(this, { stage: this.stage + 1, notice: undefined });
    else {
      Object.assign(this, { hints: this.kind.hintsOf(game), stage: 0, notice: undefined });
      game.hints += 1;
      const { rule } = this.hints.at(-1);
      if (rule) game.rules.add(rule);
      this.keep();
    }
  }

  /** Make the change of a hint after a click on its button. The button disappears, so the focus
      moves to the button `Hint`. */
  #do(change) {
    this.querySelector("[data-qa-part=hint]").focus({ preventScroll: true });
    this.follow(change);
  }

  /** Make the change of a hint. If that solves the game, the buttons for hints disappear, so the
      focus moves to the square.
      @param {{squares: Square[], value: number, done?: string}} change */
  follow({ squares, value, done }) {
    const [[row, column]] = squares;
    if (squares.length > 1) {
      this.game.changeAll(squares, value);
      this.changed(this.#countText(done));
    } else this.change(squares[0], value, true);
    if (this.game.isSolved)
      this.querySelectorAll("[role=row]")[row].children[column].focus({ preventScroll: true });
  }

  /** Copy the result to the clipboard, or select its text if that fails. Announce the outcome. */
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

  /** Handle the keys U and H on the board. */
  press(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "u") this.undo();
    else if (event.key === "h") this.askForHint();
    else return;
    event.preventDefault();
  }

  changed(notice) {
    this.keep();
    this.kind.changed(this.game);
    this.show(this.game.isSolved ? undefined : notice);
  }

  keep() {
    this.kind.records.set(this.key, { ...this.game.record, seconds: this.seconds });
  }

  show(notice) {
    Object.assign(this, { hints: undefined, notice, opened: undefined });
    this.kind.shown(this.game);
    this.requestUpdate();
  }

  // Methods for the options, which the browser stores.

  option(name, preset = false) {
    return (
      readProgressAt(this.kind.records.name, [name], (value) => typeof value === "boolean") ??
      preset
    );
  }

  checkbox(name, label, preset = false) {
    const change = (isOn) => {
      saveProgress(this.kind.records.name, { [name]: isOn });
      this.requestUpdate();
    };
    return checkbox(name, label, this.option(name, preset), change);
  }

  // Methods that make messages.

  get hint() {
    return this.hints?.[this.stage];
  }

  /** The message: a notice, or else the text of a hint, a clash of queens, or the goal. */
  get text() {
    const { isSolved, isTouched, position } = this.game;
    if (isSolved)
      return `Solved. ${this.notice ?? (this.opened ? "" : "There is no other solution.")}`.trim();
    return (
      this.notice ??
      this.hint?.text ??
      (this.#clashText || (isTouched ? this.#count : this.kind.goal(position)))
    );
  }

  get #clashText() {
    return this.kind.clashText(this.game);
  }

  /** Return the message about a square that the reader has changed: `Queen on *c7*, attacked by c5.
      4 of 7.` */
  #moveMessage(square) {
    const { game } = this;
    const name = `*${squareOf(...square, game.position.n)}*`;
    const value = game.at(square);
    const clash = value === QUEEN ? this.kind.clashAt(game, square) : "";
    if (clash) return `Queen on ${name}, ${clash}. ${this.#count}`;
    if (value === MARK) return `Mark on ${name}. ${this.#clashText}`.trim();
    return this.#countText(value === QUEEN ? `Queen on ${name}.` : `${name} is empty.`);
  }

  get #count() {
    return `${this.game.queens.length} of ${this.game.position.n}.`;
  }

  /** Return `text` followed by the clash of queens, or else by the number of queens on the
      board. */
  #countText(text) {
    return `${text} ${this.#clashText || this.#count}`;
  }

  /** Three lines of text that the reader of a solved game can copy: its name, the course of the
      game, and its address. */
  get result() {
    const { kind } = this;
    const { trail, hints, position } = this.game;
    const address = new URL(this.queryOf(kind, kind.values(position)), location.href);
    address.hash = "";
    const time = this.seconds === undefined ? "" : `, ${clockText(this.seconds)}`;
    const hintText = hints ? counted(hints, "hint") : "no hints";
    return [`Queens Atlas ${kind.title(position)}`, `${trail} ${hintText}${time}`, address].join(
      "\n",
    );
  }

  // Methods that render the figure.

  render() {
    const { kind, game, coming, hint, notice } = this;
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
      isWrong: !isSolved && Boolean(this.#clashText),
      more: this.#afterText(),
    });
    const listener = {
      choose: (square) => this.change(square, NEXT[game.at(square)]),
      empty: (square) => this.change(square, EMPTY),
      forbid: (square) => this.change(square, game.at(square) === MARK ? EMPTY : MARK),
      press: (event) => {
        holdPress(event);
        dragOver(event, this.drag.bind(this), this.cancelStroke.bind(this));
      },
    };
    return html`<div class="qa-play-stage ${kind.look}">
        <div class="qa-play-head">${this.#head(coming ?? { kind, ...position })}</div>
        <div
          class="qa-play-board"
          data-qa-part="board"
          aria-busy=${Boolean(coming)}
          @keydown=${(event) => this.press(event)}>${kind.board(listener)}</div>
        <div class="qa-play-side">
          ${message}
          ${isSolved ? this.#solved() : this.#playing()}
          <p class="qa-play-option">${kind.options()}</p>
          ${kind.below()}
        </div>
        ${this.#calendar()}
      </div>
      ${this.sheet ?? nothing}`;
  }

  /** Render the content after the message: the button and the name of the rule of a hint, or the
      task. Before the first move, instructions follow the task. */
  #afterText() {
    const {
      hint,
      notice,
      game: { isSolved, isTouched, position },
    } = this;
    if (hint) {
      const { change, rule } = hint;
      return html` <span class="qa-play-act">${
        change ? button("do", change.text, () => this.#do(change)) : nothing
      }${rule ? this.#ruleName(rule) : nothing}</span>`;
    }
    if (notice || this.#clashText || isSolved) return nothing;
    const help = isTouched ? nothing : html`<small>${formatted(HELP)}</small>`;
    return html` ${this.kind.task(position)} ${help}`;
  }

  /** Render the name of a rule. If the site has the page about the rules, the name is a link. */
  #ruleName(rule) {
    const { qaRules } = this.dataset;
    const name = RULE_NAMES[rule];
    const link = qaRules ? html`<a href="${qaRules}#${rule}">${name}</a>` : name;
    return html`<span data-qa-part="rule">${link}</span>`;
  }

  /** Render the rules that the hints have named. */
  #usedRules() {
    const rules = Object.keys(RULE_NAMES).filter((rule) => this.game.rules.has(rule));
    if (!rules.length) return nothing;
    return html`<p class="qa-play-rules" data-qa-part="rules">Your hints used: ${rules.map(
      (rule, index) => html`${index ? ", " : ""}${this.#ruleName(rule)}`,
    )}.</p>`;
  }

  #playing() {
    const { kind, game, hint } = this;
    const hintLabel = hint && !hint.change ? "Stronger hint" : "Hint";
    return html`<div data-qa-part="playing">
      <p class="qa-play-tools">
        ${button("undo", "Undo", () => this.undo(), !game.canUndo)}
        ${button("clear", "Clear", () => this.clear(), !game.isTouched)}
        ${button("hint", hintLabel, () => this.askForHint(), false, "qa-main")}
        ${kind.tools()}
      </p>
    </div>`;
  }

  #solved() {
    const { position } = this.game;
    return html`<div data-qa-part="solved">
      ${this.kind.found()}
      ${this.#usedRules()}
      <pre class="qa-play-result" data-qa-part="result">${this.result}</pre>
      <p class="qa-play-tools">
        ${button("copy", "Copy", () => this.copy())}
        ${button("again", "Play again", () => this.clear())}
        <span data-qa-part="onward">${position.day ? this.#next(position) : this.kind.next(position)}</span>
      </p>
    </div>`;
  }

  /** Render a link to the game of a day and a level.
      @param {unknown} text  the content of the link
      @param {{kind?: any, label?: string, current?: string, tab?: number, isLasting?: boolean}}
        [options]  the kind of game, by default the current one; values of `aria-label`,
        `aria-current` and `tabindex`; whether the address leaves out the day if it is today */
  link(day, level, text, { kind = this.kind, label, current, tab, isLasting = false } = {}) {
    const values = isLasting && day === today() ? { level } : { day, level };
    const act = () => {
      this.address.push(address);
      this.openDay(kind, day, level);
    };
    const address = this.queryOf(kind, values);
    return this.actionLink(address, text, { label, current, tab, act });
  }

  /** Render a link that opens a game in this figure, without loading the page again.
      @param {unknown} text  the content of the link
      @param {{label: string, act: () => unknown, current?: string, tab?: number, look?: string}}
        options  `act` opens the game; `look` is a class; the others are values of attributes */
  actionLink(address, text, { label, act, current, tab, look }) {
    const follow = (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      // Stop the event, because themes that swap pages would follow the link, too.
      event.stopPropagation();
      act();
    };
    return html`<a
      class=${look || nothing}
      href=${address}
      aria-label=${label ?? nothing}
      aria-current=${current ?? nothing}
      tabindex=${tab ?? nothing}
      @click=${follow}>${text}</a>`;
  }

  /** Render the part above the board: tabs for the kinds of games, and the choice of day and level.
      For a puzzle without a day, the choice of another puzzle takes their place. */
  #head({ kind, day, level, ...position }) {
    return html`${this.kinds.length > 1 ? this.#tabs(kind, day, level) : nothing}
      ${day ? this.#dayAndLevels(kind, day, level) : this.#choice(kind, position)}`;
  }

  #tabs(current, day = today(), level = LEVEL_NAMES[0]) {
    const tab = (kind) =>
      this.link(day, level, capitalized(kind.name), {
        kind,
        current: kind === current ? "true" : undefined,
        isLasting: true,
      });
    return html`<nav class="qa-play-games" aria-label="Game" data-qa-part="games">${this.kinds.map(tab)}</nav>`;
  }

  #dayAndLevels(kind, day, level) {
    const sign = html`<span role="img" aria-label="solved"> ✓</span>`;
    const levelLink = (other) => {
      const isSolved = kind.records.get(`${day}/${other}`)?.isSolved;
      const text = html`${capitalized(other)}${isSolved ? sign : nothing}`;
      return this.link(day, other, text, {
        kind,
        current: other === level ? "true" : undefined,
      });
    };
    const before = this.link(shifted(day, -1), level, "‹", { kind, label: "Day before" });
    const onward = [
      this.link(shifted(day, 1), level, "›", { kind, label: "Day after" }),
      this.link(today(), level, "Today", { kind }),
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

  #choice(kind, position) {
    const link = this.link(today(), LEVEL_NAMES[0], "Puzzle of today", { kind });
    return html`<p class="qa-play-day">${link}</p>${kind.choice(position)}`;
  }

  /** Render a link to the next game after a solved one: the next level of its day, or the day
      before. */
  #next({ day, level }) {
    const next = LEVEL_NAMES[LEVEL_NAMES.indexOf(level) + 1];
    return next
      ? this.link(day, next, `${capitalized(next)}, same day`)
      : this.link(shifted(day, -1), level, "The day before");
  }

  #calendar() {
    const { month, kind, kinds } = this;
    const isLast = monthOf(month, 1) > today();
    const solved = new Map(kinds.map((each) => [each, each.records.solvedKeys()]));
    const turn = (months) => {
      this.month = monthOf(month, months);
      this.notice = `${monthText(this.month)}.`;
    };
    const calendar = {
      chosen: this.coming ?? this.game.position,
      solved,
      link: (...values) => this.link(...values),
    };
    return html`<div class="qa-play-calendar">
      <div class="qa-play-days">
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
        ${monthView(month, calendar)}
      </div>
      <div class="qa-play-tally">
        ${unsolvedView(month, calendar)}
        <p data-qa-part="streak">${streakText([...solved.values()])}</p>
      </div>
      ${kind.more(solved.get(kind))}
    </div>`;
  }
}

define("queens-play", Play);
