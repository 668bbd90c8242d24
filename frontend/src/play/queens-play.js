/* The position of the day: some queens stand, and a reader places the rest. */

import "../shared/queens-click-board.css";
import "./queens-play.css";
import { labelAddress } from "../finder/label-address.js";
import { attackersOf, clashes } from "../shared/attacks.js";
import { attackSentence, boardMessage, fullMessage } from "../learn/place-messages.js";
import { formatted } from "../learn/search-messages.js";
import { Address, choiceIn } from "../shared/address.js";
import { element } from "../shared/drawing.js";
import { define, QueensElement } from "../shared/element.js";
import { capitalized, counted } from "../shared/text.js";
import { dayLink, drawMonth, hasBegun } from "./calendar.js";
import { isDay, longText, monthOf, monthText, shifted, today } from "./days.js";
import { EMPTY, Game, MARK, QUEEN } from "./game.js";
import { LEVEL_NAMES, positionOf } from "./generator.js";
import { hintFor } from "./hints.js";
import { PlayBoard } from "./play-board.js";
import { Records } from "./records.js";
import { nameOf, resultText } from "./result.js";
import { drawSheet } from "./sheet.js";

const NEXT = { [EMPTY]: QUEEN, [QUEEN]: MARK, [MARK]: EMPTY };
const NEEDS = {
  easy: "Every queen is forced: look for a row or a column with one free square.",
  medium: "Rule squares out first: a queen there would leave some row or column without a free square.",
  hard: "Once or twice you must suppose a queen and see what follows.",
};

/** The positions of all days. */
class QueensPlay extends QueensElement {
  #address;
  #board;
  #records = new Records();
  #game;
  #hint;
  #month; // that the calendar shows: its first day

  start() {
    const listener = {
      queen: (row, column) => this.#change([row, column], NEXT[this.#game.at([row, column])]),
      forbid: (row, column) => this.#change([row, column], this.#game.at([row, column]) === MARK ? EMPTY : MARK),
      here: (row, column) => this.#point([row, column]),
      leave: () => this.#leave(),
    };
    this.#board = new PlayBoard(this.find("board"), listener, this.signal);
    this.#address = new Address(this, (query) => this.#read(query));
    this.#listen();
    this.#read(this.#address.query);
  }

