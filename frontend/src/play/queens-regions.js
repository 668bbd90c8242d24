/* Region puzzles: a reader places one queen in each row, column and region. */

import "./queens-play.css";
import { button, checkbox, choiceIn, define, dropdown, html, nothing, numberIn, squareUnder } from "../base/index.js";
import { fullMessage } from "../learn/place-messages.js";
import { readKept, saveProgress } from "../learn/progress.js";
import { pause } from "../shared/pause.js";
import { squareOf } from "../shared/symmetry.js";
import { listed } from "../shared/text.js";
import { actionText } from "./action-text.js";
import { DailyFigure } from "./daily-figure.js";
import { LEVEL_NAMES, longText, monthOf, shifted, today } from "./days.js";
import { dragMarks } from "./drag-marks.js";
import { EMPTY, Game, MARK, NEXT, QUEEN } from "./game.js";
import { Records } from "./records.js";
import { clashesAt, regionBoard } from "./region-board.js";
import { regionPuzzleOf } from "./region-generator.js";
import { hintsFor } from "./region-hints.js";
import { boardOf } from "./region-rules.js";
import { MAX_TRIED, solutionsOf } from "./region-search.js";
import { COUNT, regionSheet } from "./region-sheet.js";
import { clockText, summaryText } from "./result-text.js";
import { conflict, conflicts, MAX_DRAWN_N, parsePuzzle, rowsIn } from "./regions.js";

const NAME = "regions";
const START_N = 8; // of the first puzzle that belongs to no day
const MAX_COLORED = 10; // regions that have a colour of their own
const NEEDS = {
  easy: "One look is enough: find a region, a row or a column with one open square.",
  medium: "Count as well: two regions in the same two rows fill both.",
  hard: "Now and then you must suppose a queen and see what follows.",
};
const HELP = "Click a square for a queen, again for a mark, again to empty it. Draw over squares to mark them.";

/** Why an address has no puzzle to play. */
function drawnFault(text, rows, count) {
  const quoted = `"${text.length > 20 ? `${text.slice(0, 20)}…` : text}"`;
  if (!rows) return `The address has rows=${quoted}. Needed are up to ${MAX_DRAWN_N} rows, each of as many letters, such as rows=AAAA.ABBB.CBDD.CCDD.`;
  const regions = new Set(rows.join("")).size;
  if (regions !== rows.length) return `The puzzle of the address has ${regions} regions for ${rows.length} rows. It needs a region for each row.`;
  if (count === undefined) return "The puzzle of the address takes too long to solve.";
  return `The puzzle of the address has ${count ? "more than one solution" : "no solution"}. It needs exactly one.`;
}

/** The puzzles of all days, and more of several sizes. */
class Regions extends DailyFigure {
  static properties = {
    puzzles: { type: Object }, // for each size the texts of its puzzles
    hints: { state: true }, // from the weakest
    stage: { state: true }, // which of them is shown
    notice: { state: true }, // what the reader has done
    copied: { state: true }, // what has become of the result
    seconds: { state: true },
    sheet: { state: true }, // to print
  };
  records = new Records(NAME);
  #stroke = { value: MARK, hasBegun: false }; // of a pointer that marks squares
  #clock; // the game whose seconds are counted

  // Which puzzle

  namesGame(query) {
    return super.namesGame(query) || query.has("n") || query.has("rows");
  }

  read(query) {
    const rows = rowsIn(query.get("rows"), MAX_DRAWN_N);
    const solutions = rows && new Set(rows.join("")).size === rows.length ? solutionsOf(boardOf(rows), 2, MAX_TRIED) : [];
    if (solutions?.length === 1) return this.openDrawn(rows, solutions[0]);
    const n = choiceIn(query, "n", Object.keys(this.puzzles));
    const number = n && numberIn(query, "puzzle", 1, this.puzzles[n].length);
    if (!number) {
      super.read(query);
      if (query.has("rows")) this.show(`${drawnFault(query.get("rows"), rows, solutions?.length)} This is the puzzle of today.`);
      return undefined;
    }
    this.month = monthOf(today());
    return this.openNumber(Number(n), number);
  }

  open(day, level) {
    this.play({ day, level, ...regionPuzzleOf(day, level) }, `${day}/${level}`);
  }

  openNumber(n, number) {
    this.play({ number, ...parsePuzzle(this.puzzles[n][number - 1]) }, `${n}/${number}`);
  }

  /** A puzzle that a reader has drawn. */
  openDrawn(regions, solution) {
    this.month = monthOf(today());
    this.play({ n: regions.length, regions, solution }, regions.join("."));
  }

  goTo(n, number) {
    this.address.push(`?n=${n}&puzzle=${number}`);
    this.openNumber(n, number);
  }

  play(puzzle, key) {
    const record = this.records.get(key);
    Object.assign(this, { key, sheet: undefined });
    this.game = new Game({ given: [], ...puzzle }, record, (queens) => conflicts(puzzle, queens));
    this.seconds = record?.seconds ?? 0;
    this.show();
  }

