/* Squares with three numbers to predict: how many checks does each program make? */

import { Figure, html } from "../base/index.js";
import { boardPicture } from "../shared/board-view.js";
import { listed } from "../shared/text.js";
import { answersView, squareLayers } from "./attack-checks-board.js";
import { nameOf, PROGRAMS, readSquare } from "./attack-checks.js";
import { readSolved, savePage, saveSolved } from "./progress.js";

const CHAPTER = 4;
const LETTERS = "ABCDEFGH"; // of the squares

/** What the figure says about a square: the answers, with the reader's numbers if there are any, or a text.
    @typedef {{guesses?: number[], text?: string}} Reply */

/** Some squares, each with a form. */
export class AttackCheckPredictions extends Figure {
  static properties = { squares: { type: Array }, programs: { type: Array }, replies: { state: true }, told: { state: true } };

  /** @param {string} line  a square as the page has it
      @param {Reply} reply */
  #reply(line, reply) {
    const [square, letter] = [readSquare(line), LETTERS[this.squares.indexOf(line)]];
    const counts = PROGRAMS.map((program) => program.checksOf(square).length);
    const right = counts.filter((count, at) => count === reply.guesses?.[at]).length;
    const told = reply.guesses ? `${right} of ${counts.length} numbers are right` : `the numbers are ${listed(counts.map(String))}`;
    this.told = `${letter}: ${reply.text ?? `${told}.`}`;
    this.replies = { ...this.replies, [line]: reply };
  }

  get isSolved() {
    const solved = readSolved(CHAPTER);
    return this.squares.every((line) => solved.includes(line));
  }

  #save(line) {
    saveSolved(CHAPTER, line);
    savePage();
  }

  #check(event, line) {
    event.preventDefault();
    const fields = [...event.target.querySelectorAll("input")];
    const empty = fields.find(({ value }) => value === "");
    empty?.focus();
    if (empty) return this.#reply(line, { text: "Write a number for each program." });
    const guesses = fields.map(({ value }) => Number(value));
    const square = readSquare(line);
    if (PROGRAMS.every(({ checksOf }, at) => checksOf(square).length === guesses[at])) this.#save(line);
    this.#reply(line, { guesses });
  }

  render() {
    return [this.squares.map((line, at) => this.#view(line, LETTERS[at])), this.say(this.told ?? "", { look: "qa-unseen" })];
  }

  #view(line, letter) {
    const square = readSquare(line);
    const { n, columns } = square;
    const name = nameOf(square);
    const { guesses, text } = this.replies?.[line] ?? { text: readSolved(CHAPTER).includes(line) ? "You have solved this one." : "" };
    const board = Array.from({ length: n }, (_, row) => columns[row] ?? null);
    const answers = PROGRAMS.map((program, at) => ({ title: this.programs[at], checks: program.checksOf(square), reason: program.reason(square), guess: guesses?.[at] }));
    const isWrong = ({ checks, guess }) => guess !== undefined && guess !== checks.length;
    const field = (answer) => html`<label><span>${answer.title}</span><input type="number" inputmode="numeric" min="0" max=${n} aria-invalid=${isWrong(answer)}></label>`;
    const item = (answer) => {
      const { title, checks, reason, guess } = answer;
      const verdict = isWrong(answer) ? `, not ${guess}` : guess === undefined ? "" : ", right";
      return html`<li><b>${title}: ${checks.length}${verdict}.</b> ${reason}${answersView(checks)}</li>`;
    };
    return html`<div class="qa-checks-prediction">
      <p>${letter}. How many questions about ${name}?</p>
      ${boardPicture(board, `Is ${name} attacked?`, { hasCoordinates: true, layers: squareLayers(square) })}
      <form novalidate autocomplete="off" data-qa-square=${line} @submit=${(event) => this.#check(event, line)}>
        <p class="qa-checks-fields">${answers.map(field)}</p>
        <p class="qa-checks-acts"><button type="submit">Check</button><button type="button" class="qa-skip" data-qa-part="show" @click=${() => this.#reply(line, {})}>Just show me</button></p>
        <div class="qa-checks-verdict" data-qa-part="verdict">${text ?? html`<ul>${answers.map(item)}</ul>`}</div>
      </form>
    </div>`;
  }
}
