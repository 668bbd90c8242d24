/* The hints of both games: their texts, the squares and lines that prove them, and the changes that
   they propose. In the texts, words between asterisks are bold. */

import { attackersOf } from "#shared/attacks.js";
import { attackSentence } from "#shared/board-sentences.js";
import { squareOf } from "#shared/symmetry.js";
import { capitalized, counted, listed } from "#shared/text.js";
import { EMPTY, MARK, QUEEN } from "./game.js";
import { reached, squaresIn, supposedQueens } from "./position.js";
import * as regionRules from "./region-rules.js";
import { nextStep, supposeQueen } from "./rules.js";

/** @typedef {import("./position.js").Square} Square */
/** @typedef {import("./position.js").Unit} Unit */
/** A hint: its text, and what the board shows with it.
    @typedef {object} Hint
    @property {string} text  a sentence or two
    @property {string} [rule]  the key in `rule_names.json` of the rule that the hint applies
    @property {Unit[]} [units]  the rows, columns or regions that the hint is about
    @property {Unit[]} [within]  units without an open square, or the units with which `units` are
      compared
    @property {Square[]} [squares]  the squares that the hint is about
    @property {Square[]} [supposed]  the supposed queen, and the queens that follow from it
    @property {[Square, Square][]} [attacks]  pairs of a queen and a square that it attacks
    @property {{ squares: Square[], value: number, text: string, done?: string }} [change]  the
      change that the hint proposes: squares and their new content. `text` is on its button, and
      `done` is the message after a change of several squares */

// The most attackers of a square that a sentence describes.
const MOST = 2;
// The most squares that a sentence names. With more, it says how many squares there are.
const MANY = 3;
const WORDS = {
  2: "two",
  3: "three",
  4: "four",
  5: "five",
  6: "six",
  7: "seven",
  8: "eight",
  9: "nine",
};

/** Return the names of units of one kind: `region A`, `rows 5 and 6`. */
function unitsText(units) {
  const [{ kind }] = units;
  return `${kind}${units.length > 1 ? "s" : ""} ${listed(units.map(({ name }) => name))}`;
}

const namesOf = (n, squares) => listed(squares.map((square) => squareOf(...square, n)));
const boldNames = (n, squares) => listed(squares.map((square) => `*${squareOf(...square, n)}*`));
const squaresText = (n, squares) =>
  squares.length > MANY ? counted(squares.length, "square") : namesOf(n, squares);

const place = (n, squares) => ({ squares, value: QUEEN, text: `Place ${namesOf(n, squares)}` });
/** Return the change that puts marks on squares, as in `Hint`.
    @param {Square[]} squares
    @param {Unit[]} [within]  the units that contain the squares */
function mark(n, squares, within) {
  const names =
    within && squares.length > MANY
      ? `${squaresText(n, squares)} of ${unitsText(within)}`
      : boldNames(n, squares);
  return {
    squares,
    value: MARK,
    text: `Mark ${squaresText(n, squares)}`,
    done: `Marked ${names}.`,
  };
}
const lift = (n, squares) => ({ squares, value: EMPTY, text: `Lift ${namesOf(n, squares)}` });

/** Return the square of a queen that is not in the solution, preferably of one that attacks another
    queen. Return undefined if there is no such queen. */
const wrongQueen = (game) =>
  [...game.clashes.flat(), ...game.queens].find((square) => !game.isRight(square));

/** Return the hints about a mark on a square where the solution has a queen, the weakest first.
    Return an empty list if there is no such mark. If there are several marks, the first hint does not
    tell which of them is wrong.
    @param {import("./game.js").Game} game
    @param {string} reason  the end of the sentence about the mark */
function wrongMarkHints(game, reason) {
  const square = game.marks.find((marked) => game.isRight(marked));
  if (!square) return [];
  const naming = {
    text: `The mark on *${squareOf(...square, game.position.n)}* is wrong: ${reason}`,
    squares: [square],
    change: { squares: [square], value: EMPTY, text: "Remove the mark" },
  };
  const pointing = { text: "One of your marks is wrong.", squares: [] };
  return game.marks.length > 1 ? [pointing, naming] : [naming];
}

