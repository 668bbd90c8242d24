/* The rules by which a person solves a position of queens. They decide on the grade of a position,
   and hints name them.

   A change here changes the positions of past days: `frontend/tests/puzzles.test.js` has their
   checksum. */

import {
  countSteps,
  intersection,
  linesOf,
  setOf,
  single,
  sizeOf,
  squaresIn,
  suppose,
  supposedQueens,
  withQueen,
} from "./position.js";

/** Return a board of side `n` on which queens attack along rows, columns and diagonals. */
export function queensBoard(n) {
  const numbers = [...Array(n).keys()];
  const all = (1 << n) - 1;
  const reach = (column, distance) =>
    (1 << column) | (1 << (column + distance)) | ((1 << column) >> distance);
  const attackedFrom = (row, column) =>
    numbers.map((other) => (other === row ? all : all & reach(column, Math.abs(other - row))));
  return {
    n,
    units: linesOf(n),
    attacked: numbers.flatMap((row) => numbers.map((column) => attackedFrom(row, column))),
  };
}

/** Return a step for a square that stays empty, because a queen there would take all open squares
    of a unit. If there are several such squares, take one whose unit has the fewest open squares.
    Return undefined if there is no such square. */
function excluded(position) {
  const { board, open } = position;
  let best;
  let fewest = Infinity;
  for (const square of squaresIn(open)) {
    const next = withQueen(position, square);
    for (const unit of next.units) {
      if (sizeOf(intersection(unit.squares, next.open))) continue;
      const size = sizeOf(intersection(unit.squares, open));
      if (size < fewest) {
        best = { rule: "excluded", units: [unit], squares: setOf(board.n, square) };
        fewest = size;
      }
    }
  }
  return best;
}

/** Return the next step that needs no supposition; undefined if there is no such step. */
const simpleStep = (position) => single(position) ?? excluded(position);

/** Suppose a queen on a square, and apply the rules that need no supposition. Return the step
    `supposed`, or undefined if they do not lead to a contradiction. */
export const supposeQueen = (position, square) => suppose(position, square, simpleStep);

/** Return the supposition that leads to a contradiction with the fewest queens. Return undefined if
    no supposition does. */
const supposed = (position) =>
  squaresIn(position.open)
    .flatMap((square) => supposeQueen(position, square) ?? [])
    .toSorted((one, other) => supposedQueens(one).length - supposedQueens(other).length)[0];

/** Return the next step by all rules; undefined if they find no step. */
export const nextStep = (position) => simpleStep(position) ?? supposed(position);

/** Return how often each rule is applied on the way to the solution. Return undefined if that takes
    more than `maxSuppositions`. */
export const grade = (position, maxSuppositions) =>
  countSteps(position, (left, counts) => {
    const maySuppose = counts.supposed < maxSuppositions;
    return simpleStep(left) ?? (maySuppose ? supposed(left) : undefined);
  });
