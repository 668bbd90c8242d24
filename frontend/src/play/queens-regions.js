/* Region puzzles: a reader places one queen in each row, column and region. */

import "../shared/queens-click-board.css";
import "./queens-play.css";
import "./queens-regions.css";
import { fullMessage } from "../learn/place-messages.js";
import { readKept, saveProgress } from "../learn/progress.js";
import { Address, choiceIn, numberIn } from "../shared/address.js";
import { element } from "../shared/drawing.js";
import { define, QueensElement } from "../shared/element.js";
import { squareOf } from "../shared/symmetry.js";
import { counted } from "../shared/text.js";
import { today } from "./days.js";
import { EMPTY, isCells, MARK, QUEEN } from "./game.js";
import { RegionsBoard } from "./regions-board.js";
import { allSquares, conflict, conflicts, mistake, narrowUnit, parsePuzzle } from "./regions.js";

const NAME = "regions";
const START = 8; // the size that a reader sees first
const NEXT = { [EMPTY]: MARK, [MARK]: QUEEN, [QUEEN]: EMPTY };
const HELP = "Click a square for a cross, again for a queen, again to empty it.";

/** A puzzle at a time, of a size and with a number. */
class QueensRegions extends QueensElement {
  #address;
  #board;
  #puzzles; // for each size the texts of its puzzles
  #n;
  #number; // from 1
  #puzzle;
  #cells = [];
  #history = [];

  start() {
    const templates = [...this.querySelectorAll("template")];
    this.#puzzles = Object.fromEntries(templates.map(({ dataset, content }) => [dataset.qaN, content.textContent.split(" ")]));
    const change = (row, column, value) => this.#change(row * this.#n + column, value);
    const listener = {
      queen: (row, column) => change(row, column, NEXT[this.#cells[row * this.#n + column]]),
      forbid: (row, column) => change(row, column, this.#cells[row * this.#n + column] === MARK ? EMPTY : MARK),
      here() {},
    };
    this.#board = new RegionsBoard(this.find("board"), listener, this.signal);
    this.#address = new Address(this, (query) => this.#read(query));
    this.#listen();
    this.#read(this.#address.query);
  }

  #listen() {
    const { signal } = this;
    const on = (name, type, action) => this.find(name).addEventListener(type, action, { signal });
    on("n", "change", () => this.#go(this.find("n").value, this.#number));
    on("number", "change", () => this.#go(this.#n, this.find("number").value));
    on("next", "click", () => this.#go(this.#n, (this.#number % this.#puzzles[this.#n].length) + 1));
    on("undo", "click", () => this.#undo());
    on("clear", "click", () => this.#set(this.#cells.map(() => EMPTY)));
    on("hint", "click", () => this.#hint());
    on("print", "click", () => print());
  }

  // Which puzzle

  #read(query) {
    const n = Number(choiceIn(query, "n", Object.keys(this.#puzzles)) ?? START);
    const { length } = this.#puzzles[n];
    this.#open(n, numberIn(query, "puzzle", 1, length) ?? ofToday(length));
  }

  #go(n, number) {
    this.#address.push(`?n=${n}&puzzle=${number}`);
    this.#open(Number(n), Number(number));
  }

  #open(n, number) {
    [this.#n, this.#number] = [n, number];
    this.#puzzle = parsePuzzle(this.#puzzles[n][number - 1]);
    const cells = readKept(NAME, [this.#key], (value) => isCells(value, n));
    this.#cells = cells ? [...cells].map(Number) : Array(n * n).fill(EMPTY);
    this.#history = [];
    this.find("n").value = String(n);
    const options = this.#puzzles[n].map((_, index) => element("option", { value: index + 1 }, String(index + 1)));
    this.find("number").replaceChildren(...options);
    this.find("number").value = String(number);
    this.#show();
  }

  get #key() {
    return `${this.#n}/${this.#number}`;
  }

  // What a reader does

  #change(index, value) {
    if (this.#isSolved) return;
    const isFull = value === QUEEN && this.#squaresWith(QUEEN).length === this.#n;
    this.#set(this.#cells.with(index, isFull ? EMPTY : value));
    if (isFull) this.#show([], fullMessage(this.#n));
  }

  #set(cells) {
    this.#history.push(this.#cells);
    this.#keep(cells);
  }

  #undo() {
    this.#keep(this.#history.pop());
  }

  #keep(cells) {
    this.#cells = cells;
    saveProgress(NAME, { [this.#key]: cells.join("") });
    this.#show();
  }

  #squaresWith(value) {
    return allSquares(this.#n).filter((_, index) => this.#cells[index] === value);
  }

  get #isSolved() {
    const queens = this.#squaresWith(QUEEN);
    return queens.length === this.#n && !conflicts(this.#puzzle, queens).length;
  }

  /** Say what is wrong, or where there is one square left, or where a queen stands. */
  #hint() {
    const [queens, crosses] = [this.#squaresWith(QUEEN), this.#squaresWith(MARK)];
    const name = (square) => squareOf(square[0], square[1], this.#n);
    const wrong = mistake(this.#puzzle, queens, crosses);
    const narrow = narrowUnit(this.#puzzle, queens, crosses);
    if (wrong) {
      const isQueen = queens.includes(wrong);
      return this.#show([wrong], isQueen ? `No solution has a queen on ${name(wrong)}.` : `The cross on ${name(wrong)} is wrong: a queen belongs there.`);
    }
    if (narrow) return this.#show(narrow.open, `${narrow.unit.name} has one square left: ${name(narrow.open[0])}.`);
    const row = this.#puzzle.solution.findIndex((_, line) => !queens.some(([other]) => other === line));
    const square = /** @type {import("./position.js").Square} */ ([row, this.#puzzle.solution[row]]);
    this.#show([square], `Nothing is forced by one look. A queen stands on ${name(square)}.`);
  }

  // What the figure shows

  #show(pointed = [], hint = "") {
    const queens = this.#squaresWith(QUEEN);
    this.#board.show(this.#puzzle, queens, this.#squaresWith(MARK), pointed);
    this.find("undo").disabled = !this.#history.length;
    this.find("clear").disabled = !this.#cells.some((value) => value !== EMPTY);
    this.find("hint").disabled = this.#isSolved;
    this.find("message").textContent = hint || this.#message(queens);
  }

  #message(queens) {
    if (this.#isSolved) return `Solved. There is no other solution.`;
    const [pair] = conflicts(this.#puzzle, queens);
    if (pair) {
      const [a, b] = pair.map((square) => squareOf(square[0], square[1], this.#n));
      return `The queens on ${a} and ${b} ${conflict(this.#puzzle, ...pair)}.`;
    }
    return `${counted(queens.length, "queen")} of ${this.#n}. ${queens.length ? "" : HELP}`;
  }
}

/** The number of the puzzle of today, which changes at midnight. */
const ofToday = (count) => (Math.floor(Date.parse(today()) / 86_400_000) % count) + 1;

define("queens-regions", QueensRegions);
