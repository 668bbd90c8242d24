/* The rules of variants: what attacks what, and what a board is like, in a sentence. Words between asterisks are bold.

   The squares of queens are of two armies; only armies in peace have a second one. */

import { allSquares, hasSquare, sharedLine, stuckRows } from "#shared/attacks.js";
import { squareOf } from "#shared/symmetry.js";
import { counted } from "#shared/text.js";

/** @typedef {import("#shared/attacks.js").Square} Square */
/** @typedef {"torus" | "superqueens" | "mirror" | "completion" | "peaceable" | "domination"} Rule */

/** What a reader tries: a rule, the side of the board, and how many queens, or how many in each army, are the goal.
    @typedef {{rule: Rule, n: number, goal: number}} Task */

/** What a rule adds to the moves of a queen, and how it is said. */
const ADDED = {
  torus: {
    reaches: ([row, column], [otherRow, otherColumn], n) =>
      (row - column - otherRow + otherColumn) % n === 0 ||
      (row + column - otherRow - otherColumn) % n === 0,
    words: "around the edge",
  },
  superqueens: {
    reaches: ([row, column], [otherRow, otherColumn]) =>
      Math.abs((row - otherRow) * (column - otherColumn)) === 2,
    words: "by a knight's move",
  },
  mirror: {
    reaches: ([row, column], [otherRow, otherColumn], n) =>
      Math.abs(column - otherColumn) === 2 * n - row - otherRow,
    words: "by way of the mirror",
  },
};

/** How a queen attacks another square: along a line, or as the rule adds; undefined if it does not. */
function attackOf({ rule, n }, one, other) {
  const isAdded = !hasSquare([one], other) && ADDED[rule]?.reaches(one, other, n);
  return sharedLine(one, other) ?? (isAdded ? "added" : undefined);
}

/** The empty squares that some queens attack, along lines and as the rule adds, and those that they do not.
    @param {Square[]} [others]  queens that stand there, too */
export function emptyIn(task, queens, others = []) {
  const empty = allSquares(task.n).filter(
    (square) => !hasSquare(queens, square) && !hasSquare(others, square),
  );
  const ways = empty.map(
    (square) => new Set(queens.map((queen) => attackOf(task, queen, square)).filter(Boolean)),
  );
  const isAdded = (way) => way.size === 1 && way.has("added");
  return {
    attacked: empty.filter((_, place) => ways[place].size && !isAdded(ways[place])),
    added: empty.filter((_, place) => isAdded(ways[place])),
    free: empty.filter((_, place) => !ways[place].size),
  };
}

/** The pairs of queens that must not attack each other, and do. */
export function clashesIn(task, [queens, others]) {
  if (task.rule === "domination") return [];
  const pairs =
    task.rule === "peaceable"
      ? queens.flatMap((one) => others.map((other) => [one, other]))
      : queens.flatMap((one, place) => queens.slice(place + 1).map((other) => [one, other]));
  return pairs.filter(([one, other]) => attackOf(task, one, other));
}

/** Whether a board reaches the goal. */
export function isReached(task, armies) {
  const [queens, others] = armies;
  if (task.rule === "domination")
    return queens.length === task.goal && !emptyIn(task, queens).free.length;
  const counts = task.rule === "peaceable" ? [queens.length, others.length] : [queens.length];
  return Math.min(...counts) >= task.goal && !clashesIn(task, armies).length;
}

function clashSentence(task, [[one, other], ...more]) {
  const [first, second] = [one, other].map((square) => `*${squareOf(...square, task.n)}*`);
  const way = attackOf(task, one, other);
  const words =
    way === "added" ? ADDED[task.rule].words : `along ${way === "diagonal" ? "a" : "the"} ${way}`;
  const others = more.length
    ? ` ${counted(more.length, "other pair clashes", "other pairs clash")}, too.`
    : "";
  return `${first} and ${second} attack each other ${words}.${others}`;
}

const MESSAGES = {
  peaceable: (task, [queens, others]) =>
    `${counted(queens.length, "solid queen")} against ${others.length} in outline. Armies of ${task.goal} fit on ${task.n} x ${task.n} squares.`,
  domination: (task, [queens]) => {
    const { length } = emptyIn(task, queens).free;
    const state = length
      ? `${counted(length, "square is", "squares are")} left`
      : "Every square is attacked or occupied";
    return `${counted(queens.length, "queen")}. ${state}. ${task.goal} queens are enough.`;
  },
};

const SOLVED = {
  peaceable: ({ goal, n }) =>
    `*Solved.* No larger armies than ${goal} against ${goal} fit on ${n} x ${n} squares.`,
  domination: ({ goal }) =>
    `*Solved.* ${counted(goal, "queen")} attack or occupy every square, and fewer cannot.`,
};

/** What a board is like. */
export function messageOf(task, armies) {
  const [queens, others] = armies;
  const pairs = clashesIn(task, armies);
  if (pairs.length) return clashSentence(task, pairs);
  if (isReached(task, armies))
    return SOLVED[task.rule]?.(task) ?? `*Solved.* ${task.n} queens, and none attacks another.`;
  if (!queens.length && !others.length)
    return "Choose a square to place a queen. Choose a queen to lift it.";
  if (MESSAGES[task.rule]) return MESSAGES[task.rule](task, armies);
  const empty = emptyIn(task, queens);
  const [stuck] = stuckRows(task.n, queens, empty);
  if (stuck !== undefined)
    return `No free square is left in *row ${task.n - stuck}*: lift a queen, or undo.`;
  return `${queens.length} of ${task.n} queens stand, and ${counted(empty.free.length, "square is", "squares are")} free.`;
}
