/* A pointer that is drawn over a board marks the squares that it passes. */

/** @typedef {[number, number]} Square */

/** Listens for `pointerdown` around a board. What the browser makes of the same press, a click, is dropped if the
    pointer has passed more than one square.
    @param {(squares: Square[], isFirst: boolean) => void} pass  called with the first two squares, then with each other */
export function dragMarks(event, pass, squareUnder) {
  const board = event.currentTarget;
  const start = squareUnder(event);
  if (!start || event.button !== 0) return;
  const drag = new AbortController();
  const { signal } = drag;
  let last = start;
  let isDragged = false;
  // A finger is captured by the square where it began.
  const move = ({ clientX, clientY }) => {
    const target = document.elementFromPoint(clientX, clientY);
    const square = target && board.contains(target) ? squareUnder({ target }) : undefined;
    if (!square || `${square}` === `${last}`) return;
    pass(isDragged ? [square] : [start, square], !isDragged);
    [last, isDragged] = [square, true];
  };
  const end = () => {
    drag.abort();
    if (!isDragged) return;
    const drop = (click) => click.stopPropagation();
    board.addEventListener("click", drop, { capture: true, once: true });
    setTimeout(() => board.removeEventListener("click", drop, { capture: true }));
  };
  addEventListener("pointermove", move, { signal });
  for (const type of ["pointerup", "pointercancel"]) addEventListener(type, end, { signal });
}
