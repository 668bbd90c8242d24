/* What keys do in figures. */

/** @typedef {[number, number]} Square  row and column, from 0 at the top left */

/** Right and down for each arrow key. */
export const ARROWS = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** In every figure: letters and digits stay in it, for a theme may have uses of its own for them, and Ctrl+Z takes
    back the last action. */
export function pressInFigure(event, figure) {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  const target = event.target;
  if (/^[a-z0-9]$/i.test(key) && !altKey && !ctrlKey && !metaKey) event.stopPropagation();
  else if (
    key === "z" &&
    (ctrlKey || metaKey) &&
    !shiftKey &&
    !target.closest("textarea, [type=text], [type=number]")
  ) {
    event.preventDefault();
    event.stopPropagation();
    figure.undo();
  }
}

/** The square in which something happens; undefined beside the squares. */
export function squareUnder({ target }) {
  const cell = target.closest("[role=gridcell]");
  const row = cell?.parentElement;
  return cell
    ? [[...row.parentElement.children].indexOf(row), [...row.children].indexOf(cell)]
    : undefined;
}

/** In a grid of squares: arrows, Home and End lead from one to the next, and other keys act on the one with the focus.
    @param {object} actions  what a board cannot do is left out
    @param {(square: Square) => void} actions.choose  Enter and the space bar
    @param {(square: Square) => void} [actions.empty]  Delete
    @param {(square: Square) => void} [actions.forbid]  x */
export function pressInGrid(event, { choose, empty, forbid }) {
  const square = squareUnder(event);
  if (!square || event.altKey || event.metaKey) return;
  const rows = [...event.target.closest("[role=grid]").children];
  const next = squareAt(event, square, [rows.length - 1, rows[0].children.length - 1]);
  const act = event.ctrlKey
    ? undefined
    : { Enter: choose, " ": choose, Delete: empty, x: forbid }[event.key];
  if (next) rows[next[0]].children[next[1]].focus();
  else if (act) act(square);
  else return;
  event.preventDefault();
}

/** Where a key leads; undefined if it leads nowhere. */
function squareAt({ key, ctrlKey }, [row, column], [lastRow, lastColumn]) {
  if (key === "Home") return ctrlKey ? [0, 0] : [row, 0];
  if (key === "End") return [ctrlKey ? lastRow : row, lastColumn];
  if (ctrlKey || !(key in ARROWS)) return undefined;
  const [right, down] = ARROWS[key];
  return [
    Math.min(Math.max(row + down, 0), lastRow),
    Math.min(Math.max(column + right, 0), lastColumn),
  ];
}

/** Make the square that has got the focus the one that the Tab key leads to. */
export function moveTabStop({ target, currentTarget }) {
  for (const each of currentTarget.querySelectorAll("[tabindex='0']")) each.tabIndex = -1;
  target.tabIndex = 0;
}

/** The next point in a direction: a circle that grows from here that way meets it first. So keys reach all points.
    @param {[number, number]} direction  right and down, of length 1 */
export function pointToward(points, from, [right, down]) {
  const seen = points.flatMap((point) => {
    const [x, y] = [point.x - from.x, point.y - from.y];
    const along = x * right + y * down;
    return along > 0.01 ? [{ point, size: (x * x + y * y) / along }] : [];
  });
  return seen.toSorted((one, other) => one.size - other.size)[0]?.point;
}
