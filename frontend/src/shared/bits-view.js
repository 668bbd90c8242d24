/* Templates of the bits of a number: headings, cells to look at, and buttons to click. */

import { html, keyed, moveTabStop } from "../base/index.js";
import { bitsFromLeft, digitsOf, numberText, worthOf } from "./row-arithmetic.js";

const isSet = (x, bit) => ((x >> bit) & 1) === 1;

/** Render a text above each bit, such as its number.
    @param {number} width  the number of bits
    @param {(bit: number) => unknown} text  returns the text of a bit
    @param {number} [x]  the number whose set bits are highlighted */
export const bitHeads = (width, text, x = 0) =>
  bitsFromLeft(width).map((bit) => {
    const look = isSet(x, bit) ? "qa-rows-counted" : "";
    return html`<span class="qa-lab-bit ${look}">${text(bit)}</span>`;
  });

/** Return the CSS class of a bit of `x`: "" for a 0. */
const lookOf = (x, bit) => (isSet(x, bit) ? "qa-lab-set" : "");
const digitOf = (x, bit) => Number(isSet(x, bit));

/** Render the lowest `width` bits of `x` as cells. */
export const bitCells = (x, width) =>
  bitsFromLeft(width).map(
    (bit) => html`<span class="qa-lab-bit ${lookOf(x, bit)}">${digitOf(x, bit)}</span>`,
  );

/** Render the lowest `width` bits of `x` while a carry moves from right to left. Cells of bits that
    are not computed yet are empty.
    @param {number} x
    @param {number} width
    @param {number} computed  how many of the lowest bits are computed
    @param {number} [stop]  the bit at which the carry stops; -1 without a carry */
export function computedCells(x, width, computed, stop = -1) {
  const head = Math.min(stop, computed - 1, width - 1);
  return bitsFromLeft(width).map((bit) => {
    if (bit >= computed) return html`<span class="qa-lab-bit qa-lab-later"></span>`;
    const carry = `${bit <= stop ? "qa-lab-run-over" : ""} ${bit === head ? "qa-lab-run-head" : ""}`;
    return html`<span class="qa-lab-bit ${lookOf(x, bit)} ${carry}">${digitOf(x, bit)}</span>`;
  });
}

/** Return the bits of `computedCells` as text, for a screen reader; if `computed` is 0, say so. */
export const computedText = (x, width, computed) =>
  digitsOf(x, width).slice(width - computed) || "not computed yet";

/** A sentence about the keys of `bitButtons`, for the `keys` of a figure. */
export const BIT_KEYS =
  "Arrow keys, Home and End go from bit to bit; 0 and 1 set a bit and go on to the next.";

/** Render the lowest `width` bits of `x` as buttons. One of them is in the Tab order, arrow keys
    move between them, and 0 and 1 can be typed.
    @param {number} x
    @param {number} width
    @param {(x: number) => void} change  called with the number that the reader sets
    @param {{isSigned?: boolean}} [options]  whether the first bit is worth less than 0 */
export function bitButtons(x, width, change, { isSigned = false } = {}) {
  const bitButton = (bit, index) => {
    const worth = numberText(worthOf(bit, width, isSigned));
    const digit = digitOf(x, bit);
    const flip = ({ currentTarget }) => {
      currentTarget.focus();
      change(x ^ (1 << bit));
    };
    return html`<button
        type="button"
        class="qa-lab-bit ${lookOf(x, bit)}"
        tabindex=${index === 0 ? 0 : -1}
        aria-pressed=${isSet(x, bit)}
        aria-label="bit ${bit}, worth ${worth}: ${digit}"
        @click=${flip}
        @focus=${({ target }) => moveTabStop({ target, currentTarget: target.parentElement })}
        @keydown=${(event) => press(event, x, bit, change)}>${digit}</button>`;
  };
  return keyed(width, bitsFromLeft(width).map(bitButton));
}

/** Handle the keys that `BIT_KEYS` lists on the button of `bit`.
    @param {(x: number) => void} change  called with the new number if a 0 or 1 is typed */
function press(event, x, bit, change) {
  const { key, currentTarget: button } = event;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons = Array.from(button.parentElement.querySelectorAll("button"));
  const before = button.previousElementSibling ?? button;
  const after = button.nextElementSibling ?? button;
  const next = {
    ArrowLeft: before,
    ArrowRight: after,
    Home: buttons[0],
    End: buttons.at(-1),
    0: after,
    1: after,
  }[key];
  if (!next) return;
  event.preventDefault();
  if (key === "0") change(x & ~(1 << bit));
  if (key === "1") change(x | (1 << bit));
  next.focus();
}
