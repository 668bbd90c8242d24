// N-Queens with placement flags: three looks tell whether a square is attacked.
const N = 8;
const taken = Array(N).fill(false);
const rising = Array(2 * N - 1).fill(false);
const falling = Array(2 * N - 1).fill(false);

function isAttacked(row, column) {
  return taken[column] || rising[row + column] || falling[row - column + N - 1];
}

function mark(row, column, flag) {
  taken[column] = rising[row + column] = falling[row - column + N - 1] = flag;
}

function place(row) {
  if (row === N) return 1;
  let found = 0;
  for (let column = 0; column < N; column++)
    if (!isAttacked(row, column)) {
      mark(row, column, true);
      found += place(row + 1);
      mark(row, column, false);
    }
  return found;
}

console.log(N, place(0));
