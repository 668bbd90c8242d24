/* Attacks that move: queens row by row, their masks under the board, and a prediction for each next row. */

import "../shared/queens-click-board.css";
import "./queens-moving-attacks.css";
import { clickable } from "../shared/click-board.js";
import { element } from "../shared/drawing.js";
import { define, QueensElement } from "../shared/element.js";
import { isCount } from "../shared/storage.js";
import { squareOf } from "../shared/symmetry.js";
import { capitalized } from "../shared/text.js";
import { attackLines, bitOf, freeSquares, lettersOf, masksByRow } from "../laboratories/attack-masks.js";
import { digitsOf } from "../laboratories/row-arithmetic.js";
import { edgeText, freeText, mistakeText, reasonText } from "./attack-reasons.js";
import { followLinks } from "./links.js";
import { readKept, saveProgress } from "./progress.js";
import { formatted } from "./search-messages.js";

const CHAPTER = 6;
const NAMES = ["left", "down", "right"];
const SHIFTS = ["left << 1", "down", "right >> 1"];

const numbers = (n) => [...Array(n).keys()];

/** A board whose queens stand in its top rows. The free squares of the next row are shown once they were predicted. */
class QueensMovingAttacks extends QueensElement {
  #n = 0;
  #queens = [];
  #guess = 0;
  #wrong = 0;
  #isShown = false;
  #clickBoard;

  start() {
    const { signal } = this;
    const listener = {
      queen: (row, column) => this.#click(row, column),
      here: () => {},
      describe: (row, column) => this.#describe(row, column),
    };
    this.#clickBoard = clickable(this.find("board"), listener, false, signal);
    const actions = { check: () => this.#check(), skip: () => this.#reveal(), undo: () => this.#undo() };
    for (const [name, action] of Object.entries(actions)) this.find(name).addEventListener("click", action, { signal });
    for (const choice of this.querySelectorAll("[data-qa-size]")) {
      choice.addEventListener("click", () => this.#open(`${choice.dataset.qaSize}:`), { signal });
    }
    followLinks(this, "data-qa-attacks", (board) => this.#follow(board));
    this.#open(this.dataset.qaBoard);
  }

  /** A link of the text shows a board, `5: 3`, or also what is free in its next row: `5: 3 shown`. */
  #follow(board) {
    this.#open(board.replace(" shown", ""));
    if (board.endsWith(" shown")) this.#reveal();
  }

  #open(text) {
    const [n, ...queens] = text.match(/\d+/g).map(Number);
    this.#n = n;
    this.find("stage").style.setProperty("--n", String(n));
    for (const choice of this.querySelectorAll("[data-qa-size]")) {
      choice.setAttribute("aria-pressed", String(Number(choice.dataset.qaSize) === n));
    }
    this.find("ranks").replaceChildren(...numbers(n).map((row) => element("span", {}, `${n - row}`)));
    this.find("files").replaceChildren(...numbers(n).map((column) => element("span", {}, squareOf(0, column, n)[0])));
    this.#put(queens);
  }

  /** Go to a board, and ask for its next row; nothing is to be asked above the first queen. */
  #put(queens) {
    this.#queens = queens;
    [this.#guess, this.#wrong] = [0, 0];
    this.#isShown = queens.length === 0 || this.#isFull;
    this.#draw();
    this.#tell(this.#question());
  }

  get #row() {
    return this.#queens.length;
  }

