/* What a browser keeps or an address says is read by type and bounds: anything else counts as absent. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Address, choiceIn, numberIn } from "../src/shared/address.js";
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

test("what was to be written gives way to the step that a reader goes back", async () => {
  const [page, written, read] = [new EventTarget(), [], []];
  globalThis.location = { pathname: "/", search: "?n=5", href: "https://example.org/?n=5" };
  globalThis.history = { replaceState: (_, __, address) => written.push(address.search) };
  globalThis.addEventListener = page.addEventListener.bind(page);
  const figure = { isFirst: true, signal: new AbortController().signal, later: (_, action) => setTimeout(action) };
  const address = new Address(figure, (query) => read.push(query.get("n")));
  address.write({ n: 6 });
  location.search = "?n=4";
  page.dispatchEvent(new Event("popstate"));
  await new Promise((done) => setTimeout(done, 5));
  assert.deepEqual([read, written], [["4"], []]);
  address.write({ n: 7 });
  await new Promise((done) => setTimeout(done, 5));
  assert.deepEqual(written, ["?n=7"]);
});
