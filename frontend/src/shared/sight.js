/* Observes whether a figure is visible, so that it does not move while it cannot be seen. */

/** Call `changed(isVisible)` soon and after each change. An element is visible if it is in view and
    its tab is active. */
export function observeVisibility(element, changed, signal) {
  let isInView = false;
  let wasVisible;
  const update = () => {
    const isVisible = isInView && !document.hidden;
    if (isVisible !== wasVisible) changed(isVisible);
    wasVisible = isVisible;
  };
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1).isIntersecting;
    update();
  });
  observer.observe(element);
  document.addEventListener("visibilitychange", update, { signal });
  signal.addEventListener("abort", () => observer.disconnect());
}