  // What a reader does

  change(square, value, isByHint = false) {
    const { game } = this;
    if (game.isSolved || value === game.at(square)) return;
    const isFull = value === QUEEN && game.queens.length === game.position.n;
    game.change(square, isFull ? EMPTY : value, isByHint);
    this.changed(isFull ? fullMessage(game.position.n) : this.#told(square));
  }

  /** Mark the squares that a pointer passes, or empty them if the first one has a mark. */
  drag(squares, isFirst) {
    const { game } = this;
    if (game.isSolved) return;
    if (isFirst) this.#stroke = { value: game.at(squares[0]) === MARK ? EMPTY : MARK, hasBegun: false };
    const { value, hasBegun } = this.#stroke;
    const changing = squares.filter((square) => ![QUEEN, value].includes(game.at(square)));
    if (!changing.length) return;
    game.changeAll(changing, value, { isPart: hasBegun });
    this.#stroke.hasBegun = true;
    this.changed(this.#countText(value === MARK ? "Marked." : "Marks removed."));
  }

  /** What is said of a square that was changed: of a clash elsewhere, too. */
  #told(square) {
    const { game } = this;
    const { position, queens } = game;
    const clash = listed(clashesAt(game, square).slice(0, 2));
    const text = actionText(square, game.at(square), { n: position.n, count: queens.length, clash });
    const [pair] = clash ? [] : game.clashesOf(queens);
    return pair ? `${text} ${this.#clashSentence(pair)}` : text;
  }

  #clashSentence([a, b]) {
    const { position } = this.game;
    return `*${squareOf(...a, position.n)}* is ${conflict(position, a, b)} *${squareOf(...b, position.n)}*.`;
  }

