/* What hints of region puzzles say and show, each stronger than the one before. Words between asterisks are bold. */

import { squareOf } from "../shared/symmetry.js";
import { capitalized, counted, listed } from "../shared/text.js";
import { EMPTY, MARK, QUEEN } from "./game.js";
import { boardOf, emptyPosition, nextStep, squaresIn, withoutSquare, withQueen } from "./region-rules.js";

/** @typedef {import("./position.js").Square} Square */
/** A hint, and what it shows.
    @typedef {object} RegionHint
    @property {string} text  a sentence or two
    @property {import("./region-rules.js").Unit[]} [units]  that it is about
    @property {import("./region-rules.js").Unit[]} [within]  that these are counted against
    @property {Square[]} [squares]  that get something
    @property {Square[]} [supposed]  the queen, and those that follow
    @property {{ squares: Square[], value: number, text: string }} [change]  what it would do, and what the button says */

const WORDS = { 2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine" };
const MANY = 3; // squares of which a sentence gives the names

/** `region A`, `rows 5 and 6`. */
function unitsText(units) {
  const [{ kind }] = units;
  return `${kind}${units.length > 1 ? "s" : ""} ${listed(units.map(({ name }) => name))}`;
}

const namesOf = (n, squares) => listed(squares.map((square) => `*${squareOf(...square, n)}*`));
const squaresText = (n, squares) => (squares.length > MANY ? counted(squares.length, "square") : namesOf(n, squares).replaceAll("*", ""));

const place = (n, [square]) => ({ squares: [square], value: QUEEN, text: `Place ${squareOf(...square, n)}` });
const mark = (n, squares) => ({ squares, value: MARK, text: `Mark ${squaresText(n, squares)}` });
const empty = (square, text) => ({ squares: [square], value: EMPTY, text });

/** What follows from a supposed queen: `then row 5 has only c5`. */
const chainText = (n, chain) =>
  chain.map(({ rule, units, squares }) => {
    const names = namesOf(n, squaresIn(squares)).replaceAll("*", "");
    return rule === "single" ? `${unitsText(units)} has only ${names}, ` : `${unitsText(units)} takes ${squaresText(n, squaresIn(squares))}, `;
  }).join("");

/** For each rule the hints on a step, from the weakest. */
const STAGES = {
  single: (n, { units }, squares) => [
    { text: `Count the open squares of ${unitsText(units)}.`, units },
    { text: `${capitalized(unitsText(units))} has one open square left.`, units },
    { text: `${capitalized(unitsText(units))} has one open square left: ${namesOf(n, squares)}.`, units, squares, change: place(n, squares) },
  ],
  confined: (n, { units, within }, squares) => [
    { text: `Look where the open squares of ${unitsText(units)} are.`, units },
    {
      text: `All open squares of ${unitsText(units)} are in ${unitsText(within)}. No other square of ${unitsText(within)} has a queen.`,
      units, within, squares, change: mark(n, squares),
    },
  ],
  excluded: (n, { units }, squares) => [
    { text: `Some queen would take all open squares of ${unitsText(units)}.`, units },
    {
      text: `A queen on ${namesOf(n, squares).replaceAll(" and ", " or ")} would leave ${unitsText(units)} without an open square.`,
      units, squares, change: mark(n, squares),
    },
  ],
  counted: (n, { units, within }, squares) => [
    { text: `Count ${units[0].kind}s against ${within[0].kind}s.` },
    { text: `Count where the open squares of ${unitsText(units)} are.`, units },
    {
      text: `The open squares of ${unitsText(units)} are all in ${unitsText(within)}. So ${WORDS[units.length]} queens fill ${unitsText(within)}, and no other square there has one.`,
      units, within, squares, change: mark(n, squares),
    },
  ],
  supposed: (n, { units, chain }, squares) => {
    const queens = [...squares, ...chain.filter(({ rule }) => rule === "single").flatMap((step) => squaresIn(step.squares))];
    return [
      { text: "No square is forced, and counting does not help. Suppose a queen and see what follows." },
      { text: `Suppose a queen on ${namesOf(n, squares)}. What follows?`, supposed: squares },
      {
        text: `With a queen on ${namesOf(n, squares)}, ${chainText(n, chain)}${chain.length ? "and then " : ""}${unitsText(units)} has no open square.`,
        units, supposed: queens, change: mark(n, squares),
      },
    ];
  },
};

/** What is wrong on the board comes before all rules. */
function wrongHint(game) {
  const { n } = game.position;
  const [pair] = game.clashesOf(game.queens);
  const queen = pair?.find((square) => !game.isRight(square)) ?? game.queens.find((square) => !game.isRight(square));
  if (queen) {
    const name = squareOf(...queen, n);
    return { text: `No solution has a queen on *${name}*.`, squares: [queen], change: empty(queen, `Lift ${name}`) };
  }
  const marked = game.marks.find((square) => game.isRight(square));
  return marked && { text: `The mark on *${squareOf(...marked, n)}* is wrong: a queen belongs there.`, squares: [marked], change: empty(marked, "Remove the mark") };
}

/** Where no rule helps: a queen of the solution. */
function givenHint(game) {
  const { n, solution } = game.position;
  const square = [...solution.entries()].find((each) => game.at(each) !== QUEEN);
  return { text: `No rule helps here. A queen stands on *${squareOf(...square, n)}*.`, squares: [square], change: place(n, [square]) };
}

/** The hints for a game that is not solved, from the weakest; the last one says what to change.
    @param {import("./game.js").Game} game
    @returns {RegionHint[]} */
export function hintsFor(game) {
  const wrong = wrongHint(game);
  if (wrong) return [wrong];
  const { n, regions } = game.position;
  const position = game.marks.reduce(withoutSquare, game.queens.reduce(withQueen, emptyPosition(boardOf(regions))));
  const step = nextStep(position) ?? nextStep(position, "hard", n);
  return step ? STAGES[step.rule](n, step, squaresIn(step.squares)) : [givenHint(game)];
}
