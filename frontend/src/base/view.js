/* Parts of the views of figures. */

import { html, nothing, render } from "lit";
import { live } from "lit/directives/live.js";
import { unsafeSVG } from "lit/directives/unsafe-svg.js";
import { tapped } from "../shared/text.js";

/** A button; one that is off keeps the focus.
    @param {string} name  of its part
    @param {unknown} label
    @param {() => void} act
    @param {boolean} [isOff]
    @param {string} [style]  a class: `qa-main`, `qa-skip` */
export const button = (name, label, act, isOff = false, style = "") =>
  html`<button
    type="button"
    class=${style || nothing}
    data-qa-part=${name}
    aria-disabled=${isOff}
    @click=${() => isOff || act()}>${label}</button>`;

/** Buttons of which one is chosen.
    @param {any[]} values
    @param {any} chosen
    @param {(value: any) => void} choose
    @param {(value: any) => unknown} [label]  what stands on a button */
export const choices = (values, chosen, choose, label = (value) => value) =>
  values.map(
    (value) =>
      html`<button
        type="button"
        aria-pressed=${value === chosen}
        @click=${() => choose(value)}>${label(value)}</button> `,
  );

/** A list with a label, of which one value is chosen.
    @template Value
    @param {string} label  also the name of the part, in small letters
    @param {Value[]} values
    @param {Value} chosen
    @param {(value: Value) => void} choose
    @param {{text?: (value: Value) => unknown, isOffered?: (value: Value) => boolean}} [options]  what stands in the
      list, and whether a value can be chosen */
export const dropdown = (
  label,
  values,
  chosen,
  choose,
  { text = (value) => value, isOffered = () => true } = {},
) =>
  html`<label>${label} <select
    autocomplete="off"
    data-qa-part=${label.toLowerCase()}
    @change=${({ target }) => choose(values[target.selectedIndex])}>
    ${values.map(
      (value) => html`<option
      value=${value}
      .selected=${live(value === chosen)}
      ?disabled=${!isOffered(value)}>${text(value)}</option>`,
    )}</select></label>`;

/** A checkbox with its label.
    @param {string} name  of its part
    @param {string} label
    @param {boolean} isOn
    @param {(isOn: boolean) => void} change */
export const checkbox = (name, label, isOn, change) =>
  html`<label><input
    type="checkbox"
    autocomplete="off"
    data-qa-part=${name}
    .checked=${live(isOn)}
    @change=${({ target }) => change(target.checked)}> ${label}</label>`;

/** A text whose parts between backticks are code, and those between asterisks bold; as `tapped`.
    @param {string} text */
export const formatted = (text) =>
  tapped(text)
    .split(/(`[^`]+`|\*[^*]+\*)/)
    .map((part, at) => {
      if (at % 2 === 0) return part;
      return part[0] === "*"
        ? html`<b>${part.slice(1, -1)}</b>`
        : html`<code>${part.slice(1, -1)}</code>`;
    });

/** Draw a copy of a drawing that the page has once for all boards. It refers to it by `xlink:href`, because
    `navigation.instant` of Material and Zensical assigns to the `href` of every element, which is read-only here. The
    element is parsed, because an attribute that lit sets has no namespace.
    @param {string} name  of the drawing: `squares-8` */
export const use = (name) => unsafeSVG(`<use xlink:href="#qa-${name}"></use>`);

const filled = new WeakSet();

/** Draw a view in an element of the page, in place of what it has without script.
    @param {HTMLElement} element
    @param {unknown} view */
export function fill(element, view) {
  if (!filled.has(element)) element.replaceChildren();
  filled.add(element);
  render(view, element);
}
