/* Shows the boards of one orbit size, or all: the style sheet hides the others, by the button that is pressed.

   ?orbits=4           the boards with orbits of 4

   The page links this script behind the buttons and before the boards, so that none of them moves. */

import { Address, choiceIn } from "#shared/address.js";
import { define, QueensElement } from "#shared/element.js";

class QueensOrbitFilter extends QueensElement {
  #address;

  setup() {
    this.#address = new Address(this, () => this.#show(this.#linkedSize));
    this.addEventListener("click", (event) => this.#choose(event), { signal: this.signal });
    this.hidden = false;
    this.#show(location.hash ? "" : this.#linkedSize);
    this.whenParsed(() => this.#keep(this.#hidesTarget(this.#linkedSize) ? "" : this.#linkedSize));
  }

  /** The size in the address; empty where these boards have no such orbits. */
  get #linkedSize() {
    return (
      choiceIn(
        this.#address.query,
        "orbits",
        [...this.children].map(({ dataset }) => dataset.qaSize),
      ) ?? ""
    );
  }

  /** Whether the address leads to a board that is hidden if only orbits of a size are shown. */
  #hidesTarget(size) {
    const group = document.getElementById(location.hash.slice(1))?.closest("section[data-qa-size]");
    return Boolean(group) && group.dataset.qaSize !== size;
  }

  #choose(event) {
    const button = event.target.closest("button");
    if (button) this.#keep(button.dataset.qaSize);
  }

  /** Show the boards of a size, and keep it in the address. */
  #keep(size) {
    this.#show(size);
    this.#address.write({ orbits: size || undefined });
  }

  #show(size) {
    for (const button of this.children)
      button.setAttribute("aria-pressed", String(button.dataset.qaSize === size));
  }
}

define("queens-orbit-filter", QueensOrbitFilter);
