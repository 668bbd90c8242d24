/* What attacks what by the rules of variants, and what a board is like. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { sharedLine } from "../src/shared/attacks.js";
import { squareNamed } from "../src/shared/symmetry.js";
import { clashesIn, emptyIn, isReached, messageOf } from "../src/variants/variant-rules.js";
import { golden } from "./golden.js";

const core = golden("attacks_of_variants", "tried_boards");
const squares = (names, n) => names.split(" ").filter(Boolean).map((name) => squareNamed(name, n));
const sorted = (found) => found.map(String).toSorted();

test("a rule adds the squares of its picture to those of a queen", () => {
  for (const [rule, n, queen, crosses] of core.attacks_of_variants) {
    const { added } = emptyIn({ rule, n, goal: n }, [queen]);
    assert.deepEqual(sorted(added), sorted(crosses.filter((square) => !sharedLine(queen, square))), `${rule} ${n} ${queen}`);
  }
});

test("the boards that are shown reach their goals, and no fewer queens do", () => {
  for (const [rule, boards] of Object.entries(core.tried_boards)) {
    for (const { n, goal, solution } of boards) {
      const task = { rule, n, goal };
      assert.ok(isReached(task, solution), `${rule} ${n}`);
      assert.match(messageOf(task, solution), /^\*Solved\.\*/u);
      const [queens, others] = solution;
      assert.ok(!isReached(task, [queens.slice(1), others.slice(1)]), `${rule} ${n}`);
    }
  }
});

test("a board says what is wrong with it", () => {
  for (const [rule, n, solid, outline, message] of [
    ["torus", 5, "", "", /^Click a square/u],
    ["torus", 5, "a4 d2", "", /^\*a4\* and \*d2\* attack each other around the edge\.$/u],
    ["superqueens", 10, "a1 b3", "", /by a knight's move/u],
    ["mirror", 8, "b3 g2", "", /by way of the mirror/u],
    ["torus", 5, "a1 b1 c1", "", /along the row\. 2 other pairs clash/u],
    ["completion", 4, "a4 c3", "", /No free square is left in \*row 2\*/u],
    ["completion", 8, "d5 b4", "", /^2 of 8 queens stand, and 22 squares are free\.$/u],
    ["peaceable", 4, "a1 a2", "c2", /attack each other along the row/u],
    ["peaceable", 4, "a1 a2", "", /^2 solid queens against 0 in outline\. Armies of 2 fit/u],
    ["domination", 8, "a1", "", /^1 queen\. 42 squares are left\. 5 queens are enough\.$/u],
  ]) {
    const task = { rule, n, goal: { peaceable: 2, domination: 5 }[rule] ?? n };
    assert.match(messageOf(task, [squares(solid, n), squares(outline, n)]), message);
  }
  assert.equal(clashesIn({ rule: "peaceable", n: 4, goal: 2 }, [squares("a1 a2", 4), []]).length, 0);
});
