/* The strip below the wall: what is seen, or the board that is pointed at or chosen, with its links; and the legend. */

import { html, nothing } from "../base/index.js";
import { pageOf } from "../finder/label-address.js";
import { badge, boardPicture } from "../shared/board-view.js";
import { columnsText } from "../shared/symmetry.js";
import { counted, grouped } from "../shared/text.js";
import { meaningOf, nameOf, SIZES } from "./wall-boards.js";
import { css } from "./wall-colours.js";

const HEIGHT = 40; // pixels of the highest bar of the legend

const linksView = (links) => links.map(([href, text]) => html`<a href=${href}>${text}</a>`);

/** The links of a board: to the page of its orbit, to its view in Find, and to its gallery.
    @param {DOMStringMap} addresses  `qaPages` with `qaPaged`, `qaViews` and `qaGalleries`, where the site has them
    @param {{ label: string, columns: number[] }} board */
function linksOf(addresses, { label, columns }) {
  const { qaViews } = addresses;
  const page = pageOf(label, addresses);
  const found = page ? [[page, "Page of its orbit"]] : [];
  if (qaViews) found.push([`${qaViews}?${new URLSearchParams({ q: columnsText(columns) })}`, "Open in Find"]);
  return linksView(found);
}

/** What the caption has for a board.
    @param {DOMStringMap} addresses
    @param {{ columns: number[], symmetry: number, label: string, size: number, number: number }} board */
export function boardCaption(addresses, board) {
  return {
    picture: boardPicture(board.columns, `Board ${nameOf(board)}`),
    name: [nameOf(board), " ", badge(board.size)],
    columns: columnsText(board.columns),
    meaning: meaningOf(board),
    links: linksOf(addresses, board),
  };
}

/** What the caption has where no board is chosen.
    @param {number} n
    @param {{ size: number, boards: object[] }[]} orbits
    @param {{ meaning: string, count: number } | undefined} only  the group that is shown alone
    @param {[string, string][]} links  addresses and their texts */
export function wallCaption(n, orbits, only, links) {
  const total = orbits.reduce((sum, { size }) => sum + size, 0);
  const counts = SIZES.map((size) => [orbits.filter((orbit) => orbit.size === size).length, size]);
  const terms = counts.filter(([count]) => count).map(([count, size]) => `${grouped(count)} × ${size}`);
  return {
    picture: nothing,
    name: [only ? `${counted(only.count, "board")}: ${only.meaning}` : `N = ${n}: ${counted(total, "board")}`],
    columns: "",
    meaning: `${terms.join(" + ")} = ${grouped(total)}. Each block is an orbit. Choose a board to see its name.`,
    links: linksView(links),
  };
}

/** The legend: a bar for each group of boards, as high as the group is large; its buttons show one group only.
    @param {ReturnType<typeof import("./wall-colours.js").grouped>["groups"]} groups
    @param {number | undefined} only  the value that is shown alone */
export function legend(groups, only) {
  const most = Math.max(...groups.map(({ count }) => count));
  return groups.map(({ value, count, meaning, full }) => {
    const name = `${value}: ${meaning}, ${counted(count, "board")}`;
    return html`<button type="button" title=${name} aria-label=${name} aria-pressed=${value === only} data-qa-value=${value}><small>${grouped(count)}</small><i
      style="height:${2 + (HEIGHT * count) / most}px;background:${css(full)}"></i>${value}</button>`;
  });
}
