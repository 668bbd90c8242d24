/* Boards of a search: the reader says what it does next. */

import { QueensElement } from "../shared/element.js";
import { readProgress, saveProgress } from "./progress.js";
import { SearchBoard } from "./search-board.js";
import { formatted, judgeBack, judgeSquare } from "./search-messages.js";
import { firstFree, searchRecord } from "./search-record.js";

const CHAPTER = 2;

/** Some boards, each with a question. */
export class QueensSearchExercises extends QueensElement {
  start() {
    const record = searchRecord(Number(this.dataset.qaSize), this.dataset.qaSearch);
    for (const exercise of this.querySelectorAll("[data-qa-exercise]")) this.#begin(exercise, record);
  }

  #begin(exercise, { n, states }) {
    const { qaExercise: columns, qaColumn } = exercise.dataset;
    const at = (state) => state.queens.join(" ") === columns && state.column === Number(qaColumn);
    const step = states.findIndex((state) => at(state));
    const part = (name) => exercise.querySelector(`[data-qa-part="${name}"]`);
    const message = part("message");
    let isSolved = false;
    const tell = (text, isWrong) => {
      message.classList.toggle("qa-hand-wrong", isWrong);
      message.replaceChildren(...formatted(text));
    };
    const act = (judgement) => {
      if (isSolved) return;
      if (!judgement.isRight) {
        board.show(states[step], judgement);
        tell(judgement.message, true);
        return;
      }
      isSolved = true;
      board.show(stateAfter(states, step, n));
      tell(`*Right.* ${message.dataset.qaReason}`, false);
      saveProgress(CHAPTER, { solved: [...new Set([...(readProgress(CHAPTER).solved ?? []), columns])] });
    };
    const choose = (row, column) => act(judgeChoice(states[step], n, row, column));
    const board = new SearchBoard(part("board"), n, choose, this.signal);
    part("back").addEventListener("click", () => act(judgeBack(states[step], n)), { signal: this.signal });
    board.show(states[step]);
    const { solved = [] } = readProgress(CHAPTER);
    tell(solved.includes(columns) ? "You have solved this one." : "", false);
  }
}

/** A click on the last queen is a way back. */
function judgeChoice(state, n, row, column) {
  const isLastQueen = row === state.queens.length - 1 && state.queens[row] === column;
  return isLastQueen ? judgeBack(state, n) : judgeSquare(state, n, row, column, true);
}

/** What holds after the next queen, or after the way back. */
function stateAfter(states, step, n) {
  const kind = firstFree(states[step], n) < 0 ? "back" : "put";
  return states.slice(step + 1).find((state) => state.kind === kind);
}
