/* Pseudorandom numbers, the same from the same seed in every browser.

   Printed worksheets and the puzzles of past days were made with them. A change of these functions
   would change the puzzles of all days and the solutions that belong to printed sheets. */

/** Return a function that returns another pseudorandom number in each call, 0 <= number < 1. This
    is mulberry32 by Tommy Ettinger.
    @param {number} seed  a whole number */
export function randomNumbers(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Return the things in a random order, as a new list.
    @param {any[]} things
    @param {() => number} random  such as `randomNumbers` returns */
export function shuffled(things, random) {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}

/** Return a function that picks a random whole number from 0 to below its argument. It is seeded by
    the hash FNV-1a of `text`. */
export function picker(text) {
  const addToHash = (hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 16777619);
  const random = randomNumbers([...text].reduce(addToHash, 2166136261));
  return (count) => Math.floor(random() * count);
}
