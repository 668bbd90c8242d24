/* The base class of figures: lit renders their view inside the element, which a theme may move. */

import { html, LitElement, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { followLinks } from "./links.js";
import { withLifecycle } from "../shared/element.js";
import { keepFocus, makeOverflowFocusable } from "../shared/focus.js";
import { offerFullScreen } from "../shared/full-screen.js";
import { formatted } from "./view.js";

// Events by which a reader acts on a figure.
const ACTIONS = ["click", "keydown", "input", "change", "submit"];

/** A figure. A subclass declares its state in `static properties` and draws it in `render()`,
    beside the static picture that pages without JavaScript show. It passes `this.signal` to
    listeners outside its view and to everything else that must end with it. Moving a figure within
    its page ends nothing.

    The class keeps these promises to readers who use a keyboard or a screen reader: `keys`
    describes the keys, letters stay in the figure, Ctrl+Z calls `undo()`, the focus is not lost
    when the focused element is removed, and only `message` is announced. */
export class Figure extends withLifecycle(LitElement) {
  #lastMessage = { text: "", isAnnounced: false };
  /** Whether the reader's own action, and nothing else, causes the next message. */
  isUserAction = false;
  /** One sentence on the keys that the figure takes, for screen readers. */
  keys = "";
  /** Whether the figure has a button that makes it fill the screen. */
  fillsScreen = false;
  /** For each link attribute in the text, the function that shows its value in the figure.
      @type {Record<string, (value: string) => HTMLElement | void>} */
  links = {};

  createRenderRoot() {
    const view = this.querySelector(":scope > .qa-live") ?? document.createElement("div");
    view.className = "qa-live";
    // A theme may have kept the view that a previous figure rendered.
    view.replaceChildren();
    // Prepend, because the parser may still be adding children to this element.
    this.prepend(view);
    return view;
  }

  connected() {
    const { signal } = this;
    for (const action of ACTIONS)
      this.addEventListener(action, () => this.onUserAction(), { capture: true, signal });
    super.connected();
    if (this.fillsScreen) offerFullScreen(this, this.renderRoot, signal);
    if (this.keys) this.setAttribute("aria-description", this.keys);
    // State may have changed while the figure was out of the page.
    this.requestUpdate();
    for (const [attribute, show] of Object.entries(this.links)) followLinks(this, attribute, show);
  }

  /** Return whether to render: only within a page. */
  shouldUpdate() {
    return this.isConnected;
  }

  /** @param {import("lit").PropertyValues} changed */
  update(changed) {
    keepFocus(this, () => super.update(changed));
    makeOverflowFocusable(this.querySelectorAll("[role=region][tabindex]"));
  }

  /** Render the figure's message. Call it once in `render()`. Screen readers announce the message
      when it changes after an action of the reader. A message that changes on load, by scrolling or
      while the figure plays is only found by reading the page.
      @param {string} text  with the marks of `formatted`
      @param {{isWrong?: boolean, view?: unknown, more?: unknown, look?: string}} [options]  `view`
        is rendered instead of `text`; `more` follows the text and is never announced; `look` is the
        class */
  message(
    text,
    { isWrong = false, view = formatted(text), more = nothing, look = "qa-message" } = {},
  ) {
    if (text !== this.#lastMessage.text)
      this.#lastMessage = { text, isAnnounced: this.isUserAction };
    const { isAnnounced } = this.#lastMessage;
    const isEmpty = !text && more === nothing;
    // A new text node for each message, so that screen readers announce it again.
    const announced = keyed(this.#lastMessage, isAnnounced ? view : nothing);
    const silent = isAnnounced ? nothing : view;
    return html`<p
      class="${look} ${isWrong ? "qa-wrong" : ""} ${isEmpty ? "qa-silent" : ""}"
      data-qa-part="message"><span role="status">${announced}</span>${silent}${more}</p>`;
  }

  /** Announce messages from now on, because the reader has acted. */
  onUserAction() {
    this.isUserAction = true;
  }

  /** Do not announce messages until the reader acts again. */
  muteAnnouncements() {
    this.isUserAction = false;
  }

  /** Announce the current message, even if it has been shown silently before. */
  announceAgain() {
    this.#lastMessage.text = undefined;
    this.onUserAction();
    this.requestUpdate();
  }

  /** Announce nothing until `promise` resolves. Then announce the message if the reader asked for
      the work and it was done.
      @param {Promise<boolean>} promise  resolves to whether the work was done */
  async announceWhenDone(promise) {
    const { isUserAction } = this;
    this.muteAnnouncements();
    if ((await promise) && isUserAction) this.announceAgain();
  }
}

/** A part of a figure with its own state; the figure renders it and sets its properties. */
export class Part extends LitElement {
  createRenderRoot() {
    return this;
  }

  /** @param {import("lit").PropertyValues} changed */
  update(changed) {
    keepFocus(this, () => super.update(changed));
  }
}
