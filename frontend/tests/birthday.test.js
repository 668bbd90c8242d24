/* Each day has the board that the core finds for its label. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { dayText, isBirthday, labelOf, rankOf, rowsApart } from "../src/birthday/birthdays.js";
import { ranked } from "../src/finder/labels.js";
import { file, golden } from "./golden.js";

const { boards, wrong } = golden("birthdays").birthdays;
globalThis.fetch = async (path) => new Response(file(`cy_core/ranks/${path.replace("labels/", "")}`));

test("the board of a day", async () => {
  for (const [day, [label, columns]] of Object.entries(boards)) {
    assert.ok(isBirthday(day));
    assert.equal(labelOf(day), label);
    assert.deepEqual(await ranked(18, 8, rankOf(day), 1), [columns]);
  }
  assert.equal(dayText("1998-11-06"), "6 November 1998");
});

test("what is no day", () => {
  assert.ok(wrong.length > 4);
  for (const text of [...wrong, null]) assert.ok(!isBirthday(text));
});

test("rows in which two boards differ", () => {
  assert.equal(rowsApart([1, 3, 0, 2], [1, 3, 0, 2]), 0);
  assert.equal(rowsApart([1, 3, 0, 2], [2, 0, 3, 2]), 3);
});
