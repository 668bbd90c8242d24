/* Region puzzles: a reader places one queen in each row, column and region. */

import "./queens-play.css";
import { button, choiceIn, define, dropdown, html, nothing, numberIn } from "#base";
import { hasSquare } from "#shared/attacks.js";
import { squareOf, squares } from "#shared/symmetry.js";
import { counted, listed } from "#shared/text.js";
import { makeYielder } from "#shared/worker.js";
import { clockText, DailyFigure, sheet } from "./daily-figure.js";
import { LEVEL_NAMES, longText, monthOf, shifted, today } from "#shared/days.js";
import { gameBoard } from "./game-board.js";
import { regionHintsFor } from "./hints.js";
import { Records } from "./records.js";
import { COLORS, letters, regionLayers } from "./region-board.js";
import { regionPuzzleOf } from "./region-generator.js";
import { boardOf } from "./region-rules.js";
import { conflict, MAX_DRAWN_N, MAX_TRIED, parsePuzzle, rowsIn, solutionsOf } from "./regions.js";

// The size of the first puzzle that does not belong to a day.
const START_N = 8;
// Puzzles on a printed sheet.
const PRINTED = 6;
const NEEDS = {
  easy: "One look is enough: find a region, a row or a column with one open square.",
  medium: "Count as well: two regions in the same two rows fill both.",
  hard: "Now and then you must suppose a queen and see what follows.",
};

/** Return the reason why an address has no puzzle to play.
    @param {number | undefined} count  its solutions; undefined if they take too long to count */
function addressError(text, rows, count) {
  const short = text.length > 20 ? `${text.slice(0, 20)}…` : text;
  if (!rows) {
    const example = "such as rows=AAAA.ABBB.CBDD.CCDD";
    return `The address needs up to ${MAX_DRAWN_N} rows of as many letters, ${example}, got "${short}".`;
  }
  const regions = new Set(rows.join("")).size;
  const puzzle = "The puzzle of the address";
  if (regions !== rows.length)
    return `${puzzle} has ${counted(regions, "region")}, not ${rows.length}: one for each row.`;
  if (count === undefined) return `${puzzle} takes too long to solve.`;
  return `${puzzle} has ${count ? "more than one solution" : "no solution"}, not exactly one.`;
}

/** Return the caption and the picture of a puzzle on a sheet. */
function printedPuzzle({ name, n, regions }, hasLetters) {
  const board = boardOf(regions);
  const letterLayer = hasLetters ? letters(board.units) : nothing;
  const picture = html`<svg
    role="img"
    aria-label=${name}
    viewBox="-0.03 -0.03 ${n + 0.06} ${n + 0.06}">${regionLayers(board)}${letterLayer}</svg>`;
  return { caption: name, picture };
}

/** The game with the puzzles of all days, and further ones of several sizes. */
class Regions extends DailyFigure {
  static properties = {
    // For each size the rows of its puzzles.
    puzzles: { type: Object },
  };
  records = new Records("regions");
  // The game whose seconds are counted.
  #clock;

  // The choice of a puzzle

  hasFixedGame(query) {
    return super.hasFixedGame(query) || query.has("n") || query.has("rows");
  }

  async read(query) {
    const rows = rowsIn(query.get("rows"));
    const isComplete = rows && new Set(rows.join("")).size === rows.length;
    const solutions = isComplete ? solutionsOf(boardOf(rows), 2, MAX_TRIED) : [];
    const n = choiceIn(query, "n", Object.keys(this.puzzles));
    const number = n && numberIn(query, "puzzle", 1, this.puzzles[n].length);
    this.month = monthOf(today());
    if (solutions?.length === 1)
      this.play({ regions: rows, solution: solutions[0] }, rows.join("."));
    else if (number) this.openNumber(Number(n), number);
    else {
      await super.read(query);
      if (query.has("rows")) {
        const error = addressError(query.get("rows"), rows, solutions?.length);
        this.show(`${error} This is the puzzle of today.`);
      }
    }
  }

  /** Return the puzzle of a day. The first one is made without breaks: without a board, the page
      would be shorter for a moment. */
  puzzleOf(day, level) {
    return regionPuzzleOf(day, level, this.game && makeYielder());
  }

  openNumber(n, number) {
    const puzzle = { number, ...parsePuzzle(this.puzzles[n][number - 1]) };
    this.play(puzzle, `${n}/${number}`, `${n} x ${n}, puzzle ${number}`);
  }

  goTo(n, number) {
    this.address.push(`?n=${n}&puzzle=${number}`);
    this.openNumber(n, number);
  }

  play(puzzle, key, name) {
    const { regions } = puzzle;
    const position = { ...puzzle, n: regions.length, board: boardOf(regions), given: [] };
    super.play(position, key, name);
    this.seconds ??= 0;
  }

  // Actions of the reader

  hintsOf(game) {
    return regionHintsFor(game);
  }

  changed(notice) {
    this.#startClock();
    super.changed(notice);
  }

