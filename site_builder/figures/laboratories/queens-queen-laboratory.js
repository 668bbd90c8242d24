/* The queen laboratory: queens to click, and the masks left, down and right from row to row. */

import "#shared/queens-laboratory.css";
import { Address, define, dropdown, Figure, html, nothing, numberIn } from "#base";
import { describeCell, queensOf } from "#shared/attacks.js";
import { boardView, pathLayer, queensLayer, rowEdge } from "#shared/board-view.js";
import { Player } from "#shared/player.js";
import { squareOf, squares } from "#shared/symmetry.js";
import { capitalized, hasPointer, listed } from "#shared/text.js";
import {
  attackLines,
  bitOf,
  columnsOf,
  freeSquares,
  lettersOf,
  masksByRow,
} from "#shared/attack-masks.js";

const PAUSE = 1500; // milliseconds from row to row
const PARAMETERS = ["queens", "row"];
const MASKS = [
  ["left", "<< 1"],
  ["down", ""],
  ["right", ">> 1"],
  ["free", ""],
]; // and how they are shifted

/** The board of an address, with a column or - for each row: `2.0.-.-`; undefined for what is no board. */
function boardOf(text) {
  const words = text?.split(".") ?? [];
  const isSquare = (word) => word === "-" || (/^[0-7]$/.test(word) && Number(word) < words.length);
  if (words.length < 4 || words.length > 8 || !words.every(isSquare)) return undefined;
  return words.map((word) => (word === "-" ? null : Number(word)));
}

/** A board to click, with what its queens attack, and the masks of one row. */
class QueenLaboratory extends Figure {
  // `columns` has those that the block gives to the top rows; `square` is where the reader points.
  static properties = {
    n: { type: Number },
    columns: { type: Array },
    sizes: { type: Array },
    board: { state: true },
    square: { state: true },
  };
  keys =
    "Arrow keys go from square to square, Enter puts or lifts a queen, Delete lifts one, Ctrl Z takes back.";
  #history = []; // the boards before
  player = new Player(this, { pace: () => [PAUSE, 1], changed: () => this.#writeAddress() });

  setup() {
    this.address = new Address(this, (query) => this.read(query));
    this.read(this.address.query);
    this.address.show(PARAMETERS);
  }

  /** Take up what an address has; what makes no sense is left out. */
  read(query) {
    const preset = Array.from({ length: this.n }, (_, row) => this.columns[row] ?? null);
    Object.assign(this, { board: boardOf(query.get("queens")) ?? preset, square: undefined });
    const last = this.board.length - 1;
    this.player.set(numberIn(query, "row", 0, last) ?? Math.min(this.columns.length, last), last);
  }

  toggle(row, column) {
    this.edit(this.board.with(row, this.board[row] === column ? null : column), row);
    this.square = [row, column];
  }

  edit(board, row) {
    this.#history.push(this.board);
    this.#show(board, row);
  }

  undo() {
    const board = this.#history.pop();
    if (board)
      this.#show(
        board,
        board.findIndex((column, row) => column !== this.board[row]),
      );
  }

  #show(board, row) {
    this.board = board;
    this.player.set(row, board.length - 1);
    this.#writeAddress();
  }

  clear(n) {
    this.square = undefined;
    this.edit(Array(n).fill(null), 0);
  }

  #writeAddress() {
    this.address.write({
      queens: this.board.map((column) => column ?? "-").join("."),
      row: this.player.position,
    });
  }

  render() {
    const { board, player, square } = this;
    const n = board.length;
    const help = hasPointer()
      ? html`Click a square, or go there with the arrow keys and press <kbd>Enter</kbd>.`
      : "Tap a square.";
    return html`<div class="qa-lab-live">
      <div class="qa-lab-bar">
        ${dropdown("N", this.sizes, n, (size) => this.clear(size))}
        <button type="button" data-qa-part="clear" @click=${() => this.clear(n)}>Clear</button>
        ${player.view("Row", `row ${player.position}`)}
      </div>
      <div class="qa-lab-scene">
        <div>${this.#board()}
          <p class="qa-note" data-qa-part="square">${square ? `${capitalized(squareText(board, ...square))}.` : help}</p></div>
        <div>
          ${this.message(rowSentence(board, player.position), { look: "qa-lab-message" })}
          ${masksView(board, player.position)}</div>
      </div>
    </div>`;
  }

  #board() {
    const { board, player } = this;
    const n = board.length;
    const numbers = [...board.keys()];
    const isQueen = ([row, column]) => board[row] === column;
    const attackers = masksByRow(board).map(({ found }) =>
      numbers.map((column) => lettersOf(found, bitOf(n, column))),
    );
    const layers = [
      pathLayer("qa-attacked", [attackLines(board)]),
      queensLayer("", queensOf(board)),
      pathLayer("qa-row-here", [rowEdge(player.position, n)]),
    ];
    return boardView({
      name: this.ariaLabel,
      n,
      layers,
      texts: attackers.flatMap((line, row) =>
        line.map((letters, column) => (isQueen([row, column]) ? "" : letters)),
      ),
      look: ([row, column]) =>
        isQueen([row, column]) && attackers[row][column] ? "qa-lab-clash" : "",
      describe: ([row, column]) => squareText(board, row, column),
      isSelected: isQueen,
      choose: ([row, column]) => this.toggle(row, column),
      empty: ([row, column]) => board[row] === column && this.toggle(row, column),
      point: (square) => (this.square = square),
    });
  }
}

