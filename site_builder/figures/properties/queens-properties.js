/* `<queens-properties>`: a property shows itself on the board while it is pointed at or has the focus.

   The page has a picture for each property; a press on its row keeps that picture. */

import "./queens-properties.css";
import { define, fill, html, QueensElement } from "#base";

class QueensProperties extends QueensElement {
  #hint = "";
  #kept = "";

  onParsed() {
    const { signal } = this;
    this.#hint ||= this.find("found").textContent;
    for (const row of this.#rows) addButton(row);
    const on = (type, action) => this.addEventListener(type, action, { signal });
    on(
      "pointerover",
      ({ target, pointerType }) =>
        pointerType === "mouse" && this.#show(keyAt(target) || this.#kept),
    );
    on("pointerleave", () => this.#show(this.#kept));
    on(
      "focusin",
      ({ target }) => target.matches(":focus-visible") && this.#show(keyAt(target) || this.#kept),
    );
    on("focusout", () => this.#show(this.#kept));
    on("click", ({ target }) => !target.closest("a") && keyAt(target) && this.#keep(keyAt(target)));
    on("keydown", ({ key }) => key === "Escape" && this.#kept && this.#release());
    this.#show(this.#kept);
  }

  get #rows() {
    return [...this.querySelectorAll("[data-qa-property]")];
  }

  /** Keep a property on the board; one that is kept already goes. */
  #keep(key) {
    this.#kept = this.#kept === key ? "" : key;
    for (const row of this.#rows) {
      row
        .querySelector("button")
        .setAttribute("aria-pressed", `${row.dataset.qaProperty === this.#kept}`);
    }
    this.#show(this.#kept, true);
  }

  /** The link that explains the property goes with it; the focus does not. */
  #release() {
    const row = this.#rows.find(({ dataset }) => dataset.qaProperty === this.#kept);
    if (document.activeElement === this.find("more")) row.querySelector("button").focus();
    this.#keep(this.#kept);
  }

  /** Show a property, or none; screen readers hear what the reader has asked for. */
  #show(key, isAsked = false) {
    for (const picture of this.querySelectorAll("[data-qa-shows]"))
      picture.hidden = picture.dataset.qaShows !== key;
    for (const row of this.#rows)
      row.classList.toggle("qa-shown-now", row.dataset.qaProperty === key);
    const shown = this.#rows.find((row) => row.dataset.qaProperty === key);
    const more = this.find("more");
    const sentence = shown?.dataset.qaSentence ?? this.#hint;
    this.find("heard").textContent = isAsked ? sentence : "";
    this.find("found").textContent = isAsked ? "" : sentence;
    more.hidden = key !== this.#kept || !shown?.dataset.qaMore;
    if (!more.hidden) more.href = shown.dataset.qaMore;
  }
}

const keyAt = (target) => target.closest("[data-qa-property]")?.dataset.qaProperty ?? "";

/** Make the name of a property a button; what explains it is linked where it is shown. */
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
