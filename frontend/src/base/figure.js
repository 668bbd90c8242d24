/* The base class of figures. lit renders the view of a figure inside its element, without a shadow
   tree. A theme may move the element to another place. */

import { html, LitElement, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { followLinks } from "./links.js";
import { withLifecycle } from "../shared/element.js";
import { keepFocus, makeOverflowFocusable } from "../shared/focus.js";
import { offerFullScreen } from "../shared/full-screen.js";
import { formatted } from "./view.js";

// Events that count as an action of the reader on the figure.
const ACTIONS = ["click", "keydown", "input", "change", "submit"];

/** A figure. A subclass declares its state in `static properties` and draws it in `render()`. The
    view stands beside the static picture that pages without JavaScript show. The subclass passes
    `this.signal` to listeners outside its view and to everything else that must stop when the
    figure leaves the page. Moving a figure within its page does not stop anything.

    The class helps readers who use a keyboard or a screen reader: `keys` describes the keys of the
    figure, letters typed in the figure do not trigger shortcuts of the theme, Ctrl+Z calls
    `undo()`, the focus moves to a neighbour when the focused element is removed, and only `message`
    is announced. */
export class Figure extends withLifecycle(LitElement) {
  #lastMessage = { text: "", isAnnounced: false };
  /** Whether the next change of the message is announced, because an action of the reader causes
      it. It is false on load and while the figure plays. */
  isUserAction = false;
  /** A sentence that describes the keys of the figure, for screen readers; empty without keys. */
  keys = "";
  /** Whether the figure has a button that makes it fill the screen. */
  fillsScreen = false;
  /** Links in the text that control the figure. Each key is an attribute of such links, for example
      `data-qa-place`. Its function shows the value of a link in the figure, and may return the part
      of the figure to look at.
      @type {Record<string, (value: string) => HTMLElement | void>} */
  links = {};

  createRenderRoot() {
    const view = this.querySelector(":scope > .qa-live") ?? document.createElement("div");
    view.className = "qa-live";
    // Empty the view: a theme may have kept the content that an earlier figure rendered into it.
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
    // Render again, because the state may have changed while the figure was out of the page.
    this.requestUpdate();
    for (const [attribute, show] of Object.entries(this.links)) followLinks(this, attribute, show);
  }

  /** Return whether to render, which lit asks before each update: only while the figure is in a
      page. */
  shouldUpdate() {
    return this.isConnected;
  }

  /** Render the view again, and keep the focus in the figure.
      @param {import("lit").PropertyValues} changed */
  update(changed) {
    keepFocus(this, () => super.update(changed));
    makeOverflowFocusable(this.querySelectorAll("[role=region][tabindex]"));
  }

  /** Render the figure's message. Call it once in `render()`. Screen readers announce the message
      when it changes after an action of the reader. When a message changes on load, by scrolling or
      while the figure plays, it is not announced.
      @param {string} text  formatted by `formatted` of view.js
      @param {{isWrong?: boolean, view?: unknown, more?: unknown, look?: string}}
        [options]  `isWrong` marks the message of a mistake; `view` is rendered instead of `text`,
        but a new message is still recognized by its `text`; `more` follows the message and is never
        announced; `look` is the class
      @returns {unknown} the template of the message */
  message(
    text,
    { isWrong = false, view = formatted(text), more = nothing, look = "qa-message" } = {},
  ) {
    if (text !== this.#lastMessage.text)
      this.#lastMessage = { text, isAnnounced: this.isUserAction };
    const { isAnnounced } = this.#lastMessage;
    const isEmpty = !text && more === nothing;
    // Render a new text node for each message, so that screen readers announce a text again.
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

  /** Announce the current message, even if it is already on the page. */
  announceAgain() {
    this.#lastMessage.text = undefined;
    this.onUserAction();
    this.requestUpdate();
  }

  /** Announce nothing until `promise` resolves. Then announce the message if the work was done and
      the reader had asked for it.
      @param {Promise<boolean>} promise  resolves to whether the work was done */
  async announceWhenDone(promise) {
    const { isUserAction } = this;
    this.muteAnnouncements();
    if ((await promise) && isUserAction) this.announceAgain();
  }
}

/** A custom element that is a part of a figure and has its own state. The figure renders it and
    sets its properties. */
export class Part extends LitElement {
  createRenderRoot() {
    return this;
  }

  /** Render the view again, and keep the focus in this part.
      @param {import("lit").PropertyValues} changed */
  update(changed) {
    keepFocus(this, () => super.update(changed));
  }
}
