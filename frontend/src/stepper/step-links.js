/* Links of the text that go to a step of the first stepper: `[step 9](#...){ data-qa-step="9" }`. */

import { followScrolling } from "../learn/scrolling.js";

const LINKS = "a[data-qa-step]";

/** Follow the links of the page, clicked or scrolled to; they mean the N of the stepper's block.
    @param {import("./player.js").StepPlayer} stepper */
export function followLinks(stepper) {
  const follow = async (event) => {
    const link = event.target.closest?.(LINKS);
    if (!link) return;
    event.preventDefault();
    event.stopPropagation(); // the theme would scroll away from the text
    if (stepper.find("n").value !== stepper.dataset.qaN) await stepper.change({ n: stepper.dataset.qaN });
    stepper.jump(Number(link.dataset.qaStep));
    bringIntoView(stepper, stepper.find("message"));
  };
  document.addEventListener("click", follow, { capture: true, signal: stepper.signal });
  const hasStep = new URLSearchParams(location.search).has("step"); // the reader's own
  if (!hasStep) followScrolling(stepper, LINKS, (link) => stepper.showStep(Number(link.dataset.qaStep)));
}

/** Scroll to the stepper, unless its reader sees a part of it.
    @param {HTMLElement} stepper
    @param {HTMLElement} part */
export function bringIntoView(stepper, part) {
  const { top, bottom } = part.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) stepper.scrollIntoView();
}

/** Mark the links that lead to the step in view.
    @param {import("./player.js").StepPlayer} stepper
    @param {number} n
    @param {number} step */
export function markLinks(stepper, n, step) {
  for (const link of document.querySelectorAll(LINKS)) {
    const isHere = String(n) === stepper.dataset.qaN && Number(link.dataset.qaStep) === step;
    if (isHere) link.setAttribute("aria-current", "step");
    else link.removeAttribute("aria-current");
  }
}
