/* A count that several workers share, without workers: each here answers as it is told. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Count } from "../src/engine/counting.js";

const PARTS = 20; // of one solution each
const ANSWERS = {
  prepare: () => ({ backend: "javascript", efforts: Array(PARTS).fill(1) }),
  count: ([numbers]) => ({ total: numbers.length, seconds: 0.01 * numbers.length }),
  turned: () => null,
};

/** Count with three workers; those after the first answer only what `isAble` names.
    @param {(name: string, worker: number) => boolean} isAble */
function counted(isAble) {
  let workers = 0;
  globalThis.document = { querySelector: () => null };
  globalThis.CSS = { escape: (text) => text };
  globalThis.Worker = class {
    #number = ++workers;

    postMessage({ id, name, values }) {
      const answer = isAble(name, this.#number) ? { answer: ANSWERS[name](values) } : { mistake: "memory" };
      setTimeout(() => this.onmessage?.({ data: { id, ...answer } }));
    }

    terminate() {}
  };
  return new Count(12, { worker: "worker.js", workers: 3 }).run();
}

test("workers without memory leave their parts to the others", async () => {
  assert.equal((await counted(() => true)).workers, 3);
  const { total, workers } = await counted((name, worker) => worker === 1 || name === "prepare");
  assert.deepEqual([total, workers], [PARTS, 1]);
});

test("a count without any memory says so", async () => {
  for (const isAble of [() => false, (name) => name === "prepare"]) {
    await assert.rejects(counted(isAble), { message: "memory" });
  }
});
