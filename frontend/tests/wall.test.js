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
  // The point is between both boards.
  assert.equal(layout.boardAt(2, 4.5), undefined);
  assert.equal(layout.boardAt(2, 4.2, 2), first);
  assert.equal(layout.boardAt(2, 4.8, 2), second);
});
