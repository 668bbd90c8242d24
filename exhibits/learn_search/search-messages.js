/* What the search by hand tells its reader. Squares between asterisks are bold. */

import { squareOf } from "#shared/symmetry.js";
import { listed } from "#shared/text.js";
import { attackedText } from "../shared/search-sentences.js";
import { attackers, firstFree, isFull } from "#shared/search-record.js";

const DESCRIPTIONS = {
  start: (_, n) =>
    `*You are the search* for N = ${n}. Choose the first square that the rule tries.`,
  skip: ({ queens, column, at }, n) =>
    `${attackedText(n, queens, at)} ${column < n ? "Try the next square." : "It was the last square of the row."}`,
  put({ queens, at, solutions }, n) {
    const square = `*${squareOf(queens.length - 1, at, n)}* is free`;
    if (queens.length < n) return `${square}: put a queen there and go down a row.`;
    return `${square}, and the board is full: *solution ${solutions}*. To look for more, go back.`;
  },
  back({ queens, at, wasFull }, n) {
    const square = `*${squareOf(queens.length, at, n)}*`;
    if (wasFull) return `The board was full. To look for more, lift the queen from ${square}.`;
    return `No square was left, so go back up and lift the queen from ${square}.`;
  },
};

/** A sentence on the step that led to a state. */
export const describeStep = (state, n) => DESCRIPTIONS[state.kind](state, n);

/** What an undo says of the step that it takes back. */
export function takenBack({ kind, queens, at }, n) {
  const square = `*${squareOf(kind === "put" ? queens.length - 1 : queens.length, at, n)}*`;
  return `Taken back: ${square} ${{ put: "is empty", skip: "is untried", back: "has a queen" }[kind]} again.`;
}

/** What the reader did, judged.
    @typedef {object} Judgement
    @property {boolean} isRight  whether the rule says so, too
    @property {number} [steps]  how many steps of the search it was, if it was right
    @property {string} [message]  empty if the step describes itself
    @property {number[]} [ringed]  row and column of a square to point out
    @property {number[]} [attacked]  row and column of a square whose attackers to show */

const right = (steps, message = "") => ({ isRight: true, steps, message });
const wrong = (message, marks = {}) => ({ isRight: false, message, ...marks });

/** Judge a way back. */
export function judgeBack(state, n) {
  const row = state.queens.length;
  const free = firstFree(state, n);
  if (free >= 0)
    return wrong(`Not yet: *${squareOf(row, free, n)}* is free and has not been tried.`, {
      ringed: [row, free],
    });
  if (isFull(state, n)) return right(1);
  const square = squareOf(row - 1, state.queens.at(-1), n);
  return right(
    n - state.column + 1,
    `No square is left in this row. Back up: the queen on *${square}* has to move on.`,
  );
}

/** Judge a click on a square. An attacked square counts as tried if its turn has come. */
export function judgeSquare(state, n, row, column) {
  const here = state.queens.length;
  const square = `*${squareOf(row, column, n)}*`;
  if (here === n)
    return wrong("The board is full. To look for more solutions, the search goes back.");
  if (row < here) return wrong(`${square} waits: finish row ${n - here} first.`);
  if (row > here) return wrong(`${square} comes later: row ${n - here} has no queen yet.`);
  if (column < state.column) return wrongAgain(state, n, column);
  const free = firstFree(state, n);
  if (free >= 0 && column > free) {
    return wrong(
      `*${squareOf(row, free, n)}* comes first: it is free and has not been tried yet.`,
      { ringed: [row, free] },
    );
  }
  const steps = column - state.column + 1;
  if (column === free) return right(steps, skippedText(state, n, free));
  return right(steps);
}

/** A square that was tried already. */
function wrongAgain({ queens, column: next }, n, column) {
  const attacked = [queens.length, column];
  if (attackers(queens, column).length)
    return wrong(`${attackedText(n, queens, column)} You have been there.`, { attacked });
  const square = squareOf(queens.length, column, n);
  const remedy = next < n ? " Move on to the right." : "";
  return wrong(`A queen stood on *${square}*, and everything below it has been searched.${remedy}`);
}

/** The attacked squares that the reader skipped on the way to a free one. */
function skippedText({ queens, column }, n, free) {
  const row = queens.length;
  if (free === column || row === n - 1) return "";
  const names = Array.from({ length: free - column }, (_, index) =>
    squareOf(row, column + index, n),
  );
  return `Queen on *${squareOf(row, free, n)}*. On the way, the machine tried ${listed(names)}: attacked.`;
}
