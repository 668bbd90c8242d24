/* Hints of both games, queens and regions: they name the highlighted squares, and lead to the
   solution. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { EMPTY, Game, MARK, QUEEN } from "../../site_builder/figures/play/game.js";
import { positionOf } from "../../site_builder/figures/play/generator.js";
import { hintsFor, regionHintsFor } from "../../site_builder/figures/play/hints.js";
import { regionPuzzleOf } from "../../site_builder/figures/play/region-generator.js";
import { boardOf } from "../../site_builder/figures/play/region-rules.js";
import { parsePuzzle } from "../../site_builder/figures/play/regions.js";
import { file } from "./golden.js";

const LEVELS = ["easy", "medium", "hard"];
const DAYS = ["2026-11-24", "2026-11-25", "2026-11-26"];
const GAMES = DAYS.flatMap((day) => LEVELS.map((level) => ({ day, level })));

/** Return the name of a square on a board of n rows. It does not use the function under test, so
    that the tests fail if that function exchanges row and column. */
const name = (n, [row, column]) => `${"abcdefghijklmnopqr"[column]}${n - row}`;
/** Return all names of squares in a text, in order. */
const namesIn = (text) => text.match(/\b[a-r]\d+\b/g) ?? [];
/** Return whether `line`, such as `row 3` or `column c`, is the row or the column of a square. */
const isLine = (n, line, [row, column]) =>
  line === `row ${n - row}` || line === `column ${name(n, [row, column])[0]}`;

/** Return the number of pairs of queens that attack each other, given their squares. */
const attackingPairs = (squares) =>
  squares.flatMap(([row, column], index) =>
    squares
      .slice(index + 1)
      .filter(
        ([otherRow, otherColumn]) =>
          row === otherRow ||
          column === otherColumn ||
          Math.abs(row - otherRow) === Math.abs(column - otherColumn),
      ),
  ).length;

/** Return the game of queens of a day and level. */
const queens = ({ day, level }) => new Game(positionOf(day, level));
/** Resolve to the game of regions of a day and level. */
async function regions({ day, level }) {
  const { regions: rows, solution } = await regionPuzzleOf(day, level);
  return new Game({ n: rows.length, board: boardOf(rows), given: [], solution });
}

/** Follow the hints until the game is solved. Assert for each hint that it names its squares, rows
    and columns, and that its change is right. Return the texts of all hints.
    @param {Game} game
    @param {(game: Game) => object[]} hints  returns the stages of the next hint */
function follow(game, hints) {
  const { n } = game.position;
  const texts = [];
  for (let steps = 0; !game.isSolved; steps += 1) {
    assert.ok(steps < n ** 2, "the hints lead on");
    const stages = hints(game);
    texts.push(...stages.map(({ text }) => text));
    for (const { text, squares, units = [], within = [], change } of stages) {
      const names = (squares ?? []).map((square) => name(n, square));
      const mustName = change?.value !== MARK || !within.length;
      if (mustName && names.length <= 3)
        for (const squareName of names) assert.ok(text.includes(squareName), text);
      for (const { kind, name: unit, squares: own } of [...units, ...within]) {
        assert.match(
          text,
          new RegExp(`(${kind}s? .*\\b${unit}\\b)|${kind}s against|Suppose|Count`, "i"),
        );
        own.forEach((set, row) => {
          for (let column = 0; column < n; column += 1)
            if (kind !== "region" && (set >> column) & 1)
              assert.ok(isLine(n, `${kind} ${unit}`, [row, column]), `${kind} ${unit}`);
        });
      }
    }
    const { change } = stages.at(-1);
    const changed = change.squares.map((square) => name(n, square));
    if (changed.length <= 3) assert.deepEqual(namesIn(change.text), changed, change.text);
    if (change.done && changed.length <= 3) assert.deepEqual(namesIn(change.done), changed);
    const isQueen = change.value === QUEEN;
    for (const square of change.squares) {
      assert.equal(game.isRight(square), isQueen, "a queen stands there, and no mark");
      game.change(square, change.value, true);
    }
  }
  return texts;
}