  /** Print this puzzle and five more: of the days before, or with the next numbers. */
  async printSix() {
    const { game } = this;
    const { day, level, n, number } = game.position;
    const puzzles = [];
    this.show("The six puzzles are being made.");
    await this.updateComplete;
    // The print dialog opens next, so nothing else is announced.
    this.muteAnnouncements();
    const takeBreak = makeYielder();
    for (let more = 0; more < PRINTED; more++) {
      if (day) {
        const before = shifted(day, -more);
        const puzzle = await regionPuzzleOf(before, level, takeBreak);
        puzzles.push({ name: longText(before), ...puzzle });
      } else {
        const next = ((number - 1 + more) % this.puzzles[n].length) + 1;
        puzzles.push({ name: `Puzzle ${next}`, ...parsePuzzle(this.puzzles[n][next - 1]) });
      }
    }
    if (game !== this.game || this.signal.aborted) return;
    this.show();
    const answers = puzzles.map(
      ({ name, solution }) => `${name}: ${squares(solution).join(" ")}. `,
    );
    this.sheet = sheet({
      title: `Queens in coloured regions: ${day ? level : `${n} x ${n}`}`,
      figures: puzzles.map((puzzle) => printedPuzzle(puzzle, this.#hasLetters)),
      answers: answers.join(""),
      look: "qa-regions-sheet",
    });
    await this.updateComplete;
    const removeSheet = () => {
      this.sheet = undefined;
    };
    addEventListener("afterprint", removeSheet, { once: true, signal: this.signal });
    print();
  }

  // The clock, which runs from the first change while the page is visible

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

  // The view

  /** Return the reasons why a queen may not be on a square: `in one row with d4`. */
  #clashesAt(square) {
    const { queens, position } = this.game;
    if (!hasSquare(queens, square)) return [];
    const others = queens.filter(
      (other) => `${other}` !== `${square}` && conflict(position, square, other),
    );
    return others.map(
      (other) => `${conflict(position, square, other)} ${squareOf(...other, position.n)}`,
    );
  }

  clashAt(square) {
    return listed(this.#clashesAt(square).slice(0, 2));
  }

  get clashText() {
    const {
      clashes: [pair],
      position,
    } = this.game;
    if (!pair) return "";
    const [one, other] = pair.map((square) => `*${squareOf(...square, position.n)}*`);
    return `${one} is ${conflict(position, ...pair)} ${other}.`;
  }

  get title() {
    const { day, level, n, number } = this.game.position;
    const otherName = number ? `puzzle ${number}` : "of a reader";
    const name = day ? `${day} ${level}` : otherName;
    return `regions ${name}, ${n} x ${n}`;
  }

  get query() {
    const { day, level, n, number } = this.game.position;
    if (day) return `?day=${day}&level=${level}`;
    return number ? `?n=${n}&puzzle=${number}` : `?rows=${this.key}`;
  }

  get task() {
    return NEEDS[this.game.position.level] ?? "";
  }

  get goal() {
    return `Place ${counted(this.game.position.n, "queen")}.`;
  }

  get #hasLetters() {
    return this.option("letters", this.game.position.n > COLORS);
  }

  board(listener) {
    const { game, hint } = this;
    const { board, regions } = game.position;
    const below = [
      regionLayers(board),
      letters(this.#hasLetters ? board.units : (hint?.units ?? [])),
    ];
    const words = (square) => [
      `region ${regions[square[0]][square[1]]}`,
      ...this.#clashesAt(square),
    ];
    return gameBoard(
      { name: this.ariaLabel, game, hint, showsAttacks: this.option("attacks"), below, words },
      listener,
    );
  }

  options() {
    const { day, n, number } = this.game.position;
    return [
      this.checkbox("letters", "Letters", n > COLORS),
      this.checkbox("attacks", "Show attacks"),
      this.checkbox("clock", "Timer", true),
      button("print", "Print", () => print()),
      day || number ? button("six", "Print six", () => this.printSix()) : nothing,
    ];
  }

  tools() {
    return this.option("clock", true)
      ? html`<span class="qa-regions-clock" data-qa-part="time">${clockText(this.seconds)}</span>`
      : nothing;
  }

  next(position) {
    const { day, n, number } = position;
    if (day) return super.next(position);
    const goOn = () => {
      if (number) this.goTo(n, (number % this.puzzles[n].length) + 1);
      else this.goTo(START_N, 1);
    };
    return button("next", "Next puzzle", goOn);
  }

  /** Render the day; or size and number of a puzzle that does not belong to a day. */
  headOf(position) {
    const { day, n, number } = position;
    if (day) return super.headOf(position);
    const choice = number
      ? this.#numberChoice(n, number)
      : html`<p>A puzzle that a reader has drawn</p>`;
    return html`<p class="qa-play-day">${this.link(today(), LEVEL_NAMES[0], "Puzzle of today")}</p>
      ${choice}`;
  }

  #numberChoice(n, number) {
    const numbers = this.puzzles[n].map((_, index) => index + 1);
    const list = dropdown("Puzzle", numbers, number, (next) => this.goTo(n, next));
    return html`<p class="qa-regions-chosen">${this.#sizes("Size", n)} ${list}</p>`;
  }

  /** Go to a puzzle without a day. The list of sizes, now above the board, gets the focus. */
  async leaveDays(n) {
    this.goTo(n, 1);
    await this.updateComplete;
    this.querySelector("[data-qa-part=size]").focus();
  }

  /** Render a list of further puzzles below the calendar of days. */
  more() {
    return this.game.position.day
      ? html`<p class="qa-regions-chosen">${this.#sizes("More puzzles", 0)}</p>`
      : nothing;
  }

  /** Render a list of sizes. If `chosen` is 0, its first entry stands for the puzzle of the day. */
  #sizes(label, chosen) {
    const sizes = Object.keys(this.puzzles).map(Number);
    const text = (n) => (n ? `${n} x ${n}` : "choose a size");
    const choose = (n) => n && (chosen ? this.goTo(n, 1) : this.leaveDays(n));
    return dropdown(label, chosen ? sizes : [0, ...sizes], chosen, choose, { text });
  }
}

define("queens-regions", Regions);
