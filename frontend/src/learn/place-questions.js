/* Questions on boards with queens: which squares are free, and which row shows that the board fails. */

import { QueensElement } from "../shared/element.js";
import { findPart } from "../shared/parts.js";
import { squareOf } from "../shared/symmetry.js";
import { counted, listed } from "../shared/text.js";
import { AttackBoard } from "./attack-board.js";
import { attackersOf, emptySquares, hasSquare } from "./attacks.js";
import { attackSentence, rowNames } from "./place-messages.js";
import { readSolved, saveSolved } from "./progress.js";
import { formatted } from "./search-messages.js";

const CHAPTER = 1;
const LIST = "answered"; // "solved" has the sizes of boards

const inRow = (squares, row) => squares.filter((square) => square[0] === row);

/** Some boards, each with a question. */
export class QueensPlaceQuestions extends QueensElement {
  start() {
    for (const element of this.querySelectorAll("[data-qa-question]")) new Question(element).begin(this.signal);
  }
}

/** A board with a question that squares answer. */
class Question {
  #element;
  #n;
  #queens;
  #board;
  #found = []; // free squares
  #isDone = false;

  constructor(element) {
    this.#element = element;
    this.#n = Number(element.dataset.qaSize);
    this.#queens = JSON.parse(element.dataset.qaQueens);
  }

  begin(signal) {
    const choose = { "free-squares": (square) => this.#chooseSquare(square), "stuck-row": ([row]) => this.#chooseRow(row) };
    const queen = (row, column) => this.#isDone || choose[this.#key]([row, column]);
    this.#board = new AttackBoard(this.#part("board"), { queen }, signal);
    this.#part("skip").addEventListener("click", () => this.#finish(""), { signal });
    this.#show();
    this.#tell(readSolved(CHAPTER, LIST).includes(this.#key) ? "You have solved this one." : "");
  }

  get #key() {
    return this.#element.dataset.qaQuestion;
  }

  #part(name) {
    return findPart(this.#element, name);
  }

  #chooseSquare(square) {
    const [n, queens] = [this.#n, this.#queens];
    const name = squareOf(...square, n);
    if (hasSquare(queens, square)) return this.#refuse(`*${name}* has a queen.`);
    const attacks = attackersOf(queens, square).map((queen) => [queen, square]);
    if (attacks.length) return this.#refuse(attackSentence(n, queens, square), { attacks });
    if (!hasSquare(this.#found, square)) this.#found.push(square);
    const left = emptySquares(n, queens).free.length - this.#found.length;
    if (!left) return this.#answer();
    this.#show();
    return this.#tell(`*${name}* is free. ${counted(left, "free square")} to go.`);
  }

  #chooseRow(row) {
    const [n, queens] = [this.#n, this.#queens];
    const name = rowNames(n, [row]);
    const [queen] = inRow(queens, row);
    if (queen) return this.#refuse(`There is a queen in *${name}* already, on ${squareOf(...queen, n)}.`);
    const free = inRow(emptySquares(n, queens).free, row);
    if (!free.length) return this.#answer();
    const squares = listed(free.map((square) => squareOf(...square, n)));
    return this.#refuse(`A queen still fits into *${name}*, on ${squares}.`, { rings: free });
  }

  #refuse(message, marks = {}) {
    this.#show(marks);
    this.#tell(message, true);
  }

  #answer() {
    this.#finish("*Right.* ");
    saveSolved(CHAPTER, this.#key, LIST);
  }

  /** Show the answer; it begins with a verdict if the reader gave it. */
  #finish(verdict) {
    this.#isDone = true;
    const [n, queens] = [this.#n, this.#queens];
    const { attacked, free } = emptySquares(n, queens);
    const rows = JSON.parse(this.#element.dataset.qaRows);
    const marks = rows.length ? { crossed: rows.flatMap((row) => inRow(attacked, row)), rows } : { crossed: attacked, rings: free };
    this.#board.show({ n, queens, ...marks });
    this.#tell(`${verdict}${this.#part("message").dataset.qaReason}`);
    this.#part("skip").hidden = true;
  }

  #show({ attacks = [], rings = this.#found } = {}) {
    this.#board.show({ n: this.#n, queens: this.#queens, attacks, rings });
  }

  #tell(message, isWrong = false) {
    const place = this.#part("message");
    place.classList.toggle("qa-wrong", isWrong);
    place.replaceChildren(...formatted(message));
  }
}
