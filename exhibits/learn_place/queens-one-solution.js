/* One solution for any N, built by a rule: its board, and the columns of its queens. */

import "#figures/learn_place/queens-place.css";
import "./queens-one-solution.css";
import { define, Figure, html, live, nothing } from "#base";
import { boardPicture } from "#shared/board-view.js";
import { oneSolution } from "#shared/construction.js";
import { squareOf } from "#shared/symmetry.js";
import { grouped } from "#shared/text.js";

// The only sizes N that have no solution.
const UNSOLVABLE = [2, 3];
// The largest N whose board has queens. On a larger board queens would be too small, so it has
// discs.
const MAX_QUEENS_SIZE = 16;

/** Return a sentence with the rule that builds the solution of N. */
function ruleOf(n) {
  if (n === 1) return "One queen on one square.";
  if (n % 2) return `The board of N = ${grouped(n - 1)}, and one more queen in the corner.`;
  if (n % 6 !== 2) return "Columns b, d, f and so on, then a, c, e and so on.";
  const start = squareOf(0, n / 2 - 1, n);
  const upper = `From ${start}, two columns to the right in each row`;
  return `${upper}; the lower half is the upper one, turned.`;
}

/** The figure: a field for N, and one solution of that size. */
class OneSolution extends Figure {
  static properties = {
    // The text in the field, which may not be a number.
    n: {},
    // The largest N whose columns are listed.
    max: { type: Number },
    // The largest N whose board is drawn.
    drawn: { type: Number },
  };
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
    const isDrawn = columns.length > 0 && n <= this.drawn;
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
      <div
        class="qa-place-drawn"
        data-qa-part="board">${isDrawn ? this.#picture(columns) : nothing}</div>
      <p
        class="qa-place-columns"
        ?hidden=${!columns.length}>Columns from the top row down, counted from 0: <code
        tabindex="0"
        role="region"
        aria-label="Columns"
        data-qa-part="columns">${columns.join(" ")}</code></p>`;
  }

  #picture(columns) {
    const n = columns.length;
    const marker = n <= MAX_QUEENS_SIZE ? "qa-queen" : "qa-disc";
    return boardPicture(columns, `One solution of N = ${n}`, { marker, hasCoordinates: n > 3 });
  }
}

define("queens-one-solution", OneSolution);
