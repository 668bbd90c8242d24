/* Observes whether a figure is visible, so that it moves only while readers can see it. */

/** Call `changed` soon after this call, and again whenever the visibility changes. An element is
    visible if it is in view and its tab is active.
    @param {HTMLElement} element
    @param {(isSeen: boolean) => void} changed
    @param {AbortSignal} signal  ends the observation */
export function observeVisibility(element, changed, signal) {
  let isInView = false;
  let wasSeen;
  const update = () => {
    const isSeen = isInView && !document.hidden;
    if (isSeen !== wasSeen) changed(isSeen);
    wasSeen = isSeen;
  };
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1).isIntersecting;
    update();
  });
  observer.observe(element);
  document.addEventListener("visibilitychange", update, { signal });
  signal.addEventListener("abort", () => observer.disconnect());
}
