/* Parts of the views of figures. */

import { html } from "lit";
import { unsafeSVG } from "lit/directives/unsafe-svg.js";

/** Buttons of which one is chosen.
    @param {any[]} values
    @param {any} chosen
    @param {(value: any) => void} choose */
export const choices = (values, chosen, choose) =>
  values.map((value) => html`<button type="button" aria-pressed=${value === chosen} @click=${() => choose(value)}>${value}</button> `);

/** What a figure tells its reader.
    @param {string} text  as in `formatted`
    @param {boolean} [isWrong] */
export const message = (text, isWrong = false) =>
  html`<p class="qa-message ${isWrong ? "qa-wrong" : ""}" role="status" aria-live="polite" data-qa-part="message">${formatted(text)}</p>`;

/** A text whose parts between backticks are code, and those between asterisks bold.
    @param {string} text */
export const formatted = (text) =>
  text.split(/(`[^`]+`|\*[^*]+\*)/).map((part, at) => {
    if (at % 2 === 0) return part;
    return part[0] === "*" ? html`<b>${part.slice(1, -1)}</b>` : html`<code>${part.slice(1, -1)}</code>`;
  });

/** What the page has drawn once for all boards: `squares-8`. As in `site_builder/svg/canvas.py`, it is no `href`.
    @param {string} name */
export const use = (name) => unsafeSVG(`<use xlink:href="#qa-${name}"></use>`);
