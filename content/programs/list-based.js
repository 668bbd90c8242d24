// N-Queens with a list of the columns that are left.
const N = 8;

function onADiagonal(column, queens) {
  return queens.some((other, row) => Math.abs(column - other) === queens.length - row);
}

function place(columnsLeft, queens) {
  if (columnsLeft.length === 0) return 1;
  let found = 0;
  for (const column of columnsLeft)
    if (!onADiagonal(column, queens)) {
      const rest = columnsLeft.filter((other) => other !== column);
      found += place(rest, [...queens, column]);
    }
  return found;
}

console.log(N, place([...Array(N).keys()], []));
