/* The queen laboratory: queens to click, and the masks left, down and right from row to row. */

import "../shared/queens-click-board.css";
import "./queens-laboratory.css";
import { Address, numberIn } from "../shared/address.js";
import { clickable } from "../shared/click-board.js";
import { define, QueensElement } from "../shared/element.js";
import { Runner } from "../shared/runner.js";
import { capitalized } from "../shared/text.js";
import { attackLines, bitOf, lettersOf, masksByRow } from "./attack-masks.js";
import { rowSentence, squareText } from "./attack-sentences.js";
import { drawMasks } from "./mask-table.js";

const PAUSE = 1500; // milliseconds from row to row
const PARAMETERS = ["queens", "row"];

/** The board of an address, with a column or - for each row: `2.0.-.-`; undefined for what is no board. */
function boardOf(text) {
  const words = text?.split(".") ?? [];
  const isSquare = (word) => word === "-" || (/^[0-7]$/.test(word) && Number(word) < words.length);
  if (words.length < 4 || words.length > 8 || !words.every(isSquare)) return undefined;
  return words.map((word) => (word === "-" ? null : Number(word)));
}

/** A board to click, with what its queens attack, and the masks of one row. */
class QueensQueenLaboratory extends QueensElement {
  #board;
  #clickBoard;
  #runner;
  #address;

  start() {
    const listener = {
      queen: (row, column) => this.#toggle(row, column),
      here: (row, column) => this.#describe(row, column),
      describe: (row, column) => squareText(this.#board, row, column),
    };
    this.#clickBoard = clickable(this.find("board"), listener, false, this.signal);
    this.#runner = new Runner(this, {
      pace: () => [PAUSE, 1],
      describe: (row) => `row ${row}`,
      changed: () => this.#changed(),
    });
    this.#address = new Address(this, (query) => this.#read(query));
    this.#listen();
    this.#read(this.#address.query);
    this.#address.show(PARAMETERS);
  }

  #listen() {
    const { signal } = this;
    const clear = (n) => this.#edit(Array(n).fill(null), 0);
    this.find("clear").addEventListener("click", () => clear(this.#board.length), { signal });
    this.find("n").addEventListener("change", ({ target }) => clear(Number(target.value)), { signal });
  }

  /** The columns that the block has for the top rows. */
  get #given() {
    return this.dataset.qaColumns.split(".").filter(Boolean).map(Number);
  }

  /** Take up what an address has; what makes no sense is left out. */
  #read(query) {
    const preset = Array.from({ length: Number(this.dataset.qaN) }, (_, row) => this.#given[row] ?? null);
    this.#board = boardOf(query.get("queens")) ?? preset;
    const last = this.#board.length - 1;
    const row = numberIn(query, "row", 0, last) ?? Math.min(this.#given.length, last);
    this.#runner.set(row, last);
    this.#draw();
  }

  #toggle(row, column) {
    this.#edit(this.#board.with(row, this.#board[row] === column ? null : column), row);
    this.#describe(row, column);
  }

  #edit(board, row) {
    this.#board = board;
    this.#runner.set(row, board.length - 1);
    this.#changed();
  }

  #changed() {
    this.#draw();
    this.#address.write({ queens: this.#board.map((column) => column ?? "-").join("."), row: this.#runner.position });
  }

  #describe(row, column) {
    this.find("square").textContent = `${capitalized(squareText(this.#board, row, column))}.`;
  }

  #draw() {
    const masks = masksByRow(this.#board);
    this.find("n").value = this.#board.length;
    this.#drawBoard(masks);
    this.#drawTable(masks);
    this.find("message").textContent = rowSentence(this.#board, this.#runner.position);
  }

  #drawBoard(masks) {
    const [board, n] = [this.#board, this.#board.length];
    const squares = board.flatMap((queen, row) =>
      Array.from({ length: n }, (_, column) => ({ isQueen: column === queen, attackers: lettersOf(masks[row].found, bitOf(n, column)) })),
    );
    const letters = squares.map(({ isQueen, attackers }) => (isQueen ? "" : attackers));
    this.#clickBoard.draw({ board, letters, lines: attackLines(board) });
    const root = this.find("board");
    root.querySelectorAll("[role=row]").forEach((row, at) => row.classList.toggle("qa-lab-here", at === this.#runner.position));
    root.querySelectorAll("[role=gridcell]").forEach((cell, at) => {
      const { isQueen, attackers } = squares[at];
      cell.classList.toggle("qa-lab-clash", isQueen && attackers !== "");
    });
  }

  #drawTable(masks) {
    const row = this.#runner.position;
    const isLast = row === this.#board.length - 1;
    this.find("row").textContent = `row ${row}`;
    this.find("next-row").textContent = isLast ? "no row" : `row ${row + 1}`;
    drawMasks(this.querySelector("table"), masks[row], this.#board.length, isLast);
  }
}

define("queens-queen-laboratory", QueensQueenLaboratory);
