/* Attacks that move: a board on which queens are placed row by row, with the masks of their attacks
   below it. The reader predicts the free squares of each next row. */

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

// The most wrong squares that a message explains.
const MAX_REASONS = 2;

/** Return the attacks on a square of the row below the queens, as texts such as `along left by the
    queen on d5`.
    @param {number[]} queens  the columns of the queens, from the top row down */
function attackTexts(n, queens, column) {
  return attackers(queens, column).map((queen) => {
    const mask = ["right", "down", "left"][Math.sign(queen[1] - column) + 1];
    return `along ${mask} by the queen on ${squareOf(...queen, n)}`;
  });
}

/** Return a sentence that says why a square of the row below the queens is free or attacked.
    @param {number[]} queens  the columns of the queens, from the top row down */
function reasonText(n, queens, column) {
  const square = `*${squareOf(queens.length, column, n)}*`;
  const reasons = attackTexts(n, queens, column);
  return reasons.length
    ? `${square} is attacked ${listed(reasons)}.`
    : `${square} is free: no mask has a 1 there.`;
}

/** Return the end of a sentence that names the free squares of a row; `free` has their bits. */
function freeText(n, row, free) {
  const names = columnsOf(free, n).map((column) => squareOf(row, column, n));
  if (names.length === 0) return "no square is free.";
  return `${listed(names)} ${names.length > 1 ? "are" : "is"} free.`;
}

/** Return the sentences that explain the first wrong squares of a guess.
    @param {number[]} queens  the columns of the queens, from the top row down
    @param {number} wrong  the bits of the wrong squares in the row below the queens */
function mistakeText(n, queens, wrong) {
  const columns = columnsOf(wrong, n);
  const sentences = columns.slice(0, MAX_REASONS).map((column) => reasonText(n, queens, column));
  const more = columns.length - MAX_REASONS;
  if (more > 0) sentences.push(`Click the other marked square${more > 1 ? "s" : ""} to see why.`);
  return sentences.join(" ");
}

/** Return a sentence for each mask that loses a 1 when it moves to the next row, or "" if no mask
    does. The parameter is an item of `masksByRow`. */
function edgeText({ joined, losesBit }) {
  const [, , right] = joined;
  const edges = [];
  if (losesBit) edges.push("left");
  if (right & 1) edges.push("right");
  return edges.map((edge) => ` A 1 of ${edge} has moved off the board.`).join("");
}

// The name of each mask, and the expression that moves the mask to the next row.
const MASKS = [
  ["left", "left << 1"],
  ["down", "down"],
  ["right", "right >> 1"],
];

/** The figure: a board whose queens stand in its top rows. The free squares of the next row are
    shown after the reader has predicted them. */
class MovingAttacks extends Figure {
  static properties = {
    n: { type: Number },
    // The columns of the queens that the board has at first.
    columns: { type: Array },
    sizes: { type: Array },
    // The columns of the queens on the board, from the top row down.
    queens: { state: true },
    // The squares of the next row that the reader has marked as free, as bits.
    guess: { state: true },
    // The squares of the next row that the reader has marked wrongly or not marked, as bits.
    wrong: { state: true },
    // Whether the free squares of the next row are shown.
    isShown: { state: true },
    // The reply to the reader's last action; undefined if the figure asks for the next row.
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

  /** Follow a link in the text.
      @param {string} board  N and columns, `5: 3`; `5: 3 shown` also shows the free squares of the
        next row */
  follow(board) {
    const [n, ...queens] = board.match(/\d+/g).map(Number);
    this.put(queens, n);
    if (board.endsWith(" shown")) this.reveal();
  }

  /** Show a board, and ask for the free squares of its next row. On an empty or full board there is
      nothing to ask.
      @param {number[]} queens  the columns of the queens, from the top row down */
  put(queens, n = this.n) {
    const isShown = queens.length === 0 || queens.length === n;
    Object.assign(this, { n, queens, guess: 0, wrong: 0, isShown, reply: undefined });
  }

  /** The index of the row below the last queen. */
  get row() {
    return this.queens.length;
  }

  get isFull() {
    return this.row === this.n;
  }

  /** The column of the queen of each row; null for a row without a queen. */
  get board() {
    return [...this.queens, ...Array(this.n - this.row).fill(null)];
  }

  get masks() {
    return masksByRow(this.board);
  }

  /** The squares of the next row that no queen attacks, as bits. */
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

  // Methods for the actions of the reader.

  /** Handle a click on a square. In the next row, mark the square as free or remove the mark; if
      the free squares are shown already, put a queen on it. */
  choose([row, column]) {
    const { n, queens } = this;
    const bit = bitOf(n, column);
    // Announce a refusal even if its text is the same as before.
    this.announceAgain();
    const advice = `Click squares of row ${n - this.row}: it comes next.`;
    if (row !== this.row) this.reply = this.isFull ? undefined : { text: advice };
    else if (!this.isShown) this.#mark(bit);
    else if (this.free & bit) this.put([...queens, column]);
    else this.reply = { text: reasonText(n, queens, column), isWrong: true };
  }

  /** Mark a square of the next row as free, or remove its mark; `bit` is the bit of its column. */
  #mark(bit) {
    const { n, row } = this;
    this.guess ^= bit;
    const names = columnsOf(this.guess, n).map((column) => `*${squareOf(row, column, n)}*`);
    this.reply = {
      text: `Marked as free: ${listed(names) || "no square"}. Check when these are all.`,
    };
  }

  /** Compare the reader's guess with the free squares, show both, and say what is wrong. If it is
      right, save the progress. */
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

  /** Show the free squares of the next row without a guess of the reader. */
  reveal() {
    this.guess = 0;
    this.show(capitalized(freeText(this.n, this.row, this.free)));
  }

  /** Show the free squares of the next row with a reply. If a button has the focus, move it to the
      next row, because the buttons are now disabled.
      @param {string} text  the beginning of the reply */
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

  /** Remove the last queen. Then show the free squares of the row that she was in. */
  undo() {
    if (this.row === 0) return;
    this.put(this.queens.slice(0, -1));
    if (this.row) this.reveal();
  }

  // Methods that render the figure.

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

  /** Return the text on a square of the next row; "" on all other squares. */
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

  /** Return the description of a square for screen readers. */
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

  /** Render the lines of bits below the board: the masks and the free squares. The masks are those
      with the bit of the last queen; once the free squares are shown, they have moved to the next
      row. */
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

/** Render a mask as its name and a line of bits.
    @param {string} part  the name of the line for tests and style sheets
    @param {string} name  the text before the bits
    @param {string} digits  the bits, or question marks while they are not known
    @param {boolean} hasMoved  whether the mask has just moved to the next row */
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
