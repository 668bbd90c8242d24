// N-Queens by backtracking: test each queen when it is placed, and turn back early.
const N = 8;

function isAttacked(row, column, columns) {
  for (let above = 0; above < row; above++) {
    const apart = Math.abs(column - columns[above]);
    if (apart === 0 || apart === row - above) return true;
  }
  return false;
}

function place(row, columns) {
  if (row === N) return 1;
  let found = 0;
  for (let column = 0; column < N; column++)
    if (!isAttacked(row, column, columns)) found += place(row + 1, [...columns, column]);
  return found;
}

console.log(N, place(0, []));
