/* Finds all boards of one N: its orbits in the order of their labels, each with its different
   images. A worker searches for them; a page opened from disk has no worker, so it searches
   itself. */

import { representatives } from "./search.js";
import { imagesOf } from "./symmetry.js";
import { makeYielder, yieldToBrowser, SearchWorker } from "./worker.js";

/** The orbit sizes of boards of N > 1. */
export const SIZES = [2, 4, 8];

/** Resolve to the orbits of one N, each with its label, its size and its boards. For large N this
    takes long, so it is done with breaks in which the browser can respond.
    @param {number} n
    @param {Record<number, number[][]>} bySize  the representatives by the size of their orbits, in
      the order of their ranks */
export async function orbitsOf(n, bySize) {
  const takeBreak = makeYielder();
  const orbits = [];
  for (const size of SIZES) {
    for (const [index, representative] of bySize[size].entries()) {
      const label = `${n}.${size}.${index + 1}`;
      const boards = imagesOf(representative).map((image, imageIndex) => ({
        ...image,
        label,
        size,
        number: imageIndex + 1,
      }));
      orbits.push({ label, size, boards });
      await takeBreak();
    }
  }
  return orbits;
}

/** A worker that finds orbits. It remembers the orbits of each N. */
export class OrbitWorker extends SearchWorker {
  // For each N, the promise of its orbits.
  #orbits = new Map();

  /** Resolve to the orbits of one N, as `orbitsOf` does. */
  orbits(n) {
    if (!this.#orbits.has(n)) this.#orbits.set(n, this.#find(n));
    return this.#orbits.get(n);
  }

  async #find(n) {
    const bySize = await this.ask("representatives", [n]).catch(() => representatives(n));
    const orbits = await orbitsOf(n, bySize);
    // Let the browser handle events, because the caller now lays the boards out, which takes as
    // long again.
    await yieldToBrowser();
    return orbits;
  }
}
