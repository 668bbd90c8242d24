/* The queen laboratory: a board on which a reader places queens, and the masks left, down and right
   of each row. */

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

// Milliseconds between two rows when they are played.
const PAUSE = 1500;
const PARAMETERS = ["queens", "row"];
// The name of each mask, and how it is shifted on the way to the next row.
const MASKS = [
  ["left", "<< 1"],
  ["down", ""],
  ["right", ">> 1"],
  ["free", ""],
];

/** Parse the board in an address: `2.0.-.-` has the column of each row's queen, and - for a row
    without a queen. Return undefined if the text is not a valid board. */
function boardOf(text) {
  const words = text?.split(".") ?? [];
  const isSquare = (word) => word === "-" || (/^[0-7]$/.test(word) && Number(word) < words.length);
  if (words.length < 4 || words.length > 8 || !words.every(isSquare)) return undefined;
  return words.map((word) => (word === "-" ? null : Number(word)));
}

/** The figure: a board on which a reader places queens, the squares that they attack, and the masks
    of one row. */
class QueenLaboratory extends Figure {
  // `columns` has the columns of the queens in the top rows at first. `square` is the square that
  // the reader has clicked or points at; undefined before that.
  static properties = {
    n: { type: Number },
    columns: { type: Array },
    sizes: { type: Array },
    board: { state: true },
    square: { state: true },
  };
  keys =
    "Arrow keys go from square to square, Enter puts or lifts a queen, Delete lifts one, Ctrl Z takes back.";
  // The boards before each change, for `undo`.
  #history = [];
  player = new Player(this, { pace: () => [PAUSE, 1], changed: () => this.#writeAddress() });

  setup() {
    this.address = new Address(this, (query) => this.read(query));
    this.read(this.address.query);
    this.address.show(PARAMETERS);
  }

  /** Set the state from the parameters of an address. Ignore invalid parameters. */
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
    if (!board) return;
    const changed = board.findIndex((column, row) => column !== this.board[row]);
    this.#show(board, changed);
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
    const squareNote = square ? `${capitalized(squareText(board, ...square))}.` : help;
    const message = this.message(rowSentence(board, player.position), { look: "qa-lab-message" });
    return html`<div class="qa-lab-live">
      <div class="qa-lab-bar">
        ${dropdown("N", this.sizes, n, (size) => this.clear(size))}
        <button type="button" data-qa-part="clear" @click=${() => this.clear(n)}>Clear</button>
        ${player.view("Row", `row ${player.position}`)}
      </div>
      <div class="qa-lab-scene">
        <div>${this.#board()}
          <p class="qa-note" data-qa-part="square">${squareNote}</p></div>
        <div>
          ${message}
          ${masksView(board, player.position)}</div>
      </div>
    </div>`;
  }

  #board() {
    const { board, player } = this;
    const n = board.length;
    const numbers = [...board.keys()];
    const isQueen = ([row, column]) => board[row] === column;
    const attackers = masksByRow(board).map(({ before }) =>
      numbers.map((column) => lettersOf(before, bitOf(n, column))),
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
      point: (square) => {
        this.square = square;
      },
    });
  }
}

/** Render a table of the masks of a row, with the bit of its queen, and of the masks of the next
    row. */
function masksView(board, row) {
  const n = board.length;
  const isLast = row === n - 1;
  const { before, joined, shifted } = masksByRow(board)[row];
  const lines = before.map((mask, index) => [mask, joined[index], shifted[index]]);
  lines.push([freeSquares(before, n), undefined, freeSquares(shifted, n)]);
  const rows = lines.map(([mask, withQueen, next], index) => {
    const [name, shift] = MASKS[index];
    const cells = [
      maskView(mask, n),
      maskView(withQueen, n),
      shift,
      isLast ? nothing : maskView(next, n),
    ];
    return html`<tr><th scope="row">${name}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;
  });
  const heading = (text) => html`<th scope="col">${text}</th>`;
  const nextRow = isLast ? "no row" : `row ${row + 1}`;
  return html`<table class="qa-lab-masks">
    <caption>L, D and R: what each mask has</caption>
    <thead><tr>${["mask", `row ${row}`, "| bit", "shift"].map(heading)}<th
      scope="col"
      data-qa-part="next-row">${nextRow}</th></tr></thead>
    <tbody>${rows}</tbody>
  </table>`;
}

/** Render a mask as bits and as a number. If `mask` is undefined, render nothing. */
function maskView(mask, n) {
  if (mask === undefined) return nothing;
  const groups = mask.toString(2).padStart(n, "0").split(/(1+)/);
  const bits = groups.map((digits) => (digits.startsWith("1") ? html`<b>${digits}</b>` : digits));
  return html`<span>${bits}</span><small>${mask}</small>`;
}

const spelled = (letters) => listed([...letters]);

/** Return the description of a square for screen readers: `a3, empty, attacked by D`. */
function squareText(board, row, column) {
  const letters = lettersOf(masksByRow(board)[row].before, bitOf(board.length, column));
  const isQueen = board[row] === column;
  const unattacked = isQueen ? "" : "free";
  const state = letters ? `attacked by ${spelled(letters)}` : unattacked;
  return describeCell([row, column], board.length, isQueen ? "queen" : "empty", state);
}

/** Return the message about a row: its free squares, and the effect of its queen on the masks. */
function rowSentence(board, row) {
  if (isSolution(board)) return `A solution: ${listed(squares(board))}.`;
  const { before, losesBit } = masksByRow(board)[row];
  const bit = bitOf(board.length, board[row]);
  const open = columnsOf(freeSquares(before, board.length), board.length).map((column) =>
    squareOf(row, column, board.length),
  );
  const attacks = lettersOf(before, bit);
  const beginning = `Row ${row}: ${freeText(open)}.`;
  const queen = bit && `the queen on ${squareOf(row, board[row], board.length)}`;
  if (attacks) {
    const verb = attacks.length > 1 ? "attack" : "attacks";
    return `${beginning} ${spelled(attacks)} ${verb} ${queen}.`;
  }
  if (bit) {
    const loss = losesBit ? ", and a bit of left leaves the board" : "";
    return `${beginning} The bit of ${queen} goes into all three masks${loss}.`;
  }
  if (!open.length) return `${beginning} A search turns back here.`;
  return losesBit ? `${beginning} A bit of left leaves the board.` : beginning;
}

function isSolution(board) {
  const masks = masksByRow(board);
  return board.every(
    (column, row) => column !== null && !lettersOf(masks[row].before, bitOf(board.length, column)),
  );
}

function freeText(names) {
  if (names.length === 0) return "no square is free";
  return `${listed(names)} ${names.length === 1 ? "is" : "are"} free`;
}

define("queens-queen-laboratory", QueenLaboratory, { isLazy: true });
