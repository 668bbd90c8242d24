/* The filter of a gallery by orbit size. It only marks a button as pressed; the style sheet hides
   the boards of other sizes. The address names the size:

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

  /** The orbit size that the address names; "" if the gallery has no button for it. */
  get #linkedSize() {
    const sizes = Array.from(this.children, ({ dataset }) => dataset.qaSize);
    return choiceIn(this.#address.query, "orbits", sizes) ?? "";
  }

  /** Return whether the fragment of the address names a board that is hidden if only the boards of
      this orbit size are shown. */
  #hidesTarget(size) {
    const group = document.getElementById(location.hash.slice(1))?.closest("section[data-qa-size]");
    return Boolean(group) && group.dataset.qaSize !== size;
  }

  #choose(event) {
    const button = event.target.closest("button");
    if (button) this.#select(button.dataset.qaSize);
  }

  /** Show the boards of an orbit size, or all boards for "", and write the size into the
      address. */
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
