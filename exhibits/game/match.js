/* Games of queens between a reader and the atlas, which plays perfectly. In the messages, words
   between asterisks are bold. */

import OPENINGS from "./openings.json" with { type: "json" };
import { allSquares, hasSquare } from "#shared/attacks.js";
import { attackSentence } from "#shared/board-sentences.js";
import { movedTo, NAMES, squareNamed, squareOf } from "#shared/symmetry.js";
import { counted } from "#shared/text.js";
import { Solver } from "./solver.js";

/** @typedef {import("#shared/attacks.js").Square} Square */

/** The numbers N of the boards that a reader can play on. */
export const SIZES = Object.keys(OPENINGS.replies).map(Number);
export const PLAYERS = ["reader", "atlas"];

/** The solvers that have been used, by N. They are kept, because they remember the values of
    positions. */
const solvers = new Map();

function solverOf(n) {
  if (!solvers.has(n)) solvers.set(n, new Solver(n));
  return solvers.get(n);
}

/** Return the squares that win as a reply to the first move `first`, from the table of openings.
    The table has one first move of each orbit: a symmetry moves `first` to it, and the replies are
    moved back. */
function openingReplies(n, first) {
  const moves = NAMES.map((_, symmetry) => (square) => movedTo(square, symmetry, n));
  const move = moves.find((each) => squareOf(...each(first), n) in OPENINGS.replies[n]);
  const names = OPENINGS.replies[n][squareOf(...move(first), n)].split(" ").filter(Boolean);
  const replies = names.map((name) => squareNamed(name, n));
  return allSquares(n).filter((square) => hasSquare(replies, move(square)));
}

/** A position of a game, together with all moves that led to it. A match never changes: each move
    makes a new one. */
export class Match {
  #wins;

  /** @param {string} starter  the player who moves first: `reader` or `atlas`
      @param {Square[]} [queens]  all queens in the order in which they were placed */
  constructor(n, starter, queens = []) {
    this.n = n;
    this.starter = starter;
    this.queens = queens;
    const solver = solverOf(n);
    // The free squares as the numbers that the solver uses: n * row + column.
    this.numbers = queens.reduce(
      (free, [row, column]) => solver.after(free, n * row + column),
      solver.start,
    );
  }

  /** Return a new game. If the atlas begins, its first queen is on the board. */
  static open(n, starter) {
    const match = new Match(n, starter);
    return starter === "atlas" ? match.#with(match.answer) : match;
  }

  #with(square) {
    return new Match(this.n, this.starter, [...this.queens, square]);
  }

  #squareOf(number) {
    return [Math.floor(number / this.n), number % this.n];
  }

  /** The squares where a queen may be placed. */
  get free() {
    return this.numbers.map((number) => this.#squareOf(number));
  }

  get isOver() {
    return !this.numbers.length;
  }

  /** The squares with which the player to move wins, if both play perfectly from then on. */
  get wins() {
    this.#wins ??= this.#findWins();
    return this.#wins;
  }

  #findWins() {
    const { n, queens, numbers } = this;
    if (!(n in OPENINGS.replies) || queens.length > 1)
      return solverOf(n)
        .winningMoves(numbers)
        .map((number) => this.#squareOf(number));
    if (queens.length) return openingReplies(n, queens[0]);
    return this.free.filter((square) => !openingReplies(n, square).length);
  }

  /** The square on which the atlas places its next queen; undefined if the game is over. It is a
      winning move if there is one. Among several, it is the move that leaves the most squares free,
      so that the game is long and the reader has more chances of a mistake. */
  get answer() {
    const { wins, free } = this;
    const moves = wins.length ? wins : free;
    const left = moves.map((square) => this.#with(square).numbers.length);
    return moves[left.indexOf(Math.max(...left))];
  }

  /** Return the player, `reader` or `atlas`, who placed the queen at `index`. By default, return
      the player who is to move. */
  playerOf(index = this.queens.length) {
    return PLAYERS[(index + PLAYERS.indexOf(this.starter)) % 2];
  }

  /** Return the squares of all queens that a player has placed. */
  queensOf(player) {
    return this.queens.filter((_, index) => this.playerOf(index) === player);
  }

  /** Return the match after the reader has placed a queen on a free square and the atlas has
      answered, unless the reader's queen ended the game. */
  play(square) {
    const played = this.#with(square);
    return played.isOver ? played : played.#with(played.answer);
  }

  /** Return the match before the reader's last queen, or undefined if the reader has not placed
      any. */
  takeBack() {
    const last = this.queens.findLastIndex((_, index) => this.playerOf(index) === "reader");
    return last < 0 ? undefined : new Match(this.n, this.starter, this.queens.slice(0, last));
  }
}

/** Return the sentences that describe the position and the last moves.
    @param {Match} match
    @param {Match} [previous]  the match before the reader's last move; undefined before the
      first */
export function messageOf(match, previous) {
  const { n, queens, isOver } = match;
  const names = queens.map((queen) => squareOf(...queen, n));
  const total = counted(queens.length, "queen");
  if (isOver) {
    const last = match.playerOf(queens.length - 1);
    const [winner, whose] = last === "reader" ? ["You win", "your"] : ["The atlas wins", "its"];
    return `*${winner}:* ${whose} queen on ${names.at(-1)} is the last of ${total}.`;
  }
  if (!queens.length) return `You begin. ${chances(match, "first move")}`;
  if (!previous) return `The atlas begins on *${names.at(-1)}*. ${chances(match)}`;
  const isMistake = previous.wins.length > 0 && match.wins.length === 0;
  const answer = `atlas answers *${names.at(-1)}*.`;
  const moves = isMistake
    ? `Your ${names.at(-2)} gives the win away: the ${answer}`
    : `The ${answer}`;
  return `${moves} ${chances(match)}`;
}

/** Return a sentence that says how many of the free squares win.
    @param {Match} match
    @param {string} [move]  the word for a move in the sentence */
function chances({ free, wins }, move = "move") {
  const all = counted(free.length, move);
  if (free.length === 1) return `Your only ${move} ${wins.length ? "wins" : "loses"}.`;
  if (!wins.length) return `*None* of your ${all} wins.`;
  return `Of your ${all}, *${wins.length}* ${wins.length === 1 ? "wins" : "win"}.`;
}

/** Return the sentence that tells why the reader cannot place a queen on `square`, which must not
    be free: the game is over, the square has a queen, or a queen attacks it. */
export function refusalOf({ n, queens, isOver }, square) {
  if (isOver) return "No square is free: start a new game, or undo.";
  if (hasSquare(queens, square)) return `*${squareOf(...square, n)}* has a queen already.`;
  return attackSentence(n, queens, square, 2);
}
