/* Links in the text of a chapter that drive its figure: `[a full board](#place-queens){ data-qa-place="4 b4" }`. */

/** Show in a figure what a link says when a reader follows it. Readers stay at the link if they see the
    figure from there; else the link leads to its section, and the figure comes wholly into view.
    @param {import("../shared/element.js").QueensElement} figure  only the first of its kind is driven
    @param {string} attribute  of these links, such as `data-qa-place`
    @param {(value: string) => HTMLElement | void} show  returns the part to see, if it is not the whole figure */
export function followLinks(figure, attribute, show) {
  const follow = (event) => {
    const link = event.target.closest?.(`a[${attribute}]`);
    if (!link || !figure.isFirst) return;
    const part = show(link.getAttribute(attribute)) ?? figure;
    const { top, bottom } = part.getBoundingClientRect();
    if (top >= 0 && bottom <= innerHeight) event.preventDefault();
    else requestAnimationFrame(() => part.scrollIntoView({ block: "nearest" })); // after the jump to the section
  };
  document.addEventListener("click", follow, { signal: figure.signal });
}
