/* What custom elements have in common. Figures that scripts draw extend `Figure`; scripts add to the others. */

import { pressInFigure } from "./keys.js";

/** A class of elements that start when they are in a page, and stop all they do when they leave it.

    A subclass has `start()`. It passes `this.signal` to every listener that it adds, to `fetch` and to
    whatever else must end, and uses `this.later` for timers. Moving an element within its page does not
    stop it. One that comes back later starts again.
    @param {any} Base  HTMLElement, or a class of lit */
export const living = (Base) =>
  class extends Base {
    #controller;

    connectedCallback() {
      super.connectedCallback?.();
      if (this.#controller) return;
      this.#controller = new AbortController();
      this.enter();
    }

    /** Called when the element enters a page. */
    enter() {
      this.addEventListener("keydown", (event) => pressInFigure(event, this), {
        signal: this.signal,
      });
      this.start();
    }

    /** Called then, too: here a figure takes up what it shows first. */
    start() {}

    /** Take back the last action; a figure that can do it does it here. */
    undo() {}

    disconnectedCallback() {
      super.disconnectedCallback?.();
      queueMicrotask(() => {
        if (this.isConnected) return; // it was moved
        this.#controller?.abort();
        this.#controller = undefined;
      });
    }

    /** Aborted when the element leaves the page. */
    get signal() {
      return this.#controller?.signal ?? AbortSignal.abort();
    }

    /** Whether it is the first of its kind: the address and the links of the page belong to that one. */
    get isFirst() {
      return this === document.querySelector(this.localName);
    }

    /** Call a function later, unless the element has left by then.
        @returns {number} for `clearTimeout` */
    later(milliseconds, action) {
      const { signal } = this;
      return setTimeout(() => signal.aborted || action(), milliseconds);
    }

    /** Call a function when the whole page has been parsed, unless the element has left by then. */
    whenParsed(action) {
      if (document.readyState !== "loading") action();
      else
        document.addEventListener("DOMContentLoaded", action, { once: true, signal: this.signal });
    }
  };

/** An element whose HTML the page has: it begins when all of that is there, unless it has a `start()` of its own. */
export class QueensElement extends living(HTMLElement) {
  start() {
    this.whenParsed(() => this.begin());
  }

  begin() {}

  /** The first element with such a name in `data-qa-part`; null where there is none. */
  find(name) {
    return this.querySelector(`[data-qa-part="${name}"]`);
  }
}

/** Define a custom element, once: each figure of a page links its script, and themes run scripts again.

    A call that ends with `{ isLazy: true }` tells `build.js` that pages load the script only when a reader comes near
    the element, because the element stands far down in most pages. */
export function define(name, element) {
  if (!customElements.get(name)) customElements.define(name, element);
}
