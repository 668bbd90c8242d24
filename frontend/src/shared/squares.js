/* Searches below the first rows of a board by WebAssembly, in about half the time of a script.

   `cy_core/engine/wasm/squares.c` explains the functions of the module. */

import { SQUARES } from "./squares-wasm.js";

// Counts of a row in the module's memory.
const ROW = 32;

let module;
// Called for each solution.
let visitor;

/** Return the module; null if the browser has no WebAssembly, or a Content-Security-Policy forbids
    it. */
function load() {
  try {
    const bytes = Uint8Array.from(atob(SQUARES), (letter) => letter.charCodeAt(0));
    const imports = { js: { visit: () => visitor() } };
    return new WebAssembly.Instance(new WebAssembly.Module(bytes), imports).exports;
  } catch {
    return null;
  }
}

/** Return the module, prepared with the squares of a search; null without WebAssembly. */
function prepare(open) {
  if (module === undefined) module = load();
  if (module) {
    const n = open.length;
    const squares = new Int32Array(module.memory.buffer, module.prepare_squares(n), n);
    squares.set(open);
  }
  return module;
}

/** Return two functions: `below` counts the ways to fill the rows from a row on, and `addTo` adds
    the number of them with a queen on each square to given counts. Undefined without WebAssembly.
    @param {Int32Array} open  the squares of each row that may have a queen, as bits */
export function squareCounter(open) {
  if (!prepare(open)) return undefined;
  const n = open.length;
  const { memory, square_counts, count_squares } = module;
  function addTo(counts) {
    const moduleCounts = new Float64Array(memory.buffer, square_counts(), ROW * n);
    for (let square = 0; square < n * n; square++) {
      const row = Math.floor(square / n);
      const column = square % n;
      counts[square] += moduleCounts[ROW * row + n - 1 - column];
    }
  }
  return { below: count_squares, addTo };
}

/** Return a function `below`, which visits the ways to fill the rows from a row on until `visit()`
    returns true, and the array `board`, which then has their columns. Undefined without
    WebAssembly.
    @param {Int32Array} open  the squares of each row that may have a queen, as bits
    @param {boolean} fromLeast  whether the least board comes first */
export function solutionVisitor(open, visit, fromLeast) {
  if (!prepare(open)) return undefined;
  visitor = visit;
  const { memory, prepare_visits, visit_solutions } = module;
  return {
    below: visit_solutions,
    board: new Uint8Array(memory.buffer, prepare_visits(fromLeast), open.length),
  };
}
