/* The position of the day: some queens stand, and a reader places the rest. */

import "./queens-play.css";
import { button, checkbox, define, formatted, html, nothing } from "../base/index.js";
import { labelAddress } from "../finder/label-address.js";
import { attackSentence, attackText, boardMessage, fullMessage } from "../learn/place-messages.js";
import { attackersOf, clashes } from "../shared/attacks.js";
import { squareOf } from "../shared/symmetry.js";
import { counted } from "../shared/text.js";
import { actionText } from "./action-text.js";
import { DailyFigure } from "./daily-figure.js";
import { EMPTY, Game, MARK, NEXT, QUEEN } from "./game.js";
import { positionOf } from "./generator.js";
import { hintFor } from "./hints.js";
import { playBoard } from "./play-board.js";
import { Records } from "./records.js";
import { nameOf, resultText } from "./result.js";
import { sheetOf } from "./sheet.js";

const NEEDS = {
  easy: "Every queen is forced: look for a row or a column with one free square.",
  medium: "Rule squares out first: a queen there would leave some row or column without a free square.",
  hard: "Once or twice you must suppose a queen and see what follows.",
};

/** The positions of all days. */
class Play extends DailyFigure {
  static properties = {
    hint: { state: true },
    notice: { state: true }, // what the reader has done, or why it was not done
    found: { state: true }, // the name of the solution
    copied: { state: true }, // what has become of the result
    pointed: { state: true }, // the square at which the reader points
    showsAttacks: { state: true },
    sheet: { state: true }, // to print
  };
  records = new Records("play");

  async open(day, level) {
    const game = new Game(positionOf(day, level), this.records.get(`${day}/${level}`));
    Object.assign(this, { game, pointed: undefined });
    this.show();
    const sheet = await sheetOf(day);
    if (game === this.game) this.sheet = sheet;
  }

  // What a reader does

  change(square, value, isByHint = false) {
    const { game } = this;
    const { n } = game.position;
    if (value === QUEEN && game.queens.length === n) this.notice = fullMessage(n);
    else if (game.isGiven(square)) this.notice = `The queen on *${squareOf(...square, n)}* is given.`;
    else {
      game.change(square, value, isByHint);
      this.changed(this.#told(square));
    }
  }

  /** What is said of a square that was changed: of a clash elsewhere, too. */
  #told(square) {
    const { game } = this;
    const { position: { n }, queens } = game;
    const clash = attackersOf(queens, square).length ? attackText(n, queens, square) : "";
    const text = actionText(square, game.at(square), { n, count: queens.length, clash });
    const isElsewhere = this.isClash && !(clash && game.at(square) === QUEEN);
    return isElsewhere ? `${text} ${boardMessage(n, queens)}` : text;
  }

  undo() {
    if (!this.game.canUndo) return;
    this.game.undo();
    this.changed(this.isClash ? undefined : `Taken back. ${this.game.queens.length} of ${this.game.position.n}.`);
  }

  clear() {
    this.game.clear();
    this.changed("All queens and marks of yours are off the board.");
  }

  /** Show a hint; asked again, do what it proposes. */
  askForHint() {
    if (this.game.isSolved) return;
    if (this.hint?.change) {
      this.follow(this.hint.change);
      return;
    }
    this.hint = hintFor(this.game);
    this.notice = undefined;
    this.game.hints += 1;
    this.keep();
  }

  follow({ square, value }) {
    this.change(square, value, true);
  }

  async copy() {
    this.copied = await this.copyResult(resultText(this.game));
  }

  /** @param {string} [notice] */
  changed(notice) {
    this.keep();
    this.show(notice);
  }

  keep() {
    const { day, level } = this.game.position;
    this.records.set(`${day}/${level}`, this.game.record);
  }

  // What the figure shows

  /** Show the game as it is now; the label of a solution takes a moment. */
  async show(notice) {
    const { game } = this;
    this.hint = this.found = this.copied = undefined;
    this.notice = notice;
    this.requestUpdate();
    if (!game.isSolved) return;
    const found = await nameOf(game.position.solution);
    if (game === this.game) this.found = found;
  }

