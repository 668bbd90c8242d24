/* Handles long presses and strokes of a pointer on a board. */

import { squareUnder } from "../base/index.js";

// Milliseconds after which a press counts as a long one.
const HOLD = 500;
// CSS pixels that a resting finger may move without ending a long press.
const SLOP = 10;

// The controller that ends the listeners of the latest press.
let press;

/** Make a long press of a finger act like a right click, because Safari sends no `contextmenu` for
    touch. Call it on `pointerdown`. After a long press, the pressed square gets a `contextmenu`
    event, and the browser's own events of this press are dropped: its `contextmenu`, and the click
    when the finger leaves.
    @param {PointerEvent} event */
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

/** Follow a stroke of the pointer over a board. Call it on `pointerdown`. If the stroke passed more
    than one square, the click that follows it is dropped.
    @param {PointerEvent} event
    @param {(squares: [number, number][], isFirst: boolean) => void} pass  called with the first two
      squares of the stroke, then with each further square in a list of its own; `isFirst` is true
      in the first call
    @param {() => void} takeBack  called if the browser cancels the stroke, because it uses the
      gesture to scroll */
export function dragOver(event, pass, takeBack) {
  const board = event.currentTarget;
  const start = squareUnder(event);
  if (!start || event.button !== 0) return;
  const drag = new AbortController();
  const { signal } = drag;
  let last = start;
  let isDragged = false;
  // The square where the touch began captures all its events, so the target is found by
  // coordinates.
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
