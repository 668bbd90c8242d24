/* Numbers that look random, the same from the same seed in every browser.

   Sheets on paper and the puzzles of past days have been made with them: a change would give others. */

/** A function that gives one number after another, 0 <= number < 1, from a whole number. This is mulberry32, of Tommy Ettinger. */
export function randomNumbers(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Return the things in a random order. */
export function shuffled(things, random) {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last--) {
    const place = Math.floor(random() * (last + 1));
    [order[last], order[place]] = [order[place], order[last]];
  }
  return order;
}

/** A function that picks a whole number below its argument; the hash of a text, FNV-1a, starts it. */
export function picker(text) {
  const random = randomNumbers(
    [...text].reduce((hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 16777619), 2166136261),
  );
  return (count) => Math.floor(random() * count);
}
