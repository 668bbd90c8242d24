/* Links in the text of a chapter that drive its figure. */

/** Keep readers at the link that they followed if they see the whole figure from there; else it leads to the figure.
    @param {Event} event
    @param {HTMLElement} figure */
export function keepPlace(event, figure) {
  const { top, bottom } = figure.getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight) event.preventDefault();
}
