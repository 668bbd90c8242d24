/* The game of regions: a reader places one queen in each row, column and region. */

import { button, choiceIn, choices, dropdown, html, nothing, numberIn } from "#base";
import { hasSquare } from "#shared/attacks.js";
import { squareOf, squares } from "#shared/symmetry.js";
import { capitalized, clockText, counted, listed } from "#shared/text.js";
import { makeYielder } from "#shared/worker.js";
import { LEVEL_NAMES, longText, shifted } from "#shared/days.js";
import { gameBoard } from "./game-board.js";
import { regionHintsFor } from "./hints.js";
import { Records } from "./records.js";
import { COLORS, letters, regionLayers } from "./region-board.js";
import { regionPuzzleOf } from "./region-generator.js";
import { boardOf } from "./region-rules.js";
import { conflict, MAX_DRAWN_N, MAX_TRIED, parsePuzzle, rowsIn, solutionsOf } from "./regions.js";
import { sheet } from "./sheet.js";

// The size of the puzzle that `Next puzzle` opens after a puzzle that a reader has drawn.
const START_N = 8;
// The number of puzzles on a printed sheet.
const PRINTED = 6;
const NEEDS = {
  easy: "Look for one open square in a region or line, or for a region in one line.",
  medium: "Count as well: two regions in the same two rows fill both.",
  hard: "Now and then you must suppose a queen and see what follows.",
};

const sizeText = (n) => `${n} x ${n}`;

/** Return a sentence that says why the puzzle in an address cannot be played.
    @param {string} text  the puzzle as the address has it
    @param {string[] | undefined} rows  the parsed puzzle; undefined if the text is invalid
    @param {number | undefined} count  the number of its solutions; undefined if they take too long
      to count */
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

/** Return the caption and the picture of a puzzle on a printed sheet. */
function printedPuzzle({ name, n, regions }, hasLetters) {
  const board = boardOf(regions);
  const letterLayer = hasLetters ? letters(board.units) : nothing;
  const picture = html`<svg
    role="img"
    aria-label=${name}
    viewBox="-0.03 -0.03 ${n + 0.06} ${n + 0.06}">${regionLayers(board)}${letterLayer}</svg>`;
  return { caption: name, picture };
}

/** The game whose puzzles are regions: a puzzle for each day, and further ones of several sizes.
    The comment on `Play` describes the members that each kind of game has. */
export class RegionKind {
  name = "regions";
  records = new Records("regions");
  hasClock = true;
  parameters = ["day", "n", "rows"];
  look = "qa-regions";
  // The game whose seconds are being counted; undefined if the clock does not run.
  #clock;
  // The level whose puzzles the archive shows.
  #archiveLevel = LEVEL_NAMES[0];

  /** @param {any} figure  the element `<queens-play>` that shows the game; its `puzzles` are
        used */
  constructor(figure) {
    this.figure = figure;
  }

  // Methods for the choice of a puzzle.

  fixedPuzzle(query) {
    if (query.has("rows")) return this.#drawnPuzzle(query.get("rows"));
    const { puzzles } = this.figure;
    const n = choiceIn(query, "n", Object.keys(puzzles));
    const number = n && numberIn(query, "puzzle", 1, puzzles[n].length);
    return number ? this.#numbered(Number(n), number) : {};
  }

