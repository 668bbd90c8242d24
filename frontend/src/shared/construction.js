/* Constructs one solution for any N by the rules of Hoffman, Loessi and Moore, as
   `cy_core/construction.py` does. */

/** Return the columns of a solution for even `n` without a queen on the diagonal from the top
    left. */
function evenBoard(n) {
  const rows = [...Array(n / 2).keys()];
  if (n % 6 !== 2) return [...rows.map((row) => 2 * row + 1), ...rows.map((row) => 2 * row)];
  const top = rows.map((row) => (n / 2 - 1 + 2 * row) % n);
  return [...top, ...top.toReversed().map((column) => n - 1 - column)];
}

/** Return the columns of one solution, row by row from the top.
    @param {number} n  at least 1, and neither 2 nor 3 */
export const oneSolution = (n) => (n % 2 ? [...evenBoard(n - 1), n - 1] : evenBoard(n));