test("hints name their squares and solve every position", () => {
  const texts = GAMES.flatMap((day) => follow(queens(day), hintsFor));
  for (const rule of [/one free square left/, /would attack every free/, /^Suppose a queen on/])
    assert.ok(
      texts.some((text) => rule.test(text)),
      rule,
    );
});

/** Follow the hints until the game is solved. Assert that only the last stage of a hint, which
    places a queen, names the square of a queen of the solution.
    @param {Game} game
    @param {(game: Game) => object[]} hints  returns the stages of the next hint */
function followToTheEnd(game, hints) {
  const { n, solution } = game.position;
  const right = [...solution.entries()].map((square) => name(n, square));
  follow(game, (one) => {
    const stages = hints(one);
    for (const { text, change } of stages) {
      const isLast = change?.value === QUEEN;
      if (!isLast && !text.startsWith("With a queen"))
        assert.deepEqual(
          namesIn(text).filter((square) => right.includes(square)),
          [],
          text,
        );
    }
    return stages;
  });
}

test("hints name a queen only at the end, and solve every puzzle", async () => {
  for (const each of GAMES) {
    followToTheEnd(queens(each), hintsFor);
    followToTheEnd(await regions(each), regionHintsFor);
  }
});

test("the first hint on a position points, the second names, the third places", () => {
  const stages = hintsFor(queens(GAMES[0]));
  assert.deepEqual(
    stages.map(({ text, change }) => [namesIn(text).length, Boolean(change)]),
    [
      [0, false],
      [0, false],
      [1, true],
    ],
  );
  assert.match(stages[0].text, /^Count the free squares of (row|column) \w+\.$/);
  assert.match(stages[1].text, /has one free square left\.$/);
});

test("a hint in full: row and column are not exchanged", () => {
  // This position gives the queens in rows 0, 2 and 3 of the solution with the columns 0362514.
  const position = positionOf("2026-11-24", "easy");
  const { text, change, squares, attacks } = hintsFor(new Game(position)).at(-1);
  const [[row, column]] = squares;
  assert.equal(column, position.solution[row]);
  assert.ok(row !== 6 - column, "such a square has the same name both ways");
  assert.deepEqual(namesIn(text).slice(-1), [name(7, [row, column])]);
  assert.equal(change.text, `Place ${name(7, [row, column])}`);
  assert.ok(attacks.every(([queen]) => position.given.some((given) => `${given}` === `${queen}`)));
});

test("mistakes come before hints: a clash, a wrong queen, a wrong mark", () => {
  let forcedQueens = 0;
  for (const day of GAMES) {
    const { position } = queens(day);
    const { n, solution, given } = position;
    const free = [...solution.entries()].filter(([row]) => !given.some(([one]) => one === row));
    const [[row, column]] = free;
    const marked = new Game(position);
    marked.change([row, column], MARK);
    const [mark] = hintsFor(marked);
    assert.match(mark.text, new RegExp(`^The mark on \\*${name(n, [row, column])}\\* is wrong`));
    assert.deepEqual([mark.change.squares, mark.change.value], [[[row, column]], EMPTY]);

    const clashing = new Game(position);
    const below = [given[0][0] ? given[0][0] - 1 : given[0][0] + 1, given[0][1]];
    if (given.some(([one]) => one === below[0])) continue;
    clashing.change(below, QUEEN);
    const [clash] = hintsFor(clashing);
    assert.match(clash.text, /^Lift a queen first: /);
    const squares = [below, given[0]].map((square) => name(n, square));
    assert.ok(
      squares.every((square) => namesIn(clash.text).includes(square)),
      clash.text,
    );
    assert.equal(clash.change.text, `Lift ${name(n, clash.squares[0])}`);

    const wrong = new Game(position);
    const open = wrong.reached().open[row];
    const columns = [...Array(n).keys()];
    const other = columns.find((candidate) => candidate !== column && (open >> candidate) & 1);
    if (other === undefined) continue;
    wrong.change([row, other], QUEEN);
    const [queen] = hintsFor(wrong);
    assert.match(
      queen.text,
      new RegExp(`^The queen on \\*${name(n, [row, other])}\\* is in no solution`),
    );
    assert.deepEqual([queen.change.squares, queen.change.value], [[[row, other]], EMPTY]);
    // The hint draws as many forced queens as its sentence counts. The given queens, the wrong
    // queen and the forced queens are in different rows and do not attack each other.
    const [, count = 0] = /(\d+) forced queens? later/.exec(queen.text) ?? [];
    const { supposed = [] } = queen;
    assert.equal(supposed.length, Number(count), queen.text);
    const allQueens = [...given, [row, other], ...supposed];
    assert.equal(allQueens.length, new Set(allQueens.map(([one]) => one)).size);
    assert.equal(attackingPairs(allQueens), 0, queen.text);
    forcedQueens += supposed.length;
  }
  assert.ok(forcedQueens > 0, "some wrong queen forces others");
});

