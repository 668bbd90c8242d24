/* A box that scrolls shows the columns of numbers of its table whole or hardly at all: 12 cut in two would read as 1. */

/** @type {ResizeObserver | undefined} */
let boxes;

/** Mark where the caption and the fixed first column end, and how much of the columns shows that this column and the right edge cut. */
function follow(box) {
  const [first, ...others] = [...box.querySelectorAll("thead th")].map((heading) => heading.getBoundingClientRect());
  const { right } = box.getBoundingClientRect();
  const cutAt = (edge) => others.find((each) => each.left < edge - 1 && each.right > edge + 1);
  const [left, last] = [cutAt(first.right), cutAt(right)];
  const set = (name, value) => box.style.setProperty(name, `${value}px`);
  set("--qa-caption", box.querySelector("caption")?.offsetHeight ?? 0);
  set("--qa-head", first.width);
  set("--qa-cut-left", left ? left.right - first.right : 0);
  set("--qa-cut-right", last ? right - last.left : 0);
}

/** @param {Iterable<HTMLElement>} found  watched from now on */
export function keepColumnsWhole(found) {
  boxes ??= new ResizeObserver((entries) => entries.forEach(({ target }) => follow(target)));
  for (const box of found) {
    box.classList.add("qa-whole");
    box.addEventListener("scroll", () => follow(box), { passive: true });
    boxes.observe(box);
  }
}
