/* The small map of the whole wall, with a frame around the part in view. */

// The largest size of the map, in CSS pixels.
const WIDTH = 160;
const HEIGHT = 100;
// The map is hidden until the view is this many times as large as the whole wall.
const WHOLE = 1.05;

/** A map in an element that contains a canvas and a frame. */
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

  /** Show a layout. Call this again if its colours change.
      @param {number} ratio  pixels of the canvas in a CSS pixel */
  open(layout, ratio) {
    this.#layout = layout;
    this.#isDrawn = false;
    this.#scale = Math.min(WIDTH / layout.width, HEIGHT / layout.height);
    const width = Math.round(layout.width * this.#scale);
    const height = Math.round(layout.height * this.#scale);
    Object.assign(this.#canvas, { width: width * ratio, height: height * ratio });
    Object.assign(this.#root.style, { width: `${width}px`, height: `${height}px` });
  }

  /** Draw the map of a view; return true if another frame will add more. */
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

  /** Return the point of the wall at which a pointer event points. */
  pointAt({ clientX, clientY }) {
    const { left, top } = this.#canvas.getBoundingClientRect();
    return [(clientX - left) / this.#scale, (clientY - top) / this.#scale];
  }
}
