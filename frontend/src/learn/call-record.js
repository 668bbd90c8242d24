/* A backtracking search as a program runs it: after each step, the calls that have not returned. */

import { searchRecord } from "./search-record.js";

/** A call that has begun and not returned: its arguments, and where it stands.
    @typedef {object} Frame
    @property {number} row  of the board, which the call fills; N below the last row
    @property {number[]} columns  of the queens above this row
    @property {number} column  where a waiting call waits, or what the running one tries next
    @property {number} found  solutions that it has counted so far
    @property {boolean} isWaiting  whether it waits for a call of its own */

/** What holds after a step.
    @typedef {object} Moment
    @property {import("./search-record.js").State} state  the board
    @property {"start" | "put" | "skip" | "back" | "end"} kind  what the step did
    @property {Frame[]} frames  the oldest first
    @property {number} calls  how many calls have begun
    @property {number} returned  what the call returned that ended with this step */

/** Replay a search with its calls. One step comes after those of the board: the first call returns.
    @param {number} n
    @param {string} letters  a letter a step, as `search_letters` in Python writes them
    @returns {Moment[]} */
export function callRecord(n, letters) {
  const found = [0]; // by frame; a call for a row below the board returns 1
  const moments = searchRecord(n, letters).states.map((state) => {
    let returned = 0;
    if (state.kind === "put") found.push(Number(state.queens.length === n));
    if (state.kind === "back") {
      returned = found.pop();
      found[found.length - 1] += returned;
    }
    return { state, kind: state.kind, frames: framesOf(state, n, found), calls: state.placed + 1, returned };
  });
  return [...moments, { ...moments.at(-1), kind: "end", frames: [], returned: found[0] }];
}

function framesOf({ queens, column }, n, found) {
  return found.map((count, row) => {
    const isWaiting = row < queens.length;
    const next = row === n ? 0 : column;
    return { row, columns: queens.slice(0, row), column: isWaiting ? queens[row] : next, found: count, isWaiting };
  });
}
