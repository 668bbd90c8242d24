/* The call stack of a search after each step, and the messages about it, for the recursive program
   and for the program with a loop. In the messages, text between asterisks is bold. */

import { squareOf } from "#shared/symmetry.js";
import { counted, listed } from "#shared/text.js";
import { attackedText } from "../shared/search-sentences.js";
import { searchStates } from "#shared/search-record.js";

/** A call that has started and has not returned: its arguments and its state.
    @typedef {object} Frame
    @property {number} row  the row that the call fills; N for the call below the last row
    @property {number[]} columns  the columns of the queens in the rows above
    @property {number} column  the column at which a waiting call waits, or which the running call
      tries next
    @property {number} found  the solutions that it has counted so far, the variable of the program
    @property {boolean} isWaiting  whether it waits until a call that it has made returns */

/** The state of the search and its calls after a step.
    @typedef {object} Moment
    @property {import("#shared/search-record.js").State} state  the state of the board
    @property {"start" | "put" | "skip" | "back" | "end"} kind  the kind of step
    @property {Frame[]} frames  the calls on the stack, the oldest first
    @property {number} calls  the number of calls that have started so far
    @property {number} returned  the value that the call returns that ends with this step; 0 if no
      call ends */

/** Return the moments of a search, one for each step. After the steps that change the board, there
    is a last step in which the first call returns.
    @returns {Moment[]} */
export function callRecord(n) {
  // The variable `found` of each frame. It begins at 1 in the call for the row below the board,
  // because that call returns 1.
  const found = [0];
  const moments = searchStates(n).map((state) => {
    let returned = 0;
    if (state.kind === "put") found.push(Number(state.queens.length === n));
    if (state.kind === "back") {
      returned = found.pop();
      found[found.length - 1] += returned;
    }
    return {
      state,
      kind: state.kind,
      frames: framesOf(state, n, found),
      calls: state.placed + 1,
      returned,
    };
  });
  return [...moments, { ...moments.at(-1), kind: "end", frames: [], returned: found[0] }];
}

function framesOf({ queens, column }, n, found) {
  return found.map((count, row) => {
    const isWaiting = row < queens.length;
    const next = row === n ? 0 : column;
    return {
      row,
      columns: queens.slice(0, row),
      column: isWaiting ? queens[row] : next,
      found: count,
      isWaiting,
    };
  });
}

/** Return a list of numbers in Python's notation. */
const listText = (columns) => `[${columns.join(", ")}]`;

const callText = ({ row, columns }) => `place(${row}, ${listText(columns)})`;

/** Return the column with which a frame goes on. A waiting frame goes on with the column after the
    one at which it waits. */
const nextColumn = ({ column, isWaiting }) => column + Number(isWaiting);

const entryText = (frame) => `(${frame.row}, ${listText(frame.columns)}, ${nextColumn(frame)})`;

/** Return a column with the name of its square in a row: `column 1 (b8)`. */
const columnText = (row, column, n) => `column ${column} (${squareOf(row, column, n)})`;
/** Return in words how a frame continues: `goes on with column 1 (b8)`, or `has no column left` if
    `column` is N. */
const continuation = (row, column, n) =>
  column < n ? `goes on with ${columnText(row, column, n)}` : "has no column left";

// Texts on the recursive program.

// For each kind of step, a function of the moment and N that returns its sentence.
const CALL_STEPS = {
  start: () => "print calls *place(0, [])*. Its frame is the first on the stack.",
  put({ state, frames }, n) {
    const [waiting, running] = frames.slice(-2);
    const square = squareOf(waiting.row, state.stepColumn, n);
    const end = running.row === n ? " There is no such row: it returns 1." : "";
    const call = `waits at column ${state.stepColumn} and calls *${callText(running)}*`;
    return `*${square}* is free. Row ${waiting.row} ${call}.${end}`;
  },
  skip({ state }, n) {
    const next =
      state.column < n ? ` The loop takes column ${state.column}.` : " It was the last column.";
    return attackedText(n, state.queens, state.stepColumn) + next;
  },
  back({ state, frames, returned }, n) {
    const { row } = frames.at(-1);
    const endedCall = { row: row + 1, columns: [...state.queens, state.stepColumn] };
    const next = continuation(row, state.column, n);
    return `*${callText(endedCall)}* returns ${returned}. Its frame is gone, and row ${row} ${next}.`;
  },
  end: ({ returned }, n) =>
    `*place(0, [])* returns ${returned}. The stack is empty, and print shows ${n} ${returned}.`,
};