  /** Return the puzzle of an address that a reader has drawn, with its key, or the error why it
      cannot be played. */
  #drawnPuzzle(text) {
    const rows = rowsIn(text);
    const isComplete = rows && new Set(rows.join("")).size === rows.length;
    const solutions = isComplete ? solutionsOf(boardOf(rows), 2, MAX_TRIED) : [];
    return solutions?.length === 1
      ? { puzzle: { regions: rows, solution: solutions[0] }, key: rows.join(".") }
      : { error: addressError(text, rows, solutions?.length) };
  }

  #numbered(n, number) {
    const puzzle = { number, ...parsePuzzle(this.figure.puzzles[n][number - 1][0]) };
    return { puzzle, key: `${n}/${number}`, title: `${n} x ${n}, puzzle ${number}` };
  }

  puzzleOf(day, level, takeBreak) {
    return regionPuzzleOf(day, level, takeBreak);
  }

  positionFrom(puzzle) {
    const { regions } = puzzle;
    return { ...puzzle, n: regions.length, board: boardOf(regions), given: [] };
  }

  goTo(n, number) {
    this.figure.goTo(this, { n, puzzle: number }, this.#numbered(n, number));
  }

  opened() {}

  shown() {}

  changed(game) {
    if (this.#clock === game) return;
    this.#clock = game;
    this.#tick(game);
  }

  /** Count the seconds while the page is visible, until the game is solved or replaced. */
  #tick(game) {
    const { figure } = this;
    figure.later(1000, () => {
      if (game !== figure.game || game.isSolved) {
        if (game === this.#clock) this.#clock = undefined;
        return;
      }
      if (!document.hidden) figure.seconds += 1;
      this.#tick(game);
    });
  }

  /** Print the puzzle and five more on a sheet. After the puzzle of a day, these are the puzzles of
      the five days before, of the same level. After a numbered puzzle, they are the five with the
      next numbers for the same N; number 1 follows the last one. */
  async printSix() {
    const { figure } = this;
    const { game, puzzles: numbered } = figure;
    const { day, level, n, number } = game.position;
    const puzzles = [];
    figure.show("The six puzzles are being made.");
    await figure.updateComplete;
    // The print dialog opens next, so do not announce anything more.
    figure.muteAnnouncements();
    const takeBreak = makeYielder();
    for (let more = 0; more < PRINTED; more++) {
      if (day) {
        const before = shifted(day, -more);
        const puzzle = await regionPuzzleOf(before, level, takeBreak);
        puzzles.push({ name: longText(before), ...puzzle });
      } else {
        const next = ((number - 1 + more) % numbered[n].length) + 1;
        puzzles.push({ name: `Puzzle ${next}`, ...parsePuzzle(numbered[n][next - 1][0]) });
      }
    }
    if (game !== figure.game || figure.signal.aborted) return;
    figure.show();
    const answers = puzzles.map(
      ({ name, solution }) => `${name}: ${squares(solution).join(" ")}. `,
    );
    figure.sheet = sheet({
      title: `Queens in coloured regions: ${day ? level : `${n} x ${n}`}`,
      figures: puzzles.map((puzzle) => printedPuzzle(puzzle, this.#hasLetters(game.position))),
      answers: answers.join(""),
      look: "qa-regions-sheet",
    });
    await figure.updateComplete;
    const removeSheet = () => {
      figure.sheet = undefined;
    };
    addEventListener("afterprint", removeSheet, { once: true, signal: figure.signal });
    print();
  }

  hintsOf(game) {
    return regionHintsFor(game);
  }

  /** Return the texts that say which other queens a queen on a square clashes with: `in one row
      with d4`. */
  #clashesAt({ queens, position }, square) {
    if (!hasSquare(queens, square)) return [];
    const others = queens.filter(
      (other) => `${other}` !== `${square}` && conflict(position, square, other),
    );
    return others.map(
      (other) => `${conflict(position, square, other)} ${squareOf(...other, position.n)}`,
    );
  }

  clashAt(game, square) {
    return listed(this.#clashesAt(game, square).slice(0, 2));
  }

  clashText({ clashes: [pair], position }) {
    if (!pair) return "";
    const [one, other] = pair.map((square) => `*${squareOf(...square, position.n)}*`);
    return `${one} is ${conflict(position, ...pair)} ${other}.`;
  }

  title({ day, level, n, number }) {
    const otherName = number ? `puzzle ${number}` : "of a reader";
    const name = day ? `${day} ${level}` : otherName;
    return `regions ${name}, ${n} x ${n}`;
  }

  values({ day, level, n, number, regions }) {
    if (day) return { day, level };
    return number ? { n, puzzle: number } : { rows: regions.join(".") };
  }

  task({ level }) {
    return NEEDS[level] ?? "";
  }

  goal({ n }) {
    return `Place ${counted(n, "queen")}: one in each row, column and region. No two may touch.`;
  }

  #hasLetters({ n }) {
    return this.figure.option("letters", n > COLORS);
  }

  board(listener) {
    const { figure } = this;
    const { game, hint } = figure;
    const { position } = game;
    const { board, regions } = position;
    const below = [
      regionLayers(board),
      letters(this.#hasLetters(position) ? board.units : (hint?.units ?? [])),
    ];
    const words = (square) => [
      `region ${regions[square[0]][square[1]]}`,
      ...this.#clashesAt(game, square),
    ];
    const showsAttacks = figure.option("attacks");
    return gameBoard({ name: "Region puzzle", game, hint, showsAttacks, below, words }, listener);
  }

  options() {
    const { figure } = this;
    const { day, n, number } = figure.game.position;
    return [
      figure.checkbox("letters", "Letters", n > COLORS),
      figure.checkbox("attacks", "Show attacks"),
      figure.checkbox("clock", "Timer", true),
      button("print", "Print", () => print()),
      day || number ? button("six", "Print six", () => this.printSix()) : nothing,
    ];
  }

  tools() {
    const { figure } = this;
    return figure.option("clock", true)
      ? html`<span class="qa-regions-clock" data-qa-part="time">${clockText(figure.seconds)}</span>`
      : nothing;
  }

  below() {
    return nothing;
  }

  found() {
    return nothing;
  }

  /** Render a button for the next puzzle after a solved one that does not belong to a day. */
  next({ n, number }) {
    const goOn = () => {
      if (number) this.goTo(n, (number % this.figure.puzzles[n].length) + 1);
      else this.goTo(START_N, 1);
    };
    return button("next", "Next puzzle", goOn);
  }

  /** Render lists of the size and the number of a puzzle that does not belong to a day. */
  choice({ n, number }) {
    if (!number) return html`<p>A puzzle from a link</p>`;
    const { puzzles } = this.figure;
    const sizes = Object.keys(puzzles).map(Number);
    const numbers = puzzles[n].map((_, index) => index + 1);
    const sizeList = dropdown("Size", sizes, n, (size) => this.goTo(size, 1), { text: sizeText });
    const list = dropdown("Puzzle", numbers, number, (next) => this.goTo(n, next));
    return html`<p class="qa-regions-chosen">${sizeList} ${list}</p>`;
  }

  /** Render the archive: links to the puzzles without a day, by size, for one level at a time. */
  more(solved) {
    const { puzzles } = this.figure;
    const sizes = Object.keys(puzzles).map(Number);
    if (!sizes.length) return nothing;
    const choose = (level) => {
      this.#archiveLevel = level;
      this.figure.requestUpdate();
    };
    const level = this.#archiveLevel;
    const levels = choices(LEVEL_NAMES, level, choose, capitalized);
    const rows = sizes.map((n) => this.#archiveRow(n, level, solved));
    return html`<details class="qa-fold qa-play-archive" data-qa-part="archive">
      <summary>Archive by size and level</summary>
      <p class="qa-play-archive-choice" role="group" aria-label="Level of the archive">${levels}</p>
      <table aria-label="Archive, ${level}"><tbody>${rows}</tbody></table>
    </details>`;
  }

  #archiveRow(n, level, solved) {
    const numbers = this.figure.puzzles[n].flatMap(([, of], index) =>
      of === level ? [index + 1] : [],
    );
    if (!numbers.length) return nothing;
    const link = (number) => {
      const isSolved = solved.has(`${n}/${number}`);
      const label = `${sizeText(n)}, puzzle ${number}${isSolved ? ", solved" : ""}`;
      const values = { n, puzzle: number };
      return this.figure.actionLink(this.figure.queryOf(this, values), number, {
        label,
        look: isSolved ? "qa-play-solved" : "",
        act: () => this.#openFromArchive(n, number),
      });
    };
    return html`<tr><th scope="row">${sizeText(n)}</th><td>${numbers.map(link)}</td></tr>`;
  }

  /** Open a puzzle from the archive. The archive is far below the board, so move the focus to the
      list of sizes above the board, which brings the board into view. */
  async #openFromArchive(n, number) {
    const { figure } = this;
    this.goTo(n, number);
    await figure.updateComplete;
    figure.querySelector("[data-qa-part=size]").focus();
  }
}
