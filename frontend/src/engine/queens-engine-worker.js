/* Counts parts beside the page, with the fastest engine that the browser can run. `shared/worker.js`
   asks it. */

import { scriptEngine } from "./script-engine.js";
import { PLAIN, SIMD } from "./wasm.js";

function loaded(base64) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes));
  exports["_initialize"]();
  return exports;
}

// From the fastest on. A browser without such instructions refuses the module; so does a page whose
// Content-Security-Policy forbids WebAssembly.
const ENGINES = { "wasm-simd": () => loaded(SIMD), wasm: () => loaded(PLAIN), javascript: scriptEngine };

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

const ANSWERS = {
  /** Make the parts; the answer has the estimated time of each, relative to the others. */
  prepare(n, backend) {
    const name = start(backend);
    size = n;
    const count = engine.prepare(n);
    if (count < 0) throw new Error("memory");
    return { backend: name, efforts: Array.from({ length: count }, (_, number) => Math.sqrt(engine.work(number))) };
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
  turned: () => engine.count_turned && { quarter: engine.count_turned(size, 1), half: engine.count_turned(size, 2) },
};

onmessage = ({ data: { id, name, values } }) => {
  try {
    postMessage({ id, answer: ANSWERS[name](...values) });
  } catch (error) {
    postMessage({ id, mistake: error.message });
  }
};
