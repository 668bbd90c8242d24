/* Searches the rows below the first ones of a board by WebAssembly, in about half the time of a
   script.

   `cy_core/engine/wasm/squares.c` explains the functions of the module. */

import { SQUARES } from "./squares-wasm.js";

// The number of counts that the module's memory has for each row, on boards of all sizes.
const ROW = 32;

// The module; undefined before it is loaded, and null if it cannot be loaded.
let module;
// The function that the module calls for each solution.
let visitor;

/** Return the functions of the module; null if the browser has no WebAssembly, or if a
    Content-Security-Policy forbids it. */
function load() {
  try {
    const bytes = Uint8Array.from(atob(SQUARES), (letter) => letter.charCodeAt(0));
    const imports = { js: { visit: () => visitor() } };
    return new WebAssembly.Instance(new WebAssembly.Module(bytes), imports).exports;
  } catch {
    return null;
  }
}

/** Return the module, prepared with the squares of a search; null without WebAssembly.
    @param {Int32Array} open  the squares of each row that may have a queen, as bits */
function prepare(open) {
  if (module === undefined) module = load();
  if (module) {
    const n = open.length;
    const squares = new Int32Array(module.memory.buffer, module.prepare_squares(n), n);
    squares.set(open);
  }
  return module;
}

/** Return two functions, or undefined without WebAssembly. `below(row, left, down, right)` returns
    the number of ways to fill the rows from `row` on, where the three masks are the squares
    attacked in this row. `addTo(counts)` adds to an array for each square the number of all these
    ways that have a queen on it.
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

/** Return a function and an array, or undefined without WebAssembly. `below(row, left, down,
    right)` calls `visit()` for each way to fill the rows from `row` on, until `visit` returns true;
    it returns whether that happened. In each call the array `board` has the columns of these rows.
    @param {Int32Array} open  the squares of each row that may have a queen, as bits
    @param {() => boolean} visit
    @param {boolean} fromLeast  whether the least board comes first, instead of the greatest */
export function solutionVisitor(open, visit, fromLeast) {
  if (!prepare(open)) return undefined;
  visitor = visit;
  const { memory, prepare_visits, visit_solutions } = module;
  return {
    below: visit_solutions,
    board: new Uint8Array(memory.buffer, prepare_visits(fromLeast), open.length),
  };
}