/** The masks of a row, with its queen's bit, and of the next row. */
function masksView(board, row) {
  const n = board.length;
  const isLast = row === n - 1;
  const { found, joined, shifted } = masksByRow(board)[row];
  const lines = found.map((mask, which) => [mask, joined[which], shifted[which]]);
  lines.push([freeSquares(found, n), undefined, freeSquares(shifted, n)]);
  return html`<table class="qa-lab-masks">
    <caption>L, D and R: what each mask has</caption>
    <thead><tr><th scope="col">mask</th><th scope="col">row ${row}</th><th scope="col">| bit</th><th scope="col">shift</th><th scope="col" data-qa-part="next-row">${isLast ? "no row" : `row ${row + 1}`}</th></tr></thead>
    <tbody>${lines.map(([here, withQueen, next], at) => {
      const [name, shift] = MASKS[at];
      return html`<tr><th scope="row">${name}</th><td>${maskView(here, n)}</td><td>${maskView(withQueen, n)}</td><td>${shift}</td><td>${isLast ? nothing : maskView(next, n)}</td></tr>`;
    })}</tbody>
  </table>`;
}

/** A mask as bits and as a number; nothing for undefined. */
function maskView(mask, n) {
  if (mask === undefined) return nothing;
  const groups = mask.toString(2).padStart(n, "0").split(/(1+)/);
  return html`<span>${groups.map((digits) => (digits.startsWith("1") ? html`<b>${digits}</b>` : digits))}</span><small>${mask}</small>`;
}

const spelled = (letters) => listed([...letters]);

/** A square for a screen reader: `a3, empty, attacked by D`. */
function squareText(board, row, column) {
  const letters = lettersOf(masksByRow(board)[row].found, bitOf(board.length, column));
  const isQueen = board[row] === column;
  const state = letters ? `attacked by ${spelled(letters)}` : isQueen ? "" : "free";
  return describeCell([row, column], board.length, isQueen ? "queen" : "empty", state);
}

/** What to say of a row. */
function rowSentence(board, row) {
  if (isSolution(board)) return `A solution: ${listed(squares(board))}.`;
  const { found, losesBit } = masksByRow(board)[row];
  const bit = bitOf(board.length, board[row]);
  const open = columnsOf(freeSquares(found, board.length), board.length).map((column) =>
    squareOf(row, column, board.length),
  );
  const attacks = lettersOf(found, bit);
  const beginning = `Row ${row}: ${freeText(open)}.`;
  const queen = bit && `the queen on ${squareOf(row, board[row], board.length)}`;
  if (attacks)
    return `${beginning} ${spelled(attacks)} ${attacks.length > 1 ? "attack" : "attacks"} ${queen}.`;
  if (bit)
    return `${beginning} The bit of ${queen} goes into all three masks${losesBit ? ", and a bit of left leaves the board" : ""}.`;
  if (!open.length) return `${beginning} A search turns back here.`;
  return losesBit ? `${beginning} A bit of left leaves the board.` : beginning;
}

function isSolution(board) {
  const masks = masksByRow(board);
  return board.every(
    (column, row) => column !== null && !lettersOf(masks[row].found, bitOf(board.length, column)),
  );
}

function freeText(names) {
  if (names.length === 0) return "no square is free";
  return `${listed(names)} ${names.length === 1 ? "is" : "are"} free`;
}

define("queens-queen-laboratory", QueenLaboratory, { isLazy: true });
