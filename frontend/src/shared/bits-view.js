/* Bits side by side: their numbers, cells to look at, and buttons to click. */

import { html, keyed, moveTabStop } from "../base/index.js";
import { bitsFromLeft, digitsOf, numberText, worthOf } from "./row-arithmetic.js";

const isSet = (x, bit) => ((x >> bit) & 1) === 1;

/** A text for each bit, such as its number.
    @param {number} [x]  whose bits are marked */
export const bitHeads = (width, text, x = 0) =>
  bitsFromLeft(width).map(
    (bit) =>
      html`<span class="qa-lab-bit ${isSet(x, bit) ? "qa-rows-counted" : ""}">${text(bit)}</span>`,
  );

/** Bits to look at. */
export const bitCells = (x, width) =>
  bitsFromLeft(width).map(
    (bit) =>
      html`<span
        class="qa-lab-bit ${isSet(x, bit) ? "qa-lab-set" : ""}">${Number(isSet(x, bit))}</span>`,
  );

/** Bits of which some are computed, from the right.
    @param {number} computed  how many
    @param {number} [stop]  the bit at which the carry stops that runs above them; -1 without one */
export function computedCells(x, width, computed, stop = -1) {
  const head = Math.min(stop, computed - 1, width - 1);
  return bitsFromLeft(width).map((bit) => {
    if (bit >= computed) return html`<span class="qa-lab-bit qa-lab-later"></span>`;
    const carry = `${bit <= stop ? "qa-lab-run-over" : ""} ${bit === head ? "qa-lab-run-head" : ""}`;
    return html`<span
      class="qa-lab-bit ${isSet(x, bit) ? "qa-lab-set" : ""} ${carry}">${Number(isSet(x, bit))}</span>`;
  });
}

/** The same for a screen reader. */
export const computedText = (x, width, computed) =>
  digitsOf(x, width).slice(width - computed) || "not computed yet";

/** What keys do with bits. */
export const BIT_KEYS =
  "Arrow keys, Home and End go from bit to bit; 0 and 1 set a bit and go on to the next.";

/** Bits as buttons: one of them is in the order of the Tab key, arrow keys go from one to the next, and 0 and 1 are
    typed.
    @param {(x: number) => void} change  called with the number that the reader sets
    @param {{isSigned?: boolean}} [options]  whether the first is worth less than 0 */
export const bitButtons = (x, width, change, { isSigned = false } = {}) =>
  keyed(
    width,
    bitsFromLeft(width).map(
      (bit, at) => html`<button
        type="button"
        class="qa-lab-bit ${isSet(x, bit) ? "qa-lab-set" : ""}"
        tabindex=${at === 0 ? 0 : -1}
        aria-pressed=${isSet(x, bit)}
        aria-label="bit ${bit}, worth ${numberText(worthOf(bit, width, isSigned))}: ${Number(isSet(x, bit))}"
        @click=${({ currentTarget }) => (currentTarget.focus(), change(x ^ (1 << bit)))}
        @focus=${({ target }) => moveTabStop({ target, currentTarget: target.parentElement })}
        @keydown=${(event) => press(event, x, bit, change)}>${Number(isSet(x, bit))}</button>`,
    ),
  );

function press(event, x, bit, change) {
  const { key, currentTarget: here } = event;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons = [...here.parentElement.querySelectorAll("button")];
  const [before, after] = [here.previousElementSibling ?? here, here.nextElementSibling ?? here];
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
