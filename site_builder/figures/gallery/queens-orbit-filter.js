/* The filter by orbit size. It only presses a button: the style sheet hides the boards of other sizes,
   depending on the pressed button.

   ?orbits=4           the boards with orbits of 4

   The page loads this script after the buttons and before the boards, so that no board moves. */

import { Address, choiceIn } from "#shared/address.js";
import { define, QueensElement, showControls } from "#shared/element.js";

class QueensOrbitFilter extends QueensElement {
  #address;

  setup() {
    this.#address = new Address(this, () => this.#show(this.#linkedSize));
    this.addEventListener("click", (event) => this.#choose(event), { signal: this.signal });
    showControls(this);
    this.hidden = false;
    this.#show(location.hash ? "" : this.#linkedSize);
    this.whenParsed(() =>
      this.#select(this.#hidesTarget(this.#linkedSize) ? "" : this.#linkedSize),
    );
  }

  /** The size in the address; empty if these boards have no such orbits. */
  get #linkedSize() {
    const sizes = Array.from(this.children, ({ dataset }) => dataset.qaSize);
    return choiceIn(this.#address.query, "orbits", sizes) ?? "";
  }

  /** Return whether the address leads to a board that is hidden if only orbits of this size are
      shown. */
  #hidesTarget(size) {
    const group = document.getElementById(location.hash.slice(1))?.closest("section[data-qa-size]");
    return Boolean(group) && group.dataset.qaSize !== size;
  }

  #choose(event) {
    const button = event.target.closest("button");
    if (button) this.#select(button.dataset.qaSize);
  }

  /** Show the boards of a size, and write the size into the address. */
  #select(size) {
    this.#show(size);
    this.#address.write({ orbits: size || undefined });
  }

  #show(size) {
    for (const button of this.children)
      button.setAttribute("aria-pressed", String(button.dataset.qaSize === size));
  }
}

define("queens-orbit-filter", QueensOrbitFilter);
