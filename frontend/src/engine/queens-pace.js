/* Times the bitmap method in this browser. `queens bench` runs the same program for its record. */

// Milliseconds: clocks of browsers are coarse, so short runs are timed together.
const SLICE = 20;

/** Count the ways to fill the remaining rows.
    @param {number} mask  all squares of a row
    @param {number} left  squares that are attacked along a diagonal down to the left
    @param {number} down  squares whose columns have a queen
    @param {number} right  squares that are attacked along a diagonal down to the right
    @returns {number} */
export function place(mask, left, down, right) {
  let solutions = 0;
  let untried = mask & ~(left | down | right);
  while (untried) {
    const bit = -untried & untried;
    untried ^= bit;
    if ((down | bit) === mask) solutions += 1;
    else solutions += place(mask, ((left | bit) << 1) & mask, down | bit, (right | bit) >> 1);
  }
  return solutions;
}

/** Return the number of solutions.
    @param {number} n  up to 30
    @returns {number} */
export const countSolutions = (n) => place(2 ** n - 1, 0, 0, 0);

/** Count the solutions of one N repeatedly for some time.
    @param {number} n
    @param {number} milliseconds
    @returns {{total: number, seconds: number}} the number of solutions, and the seconds of the
      fastest run, which was disturbed least */
export function measure(n, milliseconds) {
  const end = performance.now() + milliseconds;
  let least = Infinity;
  let now = performance.now();
  let total;
  while (least === Infinity || now < end) {
    const begin = now;
    let runs = 0;
    while (now - begin < SLICE) {
      total = countSolutions(n);
      runs += 1;
      now = performance.now();
    }
    least = Math.min(least, (now - begin) / runs);
  }
  return { total, seconds: least / 1000 };
}
