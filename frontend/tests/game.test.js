/* The game of queens: the solver, the table of openings, and 100,000 games. */

import assert from "node:assert/strict";
import { test } from "node:test";
import OPENINGS from "../../exhibits/game/openings.json" with { type: "json" };
import { Match, messageOf, PLAYERS, refusalOf } from "../../exhibits/game/match.js";
import { Solver } from "../../exhibits/game/solver.js";
import { picker } from "../src/shared/random.js";
import { squareNamed, squareOf } from "../src/shared/symmetry.js";

// The solver is compared with the table of openings up to this N.
const RECOMPUTED = 8;
const GAMES = 100_000;

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const named = (squares, n) => squares.map((square) => squareOf(...square, n)).join(" ");
/** Return a match after some moves, which the players have made in turn.
    @param {number} n  the side of the board
    @param {"reader" | "atlas"} starter  the player of the first move
    @param {string} names  the squares of the moves, with spaces between them */
const matchOf = (n, starter, names) =>
  new Match(
    n,
    starter,
    names.split(" ").map((name) => squareNamed(name, n)),
  );

test("the solver finds the openings that the other program has found", () => {
  for (const n of range(1, RECOMPUTED)) {
    const solver = new Solver(n);
    assert.equal(solver.grundy(solver.start), OPENINGS.grundy[n], `N = ${n}`);
    assert.equal(solver.winningMoves(solver.start).length, OPENINGS.first_moves[n], `N = ${n}`);
    for (const [first, replies] of Object.entries(OPENINGS.replies[n] ?? {})) {
      const [row, column] = squareNamed(first, n);
      const moves = solver.winningMoves(solver.after(solver.start, n * row + column));
      const squares = moves.map((move) => [Math.floor(move / n), move % n]);
      assert.equal(named(squares, n), replies, `N = ${n}: ${first}`);
    }
  }
});

test("a Grundy value of 0 is a lost position", () => {
  const solver = new Solver(6);
  for (const first of solver.start) {
    for (const second of solver.after(solver.start, first)) {
      const free = solver.after(solver.after(solver.start, first), second);
      assert.equal(solver.isLost(free), solver.grundy(free) === 0);
    }
  }
});

test("openings are turned and mirrored as the first queen is", () => {
  const corners = ["a8", "h8", "h1", "a1"].map((name) => matchOf(8, "reader", name).wins);
  assert.ok(corners[0].length > 0);
  for (const wins of corners) assert.equal(wins.length, corners[0].length);
  assert.equal(named(new Match(8, "reader").wins, 8), "d5 e5 d4 e4");
});

/** The matches that `playOn` has returned, by the moves that lead to them. They are kept because
    many games share their first moves. */
const positions = new Map();

/** Return the match after two moves: a random move of the reader, and the atlas's reply to it.
    @param {Match} match
    @param {(count: number) => number} pick  returns a random whole number below `count` */
function playOn(match, pick) {
  const { n, starter, queens, free } = match;
  const move = free[pick(free.length)];
  const key = `${starter} ${n} ${queens.join(" ")} ${move}`;
  if (!positions.has(key)) positions.set(key, match.play(move));
  return positions.get(key);
}

const startsOf = (starter) =>
  Object.fromEntries(range(4, 6).map((n) => [n, Match.open(n, starter)]));
const starts = { reader: startsOf("reader"), atlas: startsOf("atlas") };

/** Play a game in which `pick`, a random number generator, chooses the moves of the reader. Assert
    that the atlas keeps a won position once it has one. Return whether the atlas wins. */
function playAtRandom(n, starter, pick) {
  let match = starts[starter][n];
  let isWon = starter === "atlas" && !match.wins.length;
  while (!match.isOver) {
    match = playOn(match, pick);
    // The atlas has won or will win if it has placed the last queen, or if the reader is to move
    // and no move wins.
    const isReader = match.isOver && match.playerOf(match.queens.length - 1) === "reader";
    const isNowWon = !isReader && match.wins.length === 0;
    assert.ok(isNowWon || !isWon, named(match.queens, n));
    isWon = isNowWon;
  }
  return isWon;
}

test("in 100,000 games the atlas never gives a win away", () => {
  const pick = picker("game of queens");
  const won = { reader: 0, atlas: 0 };
  for (let game = 0; game < GAMES; game++) {
    const starter = PLAYERS[game % 2];
    won[starter] += playAtRandom(4 + (game % 3), starter, pick);
  }
  // If the atlas begins, it wins every game, because the first player can win on these boards.
  assert.equal(won.atlas, GAMES / 2);
  assert.ok(won.reader > GAMES / 4);
});

test("of the moves that win, or of all if none wins, the atlas leaves the most squares free", () => {
  const n = 6;
  const freeAfter = (...queens) => new Match(n, "reader", queens).free.length;
  for (const first of new Match(n, "reader").free) {
    const { wins, free, answer } = new Match(n, "reader", [first]);
    const left = (wins.length ? wins : free).map((move) => freeAfter(first, move));
    assert.equal(freeAfter(first, answer), Math.max(...left));
  }
});

test("a reader who plays the moves that win beats the atlas", () => {
  for (const n of range(4, 8)) {
    let match = Match.open(n, "reader");
    while (!match.isOver) match = match.play(match.wins[0]);
    assert.equal(match.playerOf(match.queens.length - 1), "reader");
  }
});

test("an undo returns to the reader's last move", () => {
  const match = Match.open(6, "atlas");
  assert.equal(match.takeBack(), undefined);
  const played = match.play(match.free[0]);
  assert.deepEqual(played.takeBack().queens, match.queens);
});

test("messages name the moves, and say how many of the next ones win", () => {
  const start = Match.open(8, "reader");
  assert.match(messageOf(start), /64 first moves, \*4\* win/);
  assert.match(messageOf(Match.open(8, "atlas")), /begins.*None/s);
  const played = start.play([0, 0]);
  assert.match(messageOf(played, start), /^Your a8 gives the win away.*None/s);
  const over = matchOf(1, "reader", "a1");
  assert.match(messageOf(over, new Match(1, "reader")), /^\*You win/);
  assert.match(refusalOf(played, [0, 1]), /b8.*attacked by a8/);
  assert.match(refusalOf(played, [0, 0]), /a8.*already/);
});
