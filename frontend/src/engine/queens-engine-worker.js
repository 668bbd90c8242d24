/* Counts parts beside the page, with the fastest engine that the browser can run. `shared/worker.js`
   asks it. */

import { place } from "../../../site_builder/figures/how_long/queens-pace.js";
import { answerQuestions } from "../shared/worker.js";
import { PLAIN, SIMD } from "./wasm.js";

const MIN_SPLIT = 4; // smaller boards are one part

/** The ways to place two queens in the first two rows, the first of them not left of the middle. */
function beginnings(n) {
  const parts = [];
  for (let first = 0; 2 * first < n; first++) {
    for (let second = 0; second < n; second++) {
      if (Math.abs(first - second) < 2) continue;
      const [one, other] = [1 << first, 1 << second];
      const weight = 2 * first === n - 1 ? 1 : 2;
      parts.push({
        weight,
        left: ((one << 1) | other) << 1,
        down: one | other,
        right: ((one >> 1) | other) >> 1,
      });
    }
  }
  return parts;
}

/** An engine with the functions that count; see `cy_core/engine/wasm/exports.c`. */
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

function loaded(base64) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes));
  exports["_initialize"]();
  return exports;
}

// From the fastest on. A browser without such instructions refuses the module; so does a page whose
// Content-Security-Policy forbids WebAssembly.
const ENGINES = {
  "wasm-simd": () => loaded(SIMD),
  wasm: () => loaded(PLAIN),
  javascript: scriptEngine,
};

let engine;
let size = 0;

function start(backend) {
  for (const name of backend ? [backend] : Object.keys(ENGINES)) {
    try {
      engine = ENGINES[name]();
      return name;
    } catch {
      // the next one
    }
  }
  throw new Error(`this browser cannot run ${backend}`);
}

answerQuestions({
  /** Make the parts; the answer has the estimated time of each, relative to the others. */
  prepare(n, backend) {
    const name = start(backend);
    size = n;
    const count = engine.prepare(n);
    if (count < 0) throw new Error("memory");
    return {
      backend: name,
      efforts: Array.from({ length: count }, (_, number) => Math.sqrt(engine.work(number))),
    };
  },

  /** Count parts: their solutions, and the seconds that took without their tables. */
  count(numbers) {
    let total = 0;
    let seconds = 0;
    for (const number of numbers) {
      if (!engine.make_tables(number)) throw new Error("memory");
      const begin = performance.now();
      const boards = engine.count_part(number);
      if (boards < 0) throw new Error("memory");
      seconds += (performance.now() - begin) / 1000;
      total += boards;
    }
    return { total, seconds };
  },

  /** How many solutions half a turn leaves unchanged, and a quarter; undefined without WebAssembly. */
  turned: () =>
    engine.count_turned && {
      quarter: engine.count_turned(size, 1),
      half: engine.count_turned(size, 2),
    },
});
