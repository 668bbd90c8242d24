/* How often programs check the squares of a search. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { checksOf, flagsOf, PROGRAMS, searchedSquares } from "../src/learn/attack-checks.js";

test("each program checks as far as the first hit, or all that it can ask", () => {
  for (const { n, columns, column } of searchedSquares(6)) {
    const own = flagsOf(n, columns.length, column);
    const isHit = ({ queen, flag }) =>
      (flag ? [flag] : Object.keys(own)).some((name) => (queen ? [queen] : [...columns.entries()]).some((each) => flagsOf(n, ...each)[name] === own[name]));
    for (const program of PROGRAMS) {
      const all = program.askable({ n, columns, column }).map(isHit);
      const hit = all.indexOf(true);
      const expected = program.key === "list" && columns.includes(column) ? [] : all.slice(0, hit < 0 ? all.length : hit + 1);
      assert.deepEqual(checksOf(program, { n, columns, column }).map((check) => check.isHit), expected);
    }
  }
});
