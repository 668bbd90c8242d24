/* Parts that the steppers of all puzzles have: the current line of a program, and masks as bits. */

/** Mark an element as the current one of its list, or as another.
    @param {Element} element
    @param {boolean} isCurrent */
export function mark(element, isCurrent) {
  if (isCurrent) element.setAttribute("aria-current", "true");
  else element.removeAttribute("aria-current");
}

/** Mark the line of a program where a step happens, and scroll it into view within its box, before the
    next frame: to look at each box at once would lay out the page once for each.
    @param {HTMLElement} source
    @param {string} landmark  the name of the line */
export function markLine(source, landmark) {
  for (const line of source.children) {
    const isCurrent = line.dataset.qaAt.split(" ").includes(landmark);
    mark(line, isCurrent);
    if (isCurrent) requestAnimationFrame(() => scrollWithin(source, line));
  }
}

/** Without moving the page, as `scrollIntoView` would. */
function scrollWithin(source, line) {
  const { offsetTop: top, offsetHeight: height } = line;
  const space = source.clientHeight - height;
  if (source.scrollTop <= top && top <= source.scrollTop + space) return;
  const lineHeight = Number.parseFloat(getComputedStyle(line).lineHeight); // a long line has several
  source.scrollTop = Math.round((top - space / 2) / lineHeight) * lineHeight;
}

/** Show masks as bits and as numbers, one in each row of a table.
    @param {HTMLTableElement} table
    @param {number[]} masks
    @param {number} width  in bits */
export function showMasks(table, masks, width) {
  for (const [index, value] of masks.entries()) {
    const [, bits, decimal] = table.tBodies[0].rows[index].cells;
    bits.innerHTML = value.toString(2).padStart(width, "0").replace(/1+/g, "<b>$&</b>");
    decimal.textContent = value;
  }
}
