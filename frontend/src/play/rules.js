/* The rules by which a position is solved. They grade positions, and hints name them.

   A change here changes the positions of past days: `frontend/tests/play.test.js` has their checksum. */

import { freeSquares, isComplete, openLines, withoutSquare, withQueen } from "./position.js";

/** What a rule finds.
    @typedef {object} Step
    @property {"dead" | "forced" | "excluded" | "supposed"} kind  `dead`: the line has no free square. `forced`: it has
      one, which gets a queen. `excluded`: a queen on the square would take all free squares of the line. `supposed`:
      so would the square and the forced queens after it
    @property {import("./position.js").Line} line  a row or a column
    @property {import("./position.js").Square} [square]  gets a queen, or stays empty
    @property {import("./position.js").Square[]} [queens]  supposed and forced ones, in their order */

/** The first line with at most this many free squares. */
const lineWith = (lines, count) => lines.find(({ squares }) => squares.length === count);

const isSameLine = (one, other) => one.row === other.row && one.column === other.column;

/** A square whose queen would take all free squares of a line; of the shortest such line. */
function excluded(position, lines) {
  let best;
  for (const square of freeSquares(position)) {
    for (const dead of openLines(withQueen(position, square)).filter(({ squares }) => !squares.length)) {
      const line = lines.find((each) => isSameLine(each, dead));
      if (!best || line.squares.length < best.line.squares.length) best = { kind: "excluded", line, square };
    }
  }
  return best;
}

/** The next step that needs no supposition; undefined where there is none.
    @param {import("./position.js").Position} position
    @returns {Step | undefined} */
function simpleStep(position) {
  const lines = openLines(position);
  const dead = lineWith(lines, 0);
  if (dead) return { kind: "dead", line: dead };
  const line = lineWith(lines, 1);
  return line ? { kind: "forced", line, square: line.squares[0] } : excluded(position, lines);
}

/** The position after a step.
    @param {import("./position.js").Position} position
    @param {Step} step */
const after = (position, { kind, square }) => (kind === "forced" ? withQueen : withoutSquare)(position, square);

/** Suppose a queen and follow the simple rules; undefined where they lead to no contradiction.
    @param {import("./position.js").Position} position
    @param {import("./position.js").Square} square
    @returns {Step | undefined} */
export function suppose(position, square) {
  const queens = [square];
  let reached = withQueen(position, square);
  while (!isComplete(reached)) {
    const step = simpleStep(reached);
    if (!step) return undefined;
    if (step.kind === "dead") return { kind: "supposed", square, queens, line: step.line };
    if (step.kind === "forced") queens.push(step.square);
    reached = after(reached, step);
  }
  return undefined;
}

/** The shortest contradiction of all suppositions. */
const supposed = (position) =>
  freeSquares(position)
    .flatMap((square) => suppose(position, square) ?? [])
    .toSorted((one, other) => one.queens.length - other.queens.length)[0];

/** The next step by all rules; undefined where they find none.
    @param {import("./position.js").Position} position
    @returns {Step | undefined} */
export const nextStep = (position) => simpleStep(position) ?? supposed(position);

/** How many steps of each kind solve a position; undefined if it takes more suppositions than allowed.
    @param {import("./position.js").Position} position
    @param {number} maxSuppositions */
export function grade(position, maxSuppositions) {
  const counts = { forced: 0, excluded: 0, supposed: 0 };
  let reached = position;
  while (!isComplete(reached)) {
    const step = simpleStep(reached) ?? (counts.supposed < maxSuppositions ? supposed(reached) : undefined);
    if (!step || step.kind === "dead") return undefined;
    counts[step.kind] += 1;
    reached = after(reached, step);
  }
  return counts;
}
