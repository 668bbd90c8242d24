// N-Queens with a bitmap: three numbers hold all attacks, and move from row to row.
const N = 12;
const mask = (1 << N) - 1;

function place(left, down, right) {
  if (down === mask) return 1;
  let found = 0;
  let untried = mask & ~(left | down | right);
  while (untried) {
    const bit = -untried & untried;
    untried ^= bit;
    found += place((left | bit) << 1, down | bit, (right | bit) >> 1);
  }
  return found;
}

console.log(N, place(0, 0, 0));
