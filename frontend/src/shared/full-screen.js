/* Lets a figure fill the screen, for a projector. The figure is laid out as on a page, and scaled
   up. */

// The widths in which a figure may be laid out, in pixels.
const WIDTHS = [480, 640, 800, 960, 1120];
// The height of the button below the figure, in pixels.
const BUTTON = 36;
// The share of the width or height of the screen that the figure takes.
const PART = 0.97;

/** Return the scale at which an element is drawn, relative to its layout; 1 unless it is in a
    figure that fills the screen. */
export const scaleOf = (element) =>
  Number(element.closest("[data-qa-scale]")?.getAttribute("data-qa-scale") ?? 1);

/** Lay a figure out in the one of the `WIDTHS` that allows the largest scale, and draw it in the
    middle of the screen. */
function enlarge(figure) {
  const choices = WIDTHS.filter((width) => width < innerWidth).map((width) => {
    figure.style.width = `${width}px`;
    return {
      width,
      scale: PART * Math.min(innerWidth / width, innerHeight / (figure.offsetHeight + BUTTON)),
    };
  });
  const largest = choices.toSorted((one, other) => other.scale - one.scale)[0];
  const { width, scale } = largest ?? { width: innerWidth, scale: 1 };
  figure.style.width = `${width}px`;
  const height = scale * (figure.offsetHeight + BUTTON);
  const left = (innerWidth - scale * width) / 2;
  const top = Math.max((innerHeight - height) / 2, 0);
  figure.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
  figure.dataset.qaScale = scale;
}

/** Add a button below a figure that makes it fill the screen, unless the browser cannot do that.
    @param {HTMLElement} figure
    @param {HTMLElement} view  the element into which the figure renders
    @param {AbortSignal} signal  ends the listeners when the figure leaves the page */
export function offerFullScreen(figure, view, signal) {
  // Remove the button of an earlier call, which a theme may have kept.
  figure.querySelector(":scope > .qa-full-screen")?.remove();
  const root = figure.parentElement;
  if (!document.fullscreenEnabled || !root?.matches(".qa-root")) return;
  const isFull = () => document.fullscreenElement === root;
  const button = document.createElement("button");
  Object.assign(button, {
    type: "button",
    className: "qa-full-screen",
    textContent: "Full screen",
  });
  button.addEventListener("click", () =>
    isFull() ? document.exitFullscreen() : root.requestFullscreen(),
  );
  const change = () => {
    button.textContent = isFull() ? "Leave full screen" : "Full screen";
    if (isFull()) return enlarge(figure);
    Object.assign(figure.style, { width: "", transform: "" });
    delete figure.dataset.qaScale;
  };
  root.addEventListener("fullscreenchange", change, { signal });
  addEventListener("resize", () => isFull() && enlarge(figure), { signal });
  view.after(button);
}