// Hints for positions of queens.

const distance = ([row, column], [otherRow, otherColumn]) =>
  Math.hypot(row - otherRow, column - otherColumn);

/** Return a pair of a queen and a square for each attacked square of a unit. It is the queen
    nearest to the square; a supposed queen is taken only if no other queen attacks the square. */
function proof(unit, queens, supposed = []) {
  const nearest = (among, square) =>
    attackersOf(among, square).toSorted(
      (one, other) => distance(one, square) - distance(other, square),
    )[0];
  return squaresIn(unit.squares).flatMap((square) => {
    const queen = nearest(queens, square) ?? nearest(supposed, square);
    return queen ? [[queen, square]] : [];
  });
}

const laterText = (queens) =>
  queens.length > 1 ? `${counted(queens.length - 1, "forced queen")} later, ` : "";

/** Return the hint about a queen that is not in the solution. It says that she attacks another
    queen, or else why no solution has her. */
function wrongQueenHint(game, square) {
  const { n, given, board } = game.position;
  const hint = { squares: [square], change: lift(n, [square]) };
  if (game.clashes.length)
    return { ...hint, text: `Lift a queen first: ${attackSentence(n, game.queens, square, MOST)}` };
  const text = `The queen on *${squareOf(...square, n)}* is in no solution`;
  const step = supposeQueen(reached(board, given), square);
  if (!step) return { ...hint, text: `${text}.` };
  const [, ...forced] = supposedQueens(step);
  const [unit] = step.units;
  const start = forced.length ? laterText(supposedQueens(step)) : "with it, ";
  return {
    ...hint,
    text: `${text}: ${start}${unitsText(step.units)} has no free square left.`,
    within: step.units,
    supposed: forced,
    attacks: proof(unit, [...given, square], forced),
  };
}

/** For each rule, a function that returns three texts about a step: the first one says where to
    look, the second one applies the rule without naming the square, and the third one names the
    square. */
const SENTENCES = {
  single: (line, name) => [
    `Count the free squares of ${line}.`,
    `${capitalized(line)} has one free square left.`,
    `${capitalized(line)} has one free square left: ${name}.`,
  ],
  excluded: (line, name) => [
    `Look at the free squares of ${line}.`,
    `Some queen would attack every free square of ${line}, so its square stays empty.`,
    `A queen on ${name} would attack every free square of ${line}. So ${name} stays empty.`,
  ],
  supposed: (line, name, later) => [
    "No square is forced or ruled out at once. Suppose a queen and see what follows.",
    `Suppose a queen on ${name}. What follows?`,
    `Suppose a queen on ${name}: ${later}${line} has no free square. So ${name} stays empty.`,
  ],
};

/** Return the hints about the next step of the solver, the weakest first. The last hint has the
    proof and the change. */
function nextHints(game) {
  const { n } = game.position;
  const step = nextStep(game.reached());
  const { rule, units } = step;
  const squares = squaresIn(step.squares);
  const isForced = rule === "single";
  const supposed = isForced ? [] : supposedQueens(step);
  const [pointing, naming, placing] = SENTENCES[rule](
    unitsText(units),
    boldNames(n, squares),
    laterText(supposed),
  );
  const subject = rule === "supposed" ? {} : { units };
  return [
    { text: pointing, ...subject },
    { text: naming, ...(rule === "supposed" ? { supposed: squares } : subject) },
    {
      text: placing,
      within: units,
      squares,
      supposed,
      attacks: proof(units[0], game.queens, supposed),
      change: isForced ? place(n, squares) : mark(n, squares),
    },
  ];
}

/** Return the hints for a position that is not solved, the weakest first. If the reader has made a
    mistake, return the hints about the mistake. */
export function hintsFor(game) {
  const queen = wrongQueen(game);
  if (queen) return [wrongQueenHint(game, queen)];
  const wrong = wrongMarkHints(game, "the solution has a queen there.");
  return wrong.length ? wrong : nextHints(game);
}

