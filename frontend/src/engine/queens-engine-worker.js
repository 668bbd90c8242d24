/* Counts parts of a board in a worker, with the fastest engine that the browser can run. The page
   asks its questions by `SearchWorker` of `shared/worker.js`. */

import { place } from "./queens-pace.js";
import { answerQuestions } from "../shared/worker.js";
import { PLAIN, SIMD } from "./wasm.js";

// The smallest n whose board is split into parts. A smaller board is one part.
const MIN_SPLIT = 4;

/** Return the ways to place two queens in the first two rows, with the first queen in the left half
    or in the middle. Each way has the masks of the third row (see `place` in queens-pace.js), and a
    weight: 2 if the first queen is in the left half, because of the mirror images, otherwise 1. */
function beginnings(n) {
  const parts = [];
  for (let first = 0; 2 * first < n; first++) {
    for (let second = 0; second < n; second++) {
      if (Math.abs(first - second) < 2) continue;
      const firstBit = 1 << first;
      const secondBit = 1 << second;
      const isMiddle = 2 * first === n - 1;
      parts.push({
        weight: isMiddle ? 1 : 2,
        left: ((firstBit << 1) | secondBit) << 1,
        down: firstBit | secondBit,
        right: ((firstBit >> 1) | secondBit) >> 1,
      });
    }
  }
  return parts;
}

/** Create an engine in JavaScript with the functions of the compiled ones; see
    `cy_core/engine/wasm/exports.c`. */
function scriptEngine() {
  let mask = 0;
  let parts = [];
  return {
    prepare(n) {
      mask = 2 ** n - 1;
      parts = n < MIN_SPLIT ? [{ weight: 1, left: 0, down: 0, right: 0 }] : beginnings(n);
      return parts.length;
    },
    work: () => 1,
    make_tables: () => 1,
    count_part(number) {
      const { weight, left, down, right } = parts[number];
      return weight * place(mask, left & mask, down, right);
    },
  };
}

/** Return the functions of a WebAssembly module.
    @param {string} base64  the bytes of the module */
function load(base64) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes));
  exports["_initialize"]();
  return exports;
}

// Functions that start an engine, the fastest engine first. They throw an error if the browser
// lacks an instruction of the module, or if a Content-Security-Policy of the page forbids
// WebAssembly.
const ENGINES = {
  "wasm-simd": () => load(SIMD),
  wasm: () => load(PLAIN),
  javascript: scriptEngine,
};

let engine;
let size = 0;

/** Start an engine, and return its name. Throw an error if it does not work.
    @param {string} [backend]  the name of the engine; by default the fastest that works */
function startEngine(backend) {
  for (const name of backend ? [backend] : Object.keys(ENGINES)) {
    try {
      engine = ENGINES[name]();
      return name;
    } catch {
      // This engine does not work in this browser, so try the next one.
    }
  }
  throw new Error(`this browser cannot run ${backend}`);
}

answerQuestions({
  /** Split the board of n queens into parts. Return the name of the engine as `backend`, and the
      estimated time of each part, relative to the others, as `efforts`. */
  prepare(n, backend) {
    const name = startEngine(backend);
    size = n;
    const count = engine.prepare(n);
    if (count < 0) throw new Error("memory");
    return {
      backend: name,
      efforts: Array.from({ length: count }, (_, number) => Math.sqrt(engine.work(number))),
    };
  },

  /** Count the parts with these numbers. Return the number of their solutions, and the seconds it
      took without making tables. */
  count(numbers) {
    let total = 0;
    let seconds = 0;
    for (const number of numbers) {
      if (!engine.make_tables(number)) throw new Error("memory");
      const start = performance.now();
      const boards = engine.count_part(number);
      if (boards < 0) throw new Error("memory");
      seconds += (performance.now() - start) / 1000;
      total += boards;
    }
    return { total, seconds };
  },

  /** Return the number of solutions that a quarter turn and half a turn leave unchanged; undefined
      without WebAssembly. */
  turned: () =>
    engine.count_turned && {
      quarter: engine.count_turned(size, 1),
      half: engine.count_turned(size, 2),
    },
});
