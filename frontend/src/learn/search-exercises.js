/* Boards of a search: the reader says what it does next. */

import { Figure, html, message } from "../base/index.js";
import { readSolved, saveSolved } from "./progress.js";
import { searchBoard } from "./search-board.js";
import { judgeBack, judgeSquare } from "./search-messages.js";
import { firstFree, searchRecord } from "./search-record.js";

const CHAPTER = 2;

/** A board of the search: its queens, and the next square to try in the row below them.
    @typedef {{columns: number[], column: number, question: string, reason: string}} Exercise */

/** Some boards, each with a question. */
export class SearchExercises extends Figure {
  static properties = { n: { type: Number }, search: {}, exercises: { type: Array }, judgements: { state: true } };

  start() {
    this.states = searchRecord(this.n, this.search).states;
    this.judgements = {};
  }

  render() {
    return this.exercises.map((exercise, at) => this.#view(exercise, at));
  }

  #view({ columns, column, question, reason }, at) {
    const { n, states } = this;
    const name = columns.join(" ");
    const step = states.findIndex((each) => each.queens.join(" ") === name && each.column === column);
    const state = states[step];
    const judgement = this.judgements[at];
    const act = (made) => {
      if (judgement?.isRight) return;
      this.judgements = { ...this.judgements, [at]: made };
      if (made.isRight) saveSolved(CHAPTER, name);
    };
    const goBack = () => act(judgeBack(state, n));
    // A click on the last queen is a way back.
    const choose = (row, chosen) => {
      if (row === columns.length - 1 && columns[row] === chosen) goBack();
      else act(judgeSquare(state, n, row, chosen, true));
    };
    // Once solved, the board has the next queen, or the one before has been lifted.
    const kind = firstFree(state, n) < 0 ? "back" : "put";
    const next = states.slice(step + 1).find((each) => each.kind === kind);
    const board = judgement?.isRight ? { state: next } : { state, ...judgement };
    const remembered = readSolved(CHAPTER).includes(name) ? "You have solved this one." : "";
    const text = judgement?.isRight ? `*Right.* ${reason}` : (judgement?.message ?? remembered);
    return html`<div class="qa-exercise" data-qa-exercise=${name}>
      <p>${"ABC"[at]}. ${question}</p>
      <div>
        ${searchBoard({ n, choose, ...board })}
        <div class="qa-hand-act"><button type="button" data-qa-part="back" @click=${goBack}>↑ Go back</button></div>
        ${message(text, judgement?.isRight === false)}
      </div>
    </div>`;
  }
}