  undo() {
    if (!this.game.canUndo) return;
    this.game.undo();
    this.changed(this.#countText("Taken back."));
  }

  clear() {
    if (this.game.isSolved) this.seconds = 0;
    this.game.clear();
    this.changed(this.#countText("The board is empty."));
  }

  #countText(text) {
    return `${text} ${this.game.queens.length} of ${this.game.position.n}.`;
  }

  /** Show a hint, then a stronger one, then do what the last one proposes. */
  askForHint() {
    const { game, hint } = this;
    if (game.isSolved) return;
    if (hint?.change) {
      this.follow(hint.change);
      return;
    }
    if (hint) this.stage += 1;
    else {
      [this.hints, this.stage, this.notice] = [hintsFor(game), 0, undefined];
      game.hints += 1;
      this.keep();
    }
  }

  /** Print this puzzle and those that follow it: of the days before, or by their numbers. */
  async printSix() {
    const { game } = this;
    const { day, level, n, number } = game.position;
    const puzzles = [];
    this.show("The six puzzles are being made.");
    for (let more = 0; more < COUNT; more++) {
      await pause();
      const before = day && shifted(day, -more);
      const next = number && ((number - 1 + more) % this.puzzles[n].length) + 1;
      puzzles.push(day ? { name: longText(before), ...regionPuzzleOf(before, level) } : { name: `Puzzle ${next}`, ...parsePuzzle(this.puzzles[n][next - 1]) });
    }
    if (game !== this.game || this.signal.aborted) return;
    this.show();
    this.sheet = regionSheet(day ? `Queens in coloured regions: ${level}` : `Queens in coloured regions: ${n} x ${n}`, puzzles, this.option("letters", n > MAX_COLORED));
    await this.updateComplete;
    addEventListener("afterprint", () => (this.sheet = undefined), { once: true, signal: this.signal });
    print();
  }

  follow({ squares, value }) {
    if (squares.length === 1) this.change(squares[0], value, true);
    else {
      this.game.changeAll(squares, value);
      this.changed(this.#countText("Marked."));
    }
  }

  get hint() {
    return this.hints?.[this.stage];
  }

  changed(notice) {
    this.#startClock();
    this.keep();
    this.show(notice);
  }

  keep() {
    this.records.set(this.key, { ...this.game.record, seconds: this.seconds });
  }

  show(notice) {
    this.hints = this.copied = undefined;
    this.notice = notice;
    this.requestUpdate();
  }

  // The clock, which runs from the first change while the page is seen

  #startClock() {
    if (this.#clock === this.game) return;
    this.#clock = this.game;
    this.#tick(this.game);
  }

  #tick(game) {
    this.later(1000, () => {
      if (game !== this.game || game.isSolved) {
        if (game === this.#clock) this.#clock = undefined;
        return;
      }
      if (!document.hidden) this.seconds += 1;
      this.#tick(game);
    });
  }

  // Options, which this browser keeps

  option(name, preset) {
    return readKept(NAME, [name], (value) => typeof value === "boolean") ?? preset;
  }

  #checkbox(name, label, preset) {
    const change = (isOn) => {
      saveProgress(NAME, { [name]: isOn });
      this.requestUpdate();
    };
    return checkbox(name, label, this.option(name, preset), change);
  }

  // What the figure shows

  get text() {
    const { position, queens, isSolved, isTouched } = this.game;
    if (isSolved) return `Solved. ${this.copied ?? "There is no other solution."}`;
    if (this.hint) return this.hint.text;
    if (this.notice) return this.notice;
    const [pair] = this.game.clashesOf(queens);
    if (pair) return this.#clashSentence(pair);
    const task = isTouched ? `${queens.length} of ${position.n}.` : HELP;
    return position.level ? `${NEEDS[position.level]} ${task}` : task;
  }

  get result() {
    const { game, seconds } = this;
    const { day, level, n, number } = game.position;
    const [title, query] = day ? [`${day} ${level}`, `?day=${day}&level=${level}`]
      : number ? [`puzzle ${number}`, `?n=${n}&puzzle=${number}`] : ["of a reader", `?rows=${this.key}`];
    return summaryText({ title: `regions ${title}, ${n} x ${n}`, trail: game.trail, hints: game.hints, query, seconds });
  }

  render() {
    const { game } = this;
    const { day, level, n } = game.position;
    const hasLetters = this.option("letters", n > MAX_COLORED);
    const showsAttacks = this.option("attacks", false);
    const listener = {
      choose: (square) => this.change(square, NEXT[game.at(square)]),
      empty: (square) => this.change(square, EMPTY),
      forbid: (square) => this.change(square, game.at(square) === MARK ? EMPTY : MARK),
    };
    const drag = (event) => dragMarks(event, (squares, isFirst) => this.drag(squares, isFirst), squareUnder);
    return html`<div class="qa-play-stage">
      ${day ? this.head(day, level) : this.#numberHead()}
      <div class="qa-play-board" data-qa-part="board" @keydown=${(event) => this.press(event)} @pointerdown=${drag}>${regionBoard({ name: this.ariaLabel, game, hint: this.hint, hasLetters, showsAttacks }, listener)}</div>
      <div class="qa-play-side">
        ${this.say(this.text, { isWrong: Boolean(this.hint) })}
        ${game.isSolved ? this.#solved() : this.#playing()}
        <p class="qa-play-option">
          ${this.#checkbox("letters", "Letters", n > MAX_COLORED)}
          ${this.#checkbox("attacks", "Show attacks", false)}
          ${this.#checkbox("clock", "Timer", true)}
          ${button("print", "Print", () => print())}
          ${day || game.position.number ? button("six", "Print six", () => this.printSix()) : nothing}
        </p>
      </div>
      ${this.calendar(game.position, day ? html`<p class="qa-regions-chosen">${this.#sizes("More puzzles", 0)}</p>` : nothing)}
    </div>
    ${this.sheet ?? nothing}`;
  }

  #playing() {
    const { game, hint, seconds } = this;
    return html`<div data-qa-part="playing">
      <p class="qa-play-tools">
        ${button("undo", "Undo", () => this.undo(), !game.canUndo)}
        ${button("clear", "Clear", () => this.clear(), !game.isTouched)}
        ${button("hint", hint && !hint.change ? "Stronger hint" : "Hint", () => this.askForHint(), false, "qa-main")}
        ${this.option("clock", true) ? html`<span class="qa-regions-clock" data-qa-part="time">${clockText(seconds)}</span>` : nothing}
      </p>
      <p class="qa-play-do">${hint?.change ? button("do", hint.change.text, () => this.follow(hint.change)) : nothing}</p>
    </div>`;
  }

  #solved() {
    const { day, level, n, number } = this.game.position;
    const copy = async () => (this.copied = await this.copyResult(this.result));
    return html`<div data-qa-part="solved">
      <pre class="qa-play-result" data-qa-part="result">${this.result}</pre>
      <p class="qa-play-tools">
        ${button("copy", "Copy", copy)}
        ${button("again", "Play again", () => this.clear())}
        <span data-qa-part="onward">${day ? this.onward(day, level) : button("next", "Next puzzle", () => this.goTo(number ? n : START_N, number ? (number % this.puzzles[n].length) + 1 : 1))}</span>
      </p>
    </div>`;
  }

  /** The size and the number of a puzzle that belongs to no day. */
  #numberHead() {
    const { n, number } = this.game.position;
    return html`<div class="qa-play-head">
      <p class="qa-play-day">${this.link(today(), LEVEL_NAMES[0], "Puzzle of today")}</p>
      ${number ? html`<p class="qa-regions-chosen">${this.#sizes("Size", n)} ${dropdown("Puzzle", this.puzzles[n].map((_, index) => index + 1), number, (each) => this.goTo(n, each))}</p>` : html`<p>A puzzle that a reader has drawn</p>`}
    </div>`;
  }

  /** A list of sizes; without one that is chosen, its first entry stands for the puzzle of the day. */
  #sizes(label, chosen) {
    const sizes = Object.keys(this.puzzles).map(Number);
    const text = (n) => (n ? `${n} x ${n}` : "choose a size");
    return dropdown(label, chosen ? sizes : [0, ...sizes], chosen, (n) => n && this.goTo(n, 1), { text });
  }
}

define("queens-regions", Regions);
