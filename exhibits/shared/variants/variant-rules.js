/* The rules of variants: which squares a queen attacks, and the messages about a board. In the
   messages, words between asterisks are bold.

   In all functions, `armies` has two lists of squares, the queens of two armies. The second army is
   empty except in the variant `peaceable`. */

import { allSquares, hasSquare, sharedLine, stuckRows } from "#shared/attacks.js";
import { squareOf } from "#shared/symmetry.js";
import { counted } from "#shared/text.js";

/** @typedef {import("#shared/attacks.js").Square} Square */
/** @typedef {"torus" | "superqueens" | "mirror" | "completion" | "peaceable" | "domination"} Rule */

/** A task for the reader: a rule, the side of the board, and the number of queens to place. In the
    variant `peaceable` this is the number of queens in each army.
    @typedef {{rule: Rule, n: number, goal: number}} Task */

/** For the rules that give queens more moves, a function that tells whether a queen reaches a
    square by such a move, and the name of the move in a sentence. */
const ADDED = {
  torus: {
    reaches: ([row, column], [otherRow, otherColumn], n) =>
      (row - column - otherRow + otherColumn) % n === 0 ||
      (row + column - otherRow - otherColumn) % n === 0,
    name: "around the edge",
  },
  superqueens: {
    reaches: ([row, column], [otherRow, otherColumn]) =>
      Math.abs((row - otherRow) * (column - otherColumn)) === 2,
    name: "by a knight's move",
  },
  mirror: {
    reaches: ([row, column], [otherRow, otherColumn], n) =>
      Math.abs(column - otherColumn) === 2 * n - row - otherRow,
    name: "by way of the mirror",
  },
};

/** Return how a queen on the square `one` attacks the square `other`: the name of their common
    line, such as `row`, or `added` for a move that only the rule adds. If it does not attack the
    square, return undefined. */
function attackOf({ rule, n }, one, other) {
  const isAdded = !hasSquare([one], other) && ADDED[rule]?.reaches(one, other, n);
  return sharedLine(one, other) ?? (isAdded ? "added" : undefined);
}

/** Return the empty squares in three lists: `attacked` along a line, `added` for those attacked
    only by moves that the rule adds, and `free`.
    @param {Task} task
    @param {Square[]} queens  the queens that attack
    @param {Square[]} [others]  other occupied squares, whose queens do not attack */
export function emptyIn(task, queens, others = []) {
  const empty = allSquares(task.n).filter(
    (square) => !hasSquare(queens, square) && !hasSquare(others, square),
  );
  const attacks = empty.map(
    (square) => new Set(queens.map((queen) => attackOf(task, queen, square)).filter(Boolean)),
  );
  const isAddedOnly = (kinds) => kinds.size === 1 && kinds.has("added");
  return {
    attacked: empty.filter((_, index) => attacks[index].size && !isAddedOnly(attacks[index])),
    added: empty.filter((_, index) => isAddedOnly(attacks[index])),
    free: empty.filter((_, index) => !attacks[index].size),
  };
}

/** Return the pairs of queens that the rule forbids, because they attack each other.
    @param {Task} task
    @param {Square[][]} armies */
export function clashesIn(task, [queens, others]) {
  if (task.rule === "domination") return [];
  const pairs =
    task.rule === "peaceable"
      ? queens.flatMap((one) => others.map((other) => [one, other]))
      : queens.flatMap((one, index) => queens.slice(index + 1).map((other) => [one, other]));
  return pairs.filter(([one, other]) => attackOf(task, one, other));
}

/** Return whether the queens on a board fulfil the task. */
export function isReached(task, armies) {
  const [queens, others] = armies;
  if (task.rule === "domination")
    return queens.length === task.goal && !emptyIn(task, queens).free.length;
  const counts = task.rule === "peaceable" ? [queens.length, others.length] : [queens.length];
  return Math.min(...counts) >= task.goal && !clashesIn(task, armies).length;
}

function clashSentence(task, [[one, other], ...more]) {
  const [first, second] = [one, other].map((square) => `*${squareOf(...square, task.n)}*`);
  const attack = attackOf(task, one, other);
  const article = attack === "diagonal" ? "a" : "the";
  const direction = attack === "added" ? ADDED[task.rule].name : `along ${article} ${attack}`;
  const otherPairs = more.length
    ? ` ${counted(more.length, "other pair clashes", "other pairs clash")}, too.`
    : "";
  return `${first} and ${second} attack each other ${direction}.${otherPairs}`;
}

const MESSAGES = {
  peaceable: (task, [queens, others]) => {
    const armies = `${counted(queens.length, "solid queen")} against ${others.length} in outline`;
    return `${armies}. Armies of ${task.goal} fit on ${task.n} x ${task.n} squares.`;
  },
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

/** Return the message about a board: two queens that attack each other, the goal, or what is left
    to do. */
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
  const free = counted(empty.free.length, "square is", "squares are");
  return `${queens.length} of ${task.n} queens stand, and ${free} free.`;
}
