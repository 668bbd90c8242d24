/* Handles keys in figures. */

/** @typedef {[number, number]} Square  row and column, from 0 at the top left */

/** For each arrow key, the number of steps to the right and down. */
export const ARROWS = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Handle the keys that are the same in every figure: stop letters and digits from reaching the
    theme, which may have shortcuts of its own, and call `undo` of the figure by Ctrl+Z, unless the
    reader is typing. */
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

/** Return row and column of the square in which an event happened; undefined if its target is not
    in a square. */
export function squareUnder({ target }) {
  const cell = target.closest("[role=gridcell]");
  const row = cell?.parentElement;
  return cell
    ? [[...row.parentElement.children].indexOf(row), [...row.children].indexOf(cell)]
    : undefined;
}

/** Handle a key in a grid of squares: arrows, Home and End move the focus between squares, and
    other keys act on the focused square.
    @param {KeyboardEvent} event
    @param {object} actions  called with the focused square; a board omits the actions that it lacks
    @param {(square: Square) => void} actions.choose  called by Enter and the space bar
    @param {(square: Square) => void} [actions.empty]  called by Delete
    @param {(square: Square) => void} [actions.forbid]  called by x */
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

/** Return the square to which a key moves the focus from a square; undefined for other keys. */
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

/** Make the newly focused element the only one in the Tab order among the descendants of
    `currentTarget`. Call it with a focus event. */
export function moveTabStop({ target, currentTarget }) {
  for (const stop of currentTarget.querySelectorAll("[tabindex='0']")) stop.tabIndex = -1;
  target.tabIndex = 0;
}

/** Return the nearest point in a direction, or undefined if no point lies there. Consider circles
    through `from` whose centres lie in this direction: the nearest point is on the smallest of
    these circles. By this rule, the four directions together reach all points.
    @param {{x: number, y: number}[]} points
    @param {{x: number, y: number}} from
    @param {[number, number]} direction  the steps to the right and down, of length 1 */
export function pointToward(points, from, [right, down]) {
  const candidates = points.flatMap((point) => {
    const x = point.x - from.x;
    const y = point.y - from.y;
    const along = x * right + y * down;
    return along > 0.01 ? [{ point, diameter: (x * x + y * y) / along }] : [];
  });
  return candidates.toSorted((one, other) => one.diameter - other.diameter)[0]?.point;
}
