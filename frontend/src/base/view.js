/* Parts of the views of figures. */

import { html } from "lit";

/** Buttons of which one is chosen.
    @param {any[]} values
    @param {any} chosen
    @param {(value: any) => void} choose */
export const choices = (values, chosen, choose) =>
  values.map((value) => html`<button type="button" aria-pressed=${value === chosen} @click=${() => choose(value)}>${value}</button> `);

/** What a figure tells its reader.
    @param {string} text  with code between backticks
    @param {boolean} [isWrong] */
export const message = (text, isWrong = false) =>
  html`<p class="qa-message ${isWrong ? "qa-wrong" : ""}" role="status" aria-live="polite" data-qa-part="message">${withCode(text)}</p>`;

/** A text whose parts between backticks are code.
    @param {string} text */
export const withCode = (text) => text.split("`").map((part, at) => (at % 2 ? html`<code>${part}</code>` : part));
