/* A figure that fills the screen, for a projector: laid out as on a page, and drawn larger. */

const WIDTHS = [480, 640, 800, 960, 1120]; // of the layouts to choose from, in pixels
const BUTTON = 36; // the height below the figure
const PART = 0.97; // of the screen that is used

/** How many times as large an element is drawn as it is laid out. */
export const scaleOf = (element) =>
  Number(element.closest("[data-qa-scale]")?.getAttribute("data-qa-scale") ?? 1);

/** Lay a figure out in the width at which it can be drawn largest, and draw it so, in the middle. */
function enlarge(figure) {
  const choices = WIDTHS.filter((width) => width < innerWidth).map((width) => {
    figure.style.width = `${width}px`;
    return {
      width,
      scale: PART * Math.min(innerWidth / width, innerHeight / (figure.offsetHeight + BUTTON)),
    };
  });
  const { width, scale } = choices.toSorted((one, other) => other.scale - one.scale)[0] ?? {
    width: innerWidth,
    scale: 1,
  };
  figure.style.width = `${width}px`;
  const height = scale * (figure.offsetHeight + BUTTON);
  const [left, top] = [(innerWidth - scale * width) / 2, Math.max((innerHeight - height) / 2, 0)];
  figure.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
  figure.dataset.qaScale = scale;
}

/** Let a figure fill the screen by a button below it. A browser that cannot do that shows none.
    @param {HTMLElement} view  what the figure draws */
export function offerFullScreen(figure, view, signal) {
  figure.querySelector(":scope > .qa-full-screen")?.remove(); // a theme may have kept it
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
