/* The decisions of a search with masks: which squares of a row are free, and which comes next. */

import { below, bitOf } from "./trace.js";
import { squareOf } from "#shared/symmetry.js";
import { columnsOf } from "#shared/attack-masks.js";
import { freeOf } from "./sentences.js";

const ASKED_ROWS = 2; // the rows below the first whose free squares are asked for

/** The states of a search, and one more wherever it finds the free squares of a row. */
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

/** What is asked before the step after each, by its number: `free` where a row is new, `next` where one square of several
    comes. */
export function decisionsOf(states) {
  const [met, decisions] = [new Set(), new Map()];
  for (const [index, { kind }] of states.entries()) {
    const decision = decisionBefore(kind, states[index + 1]);
    if (!decision || met.has(decision)) continue;
    met.add(decision);
    decisions.set(index + 1, decision.split(" ")[0]);
  }
  return decisions;
}

/** A name for a decision, so that each is met only once. */
function decisionBefore(kind, next) {
  if (next?.kind === "free") {
    if (!next.masks.untried) return "free dead";
    return next.row <= ASKED_ROWS && `free ${next.row}`;
  }
  return next?.kind === "place" && next.masks.untried > 0 && next.row > 0 && `next ${kind}`;
}

/** The question of a decision. */
export const questionText = (decision, row) =>
  decision === "free"
    ? `Which squares of row ${row} are free, with no 1 in their column? Choose all of them, or none, then check.`
    : `Which square of row ${row} comes next? Choose it, then check.`;

/** What a question shows of its step, and of the state after the decision: where free squares are asked for, the row
    without them. */
export function askedState(decision, now, next) {
  if (decision === "next") return now;
  const masks = { ...next.masks, untried: undefined };
  return { ...next, masks, frames: [...next.frames.slice(0, -1), masks] };
}

/** An answer, judged: which squares are wrong, the masks that attack the first of them, and why.
    @typedef {{ isRight: boolean, message: string, wrong: number, blame: string[], column?: number }} Verdict */

/** Judge the squares that a reader chose, as bits, by the state after the decision. */
export function judge(decision, chosen, next, n) {
  return decision === "free" ? judgeFree(chosen, next, n) : judgeNext(chosen, next, n);
}

function judgeFree(chosen, { row, masks }, n) {
  const free = freeOf(masks, n);
  const [column] = columnsOf(chosen & ~free, n);
  if (column !== undefined) {
    const blame = ["left", "down", "right"].filter((name) => masks[name] & bitOf(n, column));
    const have = `${blame.join(" and ")} ${blame.length > 1 ? "have" : "has"} a 1 in its column`;
    return {
      isRight: false,
      wrong: chosen & ~free,
      blame,
      column,
      message: `Not yet: ${squareOf(row, column, n)} is attacked, ${have}.`,
    };
  }
  const missing = columnsOf(free & ~chosen, n).length;
  const which = missing > 1 ? "some free squares are" : "one free square is";
  const message = missing ? `Not yet: ${which} missing. Look for a column without any 1.` : "";
  return { isRight: !missing, wrong: 0, blame: [], message };
}

function judgeNext(chosen, { row, bit, masks }, n) {
  if (chosen === bit) return { isRight: true, wrong: 0, blame: [], message: "" };
  const square = squareOf(row, columnsOf(chosen, n)[0], n);
  const why =
    chosen & masks.untried
      ? "waits: it is not the lowest 1, which is the rightmost"
      : "is not in untried";
  return { isRight: false, wrong: chosen, blame: [], message: `Not yet: ${square} ${why}.` };
}
