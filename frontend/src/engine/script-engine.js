/* What counts where a browser has no WebAssembly: the bitmap method, with the first queen in one half. */

import { place } from "../laboratories/queens-pace.js";

const MIN_SPLIT = 4; // smaller boards are one part

/** The ways to place two queens in the first two rows, the first of them not left of the middle. */
function beginnings(n) {
  const parts = [];
  for (let first = 0; 2 * first < n; first++) {
    for (let second = 0; second < n; second++) {
      if (Math.abs(first - second) < 2) continue;
      const [one, other] = [1 << first, 1 << second];
      const weight = 2 * first === n - 1 ? 1 : 2;
      parts.push({ weight, left: ((one << 1) | other) << 1, down: one | other, right: ((one >> 1) | other) >> 1 });
    }
  }
  return parts;
}

/** An engine with the functions that count; see `cy_core/engine/wasm/exports.c`. */
export function scriptEngine() {
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