const RECURSIVE = {
  name: "Call stack",
  title: callText,
  detail(frame, { state, kind }, n) {
    const { row, column } = frame;
    if (row === n) return "runs: returns 1";
    if (column === n) return `runs: returns ${frame.found}`;
    const next = column + 1 < n ? `next ${column + 1}` : "the last";
    let action = `runs: tries ${columnText(row, column, n)}`;
    if (frame.isWaiting) action = `waits at ${columnText(row, column, n)}, ${next}`;
    else if (kind === "skip") action = `runs: ${columnText(row, state.stepColumn, n)} is attacked`;
    return frame.found ? `${action} (found ${frame.found})` : action;
  },
  counts: (frames, calls) => `${counted(frames.length, "frame")}, ${counted(calls, "call")} so far`,
  sentence: (moment, n) => CALL_STEPS[moment.kind](moment, n),
  args(frame, n) {
    if (frame.row === 0) {
      return {
        caption: "What print gave to the running call",
        items: [
          ["row", "0", "the top row"],
          ["columns", listText(frame.columns), "no queens yet"],
        ],
      };
    }
    const list = "a new list: the queens above, and this one";
    return {
      caption: `What row ${frame.row - 1} gave to the running call`,
      items: [
        ["row + 1", `${frame.row}`, frame.row === n ? "below the last row" : "the next row down"],
        ["[*columns, column]", listText(frame.columns), list],
      ],
    };
  },
  lines({ state, kind }, n) {
    if (kind === "put" && state.queens.length === n) return ["if row == N", "return 1"];
    return {
      start: ["def place"],
      put: ["def place"],
      skip: ["if not is_attacked"],
      back: ["found += place"],
      end: ["return found", "print"],
    }[kind];
  },
};

// Texts on the program with a loop.

const LOOP_STEPS = {
  start: ({ frames }) =>
    `The list has one entry, *${entryText(frames[0])}*: the top row, no queens, column 0.`,
  put({ state, frames }, n) {
    const [waiting, added] = frames.slice(-2);
    const square = squareOf(waiting.row, state.stepColumn, n);
    const saved = `Row ${waiting.row} leaves *${entryText(waiting)}* for later`;
    return `*${square}* is free. ${saved}, and *${entryText(added)}* goes on top.`;
  },
  skip({ state, frames }, n) {
    const current = frames.at(-1);
    const saved = `Row ${current.row} leaves *${entryText(current)}* for later.`;
    return `${attackedText(n, state.queens, state.stepColumn)} ${saved}`;
  },
  back({ state, frames }, n) {
    const { row } = frames.at(-1);
    const reason = state.wasFull
      ? `There is no row ${n}, so found grows by 1.`
      : `Row ${row + 1} has no column left.`;
    return `${reason} Its entry is gone, and row ${row} ${continuation(row, state.column, n)}.`;
  },
  end: ({ returned }, n) =>
    `Row 0 has no column left. The list is empty, and print shows ${n} ${returned}.`,
};

const LOOP = {
  name: "The list stack",
  title: entryText,
  detail(frame, moment, n) {
    const next = nextColumn(frame);
    if (frame.row === n) return "is next: a solution";
    const column = next < n ? columnText(frame.row, next, n) : "no column left";
    return frame.isWaiting ? `waits: ${column}` : `is next: ${column}`;
  },
  counts: (frames) => (frames.length === 1 ? "1 entry" : `${frames.length} entries`),
  sentence: (moment, n) => LOOP_STEPS[moment.kind](moment, n),
  args: (frame) => ({
    caption: "What the top entry keeps",
    items: [
      ["row", `${frame.row}`, "the row to fill"],
      ["columns", listText(frame.columns), "the queens above it"],
      ["column", `${nextColumn(frame)}`, "the column to go on with"],
    ],
  }),
  lines({ state, kind }) {
    const take = "row, columns, column = stack.pop";
    const save = "stack.append((row, columns";
    const ask = "if not is_attacked";
    const back = state.wasFull ? [take, "if row == N", "found += 1"] : [take, "elif column < N"];
    return {
      start: ["stack = "],
      put: [save, "stack.append((row + 1"],
      skip: [save, ask],
      back,
      end: ["while stack", "print"],
    }[kind];
  },
};

/** The texts on the stack of each program. The keys are the ids of the programs in the page.
    `title` and `detail` are texts on a frame, `counts` is a text on the number of frames,
    `sentence` describes a step, and `args` returns the arguments of a frame with a caption. `lines`
    returns how the lines of the program begin that a step runs. */
export const FORMS = { "recursive-program": RECURSIVE, "loop-program": LOOP };

/** Return the sentences that name the arguments of a call and what it does next. */
export function describeFrame({ row, columns, column, isWaiting }, n) {
  const queens = columns.map((queenColumn, queenRow) => squareOf(queenRow, queenColumn, n));
  const knownQueens = queens.length
    ? `the ${queens.length > 1 ? "queens" : "queen"} on ${listed(queens)}`
    : "no queens";
  const action = isWaiting
    ? `It waits at ${columnText(row, column, n)}, then ${continuation(row, column + 1, n)}`
    : "It runs";
  return `Row ${row} knows ${knownQueens}. ${action}.`;
}
