/* The decisions of a search with masks: which squares of a row are free, and which square comes
   next. */

import { below, bitOf } from "./trace.js";
import { squareOf } from "#shared/symmetry.js";
import { columnsOf } from "#shared/attack-masks.js";
import { freeOf } from "./sentences.js";

// The number of rows below the first whose free squares the stepper asks for.
const ASKED_ROWS = 2;

/** Return the states of a search, with a further state wherever it finds the free squares of a row. */
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

/** Return the questions of a search: for each step number, the question before the step that
    follows it. It is `free` if the search reaches a new row, `next` if it takes one square of
    several. */
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

/** Return a name for the decision before the state `next`, so that the same decision is asked only
    once; falsy if there is no decision. */
function decisionBefore(kind, next) {
  if (next?.kind === "free") {
    if (!next.masks.untried) return "free dead";
    return next.row <= ASKED_ROWS && `free ${next.row}`;
  }
  return next?.kind === "place" && next.masks.untried > 0 && next.row > 0 && `next ${kind}`;
}

/** Return the text of a question. */
export function questionText(decision, row) {
  if (decision === "next") return `Which square of row ${row} comes next? Choose it, then check.`;
  const question = `Which squares of row ${row} are free, with no 1 in their column?`;
  return `${question} Choose all of them, or none, then check.`;
}

/** Return the state to show during a question. A question for free squares shows the next state's
    row without its free squares. */
export function askedState(decision, now, next) {
  if (decision === "next") return now;
  const masks = { ...next.masks, untried: undefined };
  return { ...next, masks, frames: [...next.frames.slice(0, -1), masks] };
}

/** The verdict on an answer: the wrong squares as bits, the masks that attack the first of them
    (`causes`), its column, and the reason.
    @typedef {{ isRight: boolean, message: string, wrong: number, causes: string[], column?: number
      }} Verdict */

/** Judge the squares that a reader chose, as bits, by the state after the decision. */
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
