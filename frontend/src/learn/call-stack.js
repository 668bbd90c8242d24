/* The frames of a call stack, the newest on top, in places for as many as there can be. */

import { element } from "../shared/drawing.js";

/** Draw the frames.
    @param {HTMLElement} list  is filled
    @param {{ title: string, detail: string, isWaiting: boolean }[]} frames  the oldest first
    @param {number} most  how many there can be at once */
export function drawFrames(list, frames, most) {
  const empty = Array.from({ length: most - frames.length }, () => element("div", { "aria-hidden": true }));
  const drawn = frames.map((frame, row) => element("div", { role: "listitem" }, frameButton(frame, row)));
  list.replaceChildren(...empty, ...drawn.toReversed());
}

function frameButton({ title, detail, isWaiting }, row) {
  const button = element("button", { type: "button", "data-qa-frame": row, "aria-pressed": false });
  button.className = isWaiting ? "qa-calls-waits" : "qa-calls-runs";
  const parts = detail.split(/( \([^)]+\))/); // a narrow figure leaves out what stands in brackets
  const words = element("span", {}, ...parts.map((text, index) => (index % 2 ? element("i", {}, text) : text)));
  button.append(element("code", {}, title), " ", words);
  return button;
}
