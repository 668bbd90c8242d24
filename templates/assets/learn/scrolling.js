/* Scrolling through the text of a chapter moves the figure beside it, until the reader touches either. */

const READING_LINE = 0.6; // of the height of the window: a link above it has been reached

/** Show what the last link says that a reader has scrolled to; only where the figure stays beside its text.
    @param {import("../shared/element.js").QueensElement} figure
    @param {string} selector  of the links
    @param {(link: HTMLAnchorElement) => void} show */
export function followScrolling(figure, selector, show) {
  const beside = figure.closest(".qa-beside");
  if (!beside) return;
  const { signal } = figure;
  const links = [...beside.querySelectorAll(selector)];
  let isTouched = false;
  let shown;

  const follow = () => {
    const reached = links.findLast((link) => link.getBoundingClientRect().top < READING_LINE * innerHeight);
    if (isTouched || !reached || reached === shown || getComputedStyle(figure).position !== "sticky") return;
    shown = reached;
    show(reached);
  };
  const begin = () => {
    const observer = new IntersectionObserver(follow, { rootMargin: `0px 0px ${100 * (READING_LINE - 1)}% 0px` });
    for (const link of links) observer.observe(link);
    signal.addEventListener("abort", () => observer.disconnect());
  };
  const touch = ({ target, isTrusted }) => {
    isTouched ||= isTrusted && (figure.contains(target) || Boolean(target.closest?.(selector)));
  };
  addEventListener("scroll", begin, { once: true, passive: true, signal }); // not at what a page shows at first
  for (const kind of ["pointerdown", "keydown", "click"]) document.addEventListener(kind, touch, { capture: true, signal });
}
