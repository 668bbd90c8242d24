/* What a browser keeps or an address says is read by type and bounds: anything else counts as absent. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { choiceIn, numberIn } from "../src/shared/address.js";
import { isCount, isObject, isText, readStored } from "../src/shared/storage.js";

const KEPT = [
  ['{"a": {"b": "c"}}', ["a", "b"], isText, "c"],
  ['{"a": {"b": "c"}}', ["a"], isObject, { b: "c" }],
  ['{"a": [1]}', ["a"], Array.isArray, [1]],
  ['{"a": [1]}', ["a"], isObject, undefined],
  ['{"a": [1]}', ["a", "0"], isCount, undefined],
  ['{"a": "text"}', ["a", "length"], isCount, undefined],
  ["{}", ["constructor", "name"], isText, undefined],
  ["{}", ["__proto__"], isObject, undefined],
  ["null", ["a"], isText, undefined],
  ["5", [], isObject, undefined],
  ["-1", [], isCount, undefined],
  ["{", [], isObject, undefined],
];

test("what is kept has a type", () => {
  for (const [text, path, isExpected, value] of KEPT) {
    globalThis.localStorage = { getItem: () => text };
    assert.deepEqual(readStored("kept", path, isExpected), value, `${text} ${path}`);
  }
});

test("what an address says has a type and bounds", () => {
  const read = (n) => {
    const query = new URLSearchParams({ n });
    return [numberIn(query, "n", 3, 8), choiceIn(query, "n", ["07", "8"])];
  };
  assert.deepEqual(read("7"), [7, undefined]);
  assert.deepEqual(read("07"), [7, "07"]);
  for (const text of ["2", "9", "7.0", "0x7", " 7", "constructor", ""]) {
    assert.deepEqual(read(text), [undefined, undefined], text);
  }
});
