/* How often programs check the squares of a search. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { PROGRAMS } from "../src/learn/attack-checks.js";
import { searchedSquares } from "../src/learn/attack-checks-search.js";

test("each program makes as many checks of a square as it shows", () => {
  for (const square of searchedSquares(6)) {
    for (const { checksOf, countOf } of PROGRAMS) assert.equal(countOf(square), checksOf(square).length);
  }
});
