/* Handles the wheel, and drags, pinches and presses of pointers, on a canvas. */

// If a pointer moves less than these CSS pixels, it is a press, otherwise a drag.
const SLOP = 5;
// The most milliseconds between the two presses of a double press.
const TWICE = 350;
// How much the logarithm of the scale changes for each pixel of the wheel.
const ZOOM_PER_WHEEL_PIXEL = 0.0022;
// How much the logarithm of the scale changes for each pixel of a pinch on a touchpad.
const ZOOM_PER_TOUCHPAD_PIXEL = 0.012;
// The most pixels by which one event of the wheel zooms.
const MAX_WHEEL = 240;
// The number of pixels in a line, for a wheel that counts lines.
const LINE = 30;

/** Calls functions of a figure for what pointers do on its canvas. Positions are in CSS pixels from
    the top left corner of the canvas. */
export class Pointers {
  #canvas;
  #actions;
  // The position of each pointer that is pressed, by its id.
  #down = new Map();
  #hasMoved = false;
  // The position and the time of the previous press; undefined if the next press cannot be the
  // second one of a double press.
  #last;

  constructor(canvas, actions) {
    this.#canvas = canvas;
    this.#actions = actions;
  }

  /** Start to listen to events, until `signal` aborts. */
  listen(signal) {
    const canvas = this.#canvas;
    const on = (type, action, options = {}) =>
      canvas.addEventListener(type, action, { signal, ...options });
    on("pointerdown", (event) => this.#press(event));
    on("pointermove", (event) => this.#move(event));
    on("pointerup", (event) => this.#release(event));
    on("pointercancel", ({ pointerId }) => this.#down.delete(pointerId));
    on("pointerleave", () => this.#actions.point(undefined));
    on("wheel", (event) => this.#turn(event), { passive: false });
  }

  #positionOf({ clientX, clientY }) {
    const { left, top } = this.#canvas.getBoundingClientRect();
    return [clientX - left, clientY - top];
  }

  #turn(event) {
    event.preventDefault();
    const delta = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
    const bounded = Math.min(Math.max(delta, -MAX_WHEEL), MAX_WHEEL);
    const zoomPerPixel = event.ctrlKey ? ZOOM_PER_TOUCHPAD_PIXEL : ZOOM_PER_WHEEL_PIXEL;
    this.#actions.zoom(Math.exp(-bounded * zoomPerPixel), ...this.#positionOf(event));
  }

  #press(event) {
    if (event.button > 0) return;
    this.#canvas.setPointerCapture(event.pointerId);
    this.#down.set(event.pointerId, this.#positionOf(event));
    this.#hasMoved = this.#down.size > 1;
  }

  #move(event) {
    const now = this.#positionOf(event);
    const before = this.#down.get(event.pointerId);
    if (!before) return this.#actions.point(now);
    const across = now[0] - before[0];
    const down = now[1] - before[1];
    if (!this.#hasMoved && Math.hypot(across, down) < SLOP) return undefined;
    this.#hasMoved = true;
    this.#down.set(event.pointerId, now);
    const other = [...this.#down].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return this.#actions.drag(across, down);
    this.#actions.drag(across / 2, down / 2);
    const length = ([x, y]) => Math.hypot(x - other[0], y - other[1]);
    const middle = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
    return this.#actions.zoom(length(now) / (length(before) || 1), ...middle, true);
  }

  #release(event) {
    const isPress = this.#down.delete(event.pointerId) && !this.#hasMoved;
    if (!isPress) return;
    const [x, y] = this.#positionOf(event);
    const last = this.#last;
    const isTwice =
      last && event.timeStamp - last.time < TWICE && Math.hypot(x - last.x, y - last.y) < 4 * SLOP;
    this.#last = isTwice ? undefined : { x, y, time: event.timeStamp };
    if (isTwice) this.#actions.open([x, y]);
    else this.#actions.press([x, y], event.pointerType === "touch");
  }
}
