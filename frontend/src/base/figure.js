/* What all figures share: lit draws their view, within the element that a theme may move. */

import { html, LitElement, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { followLinks } from "./links.js";
import { living } from "../shared/element.js";
import { keepFocus, passWhatFits } from "../shared/focus.js";
import { offerFullScreen } from "../shared/full-screen.js";
import { formatted } from "./view.js";

const ACTIONS = ["click", "keydown", "input", "change", "submit"]; // of a reader

/** A figure. A subclass declares its state in `static properties`, and draws it in `render()`, beside the picture
    that pages without script show. It passes `this.signal` to listeners outside of its view, and to whatever else
    must end. Moving a figure within its page does not end anything.

    What all figures promise to readers who do not see them, or have no pointer: `keys` says what keys do, letters stay
    in the figure, Ctrl+Z calls `undo()` where there is one, the focus outlives what had it, and `say` is the one voice. */
export class Figure extends living(LitElement) {
  #said = { text: "", isHeard: false };
  /** Whether the reader, and nothing else, is the cause of what the figure says next. */
  isAnswering = false;
  /** A sentence on the keys that it takes, for screen readers. */
  keys = "";
  /** Whether a button lets it fill the screen. */
  fillsScreen = false;
  /** What links of the text show, by their attribute.
      @type {Record<string, (value: string) => HTMLElement | void>} */
  links = {};

  createRenderRoot() {
    const view = this.querySelector(":scope > .qa-live") ?? document.createElement("div");
    view.className = "qa-live";
    view.replaceChildren(); // a theme may have kept what another figure has drawn
    this.prepend(view); // what stands in a figure that is still being read follows
    return view;
  }

  enter() {
    const { signal } = this;
    for (const action of ACTIONS)
      this.addEventListener(action, () => this.answer(), { capture: true, signal });
    super.enter();
    if (this.fillsScreen) offerFullScreen(this, this.renderRoot, signal);
    if (this.keys) this.setAttribute("aria-description", this.keys);
    this.requestUpdate(); // of what has changed while it was away
    for (const [attribute, show] of Object.entries(this.links)) followLinks(this, attribute, show);
  }

  /** Draw only within a page. */
  shouldUpdate() {
    return this.isConnected;
  }

  /** @param {import("lit").PropertyValues} changed */
  update(changed) {
    keepFocus(this, () => super.update(changed));
    passWhatFits(this.querySelectorAll("[role=region][tabindex]"));
  }

  /** What the figure tells its reader: it is called once in `render()`. Screen readers hear it when it changes in answer
      to the reader; what changes on load, by scrolling or while the figure plays, they only find.
      @param {string} text  as in `formatted`
      @param {{isWrong?: boolean, view?: unknown, more?: unknown, look?: string}} [options]  `view`: what is drawn instead
        of the text; `more`: what stands behind it and is never heard; `look`: the class */
  say(text, { isWrong = false, view = formatted(text), more = nothing, look = "qa-message" } = {}) {
    if (text !== this.#said.text) this.#said = { text, isHeard: this.isAnswering };
    const [heard, found] = this.#said.isHeard ? [view, nothing] : [nothing, view];
    return html`<p
      class="${look} ${isWrong ? "qa-wrong" : ""} ${text || more !== nothing ? "" : "qa-silent"}"
      data-qa-part="message"><span role="status">${keyed(this.#said, heard)}</span>${found}${more}</p>`;
  }

  /** What the figure says from now on is heard. */
  answer() {
    this.isAnswering = true;
  }

  /** It is not heard until the reader acts again. */
  hush() {
    this.isAnswering = false;
  }

  /** Let what the figure says now be heard, as a summary, even if it said so silently before. */
  speakUp() {
    this.#said.text = undefined;
    this.answer();
    this.requestUpdate();
  }

  /** Be silent until something is done; what the reader has asked for is said then.
      @param {Promise<boolean>} work  tells whether it was done */
  async speakAfter(work) {
    const { isAnswering } = this;
    this.hush();
    if ((await work) && isAnswering) this.speakUp();
  }
}

/** A part of a figure with a state of its own: the figure draws it, and gives it what it shows. */
export class Part extends LitElement {
  createRenderRoot() {
    return this;
  }

  /** @param {import("lit").PropertyValues} changed */
  update(changed) {
    keepFocus(this, () => super.update(changed));
  }
}
