/* Shows the values of a plot at one N, which the reader chooses by a pointer, a finger or the arrow
   keys. The table below the plot has all values, too. */

import { define, QueensElement, showControls } from "../shared/element.js";
import "./queens-plot.css";

const NO_VALUE = [Infinity, "\u2013"];

/** Return the numbers in the attributes of a cursor, the line that marks an N in the frame of a
    chart: the N and the x of both ends of the frame. */
function rangeOf(cursor) {
  const { qaLow, qaHigh, qaStart, qaEnd } = cursor.dataset;
  return { low: Number(qaLow), high: Number(qaHigh), start: Number(qaStart), end: Number(qaEnd) };
}

/** Move a cursor to `n`, or hide it if `n` is outside its frame. */
function moveCursor(cursor, n) {
  const { low, high, start, end } = rangeOf(cursor);
  const share = (n - low) / (high - low || 1);
  cursor.setAttribute("visibility", share >= 0 && share <= 1 ? "visible" : "hidden");
  for (const name of ["x1", "x2"]) cursor.setAttribute(name, start + share * (end - start));
}

/** Return the distance between a pointer and the frame of a cursor in units of the drawing, and the
    N at the nearest point of the frame.
    @param {SVGElement} cursor
    @param {PointerEvent} event */
function reading(cursor, event) {
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(
    cursor.getScreenCTM().inverse(),
  );
  const { low, high, start, end } = rangeOf(cursor);
  const x = Math.min(Math.max(point.x, start), end);
  const y = (Number(cursor.getAttribute("y1")) + Number(cursor.getAttribute("y2"))) / 2;
  const share = (x - start) / (end - start || 1);
  return {
    distance: Math.hypot(point.x - x, point.y - y),
    n: Math.round(low + share * (high - low)),
  };
}

class QueensPlot extends QueensElement {
  onParsed() {
    const { signal } = this;
    showControls(this.querySelector(".qa-reader"));
    this.#slider.addEventListener("input", () => this.#show(), { signal });
    for (const name of ["pointermove", "pointerdown"]) {
      this.addEventListener(name, (event) => this.#point(event), { signal });
    }
    this.#show();
  }

  get #slider() {
    return this.querySelector(".qa-reader input");
  }

  /** Show the values at the N below the pointer, in the nearest frame. */
  #point(event) {
    const cursors =
      event.target.closest("svg:has(.qa-cursor)")?.querySelectorAll(".qa-cursor") ?? [];
    const readings = [...cursors].map((cursor) => reading(cursor, event));
    const [nearest] = readings.toSorted((a, b) => a.distance - b.distance);
    if (!nearest || String(nearest.n) === this.#slider.value) return;
    this.#slider.value = nearest.n;
    this.#show();
  }

  /** Show the values at the N of the slider, the smallest first. */
  #show() {
    const n = this.#slider.value;
    const lines = this.#linesAt(n);
    for (const { item, text } of lines) item.querySelector("b").textContent = text;
    this.querySelector(".qa-reader ol").append(...lines.map(({ item }) => item));
    this.querySelector(".qa-reader label b").textContent = n;
    for (const cursor of this.querySelectorAll(".qa-cursor")) moveCursor(cursor, n);
    this.#describe(n, lines);
  }

  #linesAt(n) {
    const lines = [...this.querySelectorAll(".qa-reader li")].map((item) => {
      const [value, text] = JSON.parse(item.dataset.qaValues)[n] ?? NO_VALUE;
      return { item, value, text };
    });
    return lines.toSorted((a, b) => (a.value === b.value ? 0 : a.value - b.value));
  }

  #describe(n, lines) {
    const known = lines.filter(({ value }) => value !== Infinity);
    const values = known.map(
      ({ item, text }) => `${item.querySelector("span").textContent} ${text}`,
    );
    this.#slider.setAttribute("aria-valuetext", `N = ${n}: ${values.join(", ")}`);
  }
}

define("queens-plot", QueensPlot);
