/* The focus of the keyboard stays in a figure whose view changes. */

const STOPS = "a[href], button, input, select, textarea, summary, [tabindex]";

let boxes;

/** A box that scrolls is a stop of the Tab key, while it has something to scroll.
    @param {Iterable<HTMLElement>} found  watched from now on */
export function passWhatFits(found) {
  const follow = ({ target: box }) =>
    (box.tabIndex =
      box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight ? 0 : -1);
  boxes ??= new ResizeObserver((entries) => entries.forEach(follow));
  for (const box of found) boxes.observe(box);
}

/** Whether a button does nothing now: a reader does not go on from there. */
const isOff = (element) => element.ariaDisabled === "true";
const hasGone = (element) =>
  !element.isConnected || element.disabled || element.closest("[hidden]");

/** Draw a view anew. If what has the focus goes, what stands nearest to its place gets it. */
export function keepFocus(root, draw) {
  const focused = document.activeElement;
  if (focused === root || !root.contains(focused)) return draw();
  const around = [];
  for (let each = focused; each !== root; each = each.parentElement)
    around.push(each.parentElement);
  draw();
  if (!hasGone(focused)) return;
  const stops = around
    .filter((each) => each.isConnected)
    .flatMap((each) => [...each.querySelectorAll(STOPS)]);
  const next = stops.find((each) => !hasGone(each) && !isOff(each) && each.checkVisibility());
  next?.focus({ preventScroll: true });
}
