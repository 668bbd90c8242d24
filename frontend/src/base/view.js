/* Templates that many figures use: buttons, lists, checkboxes, formatted text. */

import { html, nothing, render, svg } from "lit";
import { live } from "lit/directives/live.js";
import { forPointerType } from "../shared/text.js";

/** Render a button. While `isOff`, a click does nothing, and the button is `aria-disabled` instead
    of disabled, so that it keeps the focus.
    @param {string} name  its `data-qa-part`
    @param {unknown} label  its content
    @param {() => void} act  called by a click
    @param {boolean} [isOff]
    @param {string} [style]  a class: `qa-main`, `qa-skip` */
export const button = (name, label, act, isOff = false, style = "") =>
  html`<button
    type="button"
    class=${style || nothing}
    data-qa-part=${name}
    aria-disabled=${isOff}
    @click=${() => isOff || act()}>${label}</button>`;

/** Render one button for each value; the button of the value `chosen` is pressed.
    @param {any[]} values
    @param {any} chosen
    @param {(value: any) => void} choose  called with the value whose button is clicked
    @param {(value: any) => unknown} [label]  returns the content of a value's button */
export const choices = (values, chosen, choose, label = (value) => value) =>
  values.map(
    (value) =>
      html`<button
        type="button"
        aria-pressed=${value === chosen}
        @click=${() => choose(value)}>${label(value)}</button> `,
  );

/** Render a drop-down list with a label.
    @template Value
    @param {string} label  in lower case it is also the `data-qa-part`
    @param {Value[]} values
    @param {Value} chosen
    @param {(value: Value) => void} choose  called with the value that the reader chooses
    @param {{text?: (value: Value) => unknown, isOffered?: (value: Value) => boolean}} [options]
      `text` returns the text of a value in the list, `isOffered` whether the value can be chosen */
export const dropdown = (
  label,
  values,
  chosen,
  choose,
  { text = (value) => value, isOffered = () => true } = {},
) => {
  const options = values.map(
    (value) => html`<option
      value=${value}
      .selected=${live(value === chosen)}
      ?disabled=${!isOffered(value)}>${text(value)}</option>`,
  );
  return html`<label>${label} <select
    autocomplete="off"
    data-qa-part=${label.toLowerCase()}
    @change=${({ target }) => choose(values[target.selectedIndex])}>
    ${options}</select></label>`;
};

/** Render a checkbox with its label.
    @param {string} name  its `data-qa-part`
    @param {string} label
    @param {boolean} isOn
    @param {(isOn: boolean) => void} change  called with the new state */
export const checkbox = (name, label, isOn, change) =>
  html`<label><input
    type="checkbox"
    autocomplete="off"
    data-qa-part=${name}
    .checked=${live(isOn)}
    @change=${({ target }) => change(target.checked)}> ${label}</label>`;

/** Render a text, with parts between backticks as code and parts between asterisks bold. On touch
    screens `Click` becomes `Tap`, as in `forPointerType`.
    @param {string} text
    @returns {unknown[]} content for a template of lit */
export const formatted = (text) =>
  forPointerType(text)
    .split(/(`[^`]+`|\*[^*]+\*)/)
    .map((part, index) => {
      // `split` puts the matches of the pattern at odd indices.
      if (index % 2 === 0) return part;
      const content = part.slice(1, -1);
      return part[0] === "*" ? html`<b>${content}</b>` : html`<code>${content}</code>`;
    });

/** The templates that `use` has made, by the name of the drawing. */
const uses = new Map();

/** Render a copy of a drawing that the page has once for all boards. `xlink:href` is used, because
    `navigation.instant` of Material and Zensical assigns to the `href` of every element, which is
    read-only on `<use>`. Each drawing has a template of its own, because lit cannot set an
    attribute with a namespace.
    @param {string} name  of the drawing: `squares-8` */
export function use(name) {
  if (!uses.has(name)) {
    const strings = [`<use xlink:href="#qa-${name}"></use>`];
    uses.set(name, Object.assign(strings, { raw: strings }));
  }
  return svg(uses.get(name));
}

/** The elements into which `fill` has rendered. */
const filled = new WeakSet();

/** Render a view into an element of the page. The first call removes the element's static content.
    @param {HTMLElement} element
    @param {unknown} view */
export function fill(element, view) {
  if (!filled.has(element)) element.replaceChildren();
  filled.add(element);
  render(view, element);
}
