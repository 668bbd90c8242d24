/* Attacks that move: queens row by row, their masks below the board, and a prediction for each next
   row. */

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
import { readProgressAt, savePage, saveProgress } from "#shared/progress.js";
import { attackers } from "#shared/search-record.js";

// A message explains at most this many wrong squares.
const MAX_REASONS = 2;

/** Return how the queens above attack a square of the row below them: `along left by the queen on
    d5`. */
function attackTexts(n, queens, column) {
  return attackers(queens, column).map((queen) => {
    const mask = ["right", "down", "left"][Math.sign(queen[1] - column) + 1];
    return `along ${mask} by the queen on ${squareOf(...queen, n)}`;
  });
}

/** Return the reason why a square of the row below the queens is free or attacked. */
function reasonText(n, queens, column) {
  const square = `*${squareOf(queens.length, column, n)}*`;
  const reasons = attackTexts(n, queens, column);
  return reasons.length
    ? `${square} is attacked ${listed(reasons)}.`
    : `${square} is free: no mask has a 1 there.`;
}

/** Name the free squares of the row below the queens; `free` are bits. */
function freeText(n, row, free) {
  const names = columnsOf(free, n).map((column) => squareOf(row, column, n));
  if (names.length === 0) return "no square is free.";
  return `${listed(names)} ${names.length > 1 ? "are" : "is"} free.`;
}

/** Return a sentence for each of the first wrong squares of a guess; `wrong` are bits. */
function mistakeText(n, queens, wrong) {
  const columns = columnsOf(wrong, n);
  const sentences = columns.slice(0, MAX_REASONS).map((column) => reasonText(n, queens, column));
  const more = columns.length - MAX_REASONS;
  if (more > 0) sentences.push(`Click the other marked square${more > 1 ? "s" : ""} to see why.`);
  return sentences.join(" ");
}

/** Return a sentence for each mask that loses a 1 on the way to the next row. */
function edgeText({ joined, losesBit }) {
  const [, , right] = joined;
  const edges = [];
  if (losesBit) edges.push("left");
  if (right & 1) edges.push("right");
  return edges.map((edge) => ` A 1 of ${edge} has moved off the board.`).join("");
}

// The name of each mask, and the expression that moves it to the next row.
const MASKS = [
  ["left", "left << 1"],
  ["down", "down"],
  ["right", "right >> 1"],
];

/** A board whose queens stand in its top rows. The free squares of the next row are shown after the
    reader has predicted them. */
class MovingAttacks extends Figure {
  static properties = {
    n: { type: Number },
    // The columns of the queens at first.
    columns: { type: Array },
    sizes: { type: Array },
    // The columns of the queens, from the top row down.
    queens: { state: true },
    // The squares of the next row that the reader has marked as free, as bits.
    guess: { state: true },
    // The squares that the reader has judged wrong, as bits.
    wrong: { state: true },
    // Whether the free squares of the next row are shown.
    isShown: { state: true },
    // The reply to the reader's last action; without one, the figure asks for the next row.
    reply: { state: true },
  };
  fillsScreen = true;
  keys =
    "Arrow keys go from square to square, Enter marks one as free or puts a queen, " +
    "Ctrl Z takes the last queen back.";
  links = { "data-qa-attacks": (board) => this.follow(board) };

  setup() {
    if (!this.queens) this.put(this.columns);
  }

  /** Show the board of a link, `5: 3`, or also the free squares of its next row: `5: 3 shown`. */
  follow(board) {
    const [n, ...queens] = board.match(/\d+/g).map(Number);
    this.put(queens, n);
    if (board.endsWith(" shown")) this.reveal();
  }

  /** Show a board, and ask for its next row, unless the board is empty or full. */
  put(queens, n = this.n) {
    const isShown = queens.length === 0 || queens.length === n;
    Object.assign(this, { n, queens, guess: 0, wrong: 0, isShown, reply: undefined });
  }

  /** The index of the next row. */
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

  /** The squares of the next row that are in no mask, as bits. */
  get free() {
    return this.isFull ? 0 : freeSquares(this.masks[this.row].before, this.n);
  }

  /** The number of rows that the reader has predicted correctly. */
  get score() {
    return readProgressAt(this.localName, ["rows"], isCount) ?? 0;
  }

  get isSolved() {
    return this.score > 0;
  }

  // Actions of the reader

