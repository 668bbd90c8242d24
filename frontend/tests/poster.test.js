/* The page and the command write the same posters. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawnShape, posterText } from "../src/poster/poster.js";
import { golden } from "./golden.js";

const { glyph, posters } = golden("posters").posters;

test("the text of posters", () => {
  for (const [poster, text] of posters) assert.equal(posterText(poster, glyph), text);
});

test("queens too small to print become dots", () => {
  const shapes = posters.map(([poster]) => drawnShape(poster).shape);
  assert.deepEqual(shapes, ["queens", "queens", "squares", "queens", "dots", "dots", "holes"]);
});
