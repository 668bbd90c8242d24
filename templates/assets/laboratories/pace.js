/* How fast this browser searches: the bitmap, timed. `queens bench` runs the same for its record. */

const SLICE = 20; // milliseconds: clocks of browsers are coarse, so short runs are timed together

function place(mask, left, down, right) {
  let found = 0;
  let untried = mask & ~(left | down | right);
  while (untried) {
    const bit = -untried & untried;
    untried ^= bit;
    if ((down | bit) === mask) found += 1;
    else found += place(mask, ((left | bit) << 1) & mask, down | bit, (right | bit) >> 1);
  }
  return found;
}

/** The number of solutions, N up to 30. */
const solutions = (n) => place(2 ** n - 1, 0, 0, 0);

/** The solutions of one N, and the seconds of the run that was disturbed least in so long a time. */
function measured(n, milliseconds) {
  const end = performance.now() + milliseconds;
  let least = Infinity;
  let now = performance.now();
  let total;
  while (least === Infinity || now < end) {
    const begun = now;
    let runs = 0;
    while (now - begun < SLICE) {
      total = solutions(n);
      runs += 1;
      now = performance.now();
    }
    least = Math.min(least, (now - begun) / runs);
  }
  return { total, seconds: least / 1000 };
}

export { solutions, measured };
