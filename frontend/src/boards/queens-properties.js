/* `<queens-properties>`: a property shows itself on the board while it is pointed at or has the focus.

   The page has a picture for each property; a press on its value keeps that picture. */

import "./queens-properties.css";
import { element } from "../shared/drawing.js";
import { define, QueensElement } from "../shared/element.js";

class QueensProperties extends QueensElement {
  #hint = "";
  #kept = "";

  start() {
    this.whenParsed(() => this.#begin());
  }

  #begin() {
    const { signal } = this;
    this.#hint ||= this.find("sentence").textContent;
    for (const row of this.#rows) addButton(row);
    const on = (type, action) => this.addEventListener(type, action, { signal });
    on("pointerover", ({ target, pointerType }) => pointerType === "mouse" && this.#show(keyAt(target) || this.#kept));
    on("pointerleave", () => this.#show(this.#kept));
    on("focusin", ({ target }) => target.matches(":focus-visible") && this.#show(keyAt(target) || this.#kept));
    on("focusout", () => this.#show(this.#kept));
    on("click", ({ target }) => target.closest("button") && this.#keep(keyAt(target)));
    on("keydown", ({ key }) => key === "Escape" && this.#kept && this.#keep(this.#kept));
    this.#show(this.#kept);
  }

  /** @returns {HTMLElement[]} */
  get #rows() {
    return [...this.querySelectorAll("[data-qa-property]")];
  }

  /** Keep a property on the board; one that is kept already goes. */
  #keep(key) {
    this.#kept = this.#kept === key ? "" : key;
    for (const row of this.#rows) {
      row.querySelector("button").setAttribute("aria-pressed", `${row.dataset.qaProperty === this.#kept}`);
    }
    this.#show(this.#kept);
  }

  #show(key) {
    for (const picture of this.querySelectorAll("[data-qa-shows]")) picture.hidden = picture.dataset.qaShows !== key;
    for (const row of this.#rows) row.classList.toggle("qa-shown-now", row.dataset.qaProperty === key);
    const shown = this.#rows.find((row) => row.dataset.qaProperty === key);
    const sentence = shown?.dataset.qaSentence ?? this.#hint;
    if (this.find("sentence").textContent !== sentence) this.find("sentence").textContent = sentence;
  }
}

const keyAt = (target) => target.closest("[data-qa-property]")?.dataset.qaProperty ?? "";

/** Make the value of a property a button. */
function addButton(row) {
  const cell = row.cells[1];
  if (cell.querySelector("button")) return;
  const button = element("button", { type: "button", "aria-pressed": false, "aria-label": `Show on the board: ${row.cells[0].textContent}, ${cell.textContent}` });
  button.append(...cell.childNodes);
  cell.replaceChildren(button);
}

define("queens-properties", QueensProperties);
