/* What figures have in common whose HTML the page has: scripts add to it. Figures that scripts draw extend `Figure`. */

import { pressInFigure } from "./keys.js";

/** The first part with a name; null where there is none.
    @param {ParentNode} root
    @param {string} name
    @returns {any} */
const findPart = (root, name) => root.querySelector(`[data-qa-part="${name}"]`);

/** A figure that starts when it is in a page, and stops all it does when it leaves the page.

    A subclass has `start()`. It passes `this.signal` to every listener that it adds, to `fetch` and to
    whatever else must end, and uses `this.later` for timers. Moving a figure within its page does not
    stop it. One that comes back later starts again.

    @abstract */
export class QueensElement extends HTMLElement {
  /** @type {AbortController | undefined} */
  #controller;
  connectedCallback() {
    if (this.#controller) return;
    this.#controller = new AbortController();
    this.addEventListener("keydown", (event) => pressInFigure(event, this), { signal: this.signal });
    this.start();
  }

  /** Take back the last action; a figure that can do it does it here. */
  undo() {}

  disconnectedCallback() {
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

  /** Whether the figure is the first of its kind: the address of the page belongs to that one. */
  get isFirst() {
    return this === document.querySelector(this.localName);
  }

  /** The element with such a name in `data-qa-part`.
      @param {string} name
      @returns {any} */
  find(name) {
    return findPart(this, name);
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

/** Define a custom element, once: each figure of a page links its script, and themes run scripts again.
    @param {string} name
    @param {typeof QueensElement} figure */
export function define(name, figure) {
  if (!customElements.get(name)) customElements.define(name, figure);
}