test("hints on regions have their rule from the second on, also on the boards of the rules", async () => {
  const rules = JSON.parse(file("exhibits/variants_solve_regions/rules.json"));
  for (const [rule, { puzzles, cells }] of Object.entries(rules)) {
    const { n, regions: rows, solution } = parsePuzzle(puzzles[0]);
    const position = { n, board: boardOf(rows), given: [], solution };
    const game = new Game(position, { cells, trail: "", hints: 0, isSolved: false });
    const [first, ...others] = regionHintsFor(game);
    assert.equal(first.rule, undefined);
    assert.deepEqual(
      others.map((hint) => hint.rule),
      others.map(() => rule),
    );
  }
});

test("a wrong queen and a wrong mark on regions are named", async () => {
  const game = await regions(GAMES[0]);
  const { n, solution } = game.position;
  game.change([0, (solution[0] + 2) % n], QUEEN);
  assert.deepEqual(
    regionHintsFor(game).map(({ text }) => text),
    [`No solution has a queen on *${name(n, [0, (solution[0] + 2) % n])}*.`],
  );
  game.undo();
  game.change([0, solution[0]], MARK);
  assert.match(
    regionHintsFor(game)[0].text,
    new RegExp(`^The mark on \\*${name(n, [0, solution[0]])}\\*`),
  );
  const other = [1, (solution[1] + 1) % n];
  game.change(other, MARK);
  const [pointing, naming] = regionHintsFor(game);
  assert.deepEqual([pointing.squares, namesIn(pointing.text)], [[], []]);
  assert.deepEqual(naming.squares, [[0, solution[0]]]);
});

test("given queens cannot be changed, and steps can be undone", () => {
  const game = queens(GAMES[0]);
  const { given, n } = game.position;
  game.change(given[0], EMPTY);
  assert.equal(game.at(given[0]), QUEEN);
  assert.ok(!game.canUndo);
  const square = [given[0][0] ? 0 : n - 1, (given[0][1] + 1) % n];
  const values = [QUEEN, MARK, EMPTY];
  for (const value of values) game.change(square, value);
  for (const value of [MARK, QUEEN, EMPTY]) {
    game.undo();
    assert.equal(game.at(square), value);
  }
  game.change(square, QUEEN);
  const [right] = [...game.position.solution.entries()].filter((queen) => !game.isGiven(queen));
  game.change(right, QUEEN, true);
  const isRight = game.isRight(square) ? "■" : "□";
  assert.equal(game.trail, `${"▦".repeat(given.length)}${isRight}▣`);
  const record = JSON.parse(JSON.stringify(game.record));
  assert.equal(new Game(game.position, record).at(square), QUEEN);
});
