/* What all figures share: lit draws their view, within the element that a theme may move. */

import { LitElement } from "lit";
import { followLinks } from "../learn/links.js";

/** A figure. A subclass declares its state in `static properties`, and draws it in `render()`, beside the picture
    that pages without script show. It passes `this.signal` to listeners outside of its view, and to whatever else
    must end. Moving a figure within its page does not end anything. */
export class Figure extends LitElement {
  /** @type {AbortController | undefined} */
  #controller;
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
    this.start();
    this.requestUpdate(); // of what has changed while it was away
    for (const [attribute, show] of Object.entries(this.links)) followLinks(this, attribute, show);
  }

  /** Called when the figure enters a page: here it takes up what it shows first. */
  start() {}

  /** Draw only within a page. */
  shouldUpdate() {
    return this.isConnected;
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
}

/** Define a custom element, once: each figure of a page links its script, and themes run scripts again.
    @param {string} name
    @param {typeof LitElement} figure */
export function define(name, figure) {
  if (!customElements.get(name)) customElements.define(name, figure);
}
