// N-Queens by brute force: fill the board in every way, and look for attacks at the end.
const N = 7;

function isSolution(columns) {
  for (let row = 0; row < N; row++)
    for (let above = 0; above < row; above++) {
      const apart = Math.abs(columns[row] - columns[above]);
      if (apart === 0 || apart === row - above) return false;
    }
  return true;
}

function place(columns) {
  if (columns.length === N) return isSolution(columns) ? 1 : 0;
  let found = 0;
  for (let column = 0; column < N; column++) found += place([...columns, column]);
  return found;
}

console.log(N, place([]));
