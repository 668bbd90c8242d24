/* Reads the colours of the page for a canvas, which cannot use custom properties itself. */

/** Return the colour of a custom property as the page shows it. It may depend on the colour scheme,
    so it is read through the property `color` of an element.
    @param {HTMLElement} element
    @param {string} property  such as `--qa-ink` */
export function readColour(element, property) {
  element.style.color = `var(${property})`;
  const { color } = getComputedStyle(element);
  element.style.removeProperty("color");
  return color;
}

/** Call `changed` when the colours of the page may have changed.
    @param {AbortSignal} signal  ends the calls */
export function observeColours(changed, signal) {
  const looks = new MutationObserver(changed);
  for (const target of [document.documentElement, document.body])
    looks.observe(target, { attributes: true });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", changed, { signal });
  signal.addEventListener("abort", () => looks.disconnect());
}
