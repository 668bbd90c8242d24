/* What a hint says, what proves it, and what it would do. Words between asterisks are bold. */

import { attackersOf, clashes } from "../shared/attacks.js";
import { attackSentence } from "../learn/place-messages.js";
import { squareOf } from "../shared/symmetry.js";
import { capitalized, counted } from "../shared/text.js";
import { EMPTY, MARK, QUEEN } from "./game.js";
import { emptyPosition, withoutSquare, withQueen } from "./position.js";
import { nextStep, suppose } from "./rules.js";

/** What a hint shows: a line, the squares and queens that prove it, and the change that it proposes.
    @typedef {object} Hint
    @property {string} text  a sentence or two
    @property {import("./position.js").Line} [line]  that has too few free squares
    @property {import("./position.js").Square} [square]  that the hint is about
    @property {import("./position.js").Square[]} [supposed]  queens, in their order
    @property {[number[], number[]][]} [attacks]  from a queen to a square of the line
    @property {{ square: import("./position.js").Square, value: number, text: string }} [change]  and what the button says */

/** `row 5`, `column c`. */
const lineName = (n, { row, column }) => (row === undefined ? `column ${squareOf(0, column, n)[0]}` : `row ${n - row}`);

const squaresOf = (n, { row, column }) =>
  Array.from({ length: n }, (_, place) => (row === undefined ? [place, column] : [row, place]));

const distance = ([row, column], [otherRow, otherColumn]) => Math.hypot(row - otherRow, column - otherColumn);

/** For each square of a line that a queen attacks, the nearest such queen; supposed queens come last. */
function proof(n, line, queens, supposed = []) {
  const nearest = (among, square) =>
    attackersOf(among, square).toSorted((one, other) => distance(one, square) - distance(other, square))[0];
  return squaresOf(n, line).flatMap((square) => {
    const queen = nearest(queens, square) ?? nearest(supposed, square);
    return queen ? [[queen, square]] : [];
  });
}

/** A position with queens, without the squares that have a mark. */
const reasoned = (n, queens, marks) => marks.reduce(withoutSquare, queens.reduce(withQueen, emptyPosition(n)));

const laterText = (queens) => (queens.length > 1 ? `${counted(queens.length - 1, "forced queen")} later, ` : "");

/** A queen that attacks another: the solution has not both. */
function clashingQueen(game, pairs) {
  const { n } = game.position;
  const square = pairs.flat().find((each) => !game.isRight(each));
  return {
    text: `Lift a queen first: ${attackSentence(n, game.queens, square)}`,
    square,
    change: { square, value: EMPTY, text: `Lift ${squareOf(...square, n)}` },
  };
}

/** A queen that stands wrong. */
function wrongQueen(game, square) {
  const { n, given } = game.position;
  const name = squareOf(...square, n);
  const change = { square, value: EMPTY, text: `Lift ${name}` };
  const step = suppose(reasoned(n, given, []), square);
  if (!step) return { text: `The queen on *${name}* is in no solution.`, square, change };
  const end = `${laterText(step.queens)}${lineName(n, step.line)} has no free square left.`;
  return {
    text: `The queen on *${name}* is in no solution: ${step.queens.length > 1 ? "" : "with it, "}${end}`,
    line: step.line,
    square,
    supposed: step.queens.slice(1),
    attacks: proof(n, step.line, [...given, square], step.queens.slice(1)),
    change,
  };
}

function wrongMark(game, square) {
  const name = squareOf(...square, game.position.n);
  const change = { square, value: EMPTY, text: "Remove the mark" };
  return { text: `The mark on *${name}* is wrong: the solution has a queen there.`, square, change };
}

const SENTENCES = {
  forced: (line, name) => `${capitalized(line)} has one free square left: *${name}*.`,
  excluded: (line, name) => `A queen on *${name}* would attack every free square of ${line}. So *${name}* stays empty.`,
  supposed: (line, name, later) =>
    `No square is forced. Suppose a queen on *${name}*: ${later}${line} has no free square. So *${name}* stays empty.`,
};

/** The next step of a solver, with its proof. */
function nextHint(game) {
  const { n } = game.position;
  const { queens } = game;
  const { kind, line, square, queens: found = [] } = nextStep(reasoned(n, queens, game.marks));
  const name = squareOf(...square, n);
  const supposed = kind === "forced" ? [] : kind === "excluded" ? [square] : found;
  const [value, text] = kind === "forced" ? [QUEEN, `Place ${name}`] : [MARK, `Mark ${name}`];
  return {
    text: SENTENCES[kind](lineName(n, line), name, laterText(found)),
    line,
    square,
    supposed,
    attacks: proof(n, line, queens, supposed),
    change: { square, value, text },
  };
}

/** The hint for a game that is not solved. What is wrong comes first.
    @param {import("./game.js").Game} game
    @returns {Hint} */
export function hintFor(game) {
  const pairs = clashes(game.queens);
  if (pairs.length) return clashingQueen(game, pairs);
  const queen = game.own.find((square) => !game.isRight(square));
  if (queen) return wrongQueen(game, queen);
  const mark = game.marks.find((square) => game.isRight(square));
  return mark ? wrongMark(game, mark) : nextHint(game);
}
