/* A form that makes sheets of boards to complete; the address of the page names the sheet. */

import "./queens-worksheet.css";
import { labelled } from "../finder/labels.js";
import { Address } from "../shared/address.js";
import { define, QueensElement } from "../shared/element.js";
import { sheetPositions } from "./positions.js";
import { answers, sheet } from "./sheet-view.js";

const NAMES = ["n", "given", "boards", "seed"];
const MAX_SEED = 999_999;

/** The form, and the sheet that it names. */
class QueensWorksheetMaker extends QueensElement {
  #address;
  #positions;

  start() {
    this.#address = new Address(this, (query) => this.#read(query));
    this.addEventListener("change", () => this.#choose(), { signal: this.signal });
    this.find("next").addEventListener("click", () => this.#next(), { signal: this.signal });
    this.find("print").addEventListener("click", () => print(), { signal: this.signal });
    this.#read(this.#address.query);
    this.#address.show(NAMES);
  }

  #number(name) {
    return Number(this.find(name).value);
  }

  /** Take up the numbers of an address; those that the form does not offer stay as they are. */
  #read(query) {
    for (const name of NAMES) {
      const field = this.find(name);
      const before = field.value;
      if (query.has(name)) field.value = query.get(name);
      if (!field.value || !field.checkValidity()) field.value = before;
    }
    this.#show();
  }

  #choose() {
    this.#show();
    if (!this.find("seed").checkValidity()) return;
    this.#address.write(Object.fromEntries(NAMES.map((name) => [name, this.#number(name)])));
  }

  #next() {
    const field = this.find("seed");
    field.value = String((this.#number("seed") % MAX_SEED) + 1);
    this.#choose();
  }

  async #show() {
    const seed = this.find("seed");
    if (!seed.checkValidity()) return this.#tell(`The number of a sheet is 1 to ${MAX_SEED}.`);
    this.#limitGiven();
    const [n, given, boards, number] = NAMES.map((name) => this.#number(name));
    const positions = sheetPositions(n, given, boards, number);
    this.#positions = positions;
    const found = await Promise.all(positions.map(({ solutions }) => labelled(solutions[0])));
    if (this.#positions !== positions) return; // the reader has chosen another sheet
    const labels = found.map(({ size, rank }) => `${n}.${size}.${rank}`);
    const name = `Sheet ?n=${n}&given=${given}&boards=${boards}&seed=${number}`;
    this.find("sheets").replaceChildren(sheet(positions, name), answers(positions, labels, name));
    const several = positions.filter(({ solutions }) => solutions.length > 1).length;
    this.#tell(several ? `${several} of the boards have more than one solution: give more queens.` : "");
  }

  /** At least one queen is left for the reader. */
  #limitGiven() {
    const [field, n] = [this.find("given"), this.#number("n")];
    for (const option of field.options) option.disabled = Number(option.value) >= n;
    if (Number(field.value) >= n) field.value = String(n - 1);
  }

  #tell(message) {
    this.find("message").textContent = message;
  }
}

define("queens-worksheet-maker", QueensWorksheetMaker);
