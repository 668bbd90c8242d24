/* A press that a finger holds does what a right click does: Safari sends no `contextmenu` for touch. */

const HOLD = 500; // milliseconds
const SLOP = 10; // CSS pixels that a finger at rest may move

let press;

/** Listens for `pointerdown` on a board: the square that is held gets a `contextmenu`. What the browser makes of the
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
  on("pointermove", (event) => Math.hypot(event.clientX - clientX, event.clientY - clientY) > SLOP && end());
}

function drop(event) {
  event.preventDefault();
  event.stopPropagation();
}
