/* The small map of the whole wall: a frame shows which part is seen. */

const WIDTH = 160; // CSS pixels, at most
const HEIGHT = 100;
const WHOLE = 1.05; // a view that is nearer than the whole by less needs no map

/** Fills the element of a map, which has a canvas and a frame. */
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

  /** Show another layout, or the same in other colours.
      @param {number} ratio  pixels of the canvas in a CSS pixel */
  open(layout, ratio) {
    this.#layout = layout;
    this.#isDrawn = false;
    this.#scale = Math.min(WIDTH / layout.width, HEIGHT / layout.height);
    const [width, height] = [layout.width, layout.height].map((length) =>
      Math.round(length * this.#scale),
    );
    Object.assign(this.#canvas, { width: width * ratio, height: height * ratio });
    Object.assign(this.#root.style, { width: `${width}px`, height: `${height}px` });
  }

  /** Draw the map of a view; true if another frame will show more. */
  draw(view, painter) {
    this.#root.hidden = view.scale < view.whole * WHOLE;
    if (this.#root.hidden) return false;
    if (!this.#isDrawn) this.#isDrawn = !painter.drawWhole(this.#canvas);
    const { width, height } = this.#layout;
    const [left, top, right, bottom] = view.edges;
    const [x, endX] = [left, right].map((at) => Math.min(Math.max(at, 0), width) * this.#scale);
    const [y, endY] = [top, bottom].map((at) => Math.min(Math.max(at, 0), height) * this.#scale);
    Object.assign(this.#frame.style, {
      transform: `translate(${x}px, ${y}px)`,
      width: `${endX - x}px`,
      height: `${endY - y}px`,
    });
    return !this.#isDrawn;
  }

  /** The point of the wall at a point of the window. */
  pointAt({ clientX, clientY }) {
    const { left, top } = this.#canvas.getBoundingClientRect();
    return [(clientX - left) / this.#scale, (clientY - top) / this.#scale];
  }
}
