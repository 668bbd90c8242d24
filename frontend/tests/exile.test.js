/* Greedy queens on an infinite board: their rows, the part of the board in view, and the
   sentences. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawnColumns } from "../../exhibits/results_exile/board-painter.js";
import { BoardView, ticks } from "../../exhibits/results_exile/board-view.js";
import {
  distanceOf,
  greedyRows,
  nearestQueen,
  queenSentence,
  viewSentence,
} from "../../exhibits/results_exile/greedy-queens.js";

// The rows of the first queens, from https://oeis.org/A275895.
const TERMS = [0, 2, 4, 1, 3, 8, 10, 12, 14, 5, 7, 18, 6, 21, 9, 24, 26, 28, 30, 11, 13, 34];
const rows = greedyRows(100_000);

test("queens are in the published rows, and their columns do not depend on how far one looks", () => {
  assert.deepEqual(greedyRows(TERMS.length), Int32Array.from(TERMS));
  assert.deepEqual(greedyRows(1000), rows.slice(0, 1000));
});

test("no queen of the first 100,000 is further from her line than recorded", () => {
  const distances = { upper: [], lower: [] };
  rows.forEach((row, column) => {
    if (row !== column) distances[row > column ? "upper" : "lower"].push(distanceOf(column, row));
  });
  const ends = (list) => [
    list.reduce((a, b) => Math.min(a, b)),
    list.reduce((a, b) => Math.max(a, b)),
  ];
  const rounded = (list) => ends(list).map((end) => end.toFixed(4));
  assert.deepEqual(rounded(distances.upper), ["-0.7579", "1.2300"]);
  assert.deepEqual(rounded(distances.lower), ["-2.8872", "3.9776"]);
});

test("a sentence says the square and the distance of a queen", () => {
  assert.equal(queenSentence(0, 0), "Column 0, row 0: this queen is on both lines.");
  assert.equal(
    queenSentence(445, rows[445]),
    "Column 445, row 279: *3.975 rows above* the line of slope 1/φ.",
  );
  assert.match(queenSentence(43, rows[43]), /0\.575 rows below\* the line of slope φ/);
  assert.equal(viewSentence([0, 4, 0, 2], rows), "Columns 0 to 4, rows 0 to 2: 3 queens.");
});

test("the nearest queen in view is found", () => {
  assert.equal(nearestQueen(3.4, 1.2, [0, 9], rows), 3);
  assert.equal(nearestQueen(4, 8, [4, 9], rows), 5);
});

test("a zoom keeps its point, and the view stays on the board", () => {
  const view = new BoardView(1000);
  view.resize(400, 200);
  view.show(100, 100, 10);
  const before = view.pointAt(300, 50);
  view.zoom(2, 300, 50);
  assert.equal(view.scale, 20);
  assert.deepEqual(view.pointAt(300, 50), before);
  assert.deepEqual(view.pixelOf(...before), [300, 50]);
  view.move(1e6, -1e6);
  assert.deepEqual(view.edges, [0, 19, 0, 9]);
  view.show(0, 0, 0);
  assert.deepEqual([view.scale, view.edges], [0.4, [0, 999, 0, 499]]);
  view.centre(500, 500, 20);
  assert.deepEqual(view.pixelOf(500.5, 500.5), [200, 100]);
});

test("numbers along an edge are round and far enough apart", () => {
  assert.deepEqual(ticks(0, 10, 2.6), [0, 5, 10]);
  assert.deepEqual(ticks(7, 25, 6), [10, 20]);
  assert.deepEqual(ticks(1, 3, 0.2), [1, 2, 3]);
});

test("from afar, each pixel has a queen near each line, and from near all queens are drawn", () => {
  assert.deepEqual([...drawnColumns({ scale: 1, edges: [2, 6] }, rows)], [2, 3, 4, 5, 6]);
  const drawn = [...drawnColumns({ scale: 0.01, edges: [0, 99_999] }, rows)];
  assert.equal(drawn.length, 2000);
  assert.equal(drawn.filter((column) => rows[column] >= column).length, 1000);
});
