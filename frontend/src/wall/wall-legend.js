/* The legend of the wall: a bar for each group of boards, as high as the group is large. */

import { element } from "../shared/drawing.js";
import { counted, grouped } from "../shared/text.js";
import { css } from "./wall-colours.js";

const HEIGHT = 40; // pixels of the highest bar

/** Its buttons, each of which shows one group only.
    @param {ReturnType<typeof import("./wall-colours.js").grouped>["groups"]} groups
    @param {number | undefined} only  the value that is shown alone
    @returns {HTMLElement[]} */
export function legend(groups, only) {
  const most = Math.max(...groups.map(({ count }) => count));
  return groups.map(({ value, count, meaning, full }) => {
    const style = `height:${2 + (HEIGHT * count) / most}px;background:${css(full)}`;
    const name = `${value}: ${meaning}, ${counted(count, "board")}`;
    const pressed = { "aria-pressed": value === only, "data-qa-value": value };
    return element("button", { type: "button", title: name, "aria-label": name, ...pressed }, element("small", {}, grouped(count)), element("i", { style }), `${value}`);
  });
}
