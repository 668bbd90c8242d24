/* Keeps the keyboard focus in a figure while its view changes, and makes boxes that scroll
   reachable by keys. */

const STOPS = "a[href], button, input, select, textarea, summary, [tabindex]";

let observer;

/** Make each of these boxes focusable with Tab only while its content overflows.
    @param {Iterable<HTMLElement>} boxes  whose sizes are observed from now on */
export function makeOverflowFocusable(boxes) {
  observer ??= new ResizeObserver((entries) => {
    for (const { target: box } of entries) {
      const isOverflowing =
        box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
      box.tabIndex = isOverflowing ? 0 : -1;
    }
  });
  for (const box of boxes) observer.observe(box);
}

/** Return whether a button does nothing at present, so that it should not get the focus. */
const isOff = (element) => element.ariaDisabled === "true";
const cannotFocus = (element) =>
  !element.isConnected || element.disabled || element.closest("[hidden]");

/** Call `draw`, which renders the view below `root` again. If the focused element is then removed,
    disabled or hidden, move the focus to the nearest element that can have it.
    @param {HTMLElement} root
    @param {() => void} draw */
export function keepFocus(root, draw) {
  const focused = document.activeElement;
  if (focused === root || !root.contains(focused)) return draw();
  const ancestors = [];
  for (let element = focused; element !== root; element = element.parentElement)
    ancestors.push(element.parentElement);
  draw();
  if (!cannotFocus(focused)) return;
  const stops = ancestors
    .filter((element) => element.isConnected)
    .flatMap((element) => Array.from(element.querySelectorAll(STOPS)));
  const next = stops.find((stop) => !cannotFocus(stop) && !isOff(stop) && stop.checkVisibility());
  next?.focus({ preventScroll: true });
}
