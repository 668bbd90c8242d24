/* The wall: the positions and the names of its boards. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  meaningOf,
  nameOf,
  viewSentence,
  sizeCaption,
} from "../../site_builder/figures/wall/sentences.js";
import { orbitsOf } from "../src/shared/wall-boards.js";
import { Layout } from "../../site_builder/figures/wall/wall-layout.js";
import { View } from "../../site_builder/figures/wall/wall-view.js";

const orbits = await orbitsOf(4, { 2: [[2, 0, 3, 1]], 4: [], 8: [] });

test("boards are named, explained and counted", () => {
  const boards = orbits.flatMap((orbit) => orbit.boards);
  assert.deepEqual(boards.map(nameOf), ["4.2.1", "4.2.1/2"]);
  assert.equal(meaningOf(boards[1]), "Image 2 of 2: mirrored left to right.");
  assert.deepEqual(sizeCaption(4, boards, orbits), {
    name: "N = 4: 2 boards",
    meaning: "1 orbit of 2.",
  });
  assert.equal(viewSentence([boards[1]], boards), "1 of 2 boards in view, the first is 4.2.1/2.");
  assert.equal(viewSentence(boards, boards), "All boards are in view.");
});

test("the nearest board within reach of a point is found", () => {
  const layout = new Layout(orbits, 1);
  const [first, second] = layout.boards;
  // This point is between the two boards.
  assert.equal(layout.boardAt(2, 4.5), undefined);
  assert.equal(layout.boardAt(2, 4.2, 2), first);
  assert.equal(layout.boardAt(2, 4.8, 2), second);
});

/** Return orbits of boards of one N. All queens are in column 0, because these tests do not look at
    them.
    @param {number} n
    @param {Record<number, number>} counts  the number of orbits of each size */
const blankOrbits = (n, counts) =>
  Object.entries(counts).flatMap(([size, count]) =>
    Array.from({ length: count }, (_, index) => ({
      label: `${n}.${size}.${index + 1}`,
      size: Number(size),
      boards: Array.from({ length: size }, () => ({ columns: Array(n).fill(0) })),
    })),
  );

const eight = blankOrbits(8, { 4: 1, 8: 11 });
const twelve = blankOrbits(12, { 2: 4, 4: 18, 8: 1765 });

test("the orbits of N = 8 stand in whole rows, and a large wall fills its frame", () => {
  for (const ratio of [1, 1.3, 1.6]) {
    const { blocks } = new Layout(eight, ratio);
    const rows = Object.values(Object.groupBy(blocks, ({ y }) => y));
    assert.equal(new Set(rows.map(({ length }) => length)).size, 1);
  }
  for (const ratio of [0.7, 1, 1.6, 3.3]) {
    const { width, height } = new Layout(twelve, ratio);
    assert.ok(Math.abs(Math.log(width / height / ratio)) < 0.1);
  }
});

test("a wall opens with all boards if their queens are visible, otherwise with whole rows", () => {
  const view = new View();
  view.fit(new Layout(eight, 1.6), 788, 514, 1);
  assert.ok(view.isOpening && view.isWhole);
  const layout = new Layout(twelve, 1.6);
  view.fit(layout, 788, 514, 1);
  assert.ok(view.isOpening && !view.isWhole);
  assert.ok(view.scale > 5);
  const [, , , bottom] = view.edges;
  const rows = bottom / layout.rowHeight;
  assert.ok(Math.abs(rows - Math.round(rows)) < 0.1);
  // When the canvas gets a new size, the view stays what it is: the view with which the wall opens,
  // the whole wall, or another part of it.
  view.fit(layout, 700, 500, 1);
  assert.ok(view.isOpening);
  view.set(0, 0, view.whole);
  view.fit(layout, 788, 514, 1);
  assert.ok(view.isWhole);
  view.set(layout.width / 2, layout.height / 2, 9);
  view.fit(layout, 700, 500, 1);
  assert.deepEqual([view.x, view.y, view.scale], [layout.width / 2, layout.height / 2, 9]);
});
