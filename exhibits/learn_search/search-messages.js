/* The messages of the search by hand. Squares between asterisks are bold. */

import { squareOf } from "#shared/symmetry.js";
import { listed } from "#shared/text.js";
import { attackedText } from "../shared/search-sentences.js";
import { attackers, firstFree, isFull } from "#shared/search-record.js";

// For each kind of step, a function of the state and N that returns its sentences.
const DESCRIPTIONS = {
  start: (_, n) =>
    `*You are the search* for N = ${n}. Choose the first square that the rule tries.`,
  skip({ queens, column, stepColumn }, n) {
    const next = column < n ? "Try the next square." : "It was the last square of the row.";
    return `${attackedText(n, queens, stepColumn)} ${next}`;
  },
  put({ queens, stepColumn, solutions }, n) {
    const square = `*${squareOf(queens.length - 1, stepColumn, n)}* is free`;
    if (queens.length < n) return `${square}: put a queen there and go down a row.`;
    return `${square}, and the board is full: *solution ${solutions}*. To look for more, go back.`;
  },
  back({ queens, stepColumn, wasFull }, n) {
    const square = `*${squareOf(queens.length, stepColumn, n)}*`;
    if (wasFull) return `The board was full. To look for more, lift the queen from ${square}.`;
    return `No square was left, so go back up and lift the queen from ${square}.`;
  },
};

/** Return the sentences that describe the step that led to a state. */
export const describeStep = (state, n) => DESCRIPTIONS[state.kind](state, n);

/** Return the message after the reader has taken back the step that led to a state. */
export function undoMessage({ kind, queens, stepColumn }, n) {
  const square = `*${squareOf(kind === "put" ? queens.length - 1 : queens.length, stepColumn, n)}*`;
  const states = { put: "is empty", skip: "is untried", back: "has a queen" };
  return `Taken back: ${square} ${states[kind]} again.`;
}

/** The judgement of the reader's action.
    @typedef {object} Judgement
    @property {boolean} isRight  whether the rule of the search requires the action
    @property {number} [steps]  if the action was right, the number of steps of the search that it
      made
    @property {string} [message]  empty if the description of the last step is enough
    @property {number[]} [ringed]  row and column of a square to highlight
    @property {number[]} [attacked]  row and column of a square whose attackers are shown */

const accept = (steps, message = "") => ({ isRight: true, steps, message });
const reject = (message, marks = {}) => ({ isRight: false, message, ...marks });

/** Return the judgement of the reader's step back. */
export function judgeBack(state, n) {
  const row = state.queens.length;
  const free = firstFree(state, n);
  if (free >= 0)
    return reject(`Not yet: *${squareOf(row, free, n)}* is free and has not been tried.`, {
      ringed: [row, free],
    });
  if (isFull(state, n)) return accept(1);
  const square = squareOf(row - 1, state.queens.at(-1), n);
  return accept(
    n - state.column + 1,
    `No square is left in this row. Back up: the queen on *${square}* has to move on.`,
  );
}

/** Return the judgement of the reader's click on a square. If it is the next free square, the
    attacked squares before it count as tried. */
export function judgeSquare(state, n, row, column) {
  const currentRow = state.queens.length;
  const square = `*${squareOf(row, column, n)}*`;
  if (currentRow === n)
    return reject("The board is full. To look for more solutions, the search goes back.");
  if (row < currentRow) return reject(`${square} waits: finish row ${n - currentRow} first.`);
  if (row > currentRow)
    return reject(`${square} comes later: row ${n - currentRow} has no queen yet.`);
  if (column < state.column) return judgeTriedSquare(state, n, column);
  const free = firstFree(state, n);
  if (free >= 0 && column > free) {
    return reject(
      `*${squareOf(row, free, n)}* comes first: it is free and has not been tried yet.`,
      { ringed: [row, free] },
    );
  }
  const steps = column - state.column + 1;
  if (column === free) return accept(steps, skippedText(state, n, free));
  return accept(steps);
}

/** Return the judgement of a click on a square of the current row that was already tried. */
function judgeTriedSquare({ queens, column: next }, n, column) {
  const attacked = [queens.length, column];
  if (attackers(queens, column).length)
    return reject(`${attackedText(n, queens, column)} You have been there.`, { attacked });
  const square = squareOf(queens.length, column, n);
  const remedy = next < n ? " Move on to the right." : "";
  return reject(
    `A queen stood on *${square}*, and everything below it has been searched.${remedy}`,
  );
}

/** Return a message that names the attacked squares which the search tried before the free square
    that the reader clicked. Return "" if there are none, or in the last row.
    @param {number} free  the column of the free square */
function skippedText({ queens, column }, n, free) {
  const row = queens.length;
  if (free === column || row === n - 1) return "";
  const names = Array.from({ length: free - column }, (_, index) =>
    squareOf(row, column + index, n),
  );
  const skipped = `On the way, the machine tried ${listed(names)}: attacked.`;
  return `Queen on *${squareOf(row, free, n)}*. ${skipped}`;
}
