// N-Queens by halves: each board found stands for its mirror image, too.
const N = 12;
const mask = (1 << N) - 1;
const columns = Math.floor(N / 2);
const half = ((1 << columns) - 1) << (N - columns);
const middle = 1 << columns;

function place(allowed, left, down, right) {
  if (down === mask) return 1;
  let found = 0;
  let untried = allowed & ~(left | down | right);
  while (untried) {
    const bit = -untried & untried;
    untried ^= bit;
    found += place(mask, (left | bit) << 1, down | bit, (right | bit) >> 1);
  }
  return found;
}

let total = 2 * place(half, 0, 0, 0);
if (N % 2 === 1) total += 2 * place(half, middle << 1, middle, middle >> 1);
console.log(N, N === 1 ? 1 : total);
