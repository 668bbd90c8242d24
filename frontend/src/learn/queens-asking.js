/* Three programs ask about the squares of the same search: a board to click, and their questions. */

import "../shared/queens-click-board.css";
import "../laboratories/queens-laboratory.css";
import "./queens-asking.css";
import { define, QueensElement } from "../shared/element.js";
import { Runner } from "../shared/runner.js";
import { grouped } from "../shared/text.js";
import { AskingBoard } from "./asking-board.js";
import { showMemory } from "./asking-memory.js";
import { QueensAskingPredictions } from "./asking-predictions.js";
import { PROGRAMS, readSquare } from "./asking-questions.js";
import { clickedSquare, positionOf, searchedSquares, totalsAt } from "./asking-search.js";
import { answersOf, describeEnd, describeSquare } from "./asking-words.js";
import { followLinks } from "./links.js";
import { formatted } from "./search-messages.js";

const SLOW = [400, 1]; // milliseconds from square to square, and squares
const FAST_PAUSE = 40;
const MAX_SLOW_SQUARES = 300;
const FAST_TICKS = 250; // of a search with more

/** The questions of three programs about one square, and in the search so far. */
class QueensAsking extends QueensElement {
  #squares = [];
  #position = 0;
  #program = 0;
  #board;
  #runner;

  start() {
    this.#board = new AskingBoard(this.find("board"), (row, column) => this.#choose(row, column), this.signal);
    this.#runner = new Runner(this, {
      pace: (max) => (max < MAX_SLOW_SQUARES ? SLOW : [FAST_PAUSE, Math.ceil(max / FAST_TICKS)]),
      describe: (position, max) => `square ${grouped(position + 1)} of ${grouped(max + 1)}`,
      changed: () => this.#goTo(this.#runner.position),
    });
    this.#listen();
    this.#open(this.#squares[this.#position] ?? readSquare(this.dataset.qaSquare));
  }

  #listen() {
    const { signal } = this;
    for (const button of this.querySelectorAll("[data-qa-choose]")) {
      const square = { n: Number(button.dataset.qaChoose), columns: [], column: 0 };
      button.addEventListener("click", () => this.#open(square), { signal });
    }
    for (const button of this.querySelectorAll("[data-qa-program]")) {
      button.addEventListener("click", () => this.#choseProgram(button.dataset.qaProgram), { signal });
    }
    followLinks(this, "data-qa-ask", (square) => this.#follow(square));
  }

  /** A link of the text shows a square, for the program that it may name: `8 a8 c7 e6 f5`, `8 a8 c7 flags`. */
  #follow(square) {
    const [, line, program] = square.match(/^(.*?)(?: ([a-z]+))?$/);
    if (program) this.#program = PROGRAMS.findIndex(({ key }) => key === program);
    this.#open(readSquare(line));
  }

  #choose(row, column) {
    const square = clickedSquare(this.#squares[this.#position], row, column);
    if (typeof square === "string") this.#say(square, true);
    else this.#open(square);
  }

  #choseProgram(key) {
    this.#program = PROGRAMS.findIndex((program) => program.key === key);
    this.#show();
  }

  /** Go to the time when the search asks about a square. */
  #open(square) {
    if (this.#squares[0]?.n !== square.n) this.#squares = searchedSquares(square.n);
    this.#position = positionOf(this.#squares, square);
    this.#runner.set(this.#position, this.#squares.length - 1);
    this.#show();
  }

  #goTo(position) {
    this.#position = position;
    this.#show();
  }

  #show() {
    const square = this.#squares[this.#position];
    const questions = PROGRAMS.map(({ ask }) => ask(square));
    this.#board.show(square, questions[this.#program]);
    showMemory(this.find("memory"), this.#program, square, questions[this.#program]);
    const totals = totalsAt(this.#squares, this.#position);
    [...this.querySelectorAll("[data-qa-row]")].forEach((row, index) => this.#showRow(row, index, questions[index], totals[index]));
    this.#press("[data-qa-program]", ({ qaProgram }) => qaProgram === PROGRAMS[this.#program].key);
    this.#press("[data-qa-choose]", ({ qaChoose }) => Number(qaChoose) === square.n);
    const reason = PROGRAMS[this.#program].reason(square);
    this.#say(this.#isEnd ? describeEnd(this.#squares) : `${describeSquare(square)} ${this.#title}: ${reason[0].toLowerCase()}${reason.slice(1)}`);
  }

  get #isEnd() {
    return this.#position === this.#squares.length - 1;
  }

  get #title() {
    return this.querySelector(`[data-qa-program="${PROGRAMS[this.#program].key}"]`).textContent;
  }

  #showRow(row, index, questions, total) {
    const [, here, soFar] = row.cells;
    here.textContent = String(questions.length);
    soFar.textContent = grouped(total);
    row.querySelector(".qa-asking-answers").replaceWith(answersOf(questions));
    row.classList.toggle("qa-asking-shown", index === this.#program);
  }

  #press(selector, isPressed) {
    for (const button of this.querySelectorAll(selector)) button.setAttribute("aria-pressed", String(isPressed(button.dataset)));
  }

  /** Screen readers hear each square, and while the search plays its end only. */
  #say(message, isWrong = false) {
    const place = this.find("message");
    const plays = this.find("play").getAttribute("aria-pressed") === "true";
    place.setAttribute("aria-live", plays && !this.#isEnd ? "off" : "polite");
    place.classList.toggle("qa-wrong", isWrong);
    place.replaceChildren(...formatted(message));
  }
}

define("queens-asking", QueensAsking);
define("queens-asking-predictions", QueensAskingPredictions);
