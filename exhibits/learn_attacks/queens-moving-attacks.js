/* Attacks that move: queens row by row, their masks under the board, and a prediction for each next row. */

import "./queens-moving-attacks.css";
import { button, choices, define, Figure, html, keyed } from "#base";
import {
  attackLines,
  bitOf,
  columnsOf,
  freeSquares,
  lettersOf,
  masksByRow,
} from "#shared/attack-masks.js";
import { digitsOf } from "#shared/row-arithmetic.js";
import { allSquares, attackedBy, describeCell, queensOf } from "#shared/attacks.js";
import { edgedBoard, pathLayer, queensLayer, rowEdge } from "#shared/board-view.js";
import { isCount } from "#shared/storage.js";
import { squareOf } from "#shared/symmetry.js";
import { capitalized, listed } from "#shared/text.js";
import { readKept, savePage, saveProgress } from "#shared/progress.js";
import { attackers } from "#shared/search-record.js";

const MAX_REASONS = 2;

/** How the queens above attack a square of the row below them: `along left by the queen on d5`. */
function attacks(n, queens, column) {
  return attackers(queens, column).map((queen) => {
    const mask = ["right", "down", "left"][Math.sign(queen[1] - column) + 1];
    return `along ${mask} by the queen on ${squareOf(...queen, n)}`;
  });
}

/** Why a square of the row below the queens is free or attacked. */
function reasonText(n, queens, column) {
  const square = `*${squareOf(queens.length, column, n)}*`;
  const found = attacks(n, queens, column);
  return found.length
    ? `${square} is attacked ${listed(found)}.`
    : `${square} is free: no mask has a 1 there.`;
}

/** Which squares of the row below the queens are free, given as bits. */
function freeText(n, row, free) {
  const names = columnsOf(free, n).map((column) => squareOf(row, column, n));
  if (names.length === 0) return "no square is free.";
  return `${listed(names)} ${names.length > 1 ? "are" : "is"} free.`;
}

/** What is wrong with a guess of the free squares: a sentence for each of the first wrong ones, given as bits. */
function mistakeText(n, queens, wrong) {
  const columns = columnsOf(wrong, n);
  const sentences = columns.slice(0, MAX_REASONS).map((column) => reasonText(n, queens, column));
  const more = columns.length - MAX_REASONS;
  if (more > 0) sentences.push(`Click the other marked square${more > 1 ? "s" : ""} to see why.`);
  return sentences.join(" ");
}

/** Which masks of a row have lost a 1 on the way to the next. */
function edgeText({ joined, losesBit }) {
  const edges = [losesBit ? "left" : "", joined[2] & 1 ? "right" : ""].filter(Boolean);
  return edges.map((edge) => ` A 1 of ${edge} has moved off the board.`).join("");
}

const MASKS = [
  ["left", "left << 1"],
  ["down", "down"],
  ["right", "right >> 1"],
]; // and how they move

/** A board whose queens stand in its top rows. The free squares of the next row are shown once they were predicted. */
class MovingAttacks extends Figure {
  static properties = {
    n: { type: Number },
    columns: { type: Array }, // of the queens that it begins with
    sizes: { type: Array },
    queens: { state: true }, // their columns, from the top row down
    guess: { state: true }, // the squares of the next row that the reader takes for free, as bits
    wrong: { state: true }, // those of them that were judged wrong
    isShown: { state: true }, // whether the free squares of the next row are
    reply: { state: true }, // to what the reader did last; without one, the figure asks for the next row
  };
  fillsScreen = true;
  keys =
    "Arrow keys go from square to square, Enter marks one as free or puts a queen, Ctrl Z takes the last queen back.";
  links = { "data-qa-attacks": (board) => this.follow(board) };

  setup() {
    if (!this.queens) this.put(this.columns);
  }

  /** A link of the text shows a board, `5: 3`, or also what is free in its next row: `5: 3 shown`. */
  follow(board) {
    const [n, ...queens] = board.match(/\d+/g).map(Number);
    this.put(queens, n);
    if (board.endsWith(" shown")) this.reveal();
  }

