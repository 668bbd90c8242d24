/* Handles keys in figures. */

/** @typedef {[number, number]} Square  row and column, from 0 at the top left */

/** The steps to the right and down for each arrow key. */
export const ARROWS = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Handle keys that are the same in every figure: stop letters and digits from reaching the theme,
    which may have shortcuts of its own, and take back the last action by Ctrl+Z. */
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

/** Return the square of an event; undefined if its target is not in a square. */
export function squareUnder({ target }) {
  const cell = target.closest("[role=gridcell]");
  const row = cell?.parentElement;
  return cell
    ? [[...row.parentElement.children].indexOf(row), [...row.children].indexOf(cell)]
    : undefined;
}

/** Handle keys in a grid of squares: arrows, Home and End move between squares, other keys act on
    the focused square.
    @param {object} actions  a board omits the actions that it does not have
    @param {(square: Square) => void} actions.choose  by Enter and the space bar
    @param {(square: Square) => void} [actions.empty]  by Delete
    @param {(square: Square) => void} [actions.forbid]  by x */
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

/** Return the square to which a key moves the focus; undefined for other keys. */
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

/** Make the newly focused square the only one in the Tab order. */
export function moveTabStop({ target, currentTarget }) {
  for (const stop of currentTarget.querySelectorAll("[tabindex='0']")) stop.tabIndex = -1;
  target.tabIndex = 0;
}

/** Return the nearest point in a direction, so that keys reach all points: the first one that a
    circle meets which touches `from` and grows in that direction. Undefined if no point lies there.
    @param {[number, number]} direction  right and down, of length 1 */
export function pointToward(points, from, [right, down]) {
  const candidates = points.flatMap((point) => {
    const x = point.x - from.x;
    const y = point.y - from.y;
    const along = x * right + y * down;
    return along > 0.01 ? [{ point, diameter: (x * x + y * y) / along }] : [];
  });
  return candidates.toSorted((one, other) => one.diameter - other.diameter)[0]?.point;
}
