/* Whether a reader sees a figure: nothing that moves by itself goes on unseen. */

/** Tell soon whether an element is in view in a tab that is shown, and from then on when that changes. */
export function watchSight(element, changed, signal) {
  let [isInView, wasSeen] = [false, undefined];
  const tell = () => {
    const isSeen = isInView && !document.hidden;
    if (isSeen !== wasSeen) changed(isSeen);
    wasSeen = isSeen;
  };
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1).isIntersecting;
    tell();
  });
  observer.observe(element);
  document.addEventListener("visibilitychange", tell, { signal });
  signal.addEventListener("abort", () => observer.disconnect());
}
