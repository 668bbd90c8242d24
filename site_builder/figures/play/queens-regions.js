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

const START_N = 8; // of the first puzzle that belongs to no day
const PRINTED = 6; // puzzles on a sheet
const NEEDS = {
  easy: "One look is enough: find a region, a row or a column with one open square.",
  medium: "Count as well: two regions in the same two rows fill both.",
  hard: "Now and then you must suppose a queen and see what follows.",
};

/** Why an address has no puzzle to play. */
function drawnFault(text, rows, count) {
  const quoted = `"${text.length > 20 ? `${text.slice(0, 20)}…` : text}"`;
  if (!rows)
    return `The address needs up to ${MAX_DRAWN_N} rows of as many letters, such as rows=AAAA.ABBB.CBDD.CCDD, got ${quoted}.`;
  const regions = new Set(rows.join("")).size;
  if (regions !== rows.length)
    return `The puzzle of the address has ${counted(regions, "region")}, not ${rows.length}: one for each row.`;
  if (count === undefined) return "The puzzle of the address takes too long to solve.";
  return `The puzzle of the address has ${count ? "more than one solution" : "no solution"}, not exactly one.`;
}

/** A puzzle on a sheet. */
function printed({ name, n, regions }, hasLetters) {
  const board = boardOf(regions);
  const picture = html`<svg
    role="img"
    aria-label=${name}
    viewBox="-0.03 -0.03 ${n + 0.06} ${n + 0.06}">${regionLayers(board)}${hasLetters ? letters(board.units) : nothing}</svg>`;
  return { caption: name, picture };
}

/** The puzzles of all days, and more of several sizes. */
class Regions extends DailyFigure {
  static properties = {
    puzzles: { type: Object }, // for each size the rows of its puzzles
  };
  records = new Records("regions");
  #clock; // the game whose seconds are counted

  // Which puzzle

  namesGame(query) {
    return super.namesGame(query) || query.has("n") || query.has("rows");
  }

  async read(query) {
    const rows = rowsIn(query.get("rows"));
    const solutions =
      rows && new Set(rows.join("")).size === rows.length
        ? solutionsOf(boardOf(rows), 2, MAX_TRIED)
        : [];
    const n = choiceIn(query, "n", Object.keys(this.puzzles));
    const number = n && numberIn(query, "puzzle", 1, this.puzzles[n].length);
    this.month = monthOf(today());
    if (solutions?.length === 1)
      this.play({ regions: rows, solution: solutions[0] }, rows.join("."));
    else if (number) this.openNumber(Number(n), number);
    else {
      await super.read(query);
      if (query.has("rows"))
        this.show(
          `${drawnFault(query.get("rows"), rows, solutions?.length)} This is the puzzle of today.`,
        );
    }
  }

  /** The first one takes no breaks: without a board, the page would be shorter. */
  puzzleOf(day, level) {
    return regionPuzzleOf(day, level, this.game && makeYielder());
  }

  openNumber(n, number) {
    this.play(
      { number, ...parsePuzzle(this.puzzles[n][number - 1]) },
      `${n}/${number}`,
      `${n} x ${n}, puzzle ${number}`,
    );
  }

  goTo(n, number) {
    this.address.push(`?n=${n}&puzzle=${number}`);
    this.openNumber(n, number);
  }

  play(puzzle, key, name) {
    super.play(
      { ...puzzle, n: puzzle.regions.length, board: boardOf(puzzle.regions), given: [] },
      key,
      name,
    );
    this.seconds ??= 0;
  }

  // What a reader does

  hintsOf(game) {
    return regionHintsFor(game);
  }

  changed(notice) {
    this.#startClock();
    super.changed(notice);
  }

  /** Print this puzzle and those that follow it: of the days before, or by their numbers. */
  async printSix() {
    const { game } = this;
    const { day, level, n, number } = game.position;
    const puzzles = [];
    this.show("The six puzzles are being made.");
    await this.updateComplete;
    this.muteAnnouncements(); // the print dialog says the rest
    const takeBreak = makeYielder();
    for (let more = 0; more < PRINTED; more++) {
      const before = day && shifted(day, -more);
      const next = number && ((number - 1 + more) % this.puzzles[n].length) + 1;
      puzzles.push(
        day
          ? { name: longText(before), ...(await regionPuzzleOf(before, level, takeBreak)) }
          : { name: `Puzzle ${next}`, ...parsePuzzle(this.puzzles[n][next - 1]) },
      );
    }
    if (game !== this.game || this.signal.aborted) return;
    this.show();
    this.sheet = sheet({
      title: `Queens in coloured regions: ${day ? level : `${n} x ${n}`}`,
      figures: puzzles.map((each) => printed(each, this.#hasLetters)),
      answers: puzzles
        .map(({ name, solution }) => `${name}: ${squares(solution).join(" ")}. `)
        .join(""),
      look: "qa-regions-sheet",
    });
    await this.updateComplete;
    addEventListener("afterprint", () => (this.sheet = undefined), {
      once: true,
      signal: this.signal,
    });
    print();
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

  // What the figure shows

  /** Why a queen may not stand where it stands: `in one row with d4`. */
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
    const name = day ? `${day} ${level}` : number ? `puzzle ${number}` : "of a reader";
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
    return button("next", "Next puzzle", () =>
      this.goTo(number ? n : START_N, number ? (number % this.puzzles[n].length) + 1 : 1),
    );
  }

  /** The day; or the size and the number of a puzzle that belongs to no day. */
  headOf(position) {
    const { day, n, number } = position;
    if (day) return super.headOf(position);
    const numbers = number && this.puzzles[n].map((_, index) => index + 1);
    const chosen =
      number &&
      html`<p class="qa-regions-chosen">${this.#sizes("Size", n)} ${dropdown("Puzzle", numbers, number, (each) => this.goTo(n, each))}</p>`;
    return html`<p class="qa-play-day">${this.link(today(), LEVEL_NAMES[0], "Puzzle of today")}</p>
      ${chosen ?? html`<p>A puzzle that a reader has drawn</p>`}`;
  }

  /** Leave the days: the list of sizes stands above the board then. */
  async leaveDays(n) {
    this.goTo(n, 1);
    await this.updateComplete;
    this.querySelector("[data-qa-part=size]").focus();
  }

  /** More than the days have, below the calendar. */
  more() {
    return this.game.position.day
      ? html`<p class="qa-regions-chosen">${this.#sizes("More puzzles", 0)}</p>`
      : nothing;
  }

  /** A list of sizes; without one that is chosen, its first entry stands for the puzzle of the day. */
  #sizes(label, chosen) {
    const sizes = Object.keys(this.puzzles).map(Number);
    const text = (n) => (n ? `${n} x ${n}` : "choose a size");
    const choose = (n) => n && (chosen ? this.goTo(n, 1) : this.leaveDays(n));
    return dropdown(label, chosen ? sizes : [0, ...sizes], chosen, choose, { text });
  }
}

define("queens-regions", Regions);