  /** Go to a board, and ask for its next row; nothing is to be asked above the first queen. */
  put(queens, n = this.n) {
    const isShown = queens.length === 0 || queens.length === n;
    Object.assign(this, { n, queens, guess: 0, wrong: 0, isShown, reply: undefined });
  }

  /** The next row. */
  get row() {
    return this.queens.length;
  }

  get isFull() {
    return this.row === this.n;
  }

  /** The column of each row, null for a row without queen. */
  get board() {
    return [...this.queens, ...Array(this.n - this.row).fill(null)];
  }

  get masks() {
    return masksByRow(this.board);
  }

  /** The squares of the next row that no mask has. */
  get free() {
    return this.isFull ? 0 : freeSquares(this.masks[this.row].found, this.n);
  }

  /** How many rows the reader has predicted rightly. */
  get score() {
    return readKept(this.localName, ["rows"], isCount) ?? 0;
  }

  get isSolved() {
    return this.score > 0;
  }

  // What a reader does

  choose([row, column]) {
    const { n, queens } = this;
    const bit = bitOf(n, column);
    this.announceAgain(); // the same refusal again, too
    if (row !== this.row)
      this.reply = this.isFull
        ? undefined
        : { text: `Click squares of row ${n - this.row}: it comes next.` };
    else if (!this.isShown) this.#mark(bit);
    else if (this.free & bit) this.put([...queens, column]);
    else this.reply = { text: reasonText(n, queens, column), isWrong: true };
  }

