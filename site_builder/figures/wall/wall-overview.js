/* The small map of the whole wall. A frame shows which part is in view. */

// The largest size of the map, in CSS pixels.
const WIDTH = 160;
const HEIGHT = 100;
// The map is hidden while the scale is less than this factor times the scale of the whole wall.
const WHOLE = 1.05;

/** Draws the map in an element that contains a canvas and a frame. */
export class Overview {
  #root;
  #canvas;
  #frame;
  #layout;
  #scale = 1;
  #isDrawn = false;

  constructor(root) {
    this.#root = root;
    this.#canvas = root.querySelector("canvas");
    this.#frame = root.querySelector("i");
  }

  /** Show the map of a layout. Call this again if the colours of its boards change.
      @param {import("./wall-layout.js").Layout} layout
      @param {number} ratio  the number of the canvas's pixels in a CSS pixel */
  open(layout, ratio) {
    this.#layout = layout;
    this.#isDrawn = false;
    this.#scale = Math.min(WIDTH / layout.width, HEIGHT / layout.height);
    const width = Math.round(layout.width * this.#scale);
    const height = Math.round(layout.height * this.#scale);
    Object.assign(this.#canvas, { width: width * ratio, height: height * ratio });
    Object.assign(this.#root.style, { width: `${width}px`, height: `${height}px` });
  }

  /** Draw the map, with the frame of a view. Return true if the map is not complete yet, so that
      another call is needed. */
  draw(view, painter) {
    this.#root.hidden = view.scale < view.whole * WHOLE;
    if (this.#root.hidden) return false;
    if (!this.#isDrawn) this.#isDrawn = !painter.drawWhole(this.#canvas);
    const { width, height } = this.#layout;
    const [left, top, right, bottom] = view.edges;
    const onMap = (position, length) => Math.min(Math.max(position, 0), length) * this.#scale;
    const x = onMap(left, width);
    const endX = onMap(right, width);
    const y = onMap(top, height);
    const endY = onMap(bottom, height);
    Object.assign(this.#frame.style, {
      transform: `translate(${x}px, ${y}px)`,
      width: `${endX - x}px`,
      height: `${endY - y}px`,
    });
    return !this.#isDrawn;
  }

  /** Return the point of the wall at the position of a pointer event on the map, in squares. */
  pointAt({ clientX, clientY }) {
    const { left, top } = this.#canvas.getBoundingClientRect();
    return [(clientX - left) / this.#scale, (clientY - top) / this.#scale];
  }
}
