/* The row laboratory: bits to click, and formulas that follow them, computed bit by bit. */

import "./queens-laboratory.css";
import { Address, numberIn } from "../shared/address.js";
import { define, QueensElement } from "../shared/element.js";
import { Runner } from "../shared/runner.js";
import { bitsFromLeft, carryStop, digitsOf, evaluate, fullMask, hasCarry, numberOf, worthOf } from "./row-arithmetic.js";
import { BitButtons, bitCell, formulaCells } from "./row-cells.js";
import { numberText, sentence } from "./row-sentence.js";

const PAUSE = 700; // milliseconds from bit to bit
const MAX_WORTHS = 10; // bits; in more there is no room for what each is worth
const PARAMETERS = ["bits", "places", "signed", "every"];

const isCount = (formula) => formula.startsWith("popcount");

/** Bits to set and clear, and the formulas computed from them. */
class QueensRowLaboratory extends QueensElement {
  #row = { x: 0, width: 0, isSigned: false };
  #hasAllFormulas = false;
  #lines;
  #runner;
  #buttons;
  #address;

  start() {
    this.#lines = [...this.querySelectorAll("[data-qa-line]")];
    this.#runner = new Runner(this, {
      pace: () => [PAUSE, 1],
      describe: (position, max) => `${position} of ${max} places`,
      changed: () => this.#changed(),
    });
    this.#buttons = new BitButtons(this.find("bits"), (x) => this.#edit({ x }), this.signal);
    this.#address = new Address(this, (query) => this.#read(query));
    this.#listen();
    this.#read(this.#address.query);
    this.#address.show(PARAMETERS);
  }

  #listen() {
    const { signal } = this;
    const on = (name, event, action) => this.find(name)?.addEventListener(event, action, { signal });
    on("width", "change", ({ target }) => this.#edit({ width: Number(target.value) }));
    on("less", "click", () => this.#edit({ x: this.#row.x - 1 }));
    on("more", "click", () => this.#edit({ x: this.#row.x + 1 }));
    on("signed", "change", ({ target }) => {
      this.#row.isSigned = target.checked;
      this.#changed();
    });
    on("all", "change", ({ target }) => {
      this.#hasAllFormulas = target.checked;
      this.#edit({});
    });
    const observer = new ResizeObserver(() => this.#scrollToBit0()); // it has no size in a closed fold
    for (const box of [this.find("sheet"), this.querySelector("table")]) observer.observe(box);
    signal.addEventListener("abort", () => observer.disconnect());
  }

  /** Take up what an address has; what makes no sense is left out. */
  #read(query) {
    const bits = /^[01]{4,16}$/.test(query.get("bits") ?? "") ? query.get("bits") : this.dataset.qaBits;
    const computed = numberIn(query, "places", 0, bits.length) ?? bits.length;
    this.#row = { x: Number.parseInt(bits, 2), width: bits.length, isSigned: query.get("signed") === "1" };
    this.#hasAllFormulas = query.get("every") === "1";
    this.#runner.set(computed, bits.length);
    this.#draw();
  }

  /** Take up another number or width, with all bits computed. */
  #edit(change) {
    Object.assign(this.#row, change);
    const { width } = this.#row;
    this.#row.x &= fullMask(width);
    this.#runner.set(width, width);
    this.#changed();
  }

  #changed() {
    this.#draw();
    const { x, width, isSigned } = this.#row;
    this.#address.write({
      bits: digitsOf(x, width),
      places: this.#computed < width ? this.#computed : undefined,
      signed: isSigned ? 1 : undefined,
      every: this.#hasAllFormulas ? 1 : undefined,
    });
  }

  get #carryFormulas() {
    const visible = this.#lines.filter((line) => !line.hidden).map((line) => line.dataset.qaLine);
    return visible.filter(hasCarry);
  }

  /** How many bits are computed, from the right. */
  get #computed() {
    return this.#carryFormulas.length ? this.#runner.position : this.#row.width;
  }

  #draw() {
    this.#drawControls();
    this.#drawHeads();
    this.#drawSigns();
    this.#buttons.draw(this.#row);
    const values = evaluate(this.#row.x, this.#row.width);
    for (const line of this.#lines) this.#drawLine(line, values[line.dataset.qaLine]);
    this.find("message").textContent = sentence(this.#row, this.#computed, this.#carryFormulas);
  }

  #drawControls() {
    this.find("width").value = this.#row.width;
    this.find("signed").checked = this.#row.isSigned;
    if (this.find("all")) this.find("all").checked = this.#hasAllFormulas;
    for (const line of this.#lines) line.hidden = !this.#hasAllFormulas && "qaOptional" in line.dataset;
    this.find("runner").hidden = this.#carryFormulas.length === 0;
  }

  #drawHeads() {
    const { width, isSigned } = this.#row;
    const hasWorths = width <= MAX_WORTHS;
    const texts = bitsFromLeft(width).map((bit) => (hasWorths ? numberText(worthOf(bit, width, isSigned)) : `${bit}`));
    this.find("head").textContent = hasWorths ? "worth" : "bit";
    this.find("worths").replaceChildren(...texts.map((text) => bitCell("span", text)));
  }

  #drawSigns() {
    const { x, width, isSigned } = this.#row;
    const table = this.querySelector("table");
    table.style.setProperty("--width", width);
    table.classList.toggle("qa-lab-signed", isSigned);
    this.find("bits").dataset.qaSign = `\u2026${x >> (width - 1)}`;
  }

  #drawLine(line, value) {
    const { x, width, isSigned } = this.#row;
    const formula = line.dataset.qaLine;
    const [, bits, decimal, hexadecimal] = line.cells;
    const isDone = this.#computed === width;
    if (isCount(formula)) bits.textContent = isDone && x ? `so it is bit ${value}` : "";
    else if (formula !== "x") this.#drawBits(bits.firstChild, formula, value);
    const isKnown = isDone || formula === "x";
    decimal.textContent = isKnown ? numberText(isCount(formula) ? value : numberOf(value, width, isSigned)) : "";
    hexadecimal.textContent = isKnown ? value.toString(16).toUpperCase() : "";
  }

  #drawBits(bits, formula, value) {
    const { x, width } = this.#row;
    const computed = this.#computed;
    const stop = hasCarry(formula) ? carryStop(formula, x, width) : -1;
    bits.dataset.qaSign = computed === width ? `\u2026${value >> (width - 1)}` : "";
    bits.replaceChildren(...formulaCells(value, width, computed, stop));
    bits.setAttribute("aria-label", digitsOf(value, width).slice(width - computed) || "not computed yet");
  }

  /** Bit 0 is where all begins; a narrow sheet scrolls. */
  #scrollToBit0() {
    const sheet = this.find("sheet");
    sheet.scrollLeft = sheet.scrollWidth;
  }
}

define("queens-row-laboratory", QueensRowLaboratory);