  /** Mark a square of the next row as free, or remove its mark. */
  #mark(bit) {
    const { n, row } = this;
    this.guess ^= bit;
    const names = columnsOf(this.guess, n).map((column) => `*${squareOf(row, column, n)}*`);
    this.reply = {
      text: `Marked as free: ${listed(names) || "no square"}. Check when these are all.`,
    };
  }

  check() {
    const { n, queens, row, free, score } = this;
    if (free && !this.guess) {
      this.announceAgain();
      this.reply = {
        text: `No square is chosen, but row ${n - row} has free ones. Click every square that no queen attacks, then check.`,
        isWrong: true,
      };
      return;
    }
    this.wrong = this.guess ^ free;
    if (this.wrong) return this.show(mistakeText(n, queens, this.wrong), true);
    saveProgress(this.localName, { rows: score + 1 });
    savePage();
    this.show(`*Right:* ${freeText(n, row, free)}`);
  }

  reveal() {
    this.guess = 0;
    this.show(capitalized(freeText(this.n, this.row, this.free)));
  }

  show(text, isWrong = false) {
    const advice = this.free
      ? " Put a queen on a free square."
      : " A dead end: take the last queen back.";
    Object.assign(this, {
      isShown: true,
      reply: { text: text + edgeText(this.masks[this.row - 1]) + advice, isWrong },
    });
    const isButton =
      document.activeElement?.matches("button") && this.contains(document.activeElement);
    if (isButton && !this.isFull) {
      const row = this.querySelectorAll("[role=row]")[this.row];
      row.querySelector("[role=gridcell]").focus({ preventScroll: true });
    }
  }

  /** Back to the row above, whose free squares are known. */
  undo() {
    if (this.row === 0) return;
    this.put(this.queens.slice(0, -1));
    if (this.row) this.reveal();
  }

  // What the figure shows

  get question() {
    const { n, row, queens } = this;
    if (row === 0) return "Put the first queen: every square of the top row is free.";
    if (this.isFull) return "*A solution.* Take queens back, or choose another N.";
    const last = squareOf(row - 1, queens.at(-1), n);
    return `The bit of *${last}* is in all three masks. Now they move. Which squares of row ${n - row} are free? Click them, then check.`;
  }

  render() {
    const { n, row, queens, isShown, score } = this;
    const { text, isWrong } = this.reply ?? { text: this.question };
    return html`<div class="qa-moving-stage" style="--n: ${n}">
      <div class="qa-top-bar">
        <span role="group" aria-label="Size of the board">N = ${choices(this.sizes, n, (size) => this.put([], size))}</span>
        ${button("undo", "Take back", () => this.undo(), row === 0)}
      </div>
      <div class="qa-moving-plan">
        ${this.#board()}
        ${keyed(queens, this.#masks())}
      </div>
      <div class="qa-moving-side">
        ${this.message(text, { isWrong })}
        <p class="qa-moving-buttons">${button("check", "Check", () => this.check(), isShown, "qa-main")}${button("skip", "Just show me", () => this.reveal(), isShown, "qa-skip")}</p>
        <p class="qa-moving-score" data-qa-part="score">${score ? `Rows predicted right: ${score}` : ""}</p>
      </div>
    </div>`;
  }

  #board() {
    const { n, board, row, queens, isShown } = this;
    const layers = [
      pathLayer("qa-attacked", [attackLines(board, isShown ? row : row - 1)]),
      queensLayer("", queensOf(queens)),
      pathLayer("qa-row-here", this.isFull ? [] : [rowEdge(row, n)]),
    ];
    const view = {
      name: this.ariaLabel,
      n,
      layers,
      texts: allSquares(n).map((square) => this.#letters(square)),
      look: (square) => this.#look(square),
      describe: (square) => this.#describe(square),
      isSelected: ([line, column]) =>
        queens[line] === column ||
        (line === row && !isShown && (this.guess & bitOf(n, column)) !== 0),
      choose: (square) => this.choose(square),
    };
    return edgedBoard(view, row);
  }

  /** What stands on a square: only the next row has anything. */
  #letters([row, column]) {
    if (row !== this.row) return "";
    const bit = bitOf(this.n, column);
    const isGuessed = (this.guess & bit) !== 0;
    if (!this.isShown) return isGuessed ? "?" : "";
    if (row === 0) return "";
    if (this.free & bit) return isGuessed ? "✓" : "○";
    return lettersOf(this.masks[row].found, bit);
  }

  #look([row, column]) {
    const bit = bitOf(this.n, column);
    if (row !== this.row) return "";
    if (this.wrong & bit) return "qa-moving-mistake";
    return !this.isShown && this.guess & bit ? "qa-moving-guess" : "";
  }

  /** A square for screen readers. */
  #describe([row, column]) {
    const { n, queens } = this;
    const square = [row, column];
    if (queens[row] === column) return describeCell(square, n, "queen");
    if (row !== this.row) return describeCell(square, n, "empty");
    const bit = bitOf(n, column);
    const states = [this.guess & bit ? "predicted free" : "", this.wrong & bit ? "wrong" : ""];
    if (this.isShown)
      states.push(this.free & bit ? "free" : attackedBy(square, n, queensOf(queens)));
    return describeCell(square, n, "empty", ...states);
  }

  /** The masks with the last queen's bit, or moved to the next row. */
  #masks() {
    const { n, row, masks, isFull, isShown } = this;
    const isEmpty = row === 0 || isFull;
    const hasMoved = isShown && !isEmpty;
    const values = isEmpty ? [0, 0, 0] : hasMoved ? masks[row].found : masks[row - 1].joined;
    const lines = MASKS.map(([name, moved], which) =>
      bitsLine(name, hasMoved ? moved : name, digitsOf(values[which], n), hasMoved),
    );
    return [...lines, bitsLine("free", "free", isShown ? digitsOf(this.free, n) : "?".repeat(n))];
  }
}

function bitsLine(part, name, digits, hasMoved = false) {
  const cells = [...digits].map(
    (digit) => html`<span class=${digit === "1" ? "qa-moving-one" : ""}>${digit}</span>`,
  );
  const label = digits.startsWith("?") ? "not known yet" : digits;
  return html`<span class="qa-moving-name">${name}</span><div
    class="qa-moving-cells ${hasMoved ? "qa-moving-moved" : ""}"
    role="img"
    aria-label=${label}
    data-qa-part=${part}>${cells}</div>`;
}

define("queens-moving-attacks", MovingAttacks);
