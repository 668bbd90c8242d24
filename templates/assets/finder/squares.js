/* Counts what remains below the first rows of a board, with WebAssembly: in less than half the time of a script.

   `cy_core/engine/wasm/squares.c` explains the functions of the module. */

import { SQUARES } from "./squares-wasm.js";

const ROW = 32; // counts of a row

let module;

/** The module; null where a browser has no WebAssembly, or a Content-Security-Policy forbids it. */
function loaded() {
  try {
    const bytes = Uint8Array.from(atob(SQUARES), (letter) => letter.charCodeAt(0));
    return new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports;
  } catch {
    return null;
  }
}

/** A function that counts the ways to fill the rows from one on, and one that adds those with a queen
    on each square to its counts; undefined without WebAssembly.
    @param {Int32Array} open  the squares of each row that may have a queen, as bits
    @returns {{ below: (row: number, left: number, down: number, right: number) => number,
      addTo: (counts: Float64Array) => void } | undefined} */
export function squareCounter(open) {
  if (module === undefined) module = loaded();
  if (!module) return undefined;
  const n = open.length;
  const { memory, prepare_squares, square_counts, count_squares } = module;
  new Int32Array(memory.buffer, prepare_squares(n), n).set(open);
  function addTo(counts) {
    const found = new Float64Array(memory.buffer, square_counts(), ROW * n);
    for (let square = 0; square < n * n; square++) {
      const [row, column] = [Math.floor(square / n), square % n];
      counts[square] += found[ROW * row + n - 1 - column];
    }
  }
  return { below: count_squares, addTo };
}
