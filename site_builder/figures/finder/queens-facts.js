/* The facts of a solution: its columns, squares, orbit and bits. Its page and the finder show
   them. */

import { define, Figure, html } from "#base";
import { moveName } from "#shared/board-view.js";
import { bitRows, orbit, squares } from "#shared/symmetry.js";
import { counted } from "#shared/text.js";

// The anchor of a section on the page about symmetry.
const ORBIT_SIZES = "orbits-have-2-4-or-8-boards";

/** Render an element `<queens-facts>`, for use in another figure. The parameters are its
    properties. */
export const factsElement = (board, glossary, symmetry) => html`<queens-facts
  role="group"
  aria-label="Facts"
  .board=${board}
  .glossary=${glossary}
  .symmetry=${symmetry}></queens-facts>`;

class QueensFacts extends Figure {
  static properties = {
    // The columns of the solution.
    board: { type: Array },
    // The address of the page that explains columns and bits; empty if the site has no such page.
    glossary: {},
    // The address of the page that explains orbits; empty if the site has no such page.
    symmetry: {},
  };

  render() {
    const { board, glossary, symmetry } = this;
    const { size, stabilizer, symmetryClass } = orbit(board);
    const term = (word, page, anchor) =>
      html`<dt>${page ? html`<a href="${page}#${anchor}">${word}</a>` : word}</dt>`;
    const columns = html`<code>${board.join(" ")}</code>`;
    const columnsNote = html`<small>from 0 at the left, top row first</small>`;
    const [className, meaning] = symmetryClass.split(": it ");
    const moves = stabilizer.map((move, index) => html`${index ? ", " : ""}${moveName(move)}`);
    const bits = html`<table
      class="qa-bit-rows"><tbody>${bitRows(board).map(bitRow)}</tbody></table>`;
    return html`<div class="qa-facts-pair">
      <dl class="qa-facts simple">
        ${term("Columns", glossary, "a-solution")}<dd>${columns} ${columnsNote}</dd>
        <dt>Squares</dt><dd><code>${squares(board).join(" ")}</code></dd>
        ${term("Turned and mirrored", symmetry, "orbits")}<dd>${counted(size, "different board")} <small>its orbit</small></dd>
        ${term("Symmetry", symmetry, ORBIT_SIZES)}<dd>${meaning} <small>${className}</small></dd>
        ${term("Unchanged by", symmetry, ORBIT_SIZES)}<dd>${moves} <small>its stabilizer</small></dd>
      </dl>
      <dl class="qa-facts simple">
        ${term("Bit rows", glossary, "bits")}<dd>
          <div
            class="qa-bits"
            tabindex="0"
            role="region"
            aria-label="Rows as bits">${bits}</div></dd>
      </dl>
    </div>`;
  }
}

/** Render one row of a board as a row of the table: its bits, of which ones are bold, and its
    number. */
function bitRow({ bits, value }) {
  const cells = [...bits].map((bit) => (bit === "1" ? html`<b>1</b>` : bit));
  return html`<tr><td>${cells}</td><td>${value}</td></tr>`;
}

define("queens-facts", QueensFacts);
