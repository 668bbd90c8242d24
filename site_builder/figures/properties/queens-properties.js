/* A table of a solution's properties. While the reader points at a property, or while it has the
   focus, the board shows it.

   The page has a picture of the board for each property. A press on a row pins its picture, so that
   it stays. */

import "./queens-properties.css";
import { define, fill, html, QueensElement, showControls } from "#base";

class QueensProperties extends QueensElement {
  #hint = "";
  #pinned = "";

  onParsed() {
    const { signal } = this;
    showControls(this.querySelector("figcaption"));
    this.#hint ||= this.find("found").textContent;
    for (const row of this.#rows) addButton(row);
    const on = (type, action) => this.addEventListener(type, action, { signal });
    const showAt = (target) => this.#show(keyAt(target) || this.#pinned);
    on("pointerover", ({ target, pointerType }) => {
      if (pointerType === "mouse") showAt(target);
    });
    on("pointerleave", () => this.#show(this.#pinned));
    on("focusin", ({ target }) => {
      if (target.matches(":focus-visible")) showAt(target);
    });
    on("focusout", () => this.#show(this.#pinned));
    on("click", ({ target }) => {
      if (!target.closest("a") && keyAt(target)) this.#pin(keyAt(target));
    });
    on("keydown", ({ key }) => {
      if (key === "Escape" && this.#pinned) this.#unpin();
    });
    this.#show(this.#pinned);
  }

  get #rows() {
    return [...this.querySelectorAll("[data-qa-property]")];
  }

  /** Pin a property to the board. If it is pinned already, unpin it. */
  #pin(key) {
    this.#pinned = this.#pinned === key ? "" : key;
    for (const row of this.#rows) {
      const isPinned = row.dataset.qaProperty === this.#pinned;
      row.querySelector("button").setAttribute("aria-pressed", `${isPinned}`);
    }
    this.#show(this.#pinned, true);
  }

  /** Unpin the pinned property. The link to its explanation disappears. If the link has the focus,
      move the focus to the button of the property. */
  #unpin() {
    const row = this.#rows.find(({ dataset }) => dataset.qaProperty === this.#pinned);
    if (document.activeElement === this.find("more")) row.querySelector("button").focus();
    this.#pin(this.#pinned);
  }

  /** Show a property on the board.
      @param {string} key  the property; "" for the board without a property
      @param {boolean} isAsked  whether the reader has pressed the property; only then its sentence
        is announced */
  #show(key, isAsked = false) {
    for (const picture of this.querySelectorAll("[data-qa-shows]"))
      picture.hidden = picture.dataset.qaShows !== key;
    for (const row of this.#rows)
      row.classList.toggle("qa-shown-now", row.dataset.qaProperty === key);
    const data = this.#rows.find((row) => row.dataset.qaProperty === key)?.dataset;
    const more = this.find("more");
    const sentence = data?.qaSentence ?? this.#hint;
    this.find("heard").textContent = isAsked ? sentence : "";
    this.find("found").textContent = isAsked ? "" : sentence;
    more.hidden = key !== this.#pinned || !data?.qaMore;
    if (!more.hidden) more.href = data.qaMore;
  }
}

const keyAt = (target) => target.closest("[data-qa-property]")?.dataset.qaProperty ?? "";

/** Turn the name of a property in a row into a button. If the name is a link, store the address of
    the link, because `#show` has the link below the picture. */
function addButton(row) {
  const [name, value] = row.cells;
  if (name.querySelector("button")) return;
  const link = name.querySelector("a");
  if (link) row.dataset.qaMore = link.href;
  const text = name.textContent;
  fill(
    name,
    html`<button
      type="button"
      aria-pressed="false"
      aria-label="Show on the board: ${text}, ${value.textContent}">${text}</button>`,
  );
}

define("queens-properties", QueensProperties);
