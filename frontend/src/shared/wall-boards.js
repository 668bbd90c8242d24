/* All boards of one N: orbits in the order of their labels, each with its different images. A worker searches for them;
   a page from disk, which has none, does it itself. */

import { representatives } from "./search.js";
import { imagesOf } from "./symmetry.js";
import { makeYielder, yieldToBrowser, SearchWorker } from "./worker.js";

/** The sizes of the orbits of boards of N > 1. */
export const SIZES = [2, 4, 8];

/** The orbits of one N, each with its label, its size and its boards. The many boards of a large N are
    made in parts, with breaks in which the browser can answer its reader.
    @param {Record<number, number[][]>} found  the representatives by the size of their orbits, in the order of their ranks */
export async function orbitsOf(n, found) {
  const takeBreak = makeYielder();
  const orbits = [];
  for (const size of SIZES) {
    for (const [index, representative] of found[size].entries()) {
      const label = `${n}.${size}.${index + 1}`;
      const boards = imagesOf(representative).map((image, place) => ({
        ...image,
        label,
        size,
        number: place + 1,
      }));
      orbits.push({ label, size, boards });
      await takeBreak();
    }
  }
  return orbits;
}

/** A worker that finds the orbits of an N, each once. */
export class OrbitWorker extends SearchWorker {
  #known = new Map();

  orbits(n) {
    if (!this.#known.has(n)) this.#known.set(n, this.#found(n));
    return this.#known.get(n);
  }

  async #found(n) {
    const found = await this.ask("representatives", [n]).catch(() => representatives(n));
    const orbits = await orbitsOf(n, found);
    await yieldToBrowser(); // to lay them out takes as long
    return orbits;
  }
}
