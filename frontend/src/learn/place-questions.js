/* Questions on boards with queens: which squares are free, and which row shows that the board fails. */

import { Figure, html, message, nothing } from "../base/index.js";
import { attackersOf, emptySquares, hasSquare, stuckRows } from "../shared/attacks.js";
import { squareOf } from "../shared/symmetry.js";
import { counted, listed } from "../shared/text.js";
import { attackBoard } from "./attack-board.js";
import { attackSentence, rowNames } from "./place-messages.js";
import { readSolved, saveSolved } from "./progress.js";

const CHAPTER = 1;
const LIST = "answered"; // "solved" has the sizes of boards

/** @typedef {import("../shared/attacks.js").Square} Square */

/** A question as the page says it.
    @typedef {{key: "free-squares" | "stuck-row", n: number, queens: Square[], question: string, reason: string}} Question */

/** What the reader has found, and what is said about the last click.
    @typedef {{text?: string, isWrong?: boolean, isDone?: boolean, found?: Square[], rings?: Square[], attacks?: [Square, Square][]}} Reply */

const inRow = (squares, row) => squares.filter((square) => square[0] === row);

/** @param {Question} question
    @param {Square} square
    @param {Square[]} found  free squares so far
    @returns {Reply} */
function replyToSquare({ n, queens }, square, found) {
  const name = squareOf(...square, n);
  if (hasSquare(queens, square)) return { text: `*${name}* has a queen.`, isWrong: true };
  const attackers = attackersOf(queens, square);
  if (attackers.length) return { text: attackSentence(n, queens, square), isWrong: true, attacks: attackers.map((queen) => [queen, square]) };
  const all = hasSquare(found, square) ? found : [...found, square];
  const left = emptySquares(n, queens).free.length - all.length;
  return { text: `*${name}* is free. ${counted(left, "free square")} to go.`, found: all, isDone: left === 0 };
}

/** @param {Question} question
    @param {Square} square  in the row that is meant
    @returns {Reply} */
function replyToRow({ n, queens }, [row]) {
  const name = rowNames(n, [row]);
  const [queen] = inRow(queens, row);
  if (queen) return { text: `There is a queen in *${name}* already, on ${squareOf(...queen, n)}.`, isWrong: true };
  const free = inRow(emptySquares(n, queens).free, row);
  if (!free.length) return { isDone: true };
  const squares = listed(free.map((square) => squareOf(...square, n)));
  return { text: `A queen still fits into *${name}*, on ${squares}.`, isWrong: true, rings: free };
}

const REPLIES = { "free-squares": replyToSquare, "stuck-row": replyToRow };

/** The marks that show the answer. */
function answerMarks({ key, n, queens }) {
  const { attacked, free } = emptySquares(n, queens);
  if (key === "free-squares") return { crossed: attacked, rings: free };
  const rows = stuckRows(n, queens);
  return { crossed: rows.flatMap((row) => inRow(attacked, row)), rows };
}

/** Some boards, each with a question. */
export class PlaceQuestions extends Figure {
  static properties = { questions: { type: Array }, replies: { state: true } };

  /** @returns {Reply} */
  #reply({ key }) {
    return this.replies?.[key] ?? { text: readSolved(CHAPTER, LIST).includes(key) ? "You have solved this one." : "" };
  }

  #change({ key }, reply) {
    this.replies = { ...this.replies, [key]: reply };
  }

  #choose(question, square) {
    const { isDone, found = [] } = this.#reply(question);
    if (isDone) return;
    const reply = { found, ...REPLIES[question.key](question, square, found) };
    if (reply.isDone) saveSolved(CHAPTER, question.key, LIST);
    this.#change(question, reply.isDone ? { isDone: true, text: `*Right.* ${question.reason}` } : reply);
  }

  render() {
    return this.questions.map((question) => this.#view(question));
  }

  #view(question) {
    const { key, n, queens, reason } = question;
    const { text, isWrong, isDone, found = [], rings = found, attacks } = this.#reply(question);
    const marks = isDone ? answerMarks(question) : { attacks, rings };
    const skip = html`<button type="button" data-qa-part="skip" @click=${() => this.#change(question, { isDone: true, text: reason })}>Just show me</button>`;
    return html`<div class="qa-place-question" data-qa-question=${key}>
      <p>${question.question}</p>
      <div class="qa-place-board" data-qa-part="board">${attackBoard({ n, queens, ...marks }, { choose: (square) => this.#choose(question, square) })}</div>
      ${message(text, isWrong)}
      ${isDone ? nothing : skip}
    </div>`;
  }
}
