/* The rules by which a position of queens is solved. They grade positions, and hints name them.

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

/** Return a board on which queens attack along rows, columns and diagonals. */
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

/** Find a square whose queen would take all open squares of a unit. Among several, the one whose
    unit has the fewest open squares. */
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

/** Return the next step that needs no supposition, or undefined. */
const simpleStep = (position) => single(position) ?? excluded(position);

/** Suppose a queen and apply the simple rules; undefined if they lead to no contradiction. */
export const supposeQueen = (position, square) => suppose(position, square, simpleStep);

/** Return the supposition that leads to a contradiction with the fewest queens, and the queens that
    follow from it; undefined without such a supposition. */
const supposed = (position) =>
  squaresIn(position.open)
    .flatMap((square) => supposeQueen(position, square) ?? [])
    .toSorted((one, other) => supposedQueens(one).length - supposedQueens(other).length)[0];

/** Return the next step by all rules; undefined if they find none. */
export const nextStep = (position) => simpleStep(position) ?? supposed(position);

/** Count the steps of each kind that solve a position; undefined if it takes more suppositions than
    allowed. */
export const grade = (position, maxSuppositions) =>
  countSteps(position, (left, counts) => {
    const maySuppose = counts.supposed < maxSuppositions;
    return simpleStep(left) ?? (maySuppose ? supposed(left) : undefined);
  });
