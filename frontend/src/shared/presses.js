/* What pointers do on a board, beside clicks. */

import { squareUnder } from "../base/index.js";

const HOLD = 500; // milliseconds
const SLOP = 10; // CSS pixels that a finger at rest may move

let press;

/** A press that a finger holds does what a right click does, as Safari sends no `contextmenu` for touch: listens for
    `pointerdown` on a board, and the square that is held gets a `contextmenu`. What the browser makes of the
    same press is dropped, be it a `contextmenu` of its own or a click when the finger leaves. */
export function holdPress({ pointerType, target, currentTarget: board, clientX, clientY }) {
  press?.abort();
  if (pointerType === "mouse") return;
  press = new AbortController();
  const { signal } = press;
  const on = (type, action) => board.addEventListener(type, action, { capture: true, signal });
  const timer = setTimeout(() => {
    on("click", drop);
    target.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
  }, HOLD);
  const end = () => clearTimeout(timer);
  signal.addEventListener("abort", end);
  on("contextmenu", (event) => event.isTrusted && drop(event));
  on("pointerup", end);
  on("pointercancel", end);
  on(
    "pointermove",
    (event) => Math.hypot(event.clientX - clientX, event.clientY - clientY) > SLOP && end(),
  );
}

function drop(event) {
  event.preventDefault();
  event.stopPropagation();
}

/** A pointer that is drawn over a board: listens for `pointerdown`. A click that the browser makes of the same press is
    dropped if the pointer has passed more than one square. `pass(squares, isFirst)` is called with the first two, then
    with each other; `takeBack()` if the browser then takes the gesture, to scroll. */
export function dragOver(event, pass, takeBack) {
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
  const end = ({ type }) => {
    drag.abort();
    if (!isDragged) return;
    if (type === "pointercancel") takeBack();
    board.addEventListener("click", drop, { capture: true, once: true });
    setTimeout(() => board.removeEventListener("click", drop, { capture: true }));
  };
  addEventListener("pointermove", move, { signal });
  for (const type of ["pointerup", "pointercancel"]) addEventListener(type, end, { signal });
}
