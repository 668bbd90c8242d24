/* Base classes of custom elements. Figures that render a view extend `Figure`; elements whose HTML
   is already in the page extend `QueensElement`. */

import { pressInFigure } from "./keys.js";

/** Return a subclass of `Base` that starts when it enters a page and stops all its work when it
    leaves.

    A subclass of it defines `setup()`. It passes `this.signal` to every listener that it adds, to
    `fetch` and to everything else that must stop, and uses `this.later` for timers. Moving an
    element within its page does not stop it. An element that leaves the page and comes back is set
    up again.
    @param {any} Base  HTMLElement, or a class of lit */
export const withLifecycle = (Base) =>
  class extends Base {
    #controller;

    connectedCallback() {
      super.connectedCallback?.();
      if (this.#controller) return;
      this.#controller = new AbortController();
      this.connected();
    }

    /** Listen to keys, and call `setup`. This is called when the element enters a page. */
    connected() {
      this.addEventListener("keydown", (event) => pressInFigure(event, this), {
        signal: this.signal,
      });
      this.setup();
    }

    /** Set the first state, and add listeners. This is called when the element enters a page;
        subclasses override it. */
    setup() {}

    /** Take back the reader's last action. Figures that can do so override this method. */
    undo() {}

    disconnectedCallback() {
      super.disconnectedCallback?.();
      queueMicrotask(() => {
        // If the element was only moved within the page, its work goes on.
        if (this.isConnected) return;
        this.#controller?.abort();
        this.#controller = undefined;
      });
    }

    /** The signal that is aborted when the element leaves the page. While the element is not in a
        page, it is an aborted signal. */
    get signal() {
      return this.#controller?.signal ?? AbortSignal.abort();
    }

    /** Whether this is the first element of its kind in the page: only this one uses the address of
        the page and links in the text. */
    get isFirst() {
      return this === document.querySelector(this.localName);
    }

    /** Call `action` after `milliseconds`, unless the element has left the page by then.
        @returns {number} the number of the timer, for `clearTimeout` */
    later(milliseconds, action) {
      const { signal } = this;
      return setTimeout(() => signal.aborted || action(), milliseconds);
    }

    /** Call `action` when the whole page has been parsed, or immediately if it has been parsed
        already. Do not call it if the element has left the page by then. */
    whenParsed(action) {
      if (document.readyState !== "loading") action();
      else
        document.addEventListener("DOMContentLoaded", action, { once: true, signal: this.signal });
    }
  };

/** An element whose HTML is in the page. `onParsed` is called when this HTML is complete, unless
    the subclass overrides `setup`. */
export class QueensElement extends withLifecycle(HTMLElement) {
  setup() {
    this.whenParsed(() => this.onParsed());
  }

  onParsed() {}

  /** Return the first element below this one whose `data-qa-part` is `name`, or null. */
  find(name) {
    return this.querySelector(`[data-qa-part="${name}"]`);
  }
}

/** Show the controls in the `<template>` of an element, if it has one. They are in a template
    because they do not work without a script. */
export function showControls(element) {
  const template = element?.querySelector("template");
  template?.replaceWith(template.content);
}

/** Define a custom element, unless it is defined already: each figure of a page links the script of
    its element, and themes run scripts again.

    A call that ends with `{ isLazy: true }`, which `build.js` reads, makes pages load the script
    only when a reader comes near the element, because the element stands far down in most pages.
    @param {string} name  of the element
    @param {CustomElementConstructor} element  its class */
export function define(name, element) {
  if (!customElements.get(name)) customElements.define(name, element);
}
