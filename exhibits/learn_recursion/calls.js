/* The calls of a search that have not returned, after each step, and what is said of them: of the program that calls
   itself and of the one with a loop. What stands between asterisks is bold. */

import { squareOf } from "#shared/symmetry.js";
import { counted, listed } from "#shared/text.js";
import { attackedText } from "../shared/search-sentences.js";
import { searchStates } from "#shared/search-record.js";

/** A call that has begun and not returned: its arguments, and where it stands.
    @typedef {object} Frame
    @property {number} row  of the board, which the call fills; N below the last row
    @property {number[]} columns  of the queens above this row
    @property {number} column  where a waiting call waits, or what the running one tries next
    @property {number} found  solutions that it has counted so far
    @property {boolean} isWaiting  whether it waits for a call of its own */

/** What holds after a step.
    @typedef {object} Moment
    @property {import("#shared/search-record.js").State} state  the board
    @property {"start" | "put" | "skip" | "back" | "end"} kind  what the step did
    @property {Frame[]} frames  the oldest first
    @property {number} calls  how many calls have begun
    @property {number} returned  what the call returned that ended with this step */

/** A search step by step, with its calls. One step comes after those of the board: the first call returns. */
export function callRecord(n) {
  const found = [0]; // by frame; a call for a row below the board returns 1
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

/** A list as Python writes it. */
const listText = (columns) => `[${columns.join(", ")}]`;

const callText = ({ row, columns }) => `place(${row}, ${listText(columns)})`;

/** The column with which a frame goes on: that after the one where it waits. */
const nextColumn = ({ column, isWaiting }) => column + Number(isWaiting);

const entryText = (frame) => `(${frame.row}, ${listText(frame.columns)}, ${nextColumn(frame)})`;

const named = (row, column, n) => `column ${column} (${squareOf(row, column, n)})`;
const goesOn = (row, column, n) =>
  column < n ? `goes on with ${named(row, column, n)}` : "has no column left";

// The recursive program ------------------------------------------------------------------------

const CALLS = {
  start: () => "print calls *place(0, [])*. Its frame is the first on the stack.",
  put({ state, frames }, n) {
    const [waiting, running] = frames.slice(-2);
    const square = squareOf(waiting.row, state.at, n);
    const end = running.row === n ? " There is no such row: it returns 1." : "";
    return `*${square}* is free. Row ${waiting.row} waits at column ${state.at} and calls *${callText(running)}*.${end}`;
  },
  skip({ state }, n) {
    const next =
      state.column < n ? ` The loop takes column ${state.column}.` : " It was the last column.";
    return attackedText(n, state.queens, state.at) + next;
  },
  back({ state, frames, returned }, n) {
    const { row } = frames.at(-1);
    const ended = { row: row + 1, columns: [...state.queens, state.at] };
    return `*${callText(ended)}* returns ${returned}. Its frame is gone, and row ${row} ${goesOn(row, state.column, n)}.`;
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
    const act = frame.isWaiting
      ? `waits at ${named(row, column, n)}, ${next}`
      : kind === "skip"
        ? `runs: ${named(row, state.at, n)} is attacked`
        : `runs: tries ${named(row, column, n)}`;
    return frame.found ? `${act} (found ${frame.found})` : act;
  },
  counts: (frames, calls) => `${counted(frames.length, "frame")}, ${counted(calls, "call")} so far`,
  sentence: (moment, n) => CALLS[moment.kind](moment, n),
  words(frame, n) {
    const [row, columns] = frame.row ? ["row + 1", "[*columns, column]"] : ["row", "columns"];
    const below =
      frame.row === n ? "below the last row" : frame.row ? "the next row down" : "the top row";
    const caller = frame.row ? `row ${frame.row - 1}` : "print";
    const list = frame.row ? "a new list: the queens above, and this one" : "no queens yet";
    return {
      caption: `What ${caller} gave to the running call`,
      items: [
        [row, `${frame.row}`, below],
        [columns, listText(frame.columns), list],
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

// The program with a loop ----------------------------------------------------------------------

const LOOP_STEPS = {
  start: ({ frames }) =>
    `The list has one entry, *${entryText(frames[0])}*: the top row, no queens, column 0.`,
  put({ state, frames }, n) {
    const [waiting, added] = frames.slice(-2);
    return `*${squareOf(waiting.row, state.at, n)}* is free. Row ${waiting.row} leaves *${entryText(waiting)}* for later, and *${entryText(added)}* goes on top.`;
  },
  skip: ({ state, frames }, n) =>
    `${attackedText(n, state.queens, state.at)} Row ${frames.at(-1).row} leaves *${entryText(frames.at(-1))}* for later.`,
  back({ state, frames }, n) {
    const { row } = frames.at(-1);
    const reason = state.wasFull
      ? `There is no row ${n}, so found grows by 1.`
      : `Row ${row + 1} has no column left.`;
    return `${reason} Its entry is gone, and row ${row} ${goesOn(row, state.column, n)}.`;
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
    const place = next < n ? named(frame.row, next, n) : "no column left";
    return frame.isWaiting ? `waits: ${place}` : `is next: ${place}`;
  },
  counts: (frames) => (frames.length === 1 ? "1 entry" : `${frames.length} entries`),
  sentence: (moment, n) => LOOP_STEPS[moment.kind](moment, n),
  words: (frame) => ({
    caption: "What the top entry keeps",
    items: [
      ["row", `${frame.row}`, "the row to fill"],
      ["columns", listText(frame.columns), "the queens above it"],
      ["column", `${nextColumn(frame)}`, "the column to go on with"],
    ],
  }),
  lines({ state, kind }) {
    const [take, save, ask] = [
      "row, columns, column = stack.pop",
      "stack.append((row, columns",
      "if not is_attacked",
    ];
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

/** How a program tells of its stack, by the name of the program. */
export const FORMS = { "recursive-program": RECURSIVE, "loop-program": LOOP };

/** What a call knows, and where it goes on. */
export function describeFrame({ row, columns, column, isWaiting }, n) {
  const queens = columns.map((each, above) => squareOf(above, each, n));
  const known = queens.length
    ? `the ${queens.length > 1 ? "queens" : "queen"} on ${listed(queens)}`
    : "no queens";
  const act = isWaiting
    ? `It waits at ${named(row, column, n)}, then ${goesOn(row, column + 1, n)}`
    : "It runs";
  return `Row ${row} knows ${known}. ${act}.`;
}