  /** What the reader is told: a notice, else a hint, a clash or the task. */
  get text() {
    const { position, queens, own, isSolved } = this.game;
    const { n, given, level } = position;
    if (isSolved) return `Solved. ${this.copied ?? ""}`;
    if (this.notice) return this.notice;
    if (this.hint) return this.hint.text;
    if (this.isClash) return boardMessage(n, queens);
    const task = `${counted(given.length, "queen")} of ${n} ${given.length === 1 ? "stands" : "stand"}. Place the other ${n - given.length}.`;
    return NEEDS[level] + (own.length ? ` ${queens.length} of ${n}.` : ` ${task} Click a square for a queen, again for a mark, again to empty it.`);
  }

  get isClash() {
    return clashes(this.game.queens).length > 0;
  }

  /** The square at which the reader points, if it is attacked. */
  get attacked() {
    const { game, pointed, showsAttacks } = this;
    const isShown = showsAttacks && pointed && game.at(pointed) !== QUEEN;
    return isShown && attackersOf(game.queens, pointed).length ? pointed : undefined;
  }

  render() {
    const { game, hint, showsAttacks, attacked } = this;
    const listener = {
      choose: (square) => this.change(square, NEXT[game.at(square)]),
      empty: (square) => this.change(square, EMPTY),
      forbid: (square) => this.change(square, game.at(square) === MARK ? EMPTY : MARK),
      point: (square) => (this.pointed = square),
      leave: () => (this.pointed = undefined),
    };
    return html`<div class="qa-play-stage">
        ${this.head(game.position.day, game.position.level)}
        <div class="qa-play-board" data-qa-part="board" @keydown=${(event) => this.press(event)}>${playBoard({ name: this.ariaLabel, game, hint, showsAttacks, pointed: attacked }, listener)}</div>
        <div class="qa-play-side">
          ${this.say(this.text, { isWrong: Boolean(hint) || this.isClash })}
          ${game.isSolved ? nothing : this.#playing()}
          ${game.isSolved ? this.#solved() : this.#proposal()}
          <p class="qa-play-option">
            ${checkbox("attacks", "Show attacks", Boolean(showsAttacks), (isOn) => (this.showsAttacks = isOn))}
            ${button("print", "Print the day", () => print())}
          </p>
          <p class="qa-play-here" data-qa-part="here">${attacked ? formatted(attackSentence(game.position.n, game.queens, attacked)) : nothing}</p>
        </div>
        ${this.calendar(game.position)}
      </div>
      ${this.sheet}`;
  }

  #playing() {
    const { canUndo, isTouched } = this.game;
    return html`<div data-qa-part="playing">
      <p class="qa-play-tools">
        ${button("undo", "Undo", () => this.undo(), !canUndo)}
        ${button("clear", "Clear", () => this.clear(), !isTouched)}
        ${button("hint", "Hint", () => this.askForHint(), false, "qa-main")}
      </p>
    </div>`;
  }

  /** What a hint would do. */
  #proposal() {
    const change = this.hint?.change;
    return html`<p class="qa-play-do">${change ? button("do", change.text, () => this.follow(change)) : nothing}</p>`;
  }

  #solved() {
    const { day, level } = this.game.position;
    return html`<div data-qa-part="solved">
      <p data-qa-part="found">${this.found ? this.#name(this.found) : nothing}</p>
      <pre class="qa-play-result" data-qa-part="result">${resultText(this.game)}</pre>
      <p class="qa-play-tools">
        ${button("copy", "Copy", () => this.copy())}
        ${button("again", "Play again", () => this.clear())}
        <span data-qa-part="onward">${this.onward(day, level)}</span>
      </p>
    </div>`;
  }

  #name({ label, move, orbit }) {
    const address = labelAddress(label, this.dataset);
    return html`You found ${address ? html`<a href=${address}>${label}</a>` : html`<b>${label}</b>`}${move}. ${orbit}`;
  }
}

define("queens-play", Play);
