/* `<queens-filter>`: boards of one N by their properties; each choice shows how many boards it leaves. */

import { Address } from "../shared/address.js";
import { card, element } from "../shared/drawing.js";
import { define, QueensElement } from "../shared/element.js";
import { counted } from "../shared/text.js";
import { Source } from "../wall/wall-source.js";
import { choiceText, FILTERS, kept, measured, readChoice } from "./filters.js";

const KEY = "with";
const MAX_SHOWN = 24;

class QueensFilter extends QueensElement {
  #address;
  #source;
  #boards = [];
  #n = 8;
  #chosen = {};
  #limit = MAX_SHOWN;

  start() {
    this.whenParsed(() => this.#begin());
  }

  #begin() {
    const { signal } = this;
    this.#source = new Source(this.dataset.qaWorker, signal);
    this.#address = new Address(this, (query) => this.#open(query));
    this.addEventListener("click", (event) => this.#press(event.target.closest("button")), { signal });
    this.#open(this.#address.query);
    this.#address.show([KEY]);
  }

  /** Show what an address chooses. */
  async #open(query) {
    const { n, chosen } = readChoice(query.get(KEY) ?? "");
    const sizes = [...this.find("sizes").children].map(({ value }) => Number(value));
    this.#chosen = chosen;
    await this.#load(sizes.includes(n) ? n : Number(this.dataset.qaN));
  }

  async #load(n) {
    this.#n = n;
    this.#limit = MAX_SHOWN;
    const orbits = await this.#source.orbits(n);
    if (n !== this.#n || this.signal.aborted) return; // another N was chosen meanwhile
    this.#boards = orbits.map(({ label, size, boards }) => measured({ label, size, columns: boards[0].columns }));
    this.#draw();
  }

  /** Answer to a button. */
  async #press(button) {
    if (!button) return;
    const { qaKey: key, qaDrop: drop } = button.dataset;
    this.#limit = button.dataset.qaPart === "more" ? this.#limit + MAX_SHOWN : MAX_SHOWN;
    if (key) this.#chosen = { ...this.#chosen, [key]: this.#chosen[key] === button.value ? undefined : button.value };
    if (drop) this.#chosen = { ...this.#chosen, [drop]: undefined };
    if (button.parentElement === this.find("sizes")) await this.#load(Number(button.value));
    else this.#draw();
    this.#address.write({ [KEY]: choiceText(this.#n, this.#chosen) });
  }

  #draw() {
    const found = kept(this.#boards, this.#chosen);
    for (const button of this.find("sizes").children) button.setAttribute("aria-pressed", `${Number(button.value) === this.#n}`);
    for (const button of this.find("filters").querySelectorAll("button")) this.#drawChoice(button);
    this.find("count").textContent = `${counted(found.length, "board")} of ${this.#boards.length} for N = ${this.#n}`;
    this.find("found").replaceChildren(...found.slice(0, this.#limit).map((board) => this.#card(board)));
    this.find("more").hidden = found.length <= this.#limit;
    this.find("drop").replaceChildren(...(found.length ? [] : this.#ways()));
  }

  #drawChoice(button) {
    const { qaKey: key } = button.dataset;
    const { length } = kept(this.#boards, { ...this.#chosen, [key]: button.value });
    button.lastElementChild.textContent = `${length}`;
    button.classList.toggle("qa-filter-none", length === 0);
    button.setAttribute("aria-pressed", `${this.#chosen[key] === button.value}`);
  }

  #card({ columns, label }) {
    const { qaPages: pages, qaPaged: paged, qaViews: views } = this.dataset;
    const hasPage = paged.split(" ").includes(`${this.#n}`);
    const page = pages.replace("0/0.0.0", `${this.#n}/${label}`);
    return card(columns, label, hasPage ? page : `${views}?label=${label}`);
  }

  /** What to leave out where nothing is left. */
  #ways() {
    const left = (key) => kept(this.#boards, { ...this.#chosen, [key]: undefined }).length;
    const ways = FILTERS.filter(({ key }) => this.#chosen[key] && left(key)).map(({ key, name }) => {
      const text = `Without “${name}: ${this.#chosen[key]}”: ${counted(left(key), "board")}`;
      return element("button", { type: "button", "data-qa-drop": key }, text);
    });
    return [element("p", {}, "No board has all of this. Leave one out:"), ...ways];
  }
}

define("queens-filter", QueensFilter);
