/* One solution of any N, by a rule: its board, and the columns of its queens. */

import "#figures/learn_place/queens-place.css";
import "./queens-one-solution.css";
import { define, Figure, html, live, nothing, svg } from "#base";
import { oneSolution } from "#shared/construction.js";
import { box, points } from "#shared/drawing.js";
import { letterOf, queensText, squareOf } from "#shared/symmetry.js";
import { grouped } from "#shared/text.js";

const UNSOLVABLE = [2, 3];
const MAX_DRAWN = 32;
// The largest n with coordinates: beside larger boards the letters would be too small.
const MAX_LETTERS = 20;
// The largest n with queens; larger boards show discs.
const MAX_GLYPH = 16;

/** Describe the rule that makes the board of N. */
function ruleOf(n) {
  if (n === 1) return "One queen on one square.";
  if (n % 2) return `The board of N = ${grouped(n - 1)}, and one more queen in the corner.`;
  if (n % 6 !== 2) return "Columns b, d, f and so on, then a, c, e and so on.";
  const start = squareOf(0, n / 2 - 1, n);
  return `From ${start}, two columns to the right in each row; the lower half is the upper one, turned.`;
}

/** Render the letters of the columns and the numbers of the rows. */
function coordinates(n) {
  const lines = [...Array(n).keys()];
  const letters = lines.map(
    (column) => svg`<text x=${column + 0.5} y=${n + 0.6}>${letterOf(column)}</text>`,
  );
  const numbers = lines.map((row) => svg`<text x="-0.45" y=${row + 0.65}>${n - row}</text>`);
  return svg`<g
    class="qa-coordinate"
    font-size="0.5"
    text-anchor="middle">${letters}${numbers}</g>`;
}

/** Render a board of any size. It uses only the page's drawing of a queen, not its drawings of
    squares. */
function boardPicture(columns) {
  const n = columns.length;
  const lines = [...Array(n).keys()];
  // a1 is dark.
  const isDark = (row, column) => (n - 1 - row + column) % 2 === 0;
  const dark = lines.flatMap((row) =>
    lines.filter((column) => isDark(row, column)).map((column) => `M${column} ${row}h1v1h-1z`),
  );
  const isNamed = n <= MAX_LETTERS;
  const frame = n / 200;
  return html`<svg class="qa-board" role="img" viewBox=${box(n, isNamed).join(" ")}>
    <title>One solution of N = ${n}</title><desc>${queensText(columns)}</desc>
    <rect class="qa-light" width=${n} height=${n} />
    <path class="qa-dark" d=${dark.join("")} />
    <rect
      class="qa-frame"
      x=${-frame / 2}
      y=${-frame / 2}
      width=${n + frame}
      height=${n + frame}
      stroke-width=${frame} />
    ${isNamed ? coordinates(n) : nothing}
    <polyline
      fill="none"
      marker-mid="url(#${n <= MAX_GLYPH ? "qa-queen" : "qa-disc"})"
      points=${points(columns)} />
  </svg>`;
}

/** A number to type, and a board of that size. */
class OneSolution extends Figure {
  // `n` as it is typed.
  static properties = { n: {}, max: { type: Number } };
  fillsScreen = true;
  links = {
    "data-qa-construct": (n) => {
      this.n = n;
    },
  };

  render() {
    const n = Number(this.n);
    const isWrong = !Number.isInteger(n) || n < 1 || n > this.max;
    const columns = isWrong || UNSOLVABLE.includes(n) ? [] : oneSolution(n);
    const refusal = isWrong
      ? `Type a whole number from 1 to ${grouped(this.max)}.`
      : `N = ${n} has no solution: it is one of the two exceptions.`;
    const isDrawn = columns.length > 0 && columns.length <= MAX_DRAWN;
    const type = ({ target }) => {
      this.n = target.value;
    };
    return html`<form class="qa-place-form" @submit=${(event) => event.preventDefault()}>
        <label>N = <input
          type="number"
          inputmode="numeric"
          min="1"
          max=${this.max}
          data-qa-part="n"
          aria-invalid=${isWrong}
          .value=${live(this.n)}
          @input=${type}></label>
      </form>
      ${this.message(columns.length ? `N = ${grouped(n)}. ${ruleOf(n)}` : refusal)}
      <div class="qa-place-drawn" data-qa-part="board">${isDrawn ? boardPicture(columns) : nothing}</div>
      <p class="qa-place-columns" ?hidden=${!columns.length}>Columns from the top row down, counted from 0: <code
        tabindex="0"
        role="region"
        aria-label="Columns"
        data-qa-part="columns">${columns.join(" ")}</code></p>`;
  }
}

define("queens-one-solution", OneSolution);
