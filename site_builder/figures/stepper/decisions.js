/* The decisions of a search with masks, about which the stepper asks the reader: which squares of a
   row are free, and which square comes next. */

import { below, bitOf } from "./trace.js";
import { squareOf } from "#shared/symmetry.js";
import { columnsOf } from "#shared/attack-masks.js";
import { freeOf } from "./sentences.js";

// The stepper asks for the free squares of this number of rows below the first row.
const ASKED_ROWS = 2;

/** Return the states of a search, with an additional state wherever the search has found the free
    squares of a row. */
export function withRows(states, n) {
  const none = { untried: 2 ** n - 1, left: 0, down: 0, right: 0 };
  const start = { ...states[0], queens: [], nodes: 0, frames: [], branch: -1 };
  const all = [rowState(start, 0, none)];
  for (const [index, state] of states.entries()) {
    all.push(state);
    const isOver = state.kind !== "place" || states[index + 1].judged;
    if (!isOver) all.push(rowState(state, state.row + 1, below(state.masks, state.bit, n)));
  }
  return all.map((state, index) => ({ ...state, step: index + 1 }));
}

const rowState = (before, row, masks) => ({
  ...before,
  kind: "free",
  row,
  column: undefined,
  bit: 0,
  masks,
  frames: [...before.frames, masks],
});

/** Return the questions of a search. The keys are the numbers of steps after which a question is
    asked. The question is `free` if the search then reaches a new row, and `next` if it then takes
    one of several squares.
    @returns {Map<number, string>} */
export function decisionsOf(states) {
  const asked = new Set();
  const decisions = new Map();
  for (const [index, { kind }] of states.entries()) {
    const decision = decisionBefore(kind, states[index + 1]);
    if (!decision || asked.has(decision)) continue;
    asked.add(decision);
    decisions.set(index + 1, decision.split(" ")[0]);
  }
  return decisions;
}

/** Return a name for the decision between a state of the kind `kind` and the state `next`. Equal
    decisions have the same name, so that they are asked about only once. Return a falsy value if
    there is nothing to decide. */
function decisionBefore(kind, next) {
  if (next?.kind === "free") {
    if (!next.masks.untried) return "free dead";
    return next.row <= ASKED_ROWS && `free ${next.row}`;
  }
  return next?.kind === "place" && next.masks.untried > 0 && next.row > 0 && `next ${kind}`;
}

/** Return the text of a question about a row.
    @param {"free" | "next"} decision  whether it asks for all free squares of the row, or for the
      square that the search takes next
    @param {number} row  counted from 0 at the top */
export function questionText(decision, row) {
  if (decision === "next") return `Which square of row ${row} comes next? Choose it, then check.`;
  const question = `Which squares of row ${row} are free, with no 1 in their column?`;
  return `${question} Choose all of them, or none, then check.`;
}

/** Return the state that the stepper shows during a question. A question for free squares shows the
    row of the next state, but not its free squares.
    @param {"free" | "next"} decision
    @param {import("./trace.js").State} now  the state before the decision
    @param {import("./trace.js").State} next  the state after the decision */
export function askedState(decision, now, next) {
  if (decision === "next") return now;
  const masks = { ...next.masks, untried: undefined };
  return { ...next, masks, frames: [...next.frames.slice(0, -1), masks] };
}

/** The verdict on an answer. `wrong` has the wrong squares as bits, `causes` the masks that attack
    the first of them, and `column` its column. `message` is the reason, or "" for a right answer.
    @typedef {{ isRight: boolean, message: string, wrong: number, causes: string[], column?: number
      }} Verdict */

/** Return the verdict on an answer.
    @param {"free" | "next"} decision
    @param {number} chosen  the squares that the reader has chosen, as bits
    @param {import("./trace.js").State} next  the state after the decision */
export function judge(decision, chosen, next, n) {
  return decision === "free" ? judgeFree(chosen, next, n) : judgeNext(chosen, next, n);
}

function judgeFree(chosen, { row, masks }, n) {
  const free = freeOf(masks, n);
  const [column] = columnsOf(chosen & ~free, n);
  if (column !== undefined) {
    const causes = ["left", "down", "right"].filter((name) => masks[name] & bitOf(n, column));
    const verb = causes.length > 1 ? "have" : "has";
    const reason = `${causes.join(" and ")} ${verb} a 1 in its column`;
    return {
      isRight: false,
      wrong: chosen & ~free,
      causes,
      column,
      message: `Not yet: ${squareOf(row, column, n)} is attacked, ${reason}.`,
    };
  }
  const missing = columnsOf(free & ~chosen, n).length;
  const which = missing > 1 ? "some free squares are" : "one free square is";
  const message = missing ? `Not yet: ${which} missing. Look for a column without any 1.` : "";
  return { isRight: !missing, wrong: 0, causes: [], message };
}

function judgeNext(chosen, { row, bit, masks }, n) {
  if (chosen === bit) return { isRight: true, wrong: 0, causes: [], message: "" };
  const square = squareOf(row, columnsOf(chosen, n)[0], n);
  const reason =
    chosen & masks.untried
      ? "waits: it is not the lowest 1, which is the rightmost"
      : "is not in untried";
  return { isRight: false, wrong: chosen, causes: [], message: `Not yet: ${square} ${reason}.` };
}
