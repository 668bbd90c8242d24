/* The lowest 1 of a row of free squares: found bit by bit, then taken, until nothing is left. */

import "../laboratories/queens-laboratory.css";
import "./queens-lowest-bit.css";
import { bitsFromLeft, evaluate } from "../laboratories/row-arithmetic.js";
import { bitCell, BitButtons, formulaCells } from "../laboratories/row-cells.js";
import { numberText } from "../laboratories/row-sentence.js";
import { element, shape, use } from "../shared/drawing.js";
import { define, QueensElement } from "../shared/element.js";
import { Runner } from "../shared/runner.js";
import { counted, listed } from "../shared/text.js";
import { followLinks } from "./links.js";
import { bitsAdded, carriesShown, columnIndex, columnOf, describeStep, lowestOf, stepsOf, WIDTH } from "./lowest-bit-steps.js";

const PAUSE = 1200; // milliseconds from step to step
const BITS = bitsFromLeft(WIDTH);

/** A row of squares, its bits, and the lines that lead to the lowest 1. */
class QueensLowestBit extends QueensElement {
  #x = 0;
  #taken = []; // numbers of bits, the first taken first
  #runner;
  #buttons;

  start() {
    const { signal } = this;
    this.#runner = new Runner(this, {
      pace: () => [PAUSE, 1],
      describe: (position, max) => `step ${position} of ${max}`,
      changed: () => this.#draw(),
    });
    this.#buttons = new BitButtons(this.find("bits"), (x) => this.#edit(x), signal);
    this.find("columns").replaceChildren(...BITS.map((bit) => bitCell("span", columnOf(bit))));
    this.find("worths").replaceChildren(...BITS.map((bit) => bitCell("span", `${2 ** bit}`)));
    this.find("number").addEventListener("input", (event) => this.#type(event.target), { signal });
    this.find("take").addEventListener("click", () => this.#take(), { signal });
    followLinks(this, "data-qa-lowest", (place) => this.#follow(place));
    this.#open(Number.parseInt(this.dataset.qaBits, 2));
  }

  /** A link of the text shows a step, `104 carry 2`, or takes the lowest 1: `104 take`. */
  #follow(place) {
    const [number, kind, bit] = place.split(" ");
    const x = Number(number);
    if (kind === "take") {
      this.#open(x);
      this.#take();
    } else {
      const isStep = (step) => step.kind === kind && (bit === undefined || step.bit === Number(bit));
      this.#open(x, stepsOf(x).findIndex(isStep));
    }
  }

  #type({ value, max, validity }) {
    if (!validity.valid) this.#say(`${WIDTH} squares hold the whole numbers 0 to ${max}.`);
    else if (value !== "") this.#edit(Number(value));
  }

  get #steps() {
    return stepsOf(this.#x);
  }

  /** Show another row: the lines follow if all of them are shown. */
  #edit(x) {
    const isDone = this.#runner.position === this.#steps.length - 1;
    this.#open(x, isDone ? Infinity : 0);
  }

  #open(x, position = 0, taken = []) {
    this.#x = x;
    this.#taken = taken;
    this.#runner.set(position, this.#steps.length - 1);
    this.#draw();
  }

  /** Take the lowest 1; when nothing is left, put all back. */
  #take() {
    const [x, taken] = [this.#x, this.#taken];
    if (x) {
      const bit = lowestOf(x);
      this.#open(x & (x - 1), Infinity, [...taken, bit]);
      this.#say(this.#describeTaken(bit));
    } else if (taken.length) this.#open(taken.reduce((sum, bit) => sum | (1 << bit), 0));
  }

  #describeTaken(bit) {
    const taken = `x ^= bit has taken column ${columnOf(bit)}.`;
    if (this.#x) return `${taken} x = ${this.#x} is left, and its lowest 1 is next.`;
    return `${taken} Nothing is left: ${counted(this.#taken.length, "round")} for ${counted(this.#taken.length, "free square")}.`;
  }

  #draw() {
    const step = this.#steps[this.#runner.position];
    const isDone = step.kind === "and";
    const values = evaluate(this.#x, WIDTH);
    this.#buttons.draw({ x: this.#x, width: WIDTH, isSigned: false });
    this.find("bits").dataset.qaSign = "\u20260";
    this.find("value").textContent = `${this.#x}`;
    if (this.find("number") !== document.activeElement) this.find("number").value = `${this.#x}`;
    const known = { "~x": step.kind === "x" ? 0 : WIDTH, "-x": bitsAdded(step), "-x & x": isDone ? WIDTH : 0, "x & (x - 1)": isDone ? WIDTH : 0 };
    for (const [formula, count] of Object.entries(known)) this.#drawLine(formula, values[formula], count);
    this.#drawCarries(carriesShown(step, this.#x));
    this.#frame(step);
    this.#drawSquares();
    this.#drawTaken();
    this.#say(describeStep(step, this.#x));
  }

  #line(formula) {
    return this.querySelector(`[data-qa-line="${formula}"]`);
  }

  /** Draw so many bits of a line, from the right; a negative number has ones without end. */
  #drawLine(formula, value, known) {
    const [, bits, number] = this.#line(formula).children;
    const isNegative = formula === "~x" || (formula === "-x" && this.#x > 0);
    const isWhole = known === WIDTH;
    bits.replaceChildren(...formulaCells(value, WIDTH, known, -1));
    bits.dataset.qaSign = isWhole ? `\u2026${isNegative ? 1 : 0}` : "";
    number.textContent = isWhole ? numberText(isNegative ? value - 2 ** WIDTH : value) : "";
    const digits = [...bits.children].map((cell) => cell.textContent).join("");
    bits.setAttribute("aria-label", digits || "not computed yet");
  }

  /** The added 1, and above each further place the 1 that is carried to it. */
  #drawCarries(count) {
    const [, bits] = this.#line("+ 1").children;
    bits.replaceChildren(...BITS.map((bit) => bitCell("span", bit < count ? "1" : "", bit < count ? ["qa-lowest-carry"] : [])));
    bits.setAttribute("aria-label", count > 1 ? `1 added, and carried to bit ${count - 1}` : count ? "1 added" : "not added yet");
  }

  /** Frame one place: in the lines that are added, or where x and -x share a 1. */
  #frame({ kind, bit = lowestOf(this.#x) }) {
    const frame = this.find("frame");
    frame.classList.toggle("qa-lowest-adding", kind === "carry");
    frame.hidden = !(kind === "carry" || (kind === "and" && bit < WIDTH));
    if (!frame.hidden) frame.style.setProperty("--at", `${columnIndex(bit)}`);
  }

  #drawSquares() {
    const queens = (bits, name) => {
      const middles = bits.map((bit) => `${columnIndex(bit)},0`); // only these points carry a queen
      return shape("polyline", { class: name, fill: "none", "marker-mid": "url(#qa-queen)", points: ["0,0", ...middles, "0,0"].join(" ") });
    };
    const free = BITS.filter((bit) => (this.#x >> bit) & 1);
    const dots = free.map((bit) => shape("circle", { class: "qa-lowest-free", cx: columnIndex(bit) + 0.5, cy: 0.5, r: 0.13 }));
    const name = `Free: ${listed(free.map(columnOf)) || "nothing"}. Taken: ${listed(this.#taken.map(columnOf)) || "nothing"}.`;
    const attributes = { class: "qa-board", viewBox: `0 0 ${WIDTH} 1`, role: "img", "aria-label": name };
    const [before, last] = [this.#taken.slice(0, -1), this.#taken.slice(-1)];
    this.find("squares").replaceChildren(shape("svg", attributes, use(`squares-${WIDTH}`), ...dots, queens(before, "qa-lowest-before"), queens(last, "")));
  }

  #drawTaken() {
    const button = this.find("take");
    const isEmpty = !this.#x && this.#taken.length > 0;
    button.textContent = isEmpty ? "Put all back" : "Take the lowest";
    button.setAttribute("aria-disabled", String(!this.#x && !isEmpty));
    const taken = this.#taken.flatMap((bit, index) => [index ? ", " : "taken: ", element("b", {}, columnOf(bit))]);
    this.find("taken").replaceChildren(...taken);
  }

  #say(message) {
    this.find("message").textContent = message;
  }
}

define("queens-lowest-bit", QueensLowestBit);