  /** Mark a square of the next row; once its free squares are shown, put a queen there. */
  choose([row, column]) {
    const { n, queens } = this;
    const bit = bitOf(n, column);
    // Announce a repeated refusal again.
    this.announceAgain();
    const advice = `Click squares of row ${n - this.row}: it comes next.`;
    if (row !== this.row) this.reply = this.isFull ? undefined : { text: advice };
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

  /** Compare the reader's guess with the free squares, and show both. */
  check() {
    const { n, queens, row, free, score } = this;
    if (free && !this.guess) {
      this.announceAgain();
      const reason = `No square is chosen, but row ${n - row} has free ones.`;
      const advice = "Click every square that no queen attacks, then check.";
      this.reply = { text: `${reason} ${advice}`, isWrong: true };
      return;
    }
    this.wrong = this.guess ^ free;
    if (this.wrong) return this.show(mistakeText(n, queens, this.wrong), true);
    saveProgress(this.localName, { rows: score + 1 });
    savePage();
    this.show(`*Right:* ${freeText(n, row, free)}`);
  }

  /** Show the free squares without a guess. */
  reveal() {
    this.guess = 0;
    this.show(capitalized(freeText(this.n, this.row, this.free)));
  }

  /** Show the free squares with a reply, and move the focus from the buttons to the next row. */
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

  /** Remove the last queen, and show the free squares of its row. */
  undo() {
    if (this.row === 0) return;
    this.put(this.queens.slice(0, -1));
    if (this.row) this.reveal();
  }

  // The view

  get question() {
    const { n, row, queens } = this;
    if (row === 0) return "Put the first queen: every square of the top row is free.";
    if (this.isFull) return "*A solution.* Take queens back, or choose another N.";
    const last = squareOf(row - 1, queens.at(-1), n);
    const question = `Which squares of row ${n - row} are free? Click them, then check.`;
    return `The bit of *${last}* is in all three masks. Now they move. ${question}`;
  }

  render() {
    const { n, row, queens, isShown, score } = this;
    const { text, isWrong } = this.reply ?? { text: this.question };
    const sizeChoices = choices(this.sizes, n, (size) => this.put([], size));
    const checkButton = button("check", "Check", () => this.check(), isShown, "qa-main");
    const skipButton = button("skip", "Just show me", () => this.reveal(), isShown, "qa-skip");
    const scoreText = score ? `Rows predicted right: ${score}` : "";
    return html`<div class="qa-moving-stage" style="--n: ${n}">
      <div class="qa-top-bar">
        <span role="group" aria-label="Size of the board">N = ${sizeChoices}</span>
        ${button("undo", "Take back", () => this.undo(), row === 0)}
      </div>
      <div class="qa-moving-plan">
        ${this.#board()}
        ${keyed(queens, this.#masks())}
      </div>
      <div class="qa-moving-side">
        ${this.message(text, { isWrong })}
        <p class="qa-moving-buttons">${checkButton}${skipButton}</p>
        <p class="qa-moving-score" data-qa-part="score">${scoreText}</p>
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

  /** Return the text on a square; only squares of the next row have one. */
  #letters([row, column]) {
    if (row !== this.row) return "";
    const bit = bitOf(this.n, column);
    const isGuessed = (this.guess & bit) !== 0;
    if (!this.isShown) return isGuessed ? "?" : "";
    if (row === 0) return "";
    if (this.free & bit) return isGuessed ? "✓" : "○";
    return lettersOf(this.masks[row].before, bit);
  }

  #look([row, column]) {
    const bit = bitOf(this.n, column);
    if (row !== this.row) return "";
    if (this.wrong & bit) return "qa-moving-mistake";
    return !this.isShown && this.guess & bit ? "qa-moving-guess" : "";
  }

  /** Describe a square for screen readers. */
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

  /** Render the masks with the last queen's bit, or moved to the next row. */
  #masks() {
    const { n, row, masks, isFull, isShown } = this;
    const isEmpty = row === 0 || isFull;
    const hasMoved = isShown && !isEmpty;
    let values = [0, 0, 0];
    if (!isEmpty) values = hasMoved ? masks[row].before : masks[row - 1].joined;
    const lines = MASKS.map(([name, moved], index) =>
      bitsLine(name, hasMoved ? moved : name, digitsOf(values[index], n), hasMoved),
    );
    const free = isShown ? digitsOf(this.free, n) : "?".repeat(n);
    return [...lines, bitsLine("free", "free", free)];
  }
}

/** Render a mask as a line of bits, or of question marks while it is not known. */
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
