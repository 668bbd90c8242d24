/* Squares with three numbers to predict: how many questions does each program ask? */

import { Figure, html } from "../base/index.js";
import { boardPicture } from "../shared/board-view.js";
import { squareLayers } from "./asking-board.js";
import { nameOf, PROGRAMS, readSquare } from "./asking-questions.js";
import { answersView } from "./asking-words.js";
import { readSolved, saveSolved } from "./progress.js";

const CHAPTER = 4;

/** What the figure says about a square: the answers, with the reader's numbers if there are any, or a text.
    @typedef {{guesses?: number[], text?: string}} Reply */

/** Some squares, each with a form. */
export class AskingPredictions extends Figure {
  static properties = { squares: { type: Array }, programs: { type: Array }, replies: { state: true } };

  /** @param {string} line  a square as the page has it
      @param {Reply} reply */
  #reply(line, reply) {
    this.replies = { ...this.replies, [line]: reply };
  }

  #check(event, line) {
    event.preventDefault();
    const fields = [...event.target.querySelectorAll("input")];
    const empty = fields.find(({ value }) => value === "");
    empty?.focus();
    if (empty) return this.#reply(line, { text: "Write a number for each program." });
    const guesses = fields.map(({ value }) => Number(value));
    const square = readSquare(line);
    if (PROGRAMS.every(({ ask }, at) => ask(square).length === guesses[at])) saveSolved(CHAPTER, line);
    this.#reply(line, { guesses });
  }

  render() {
    return this.squares.map((line, at) => this.#view(line, "ABCDEFGH"[at]));
  }

  #view(line, letter) {
    const square = readSquare(line);
    const { n, columns } = square;
    const name = nameOf(square);
    const { guesses, text } = this.replies?.[line] ?? { text: readSolved(CHAPTER).includes(line) ? "You have solved this one." : "" };
    const board = Array.from({ length: n }, (_, row) => columns[row] ?? null);
    const answers = PROGRAMS.map((program, at) => ({ title: this.programs[at], questions: program.ask(square), reason: program.reason(square), guess: guesses?.[at] }));
    const isWrong = ({ questions, guess }) => guess !== undefined && guess !== questions.length;
    const field = (answer) => html`<label><span>${answer.title}</span><input type="number" inputmode="numeric" min="0" max=${n} aria-invalid=${isWrong(answer)}></label>`;
    const item = (answer) => {
      const { title, questions, reason, guess } = answer;
      const verdict = isWrong(answer) ? `, not ${guess}` : guess === undefined ? "" : ", right";
      return html`<li><b>${title}: ${questions.length}${verdict}.</b> ${reason}${answersView(questions)}</li>`;
    };
    return html`<div class="qa-asking-prediction">
      <p>${letter}. How many questions about ${name}?</p>
      ${boardPicture(board, `Is ${name} attacked?`, { hasCoordinates: true, layers: squareLayers(square) })}
      <form novalidate autocomplete="off" data-qa-square=${line} @submit=${(event) => this.#check(event, line)}>
        <p class="qa-asking-fields">${answers.map(field)}</p>
        <p class="qa-asking-acts"><button type="submit">Check</button><button type="button" class="qa-asking-skip" data-qa-part="show" @click=${() => this.#reply(line, {})}>Just show me</button></p>
        <div class="qa-asking-verdict" role="status" aria-live="polite" data-qa-part="message">${text ?? html`<ul>${answers.map(item)}</ul>`}</div>
      </form>
    </div>`;
  }
}