  get #isFull() {
    return this.#row === this.#n;
  }

  /** The column of each row, null for a row without queen. */
  get #board() {
    return numbers(this.#n).map((row) => this.#queens[row] ?? null);
  }

  /** The squares of the next row that no mask has. */
  get #free() {
    return freeSquares(masksByRow(this.#board)[this.#row].found, this.#n);
  }

  #question() {
    const [n, row] = [this.#n, this.#row];
    if (row === 0) return "Put the first queen: every square of the top row is free.";
    if (this.#isFull) return "*A solution.* Take queens back, or choose another N.";
    const last = squareOf(row - 1, this.#queens.at(-1), n);
    return `The queen on *${last}* has joined all three masks. Now they move. Which squares of row ${n - row} are free? Click them, then check.`;
  }

  #click(row, column) {
    if (row !== this.#row) return this.#tell(this.#isFull ? this.#question() : `Click squares of row ${this.#n - this.#row}: it comes next.`);
    const bit = bitOf(this.#n, column);
    if (!this.#isShown) {
      this.#guess ^= bit;
      this.#draw();
    } else if (this.#free & bit) this.#put([...this.#queens, column]);
    else this.#tell(reasonText(this.#n, this.#queens, column), true);
  }

  #check() {
    this.#wrong = this.#guess ^ this.#free;
    const isRight = this.#wrong === 0;
    if (isRight) saveProgress(CHAPTER, { rows: this.#predicted + 1 });
    const mistakes = mistakeText(this.#n, this.#queens, this.#wrong);
    const verdict = isRight ? `*Right:* ${freeText(this.#n, this.#row, this.#free)}` : mistakes;
    this.#show(`${verdict}${this.#next}`, !isRight);
  }

  #reveal() {
    this.#guess = 0;
    this.#show(`${capitalized(freeText(this.#n, this.#row, this.#free))}${this.#next}`);
  }

  get #next() {
    const advice = this.#free ? " Put a queen on a free square." : " A dead end: take the last queen back.";
    return edgeText(masksByRow(this.#board)[this.#row - 1]) + advice;
  }

  #show(message, isWrong = false) {
    this.#isShown = true;
    this.#draw();
    this.#tell(message, isWrong);
  }

  /** Back to the row above, whose free squares are known. */
  #undo() {
    this.#put(this.#queens.slice(0, -1));
    if (this.#row) this.#reveal();
  }

  /** How many rows were predicted rightly. */
  get #predicted() {
    return readKept(CHAPTER, ["rows"], isCount) ?? 0;
  }

  #tell(message, isWrong = false) {
    const place = this.find("message");
    place.classList.toggle("qa-wrong", isWrong);
    place.replaceChildren(...formatted(message));
  }

  // What the figure shows

  #draw() {
    const [board, row] = [this.#board, this.#row];
    const isOpen = !this.#isShown;
    this.#clickBoard.draw({ board, letters: this.#letters(), lines: attackLines(board, isOpen ? row - 1 : row) });
    this.find("board").querySelectorAll("[role=row]").forEach((line, at) => line.classList.toggle("qa-moving-here", at === row));
    [...this.find("ranks").children].forEach((rank, at) => rank.classList.toggle("qa-moving-rank", at === row));
    this.#markSquares();
    this.#drawMasks();
    for (const name of ["check", "skip"]) this.find(name).disabled = !isOpen;
    this.find("undo").disabled = row === 0;
    this.find("score").textContent = this.#predicted ? `Rows predicted right: ${this.#predicted}` : "";
    this.#keepFocus();
  }

  /** A button that is disabled has no focus, so the next row gets it. */
  #keepFocus() {
    const focused = document.activeElement;
    if (!focused?.disabled || !this.contains(focused)) return;
    const row = this.find("board").querySelectorAll("[role=row]")[this.#row];
    row?.querySelector("[role=gridcell]").focus({ preventScroll: true });
  }

  /** What stands on each square: only the next row has anything. */
  #letters() {
    const n = this.#n;
    const letters = Array(n * n).fill("");
    if (!this.#isFull) for (const column of numbers(n)) letters[this.#row * n + column] = this.#letter(column);
    return letters;
  }

  #letter(column) {
    const bit = bitOf(this.#n, column);
    if (!this.#isShown) return this.#guess & bit ? "?" : "";
    if (this.#row === 0) return "";
    if (this.#free & bit) return this.#guess & bit ? "✓" : "○";
    return lettersOf(masksByRow(this.#board)[this.#row].found, bit);
  }

  #markSquares() {
    const n = this.#n;
    this.find("board").querySelectorAll("[role=gridcell]").forEach((cell, at) => {
      const isNext = Math.floor(at / n) === this.#row;
      const bit = bitOf(n, at % n);
      cell.classList.toggle("qa-moving-guess", isNext && !this.#isShown && (this.#guess & bit) !== 0);
      cell.classList.toggle("qa-moving-mistake", isNext && (this.#wrong & bit) !== 0);
    });
  }

  /** The masks with the last queen's bit, or moved to the next row. */
  #drawMasks() {
    const rows = masksByRow(this.#board);
    const masks = this.#isFull || this.#row === 0 ? [0, 0, 0] : this.#isShown ? rows[this.#row].found : rows[this.#row - 1].joined;
    const hasMoved = this.#isShown && this.#row > 0 && !this.#isFull;
    NAMES.forEach((name, which) => {
      this.find(`${name}-name`).textContent = hasMoved ? SHIFTS[which] : name;
      this.#drawBits(name, digitsOf(masks[which], this.#n), hasMoved);
    });
    const free = this.#isFull ? 0 : this.#free;
    this.#drawBits("free", this.#isShown ? digitsOf(free, this.#n) : "?".repeat(this.#n));
  }

  #drawBits(name, digits, hasMoved = false) {
    const line = this.find(name);
    line.replaceChildren(...[...digits].map((digit) => element("span", digit === "1" ? { class: "qa-moving-one" } : {}, digit)));
    line.classList.toggle("qa-moving-moved", hasMoved);
    line.setAttribute("aria-label", digits.startsWith("?") ? "not known yet" : digits);
  }

  /** A square for screen readers. */
  #describe(row, column) {
    const square = squareOf(row, column, this.#n);
    if (this.#queens[row] === column) return `${square}, queen`;
    if (row !== this.#row) return square;
    if (this.#isShown) return reasonText(this.#n, this.#queens, column).replaceAll("*", "");
    return this.#guess & bitOf(this.#n, column) ? `${square}, predicted free` : square;
  }
}

define("queens-moving-attacks", QueensMovingAttacks);
