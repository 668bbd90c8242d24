/* Searches below the first rows of a board, with WebAssembly: in about half the time of a script.

   `cy_core/engine/wasm/squares.c` explains the functions of the module. */

import { SQUARES } from "./squares-wasm.js";

const ROW = 32; // counts of a row

let module;
let visitor; // called at each solution

/** The module; null where a browser has no WebAssembly, or a Content-Security-Policy forbids it. */
function loaded() {
  try {
    const bytes = Uint8Array.from(atob(SQUARES), (letter) => letter.charCodeAt(0));
    return new WebAssembly.Instance(new WebAssembly.Module(bytes), {
      js: { visit: () => visitor() },
    }).exports;
  } catch {
    return null;
  }
}

/** The module, with the squares of a search; null without WebAssembly. */
function prepared(open) {
  if (module === undefined) module = loaded();
  if (module)
    new Int32Array(module.memory.buffer, module.prepare_squares(open.length), open.length).set(
      open,
    );
  return module;
}

/** A function that counts the ways to fill the rows from one on, and one that adds those with a queen
    on each square to its counts; undefined without WebAssembly.
    @param {Int32Array} open  the squares of each row that may have a queen, as bits */
export function squareCounter(open) {
  if (!prepared(open)) return undefined;
  const n = open.length;
  const { memory, square_counts, count_squares } = module;
  function addTo(counts) {
    const found = new Float64Array(memory.buffer, square_counts(), ROW * n);
    for (let square = 0; square < n * n; square++) {
      const [row, column] = [Math.floor(square / n), square % n];
      counts[square] += found[ROW * row + n - 1 - column];
    }
  }
  return { below: count_squares, addTo };
}

/** A function that visits the ways to fill the rows from one on until `visit()` is true, and the board
    where their columns are then; undefined without WebAssembly.
    @param {Int32Array} open  the squares of each row that may have a queen, as bits
    @param {boolean} fromLeast  the least board first */
export function solutionVisitor(open, visit, fromLeast) {
  if (!prepared(open)) return undefined;
  visitor = visit;
  const { memory, prepare_visits, visit_solutions } = module;
  return {
    below: visit_solutions,
    board: new Uint8Array(memory.buffer, prepare_visits(fromLeast), open.length),
  };
}