  #listen() {
    const { signal } = this;
    const on = (name, action) => this.find(name).addEventListener("click", action, { signal });
    on("undo", () => this.#undo());
    on("clear", () => this.#clear());
    on("hint", () => this.#askForHint());
    on("do", () => this.#follow(this.#hint.change));
    on("copy", () => this.#copy());
    on("again", () => this.#clear());
    on("print", () => print());
    on("month-before", () => this.#showMonth(monthOf(this.#month, -1)));
    on("month-after", () => this.#showMonth(monthOf(this.#month, 1)));
    this.find("attacks").addEventListener("change", () => this.#show(), { signal });
    this.find("board").addEventListener("keydown", (event) => this.#press(event), { signal });
    this.addEventListener("click", (event) => this.#go(event), { signal });
    addEventListener("storage", () => this.#showDays(), { signal });
  }

  // Days and levels

  #read(query) {
    const day = query.get("day");
    this.#open(isDay(day) ? day : today(), choiceIn(query, "level", LEVEL_NAMES) ?? LEVEL_NAMES[0]);
  }

  #open(day, level) {
    this.#game = new Game(positionOf(day, level), this.#records.get(`${day}/${level}`));
    this.#hint = undefined;
    this.#month = monthOf(day);
    this.#show();
    drawSheet(this.find("sheet"), day);
  }

  /** A link to another day or level changes the figure, not the page. */
  #go(event) {
    const link = event.target.closest("a[data-qa-day]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation(); // themes that swap pages follow links, too
    const { qaDay: day, qaLevel: level } = link.dataset;
    const { qaPart: part } = link.closest("[data-qa-part]").dataset;
    this.#address.push(`?day=${day}&level=${level}`);
    this.#open(day, level);
    const drawn = this.find(part).querySelector(`[data-qa-day="${day}"][data-qa-level="${level}"]`);
    drawn?.focus({ preventScroll: true }); // in place of the link that had the focus
  }

  // What a reader does

  /** Letters act only while the board has the focus. */
  #press(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "u") this.#undo();
    else if (event.key === "h") this.#askForHint();
    else return;
    event.preventDefault();
  }

  #change(square, value, isByHint = false) {
    const { position, queens } = this.#game;
    if (value === QUEEN && queens.length === position.n) return this.#showMessage(fullMessage(position.n));
    this.#game.change(square, value, isByHint);
    return this.#changed();
  }

  #undo() {
    this.#game.undo();
    this.#changed();
  }

  #clear() {
    this.#game.clear();
    this.#changed();
  }

  /** Show a hint; asked again, do what it proposes. */
  #askForHint() {
    if (this.#game.isSolved) return;
    if (this.#hint?.change) return this.#follow(this.#hint.change);
    this.#hint = hintFor(this.#game);
    this.#game.hints += 1;
    this.#keep();
    this.#show();
  }

  #follow({ square, value }) {
    this.#change(square, value, true);
    this.find("hint").focus({ preventScroll: true });
  }

  async #copy() {
    try {
      await navigator.clipboard.writeText(resultText(this.#game));
      this.find("copied").textContent = "Copied.";
    } catch {
      getSelection().selectAllChildren(this.find("result"));
      this.find("copied").textContent = "Selected: copy it with your keys.";
    }
  }

  #point(square) {
    const { position, queens } = this.#game;
    const isShown = this.find("attacks").checked && Math.max(...square) < position.n;
    if (!isShown || this.#game.at(square) === QUEEN || !attackersOf(queens, square).length) return this.#leave();
    this.#board.point(square);
    this.find("here").replaceChildren(...formatted(attackSentence(position.n, queens, square)));
  }

  #leave() {
    this.#board.point();
    this.find("here").replaceChildren();
  }

  #changed() {
    this.#hint = undefined;
    this.#keep();
    this.#show();
  }

  #keep() {
    const { day, level } = this.#game.position;
    this.#records.set(`${day}/${level}`, this.#game.record);
  }

  // What the figure shows

  #show() {
    const game = this.#game;
    this.#board.show(game, this.#hint, this.find("attacks").checked);
    this.find("here").replaceChildren();
    this.find("placed").textContent = String(game.queens.length);
    this.find("n").textContent = String(game.position.n);
    this.find("undo").disabled = !game.canUndo;
    this.find("clear").disabled = !game.isTouched;
    this.find("playing").hidden = game.isSolved;
    this.find("solved").hidden = !game.isSolved;
    this.#showMessage();
    this.#showDays();
    if (game.isSolved) this.#showResult();
  }

  /** Show what the reader is told: a notice, else a hint, a clash or the task. */
  #showMessage(notice = "") {
    const { position, queens, own, isSolved } = this.#game;
    const { n, given, level } = position;
    const isClash = clashes(queens).length > 0;
    const task = `${counted(given.length, "queen")} of ${n} ${given.length === 1 ? "stands" : "stand"}. Place the other ${n - given.length}.`;
    const help = own.length ? "" : ` ${task} Click a square for a queen, again for a mark, again to empty it.`;
    const text = notice || (this.#hint?.text ?? (isClash ? boardMessage(n, queens) : `${NEEDS[level]}${help}`));
    this.find("message").replaceChildren(...(isSolved ? ["Solved."] : formatted(text)));
    this.find("message").classList.toggle("qa-play-on", Boolean(this.#hint) || isClash);
    this.find("do").hidden = !this.#hint?.change;
    this.find("do").textContent = this.#hint?.change?.text ?? "";
  }

  /** The label takes a moment. */
  async #showResult() {
    const game = this.#game;
    const { day, level, solution } = game.position;
    const next = LEVEL_NAMES[LEVEL_NAMES.indexOf(level) + 1];
    const [nextDay, nextLevel, nextText] = next ? [day, next, `${capitalized(next)}, same day`] : [shifted(day, -1), level, "The day before"];
    this.find("result").textContent = resultText(game);
    this.find("copied").textContent = "";
    this.find("onward").replaceChildren(dayLink(nextDay, nextLevel, {}, nextText));
    const { label, move, orbit } = await nameOf(solution);
    if (game !== this.#game || this.signal.aborted) return;
    const address = labelAddress(label, this.dataset);
    const name = element(address ? "a" : "b", address ? { href: address } : {}, label);
    this.find("found").replaceChildren("You found ", name, `${move}. ${orbit}`);
  }

  #showDays() {
    const { day, level } = this.#game.position;
    const isSolved = (each) => this.#records.get(`${day}/${each}`)?.isSolved;
    const sign = () => element("span", { role: "img", "aria-label": "solved" }, " ✓");
    const levels = LEVEL_NAMES.map((each) => {
      const current = each === level ? { "aria-current": "true" } : {};
      return dayLink(day, each, current, capitalized(each), ...(isSolved(each) ? [sign()] : []));
    });
    this.find("levels").replaceChildren(...levels);
    const isToday = day === today();
    const before = dayLink(shifted(day, -1), level, { "aria-label": "Day before" }, "‹");
    const after = dayLink(shifted(day, 1), level, { "aria-label": "Day after" }, "›");
    const back = dayLink(today(), level, {}, "Today");
    this.find("day").replaceChildren(before, element("span", {}, longText(day)), ...(isToday ? [] : [after, back]));
    this.#showMonth(this.#month);
  }

  #showMonth(month) {
    this.#month = month;
    drawMonth(this.find("month"), month, this.#game.position, this.#records);
    this.find("month-name").textContent = monthText(month);
    this.find("month-after").disabled = !hasBegun(monthOf(month, 1));
  }
}

define("queens-play", QueensPlay);
