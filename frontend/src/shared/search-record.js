/* Records a backtracking search: its states, one after each step, and the tree of its boards. */

import { attackersOf, queensOf } from "./attacks.js";

/** The state after a step.
    @typedef {object} State
    @property {"start" | "put" | "skip" | "back"} kind  the kind of the step: `put` places a queen,
      `skip` leaves out an attacked square, `back` lifts the last queen
    @property {number[]} queens  the columns of the queens, from the top row down
    @property {number} column  the column of the next square to try in the row below the queens; N
      after the last square
    @property {number} stepColumn  the column of the square that the step has tried, or from
      which it has lifted a queen
    @property {boolean} wasFull  whether the step lifted a queen from a full board
    @property {number} tried  squares tried so far
    @property {number} placed  queens placed so far
    @property {number} solutions  solutions found so far
    @property {number[]} path  the ids of the nodes from the root to this board */

/** A board that the search reaches: a node of its tree.
    @typedef {object} Node
    @property {number} id  0 for the empty board, then in the order of the search
    @property {Node} [parent]  the board with one queen less; undefined for the empty board
    @property {Node[]} children  the boards with one queen more, from left to right
    @property {number[]} queens  the columns of its queens, from the top row down
    @property {number} firstStep  the number of the step that reaches it
    @property {number} [deadEndStep]  the number of the step that finds that the row below
      it has no free square; undefined for other boards
    @property {boolean} isSolution  whether the board is full */

const START = {
  kind: "start",
  queens: [],
  column: 0,
  stepColumn: 0,
  wasFull: false,
  tried: 0,
  placed: 0,
  solutions: 0,
  path: [0],
};

/** For each kind of step, a function that returns the properties of the state that the step
    changes. */
const STEPS = {
  put({ queens, column, tried, placed, solutions, path }, n) {
    const isLast = queens.length === n - 1;
    return {
      queens: [...queens, column],
      column: isLast ? n : 0,
      path: [...path, placed + 1],
      tried: tried + 1,
      placed: placed + 1,
      solutions: solutions + Number(isLast),
    };
  },
  skip: ({ column, tried }) => ({ column: column + 1, tried: tried + 1 }),
  back({ queens, path }, n) {
    const stepColumn = queens.at(-1);
    return {
      queens: queens.slice(0, -1),
      column: stepColumn + 1,
      stepColumn,
      wasFull: queens.length === n,
      path: path.slice(0, -1),
    };
  },
};

/** Return the kind of the step that follows a state. */
function nextStep({ queens, column }, n) {
  if (column === n) return "back";
  return attackers(queens, column).length ? "skip" : "put";
}

/** Return the states of a backtracking search from the empty board until nothing is left to try:
    the start, then the state after each step. */
export function searchStates(n) {
  const states = [START];
  while (!isFinished(states.at(-1), n)) {
    const state = states.at(-1);
    const kind = nextStep(state, n);
    const step = { kind, stepColumn: state.column, wasFull: false };
    states.push({ ...state, ...step, ...STEPS[kind](state, n) });
  }
  return states;
}

/** Return a record of the search on a board of `n` rows: its `states`, the `nodes` of its tree, and
    `last`, the index of the last state. */
export function searchRecord(n) {
  const states = searchStates(n);
  return { n, states, nodes: searchTree(n, states), last: states.length - 1 };
}

/** Return the nodes of the tree of a search, in the order of the search. */
function searchTree(n, states) {
  const nodes = [{ id: 0, children: [], queens: [], firstStep: 0, isSolution: false }];
  states.forEach(({ kind, queens, column, path }, step) => {
    const current = nodes[path.at(-1)];
    if (kind === "put") {
      const parent = nodes[path.at(-2)];
      const node = {
        id: path.at(-1),
        parent,
        children: [],
        queens,
        firstStep: step,
        isSolution: queens.length === n,
      };
      parent.children.push(node);
      nodes.push(node);
    } else if (kind === "skip" && column === n && !current.children.length)
      current.deadEndStep = step;
  });
  return nodes;
}

/** Return whether the search ends with a state, because nothing is left to try. */
export const isFinished = (state, n) => !state.queens.length && state.column === n;

/** Return whether the board of a state is full. */
export const isFull = (state, n) => state.queens.length === n;

/** Return the queens that attack a square of the row below them, as squares.
    @param {number[]} queens  their columns, from the top row down
    @param {number} column  of the square */
export const attackers = (queens, column) => attackersOf(queensOf(queens), [queens.length, column]);

/** Return the column of the next free square in the row that the search is filling, or -1 if no
    square is free.
    @param {State} state */
export function firstFree({ queens, column }, n) {
  if (queens.length === n) return -1;
  const left = Array.from({ length: n - column }, (_, index) => column + index);
  return left.find((candidate) => !attackers(queens, candidate).length) ?? -1;
}

/** Return the index of the state in which a search has tried all squares of the row below `queens`;
    -1 if there is no such state.
    @param {{n: number, states: State[]}} record
    @param {number[]} queens  the columns of the queens of a board */
export const stuckStep = ({ n, states }, queens) =>
  states.findIndex((state) => state.column === n && state.queens.join() === queens.join());

// For each kind of step, the first words of the lines of the program that do it. Figures use them
// to highlight these lines.
const LINES = {
  start: ["queens, column"],
  skip: ["elif is_attacked", "column += 1"],
  put: ["queens.append", "column = 0"],
  solution: ["queens.append", "column = 0", "if len(queens)", "found += 1", "column = N"],
  back: ["if column == N", "column = queens.pop"],
  end: ["while queens", "print"],
};

/** Return which lines of the program of the search by hand make the step that leads to a state.
    Each line is given by its first words: `["queens.append", "column = 0"]`.
    @param {State} state
    @returns {string[]} */
export function linesOfStep(state, n) {
  if (isFinished(state, n)) return LINES.end;
  return LINES[state.kind === "put" && isFull(state, n) ? "solution" : state.kind];
}
