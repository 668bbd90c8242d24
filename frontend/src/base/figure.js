/* What all figures share: lit draws their view, within the element that a theme may move. */

import { html, LitElement, nothing } from "lit";
import { followLinks } from "../learn/links.js";
import { keepFocus, passWhatFits } from "../shared/focus.js";
import { offerFullScreen } from "../shared/full-screen.js";
import { pressInFigure } from "../shared/keys.js";
import { formatted } from "./view.js";

const ACTIONS = ["click", "keydown", "input", "change", "submit"]; // of a reader

/** A figure. A subclass declares its state in `static properties`, and draws it in `render()`, beside the picture
    that pages without script show. It passes `this.signal` to listeners outside of its view, and to whatever else
    must end. Moving a figure within its page does not end anything.

    What all figures promise to readers who do not see them, or have no pointer: `keys` says what keys do, letters stay
    in the figure, Ctrl+Z calls `undo()` where there is one, the focus outlives what had it, and `say` is the one voice. */
export class Figure extends LitElement {
  /** @type {AbortController | undefined} */
  #controller;
  #said = { text: "", isHeard: false };
  #isAnswering = false; // whether the reader, and nothing else, is the cause of what the figure says next
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

  connectedCallback() {
    super.connectedCallback();
    if (this.#controller) return;
    this.#controller = new AbortController();
    const { signal } = this;
    for (const action of ACTIONS) this.addEventListener(action, () => this.answer(), { capture: true, signal });
    this.addEventListener("keydown", (event) => pressInFigure(event, this), { signal });
    this.start();
    if (this.fillsScreen) offerFullScreen(this, this.renderRoot, signal);
    if (this.keys) this.setAttribute("aria-description", this.keys);
    this.requestUpdate(); // of what has changed while it was away
    for (const [attribute, show] of Object.entries(this.links)) followLinks(this, attribute, show);
  }

  /** Take back the last action; a figure that can do it does it here. */
  undo() {}

  /** Called when the figure enters a page: here it takes up what it shows first. */
  start() {}

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
    if (text !== this.#said.text) this.#said = { text, isHeard: this.#isAnswering };
    const [heard, found] = this.#said.isHeard ? [view, nothing] : [nothing, view];
    return html`<p class="${look} ${isWrong ? "qa-wrong" : ""} ${text || more !== nothing ? "" : "qa-silent"}" data-qa-part="message"><span role="status">${heard}</span>${found}${more}</p>`;
  }

  /** What the figure says from now on is heard. */
  answer() {
    this.#isAnswering = true;
  }

  /** It is not heard until the reader acts again. */
  hush() {
    this.#isAnswering = false;
  }

  /** Let what the figure says now be heard, as a summary, even if it said so silently before. */
  speakUp() {
    this.#said = { text: undefined, isHeard: false };
    this.answer();
    this.requestUpdate();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    queueMicrotask(() => {
      if (this.isConnected) return; // it was moved
      this.#controller?.abort();
      this.#controller = undefined;
    });
  }

  /** Aborted when the figure leaves the page. */
  get signal() {
    return this.#controller?.signal ?? AbortSignal.abort();
  }

  /** Whether the figure is the first of its kind: the address and the links of the page belong to that one. */
  get isFirst() {
    return this === document.querySelector(this.localName);
  }

  /** Call a function later, unless the figure has left by then.
      @param {number} milliseconds
      @param {() => void} action
      @returns {number} for `clearTimeout` */
  later(milliseconds, action) {
    const { signal } = this;
    return setTimeout(() => signal.aborted || action(), milliseconds);
  }

  /** Call a function when the whole page has been parsed, unless the figure has left by then.
      @param {() => void} action */
  whenParsed(action) {
    if (document.readyState !== "loading") action();
    else document.addEventListener("DOMContentLoaded", action, { once: true, signal: this.signal });
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

/** Define a custom element, once: each figure of a page links its script, and themes run scripts again.
    @param {string} name
    @param {typeof LitElement} figure */
export function define(name, figure) {
  if (!customElements.get(name)) customElements.define(name, figure);
}
