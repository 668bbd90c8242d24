/* Times a search by the bitmap method in this browser. `queens bench` runs the same functions for
   its record of times. */

// Milliseconds that are timed together: short searches are repeated until they take so long,
// because the clocks of browsers are coarse.
const SLICE = 20;

/** Return the number of ways to fill the next row and all rows below it. The parameters are squares
    of the next row, as bits.
    @param {number} mask  all squares of a row
    @param {number} left  squares that queens above attack along a diagonal down to the left
    @param {number} down  squares that queens above attack along a column
    @param {number} right  squares that queens above attack along a diagonal down to the right
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

/** Return the number of solutions of the board of n queens.
    @param {number} n  up to 30
    @returns {number} */
export const countSolutions = (n) => place(2 ** n - 1, 0, 0, 0);

/** Count the solutions of the board of n queens repeatedly for some time, at least once.
    @param {number} n
    @param {number} milliseconds
    @returns {{total: number, seconds: number}} the number of solutions, and the seconds of the
      fastest count, which was disturbed least */
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
