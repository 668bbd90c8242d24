/* Sentences that describe a step of a search for queens and its reason. */

import { columnsOf } from "#shared/attack-masks.js";
import { digitsOf } from "#shared/row-arithmetic.js";
import { attackText } from "#shared/board-sentences.js";
import { squareOf } from "#shared/symmetry.js";
import { listed } from "#shared/text.js";
import { bitNumber, countsFromLeft, landmark, storedMasks } from "./memory.js";

/** Return the squares of a row that no queen attacks, as bits. The first parameter has the masks of
    the row. */
export const freeOf = ({ left, down, right }, n) => (2 ** n - 1) & ~(left | down | right);

/** Return a sentence or two that tell what a step does, and why.
    @param {import("./trace.js").State} state  after the step
    @param {{method: string, hasMasks: boolean, refusal: string}} search  `hasMasks` is false for a
      search without bits; `refusal` is the reason why full boards are rejected */
export function sentence(state, n, search) {
  const { kind, judged, row } = state;
  const masks = storedMasks(search.method, state.masks, state.bit, n);
  if (kind === "solution") return solutionText(state);
  if (judged) return `Refused: ${search.refusal}.`;
  if (kind === "free") return freeText(state, n);
  if (kind === "place") return placeText({ ...state, masks }, n, search);
  const square = squareOf(row, state.column, n);
  if (kind === "reject") return rejectText({ ...state, masks }, square, n, search);
  return backText({ row, masks }, square, n, search);
}

function solutionText({ queens, weight }) {
  const squares = queens
    .toSorted(([one], [other]) => one - other)
    .map((queen) => squareOf(...queen, queens.length));
  const stands = weight > 1 ? ` It stands for ${weight} boards.` : "";
  return `Solution: every row has its queen, on ${listed(squares)}.${stands}`;
}

/** Return a sentence on the free squares of a row that the search has just reached. */
function freeText({ row, masks }, n) {
  const free = freeOf(masks, n);
  const is = `free = ${digitsOf(free, n)}`;
  if (row === 0) return `${is}: no queen stands yet, so all ${n} squares of row 0 are free.`;
  if (!free) {
    const reason = `every square of row ${row} is attacked`;
    return `${is}: ${reason}. The loop does not run, so the search goes back.`;
  }
  const squares = columnsOf(free, n).map((column) => squareOf(row, column, n));
  const unset = "no 1 in left, down or right";
  return squares.length === 1
    ? `${is}: only ${squares[0]} has ${unset}, so only this square is free.`
    : `${is}: ${listed(squares)} have ${unset}, so these squares are free.`;
}

function placeText(state, n, { method, hasMasks }) {
  const { row, column, bit, masks } = state;
  const square = squareOf(row, column, n);
  const mark = landmark(method, state, n);
  if (mark === "place_given") return `The queen on ${square} is given: the search begins below it.`;
  if (method === "brute_force")
    return `A queen goes to ${square}. Attacks are looked for when the board is full.`;
  if (!hasMasks || (method === "carry_chain" && mark === "place"))
    return `No queen attacks ${square}, so a queen goes there.`;
  const before = masks.untried | bit;
  const waits = masks.untried
    ? ` ${digitsOf(masks.untried, n)} waits for later.`
    : " No other square is left in this row.";
  if ("remaining" in masks)
    return `${diagonalsText(state, n, method)} has a 0 there, so the queen goes to ${square}.${waits}`;
  const goes = `is ${bitText(method, column, n)}, so the queen goes to ${square}.${waits}`;
  if (method === "lowest_zero")
    return `occupied = ${digitsOf((2 ** n - 1) & ~before, n)}: its lowest 0 ${goes}`;
  const name = before === freeOf(masks, n) ? "free" : "untried";
  return `${name} = ${digitsOf(before, n)}: its lowest 1 ${goes}`;
}

function rejectText(state, square, n, { method }) {
  const attacked = `${square} is ${attackText(n, state.queens, [state.row, state.column])}.`;
  return "remaining" in state.masks
    ? `${diagonalsText(state, n, method)} has a 1 there. So ${attacked}`
    : attacked;
}

/** Return the start of a sentence on the program of `columns_left`: the lowest untried bit of the
    row, and the diagonals that the program tests for it. */
function diagonalsText({ column, bit, masks: { untried, left, right } }, n, method) {
  const lowest = `its lowest 1 is ${bitText(method, column, n)}`;
  const diagonals = `left | right = ${digitsOf(left | right, n)}`;
  return `untried = ${digitsOf(untried | bit, n)}: ${lowest}, and ${diagonals}`;
}

/** Return the name of a column's bit, `bit 2`. It has the same number in the bits below the
    board. */
const bitText = (method, column, n) =>
  `bit ${bitNumber(method, column, n)}${countsFromLeft(method) ? " from the left" : ""}`;

function backText({ row, masks }, square, n, { method, hasMasks }) {
  const leaves = `Back in row ${row}: the queen leaves ${square}`;
  if (!hasMasks || method === "carry_chain")
    return `${leaves}, because nothing is left to try below it.`;
  if (masks.untried) return `${leaves}. ${digitsOf(masks.untried, n)} is still untried.`;
  return `${leaves}, and no square is left. ${row ? "The search goes further back." : "The search is over."}`;
}
