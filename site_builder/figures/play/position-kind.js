/* The game of positions: on the position of a day some queens are given, and the reader places the
   others. */

import { button, formatted, html, nothing, svg } from "#base";
import { labelAddress } from "#shared/label-address.js";
import { labelled } from "#shared/labels.js";
import { attackSentence, attackText, boardMessage } from "#shared/board-sentences.js";
import { attackedBy, attackersOf } from "#shared/attacks.js";
import { boardPicture } from "#shared/board-view.js";
import { orbit, WORDS } from "#shared/symmetry.js";
import { capitalized, counted } from "#shared/text.js";
import { yieldToBrowser } from "#shared/worker.js";
import { LEVEL_NAMES, longText } from "#shared/days.js";
import { QUEEN } from "./game.js";
import { gameBoard, line, path } from "./game-board.js";
import { positionOf } from "./generator.js";
import { hintsFor } from "./hints.js";
import { Records } from "./records.js";
import { sheet } from "./sheet.js";

const NEEDS = {
  easy: "Every queen is forced: look for a row or a column with one free square.",
  medium:
    "Rule squares out first: a queen there would leave some row or column without a free square.",
  hard: "Once or twice you must suppose a queen and see what follows.",
};

const ONE_WAY = "There is exactly one way on each board.";

const dot = ([row, column]) =>
  svg`<circle class="qa-play-dot" cx=${column + 0.5} cy=${row + 0.5} r="0.08"></circle>`;

/** Resolve to the label of a solution, its symmetry in words, and a text on its orbit. */
async function nameOf(solution) {
  const { n, size, rank } = await labelled(solution);
  const { symmetry, symmetryClass } = orbit(solution);
  const orbitText = `Its orbit has ${size} boards. It is ${symmetryClass}.`;
  return { label: `${n}.${size}.${rank}`, move: symmetry ? `, ${WORDS[symmetry]}` : "", orbitText };
}

/** Resolve to the sheet to print for a day: its three positions, and the labels of their solutions
    upside down. It takes a while, because the positions have to be made. */
async function sheetOf(day) {
  const positions = [];
  for (const level of LEVEL_NAMES) {
    await yieldToBrowser();
    positions.push(positionOf(day, level));
  }
  const names = await Promise.all(positions.map(({ solution }) => nameOf(solution)));
  const answers = names.map(
    ({ label, move }, index) => `${capitalized(positions[index].level)}: ${label}${move}.`,
  );
  const figures = positions.map(({ level, n, given }) => {
    const board = given.reduce(
      (columns, [row, column]) => columns.with(row, column),
      Array(n).fill(null),
    );
    const title = `${capitalized(level)}: ${counted(given.length, "queen")} given`;
    return {
      caption: html`<b>${capitalized(level)}</b>, ${n} queens`,
      picture: boardPicture(board, title, { hasCoordinates: true }),
    };
  });
  const task = html`<p>Place the other queens so that none attacks another. ${ONE_WAY}</p>`;
  return sheet({
    title: `Positions of ${longText(day)}`,
    task,
    figures,
    answers: `The solutions: ${answers.join(" ")}`,
  });
}

/** The game whose puzzles are positions of queens. The comment on `Play` describes the members that
    each kind of game has. */
export class PositionKind {
  name = "position";
  records = new Records("play");
  hasClock = false;
  parameters = ["day"];
  look = "";
  // The label of the solution with its texts, as `nameOf` returns them; undefined until the game is
  // solved.
  #name;
  // The square at which the reader points; undefined if there is no such square.
  #pointed;

  /** @param {any} figure  the element `<queens-play>` that shows the game */
  constructor(figure) {
    this.figure = figure;
  }

  fixedPuzzle() {
    return {};
  }

  puzzleOf(day, level) {
    return positionOf(day, level);
  }

  positionFrom(puzzle) {
    return puzzle;
  }

  /** Make the sheet of the day, which is printed instead of the page, and give it to the figure. */
  async opened(game) {
    const { figure } = this;
    this.#pointed = undefined;
    const sheetOfDay = await sheetOf(game.position.day);
    if (game === figure.game) figure.sheet = sheetOfDay;
  }

  /** If the game is solved, find the label of the solution, and render the figure again with it. */
  async shown(game) {
    const { figure } = this;
    this.#name = undefined;
    if (!game.isSolved) return;
    const name = await nameOf(game.position.solution);
    if (game !== figure.game) return;
    this.#name = name;
    figure.requestUpdate();
  }

  changed() {}

  hintsOf(game) {
    return hintsFor(game);
  }

  clashAt({ queens, position: { n } }, square) {
    return attackersOf(queens, square).length ? attackText(n, queens, square, 2) : "";
  }

  clashText({ queens, clashes, position: { n } }) {
    return clashes.length ? boardMessage(n, queens) : "";
  }

  title({ day, level, n }) {
    return `${day} ${level}, ${n} queens`;
  }

  values({ day, level }) {
    return { day, level };
  }

  task({ level }) {
    return NEEDS[level];
  }

  goal({ n, given }) {
    return `Place the other ${counted(n - given.length, "queen")}.`;
  }

  /** The square at which the reader points, if queens attack it and the option `attacks` is on;
      otherwise undefined. */
  get #attacked() {
    const { game } = this.figure;
    const square = this.#pointed;
    const isShown = square && this.figure.option("attacks") && game.at(square) !== QUEEN;
    return isShown && attackersOf(game.queens, square).length ? square : undefined;
  }

  #point(square) {
    this.#pointed = square;
    this.figure.requestUpdate();
  }

  board(listener) {
    const { figure } = this;
    const { game } = figure;
    const {
      queens,
      clashes,
      position: { n },
    } = game;
    const attacked = this.#attacked;
    const attackers = attacked ? attackersOf(queens, attacked) : [];
    const attackLines = attackers.map((queen) => line([queen, attacked]));
    const above = [
      path("clash", clashes.map(line)),
      clashes.flat().map(dot),
      path("pointed", attackLines),
    ];
    const settings = {
      name: "Position of the day",
      game,
      hint: figure.hint,
      showsAttacks: figure.option("attacks"),
      above,
    };
    const pointing = { point: (square) => this.#point(square), leave: () => this.#point() };
    return gameBoard(
      { ...settings, words: (square) => [attackedBy(square, n, queens)] },
      { ...listener, ...pointing },
    );
  }

  options() {
    return [
      this.figure.checkbox("attacks", "Show attacks"),
      button("print", "Print the day", () => print()),
    ];
  }

  tools() {
    return nothing;
  }

  below() {
    const { game } = this.figure;
    const attacked = this.#attacked;
    const text = attacked && formatted(attackSentence(game.position.n, game.queens, attacked));
    return html`<p class="qa-play-here" data-qa-part="here">${text}</p>`;
  }

  more() {
    return nothing;
  }

  found() {
    return html`<p data-qa-part="found">${this.#name ? this.#foundText(this.#name) : nothing}</p>`;
  }

  #foundText({ label, move, orbitText }) {
    const address = labelAddress(label, this.figure.dataset);
    const name = address ? html`<a href=${address}>${label}</a>` : html`<b>${label}</b>`;
    return html`You found ${name}${move}. ${orbitText}`;
  }
}