// Hints for region puzzles.

/** Return the text on the steps that follow from a supposed queen: `row 5 has only c5, `. */
const chainText = (n, chain) =>
  chain
    .map(({ rule, units, squares }) => {
      const taken = squaresIn(squares);
      return rule === "single"
        ? `${unitsText(units)} has only ${namesOf(n, taken)}, `
        : `${unitsText(units)} takes ${squaresText(n, taken)}, `;
    })
    .join("");

/** For each rule, a function that returns the hints about a step, the weakest first. */
const STAGES = {
  single: (n, { units }, squares) => [
    { text: `Count the open squares of ${unitsText(units)}.`, units },
    { text: `${capitalized(unitsText(units))} has one open square left.`, units },
    {
      text: `${capitalized(unitsText(units))} has one open square left: ${boldNames(n, squares)}.`,
      units,
      squares,
      change: place(n, squares),
    },
  ],
  confined: (n, { units, within }, squares) => [
    { text: `Look where the open squares of ${unitsText(units)} are.`, units },
    {
      text:
        `All open squares of ${unitsText(units)} are in ${unitsText(within)}. ` +
        `No other square of ${unitsText(within)} has a queen.`,
      units,
      within,
      squares,
      change: mark(n, squares, within),
    },
  ],
  excluded: (n, { units }, squares) => [
    { text: `Some queen would take all open squares of ${unitsText(units)}.`, units },
    {
      text:
        `A queen on ${boldNames(n, squares).replaceAll(" and ", " or ")} ` +
        `would leave ${unitsText(units)} without an open square.`,
      units,
      squares,
      change: mark(n, squares),
    },
  ],
  counted: (n, { units, within }, squares) => [
    { text: `Count ${units[0].kind}s against ${within[0].kind}s.` },
    { text: `Count where the open squares of ${unitsText(units)} are.`, units },
    {
      text:
        `The open squares of ${unitsText(units)} are all in ${unitsText(within)}. ` +
        `So ${WORDS[units.length]} queens fill ${unitsText(within)}, ` +
        "and no other square there has one.",
      units,
      within,
      squares,
      change: mark(n, squares, within),
    },
  ],
  supposed: (n, step, squares) => [
    {
      text: "No square is forced, and counting does not help. Suppose a queen and see what follows.",
    },
    { text: `Suppose a queen on ${boldNames(n, squares)}. What follows?`, supposed: squares },
    {
      text:
        `With a queen on ${boldNames(n, squares)}, ` +
        `${chainText(n, step.chain)}${step.chain.length ? "and then " : ""}` +
        `${unitsText(step.units)} has no open square.`,
      units: step.units,
      supposed: supposedQueens(step),
      change: mark(n, squares),
    },
  ],
};

/** Return a hint that gives away a queen of the solution, for a position in which no rule leads
    on. */
function givenHint(game) {
  const { n, solution } = game.position;
  const missing = [...solution.entries()].find((square) => game.at(square) !== QUEEN);
  const squares = [missing];
  return {
    text: `No rule helps here. A queen stands on ${boldNames(n, squares)}.`,
    squares,
    change: place(n, squares),
  };
}

/** Return the hints for a region puzzle that is not solved, the weakest first. The last hint
    proposes a change. */
export function regionHintsFor(game) {
  const { n } = game.position;
  const queen = wrongQueen(game);
  if (queen)
    return [
      {
        text: `No solution has a queen on ${boldNames(n, [queen])}.`,
        squares: [queen],
        change: lift(n, [queen]),
      },
    ];
  const wrong = wrongMarkHints(game, "a queen belongs there.");
  if (wrong.length) return wrong;
  const position = game.reached();
  const step = regionRules.nextStep(position) ?? regionRules.nextStep(position, "hard", n);
  if (!step) return [givenHint(game)];
  const [pointing, ...naming] = STAGES[step.rule](n, step, squaresIn(step.squares));
  const rule = regionRules.ruleOf(step);
  return [pointing, ...naming.map((hint) => ({ ...hint, rule }))];
}
