/* Laboratories, races, and counts by the engine in the browser. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Count } from "../src/engine/counting.js";
import { countSolutions, measure } from "../src/engine/queens-pace.js";
import { masksByRow } from "../src/shared/attack-masks.js";
import {
  decode,
  layOutNodes,
  queensAt,
  solutionsAt,
} from "../../site_builder/figures/race/race-courses.js";
import { durationText, spanText } from "../src/shared/duration-text.js";
import { RaceClock, timeText, verdict } from "../../site_builder/figures/race/race-clock.js";
import { evaluate } from "../src/shared/row-arithmetic.js";
import { golden } from "./golden.js";

const core = golden("courses", "leaves", "times", "totals", "rows", "masks");

test("the rows of formulas agree with the core", () => {
  for (const [x, width, values] of core.rows) assert.deepEqual(evaluate(x, width), values);
});

test("the masks agree with the core", () => {
  for (const [board, masks] of core.masks)
    assert.deepEqual(
      masksByRow(board).map(({ before }) => before),
      masks,
    );
});

test("every board of a course agrees with the core", () => {
  for (const [file, expected] of core.courses) {
    const course = decode(file);
    const nodes = course.depth
      .slice(1)
      .map((_, index) => [queensAt(course, index + 1), solutionsAt(course, index + 1)]);
    assert.deepEqual(nodes, expected);
  }
});

test("a tree has the leaves of the search", () => {
  for (const [file, leaves] of core.leaves) assert.equal(layOutNodes(decode(file)).leaves, leaves);
});

test("times have the texts of the whole site", () => {
  for (const [seconds, text] of core.times) assert.equal(timeText(seconds), text);
});

// For each verdict: the lanes of the race, each with its title, its nodes until the last solution
// and its seconds per node; whether the race is by time; and the greatest value of the clock.
const VERDICTS = {
  "Nodes to the last solution: mirror 51, bitmap 127. Mirror needs the fewest nodes and the least time.":
    [
      [
        ["Bitmap", 127, 3e-9],
        ["Mirror", 51, 3e-9],
      ],
      false,
      127,
    ],
  "Time to the last solution: bitmap 381 ns, carry chain 800 ns. Carry chain needs the fewest nodes, but bitmap the least time: a node of carry chain takes 6.7 times as long.":
    [
      [
        ["Bitmap", 127, 3e-9],
        ["Carry chain", 40, 2e-8],
      ],
      true,
      267,
    ],
  "Nodes to the last solution: bitmap and lowest zero 127. All place equally many queens; bitmap takes the least time for each.":
    [
      [
        ["Bitmap", 127, 3e-9],
        ["Lowest zero", 127, 4e-9],
      ],
      false,
      127,
    ],
  "Nodes to the last solution: bitmap and list based 127, brute force 1,000. Bitmap and list based need the fewest nodes; bitmap takes the least time.":
    [
      [
        ["Brute force", 1000, 5e-9],
        ["Bitmap", 127, 3e-9],
        ["List based", 127, 9e-9],
      ],
      false,
      1000,
    ],
  "Nodes to the last solution: mirror 51, bitmap 127.": [
    [
      ["Bitmap", 127],
      ["Mirror", 51],
    ],
    false,
    127,
  ],
};

test("the verdict of a race is a sentence, and its clock is exact", () => {
  for (const [sentence, [rows, isTimed, max]] of Object.entries(VERDICTS)) {
    const lanes = rows.map(([title, finish, seconds]) => ({ title, seconds, course: { finish } }));
    const clock = new RaceClock(lanes, isTimed);
    assert.equal(verdict(lanes, isTimed), sentence);
    assert.equal(clock.max, max);
    for (const lane of lanes) {
      const end = clock.finishOf(lane);
      assert.equal(clock.nodeAt(lane, end), lane.course.finish);
      assert.ok(clock.nodeAt(lane, end - 1) < lane.course.finish);
      assert.equal(clock.nodeAt(lane, 0), 0);
    }
  }
});

test("the calibration search counts as the core does", () => {
  for (const [n, total] of core.totals) assert.equal(countSolutions(n), total);
  const { total, seconds } = measure(8, 0);
  assert.equal(total, 92);
  assert.ok(seconds > 0);
});

test("spans are rounded outwards", () => {
  for (const [low, high, text] of [
    [130, 290, "between 2 and 5 minutes"],
    [40, 185, "between 40 seconds and 4 minutes"],
    [3e-4, 0.004, "at most 4 milliseconds"],
    [2e-4, 5e-4, "less than a millisecond"],
    [3600, 86400 * 1.55, "between 1 hour and 1.6 days"],
    [1e17, 3e17, "between 3 and 10 billion years"],
  ])
    assert.equal(spanText(low, high), text);
  const texts = [0.23, 61, 7200, 1e-5].map(durationText);
  assert.deepEqual(texts, ["230 milliseconds", "1 minute", "2 hours", "less than a millisecond"]);
});

// The number of parts of the count in these tests. The worker below finds one solution in each.
const PARTS = 20;
// The answers of the worker in these tests.
const ANSWERS = {
  prepare: () => ({ backend: "javascript", efforts: Array(PARTS).fill(1) }),
  count: ([numbers]) => ({ total: numbers.length, seconds: 0.01 * numbers.length }),
  turned: () => null,
};

/** Count with three workers that do not compute anything. Resolve to the result of the count.
    @param {(name: string, worker: number) => boolean} isAble  returns whether a worker, by its
      number from 1, answers the question `name`; otherwise it reports that it is out of memory */
function countWith(isAble) {
  let workers = 0;
  globalThis.document = { querySelector: () => null };
  globalThis.CSS = { escape: (text) => text };
  globalThis.Worker = class {
    #number = ++workers;

    postMessage({ id, name, values }) {
      const answer = isAble(name, this.#number)
        ? { answer: ANSWERS[name](values) }
        : { mistake: "memory" };
      setTimeout(() => this.onmessage?.({ data: { id, ...answer } }));
    }

    terminate() {}
  };
  return new Count(12, { worker: "worker.js", workers: 3 }).run();
}

test("workers without memory leave their parts to the others", async () => {
  assert.equal((await countWith(() => true)).workers, 3);
  const { total, workers } = await countWith((name, worker) => worker === 1 || name === "prepare");
  assert.deepEqual([total, workers], [PARTS, 1]);
});

test("a count without any memory says so", async () => {
  for (const isAble of [() => false, (name) => name === "prepare"]) {
    await assert.rejects(countWith(isAble), { message: "memory" });
  }
});
