/* A figure that other sites show in a frame. The query of the address names what it shows:

   board/?8.4.1      turning/?0,4,7,5,2,6,1,3      stepper/?bitmap,5 */

import SIZES from "../../values/sizes.json" with { type: "json" };
import { define, fill, html, QueensElement } from "#base";
import { viewOf } from "#shared/label-address.js";
import { boardCard } from "#shared/board-view.js";
import { readText } from "#shared/files.js";
import { read } from "#shared/notations.js";
import { isWhole } from "#shared/symmetry.js";
import { capitalized } from "#shared/text.js";
import { SearchWorker } from "#shared/worker.js";

const MAX_N = SIZES.labelled;

class QueensEmbed extends QueensElement {
  /** The text after the question mark of the address. If the address has no such text, or
      parameters with names, it is the text that the page presets. */
  get #query() {
    const text = decodeURIComponent(location.search.slice(1)).split("&")[0];
    return text && !text.includes("=") ? text : this.dataset.qaPreset;
  }

  async onParsed() {
    try {
      const attributes = await this.#load();
      const definitions = await this.#definitions(attributes);
      if (!this.signal.aborted) this.#draw(attributes, definitions);
    } catch ({ message }) {
      fill(this, html`<p role="alert">${capitalized(message)}.</p>`);
    }
  }

  /** Resolve to the attributes of the figure that the address names, by name. */
  async #load() {
    if (this.dataset.qaMethods) return this.#stepper();
    return this.dataset.qaWorker ? { boards: [await this.#board()] } : {};
  }

  /** Resolve to the SVG definitions that boards of the figure's N share, as HTML. */
  #definitions({ boards: [board] = [] }) {
    const { qaDefinitions } = this.dataset;
    const address = board
      ? qaDefinitions.replace("-0.", `-${board.columns.length}.`)
      : qaDefinitions;
    return readText(address, this.signal);
  }

  /** Resolve to the attributes of the stepper that the address names. Reject if its method has no
      stepper. */
  async #stepper() {
    const [method, n] = this.#query.split(/[, ]/);
    const methods = this.dataset.qaMethods.split(" ");
    if (!methods.includes(method))
      throw new Error(`there is no stepper of ${method}; write one of ${methods.join(", ")}`);
    const stepper = JSON.parse(
      await readText(`${this.dataset.qaSteppers}/${method}.json`, this.signal),
    );
    return { ...stepper, n: stepper.sizes.includes(Number(n)) ? n : stepper.n };
  }

  /** Resolve to the board that the address names, with its label. The address may have a label,
      columns, squares or another notation. Reject if it does not name a whole board. */
  async #board() {
    const { readings = [], error } = read(this.#query);
    const reading = readings.find(({ label, columns }) => label || isWhole(columns));
    if (error || !reading)
      throw new Error(error ?? `a whole board has a queen in each row, got ${this.#query}`);
    const { label, n, columns } = reading;
    if (n > MAX_N) throw new Error(`boards are shown here up to N = ${MAX_N}, got N = ${n}`);
    const search = new SearchWorker(this.dataset.qaWorker, this.signal);
    const { size, rank } = label ?? (await search.ask("labelled", [columns]));
    const name = `${n}.${size}.${rank}`;
    const [solution] = label ? await search.ask("ranked", [n, size, rank, 1]) : [columns];
    if (!solution) throw new Error(`there is no solution ${name}`);
    return { label: name, columns: solution };
  }

  /** Replace the content of this element by `content`, but keep its style sheets. */
  #showOnly(content) {
    for (const child of this.querySelectorAll(":scope > :not(link)")) child.remove();
    this.append(content);
  }

  #draw(attributes, definitions) {
    document.body.insertAdjacentHTML("beforeend", definitions);
    const [board] = attributes.boards ?? [];
    const template = this.querySelector("template");
    if (!template) {
      const { label, columns } = board;
      const address = viewOf(label, this.dataset);
      fill(this, boardCard(columns, label, address, { hasCoordinates: columns.length > 3 }));
      return;
    }
    const copy = document.importNode(template.content, true);
    const figure = copy.querySelector(".qa-block");
    for (const [name, value] of Object.entries(attributes)) {
      figure.setAttribute(name, typeof value === "string" ? value : JSON.stringify(value));
    }
    this.#showOnly(copy);
  }
}

define("queens-embed", QueensEmbed);
