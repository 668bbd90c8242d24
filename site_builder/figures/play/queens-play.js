/* The position of the day: some queens are given, and the reader places the rest. */

import "./queens-play.css";
import { button, define, formatted, html, nothing, svg } from "#base";
import { labelAddress } from "#shared/label-address.js";
import { labelled } from "#shared/labels.js";
import { attackSentence, attackText, boardMessage } from "#shared/board-sentences.js";
import { attackedBy, attackersOf } from "#shared/attacks.js";
import { boardPicture } from "#shared/board-view.js";
import { orbit, WORDS } from "#shared/symmetry.js";
import { capitalized, counted } from "#shared/text.js";
import { yieldToBrowser } from "#shared/worker.js";
import { DailyFigure, sheet } from "./daily-figure.js";
import { LEVEL_NAMES, longText } from "#shared/days.js";
import { QUEEN } from "./game.js";
import { gameBoard, line, path } from "./game-board.js";
import { positionOf } from "./generator.js";
import { hintsFor } from "./hints.js";
import { Records } from "./records.js";

const NEEDS = {
  easy: "Every queen is forced: look for a row or a column with one free square.",
  medium:
    "Rule squares out first: a queen there would leave some row or column without a free square.",
  hard: "Once or twice you must suppose a queen and see what follows.",
};

const ONE_WAY = "There is exactly one way on each board.";

const dot = ([row, column]) =>
  svg`<circle class="qa-play-dot" cx=${column + 0.5} cy=${row + 0.5} r="0.08"></circle>`;

/** Return the label of a solution, and its symmetry in words. */
async function nameOf(solution) {
  const { n, size, rank } = await labelled(solution);
  const { symmetry, symmetryClass } = orbit(solution);
  const orbitText = `Its orbit has ${size} boards. It is ${symmetryClass}.`;
  return { label: `${n}.${size}.${rank}`, move: symmetry ? `, ${WORDS[symmetry]}` : "", orbitText };
}

/** Render the sheet of a day: its three positions, and upside down the labels of their solutions.
    Making them takes a while. */
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

/** The game with the positions of all days. */
class Play extends DailyFigure {
  static properties = {
    // The label of the solution.
    name: { state: true },
    // The square under the pointer.
    pointed: { state: true },
  };
  records = new Records("play");

  puzzleOf(day, level) {
    return positionOf(day, level);
  }

  async play(position, key, name) {
    this.pointed = undefined;
    super.play(position, key, name);
    const { game } = this;
    const sheetOfDay = await sheetOf(position.day);
    if (game === this.game) this.sheet = sheetOfDay;
  }

  /** Show the current game. The label of a solution follows a moment later. */
  async show(notice) {
    super.show(notice);
    const { game } = this;
    this.name = undefined;
    if (!game.isSolved) return;
    const name = await nameOf(game.position.solution);
    if (game === this.game) this.name = name;
  }

  hintsOf(game) {
    return hintsFor(game);
  }

  clashAt(square) {
    const {
      queens,
      position: { n },
    } = this.game;
    return attackersOf(queens, square).length ? attackText(n, queens, square, 2) : "";
  }

  get clashText() {
    const {
      queens,
      clashes,
      position: { n },
    } = this.game;
    return clashes.length ? boardMessage(n, queens) : "";
  }

  get title() {
    const { day, level, n } = this.game.position;
    return `${day} ${level}, ${n} queens`;
  }

  get query() {
    const { day, level } = this.game.position;
    return `?day=${day}&level=${level}`;
  }

  get task() {
    return NEEDS[this.game.position.level];
  }

  get goal() {
    const { n, given } = this.game.position;
    return `Place the other ${counted(n - given.length, "queen")}.`;
  }

  /** The square under the pointer, if it is attacked. */
  get attacked() {
    const { game, pointed } = this;
    const isShown = pointed && this.option("attacks") && game.at(pointed) !== QUEEN;
    return isShown && attackersOf(game.queens, pointed).length ? pointed : undefined;
  }

  board(listener) {
    const { game, attacked } = this;
    const {
      queens,
      clashes,
      position: { n },
    } = game;
    const attackers = attacked ? attackersOf(queens, attacked) : [];
    const attackLines = attackers.map((queen) => line([queen, attacked]));
    const above = [
      path("clash", clashes.map(line)),
      clashes.flat().map(dot),
      path("pointed", attackLines),
    ];
    const settings = {
      name: this.ariaLabel,
      game,
      hint: this.hint,
      showsAttacks: this.option("attacks"),
      above,
    };
    const pointing = {
      point: (square) => {
        this.pointed = square;
      },
      leave: () => {
        this.pointed = undefined;
      },
    };
    return gameBoard(
      { ...settings, words: (square) => [attackedBy(square, n, queens)] },
      { ...listener, ...pointing },
    );
  }

  options() {
    return [
      this.checkbox("attacks", "Show attacks"),
      button("print", "Print the day", () => print()),
    ];
  }

  below() {
    const { game, attacked } = this;
    const text = attacked && formatted(attackSentence(game.position.n, game.queens, attacked));
    return html`<p class="qa-play-here" data-qa-part="here">${text}</p>`;
  }

  found() {
    return html`<p data-qa-part="found">${this.name ? this.#name(this.name) : nothing}</p>`;
  }

  #name({ label, move, orbitText }) {
    const address = labelAddress(label, this.dataset);
    const name = address ? html`<a href=${address}>${label}</a>` : html`<b>${label}</b>`;
    return html`You found ${name}${move}. ${orbitText}`;
  }
}

define("queens-play", Play);
