/* Positions for the rules of a solver: which squares may still have a queen, and what follows from
   that.

   A set of squares is an array with a number for each row, in which bit c stands for column c.

   A change here changes the puzzles of past days: the tests of both games have their checksums. */

/** @typedef {[number, number]} Square  row and column, from 0 at the top left */
/** A unit: a row, a column or a region, which gets one queen. Its name is the one in `row 5`,
    `column c` or `region A`.
    @typedef {{ kind: "region" | "row" | "column", name: string, squares: number[] }} Unit */
/** A puzzle without queens. `attacked` has for each square, row by row, the set of squares that a
    queen there attacks.
    @typedef {{ n: number, units: Unit[], attacked: number[][] }} Board */
/** A state of the solver: the set of open squares, which may still have a queen, and the units that
    have no queen yet.
    @typedef {{ board: Board, open: number[], units: Unit[] }} Position */
/** The application of a rule to a position.
    @typedef {object} Step
    @property {"dead" | "single" | "confined" | "excluded" | "counted" | "supposed"} rule  `dead`:
      the unit has no open square. `single`: the unit has one open square, which gets a queen.
      `confined`: all open squares of the unit are in one other unit, whose other squares stay
      empty. `excluded`: a queen on one of `squares` would leave the unit without an open square.
      `counted`: the open squares of several units are in as many units of another kind. `supposed`:
      a queen on the square and the steps that follow leave the unit without an open square
    @property {Unit[]} units  the units that the rule is about
    @property {Unit[]} [within]  for `confined` and `counted`, the other units
    @property {number[]} squares  the set of squares that get a queen or stay empty
    @property {Step[]} [chain]  for `supposed`, the steps that follow from the queen */

const COLUMNS = "abcdefghijklmnopqr";

export const intersection = (a, b) => a.map((set, row) => set & b[row]);
export const difference = (a, b) => a.map((set, row) => set & ~b[row]);
export const isEmpty = (set) => set.every((row) => !row);
/** Return whether all squares of the set `a` are in the set `b`. */
export const isWithin = (a, b) => a.every((set, row) => !(set & ~b[row]));

export function bitCount(set) {
  let count = 0;
  let rest = set;
  while (rest) {
    rest &= rest - 1;
    count += 1;
  }
  return count;
}

export const sizeOf = (set) => set.reduce((size, row) => size + bitCount(row), 0);

/** Return the squares of a set, row by row. */
export function squaresIn(set) {
  const squares = [];
  for (const [row, columns] of set.entries()) {
    for (let rest = columns; rest; rest &= rest - 1)
      squares.push([row, 31 - Math.clz32(rest & -rest)]);
  }
  return squares;
}

/** Return whether a set contains a square. */
export const isIn = (set, [row, column]) => Boolean((set[row] >> column) & 1);

/** Return the set that contains only one square. */
export const setOf = (n, [row, column]) =>
  Array(n)
    .fill(0)
    .with(row, 1 << column);

/** Return the rows of a board and then its columns, as units. */
export function linesOf(n) {
  const numbers = [...Array(n).keys()];
  return [
    ...numbers.map((row) => ({
      kind: "row",
      name: String(n - row),
      squares: Array(n)
        .fill(0)
        .with(row, (1 << n) - 1),
    })),
    ...numbers.map((column) => ({
      kind: "column",
      name: COLUMNS[column],
      squares: Array(n).fill(1 << column),
    })),
  ];
}

/** Return the position of a board without queens: all squares are open. */
export const emptyPosition = (board) => ({
  board,
  open: Array(board.n).fill((1 << board.n) - 1),
  units: board.units,
});

/** Return the position after a further queen. */
export const withQueen = ({ board, open, units }, [row, column]) => ({
  board,
  open: difference(open, board.attacked[row * board.n + column]),
  units: units.filter(({ squares }) => !isIn(squares, [row, column])),
});

/** Return the position without `squares`, a set of its open squares. */
const withoutSquares = (position, squares) => ({
  ...position,
  open: difference(position.open, squares),
});

/** Return the position without `square`, one of its open squares. */
export const withoutSquare = (position, square) =>
  withoutSquares(position, setOf(position.board.n, square));

/** Return the position of a board with queens, and with marks on squares that stay empty.
    @param {Board} board
    @param {Square[]} queens
    @param {Square[]} marks */
export const reached = (board, queens, marks = []) =>
  marks.reduce(withoutSquare, queens.reduce(withQueen, emptyPosition(board)));

/** Return whether all units have a queen, so that each row has one. */
export const isComplete = ({ units }) => !units.length;

/** Return the position after a step. */
export const after = (position, { rule, squares }) =>
  rule === "single"
    ? withQueen(position, squaresIn(squares)[0])
    : withoutSquares(position, squares);

/** Return the step `dead` if a unit has no open square, or else the step `single` if a unit has one
    open square. Return undefined if there is no such unit. */
export function single({ open, units }) {
  let step;
  for (const unit of units) {
    const squares = intersection(unit.squares, open);
    const size = sizeOf(squares);
    if (!size) return { rule: "dead", units: [unit], squares };
    if (size === 1) step ??= { rule: "single", units: [unit], squares };
  }
  return step;
}

/** Suppose a queen, and apply the steps of `nextStep` until a unit has no open square. Return the
    step `supposed`, or undefined if this does not lead to a contradiction.
    @param {Position} position
    @param {Square} square  the square of the queen
    @param {(position: Position) => Step | undefined} nextStep
    @param {number} maxSteps  the most steps between the queen and the contradiction */
export function suppose(position, square, nextStep, maxSteps = Infinity) {
  const chain = [];
  let left = withQueen(position, square);
  while (!isComplete(left)) {
    const step = nextStep(left);
    if (step?.rule === "dead") {
      const squares = setOf(position.board.n, square);
      return { rule: "supposed", units: step.units, squares, chain };
    }
    if (!step || chain.length === maxSteps) return undefined;
    chain.push(step);
    left = after(left, step);
  }
  return undefined;
}

/** Return the squares of the supposed queen of a step, and of the queens that follow from it. */
export function supposedQueens({ squares, chain = [] }) {
  const singles = chain.filter(({ rule }) => rule === "single");
  return [squares, ...singles.map((step) => step.squares)].flatMap(squaresIn);
}

/** Return how often each rule is applied on the way to the solution. Return undefined if the steps
    of `nextStep` do not lead to the solution.
    @param {Position} position
    @param {(position: Position, counts: Record<string, number>) => Step | undefined} nextStep
      takes the counts so far, too */
export function countSteps(position, nextStep) {
  const counts = { single: 0, confined: 0, excluded: 0, counted: 0, supposed: 0 };
  let left = position;
  while (!isComplete(left)) {
    const step = nextStep(left, counts);
    if (!step || step.rule === "dead") return undefined;
    counts[step.rule] += 1;
    left = after(left, step);
  }
  return counts;
}
