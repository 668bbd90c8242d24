/* A form that makes sheets of boards to complete; the address of the page names the sheet. */

import "./queens-worksheet.css";
import { Address, button, define, dropdown, Figure, html, nothing, numberIn } from "#base";
import { labelled } from "#shared/labels.js";
import { boardPicture, queenShape } from "#shared/board-view.js";
import { squareOf } from "#shared/symmetry.js";
import { counted } from "#shared/text.js";
import { coinPages, sheetPositions } from "./positions.js";

const NAMES = ["n", "given", "boards", "seed", "coins"];
const MAX_SEED = 999_999;
const TITLE = "Complete the boards";
const ANSWERS = "Answers: complete the boards";
const LETTERS = "ABCDEF";

const upTo = (max) => Array.from({ length: max }, (_, place) => place + 1);

/** The form, and the sheet that it names. */
class WorksheetMaker extends Figure {
  static properties = {
    n: { type: Number },
    given: { type: Number }, // queens on each board
    boards: { type: Number },
    sizes: { type: Array },
    max: { type: Number }, // boards of a sheet
    hasCoins: { state: true }, // whether the squares have room for coins
    seed: { state: true }, // as it is typed: the number of the sheet
    sheet: { state: true }, // its positions, with their labels, and its name
  };

  setup() {
    this.seed ??= "1";
    this.address = new Address(this, (query) => this.read(query));
    this.whenParsed(() => this.read(this.address.query)); // the page defines the queens that answers outline
    this.address.show(NAMES);
  }

  /** Take up the numbers of an address; those that the form does not offer stay as they are. */
  read(query) {
    const n = numberIn(query, "n", this.sizes[0], this.sizes.at(-1)) ?? this.n;
    const given = numberIn(query, "given", 1, this.sizes.at(-1) - 1) ?? this.given;
    const boards = numberIn(query, "boards", 1, this.max) ?? this.boards;
    const seed = numberIn(query, "seed", 1, MAX_SEED) ?? this.seed;
    this.show({ n, given, boards, seed: `${seed}`, hasCoins: query.get("coins") === "1" });
  }

  choose(choice) {
    this.show(choice);
    if (!this.isSeed) return;
    const { n, given, boards, seed, hasCoins } = this;
    this.address.write({ n, given, boards, seed, coins: hasCoins ? 1 : undefined });
  }

  get isSeed() {
    const seed = Number(this.seed);
    return Number.isInteger(seed) && seed >= 1 && seed <= MAX_SEED;
  }

  async show(choice) {
    Object.assign(this, choice);
    this.given = Math.min(this.given, this.n - 1); // at least one queen is left for the reader
    if (!this.isSeed) return;
    const { n, given, boards, seed, hasCoins } = this;
    const positions = sheetPositions(n, given, boards, Number(seed));
    this.positions = positions;
    const labels = await Promise.all(positions.map(({ solutions }) => labelled(solutions[0])));
    if (this.positions !== positions) return; // the reader has chosen another sheet
    const name = `${location.host}${location.pathname}?n=${n}&given=${given}&boards=${boards}&seed=${Number(seed)}${hasCoins ? "&coins=1" : ""}`;
    this.sheet = {
      name,
      seed: Number(seed),
      hasCoins,
      positions: positions.map((each, place) => {
        const { size, rank } = labels[place];
        return { ...each, letter: LETTERS[place], label: `${n}.${size}.${rank}` };
      }),
    };
  }

  get messageText() {
    if (!this.isSeed) return `The number of a sheet is 1 to ${MAX_SEED}.`;
    if (!this.sheet) return "";
    const { seed, positions } = this.sheet;
    const several = positions.filter(({ solutions }) => solutions.length > 1).length;
    return `Sheet ${seed}.${several ? ` ${several} of the boards have more than one solution: give more queens.` : ""}`;
  }

  render() {
    const { n, given, boards, sizes, seed, hasCoins, sheet } = this;
    return html`<div class="qa-worksheet-form">
        ${dropdown("N", sizes, n, (to) => this.choose({ n: to }))}
        ${dropdown("queens given", upTo(sizes.at(-1) - 1), given, (to) => this.choose({ given: to }), { isOffered: (value) => value < n })}
        ${dropdown("boards", upTo(this.max), boards, (to) => this.choose({ boards: to }))}
        ${dropdown("squares", [false, true], hasCoins, (to) => this.choose({ hasCoins: to }), { text: (areLarge) => (areLarge ? "large, for coins" : "small") })}
        <label>number of the sheet <input
          type="number"
          min="1"
          max=${MAX_SEED}
          required
          data-qa-part="seed"
          autocomplete="off"
          .value=${seed}
          @change=${({ target }) => this.choose({ seed: target.value })}></label>
        ${button("next", "Next sheet", () => this.choose({ seed: `${(Number(seed) % MAX_SEED) + 1}` }))}
        ${button("print", "Print", () => print())}
        ${this.message(this.messageText, { look: "qa-worksheet-message" })}
      </div>
      ${sheet ? [sheetsView(sheet), answersView(sheet)] : nothing}`;
  }
}

const sheetsView = ({ positions, name, hasCoins }) =>
  (hasCoins ? coinPages(positions) : [positions]).map(
    (page, place) => html`<section
      class="qa-worksheet ${hasCoins ? "qa-worksheet-coins" : ""}"
      aria-label=${hasCoins ? `${TITLE}, page ${place + 1}` : TITLE}>
  ${hasCoins ? nothing : html`<p class="qa-worksheet-names"><span>Name</span><span>Date</span></p>`}
  <h2>${TITLE}</h2>
  <p>Add queens until each row has one. No two queens may share a row, a column or a diagonal.</p>
  <div class="qa-worksheet-boards">${page.map(
    ({ board, letter, solutions }) =>
      html`<figure data-n=${board.length}>${boardPicture(board, `Board ${letter}`, { hasCoordinates: true })}<figcaption><b>${letter}</b>${severalOf(solutions, " ")}</figcaption></figure>`,
  )}</div>
  <p class="qa-worksheet-name">${name}</p>
</section>`,
  );

const answersView = ({
  positions,
  name,
}) => html`<section class="qa-worksheet" aria-label=${ANSWERS}>
  <h2>${ANSWERS}</h2>
  <div class="qa-worksheet-boards">${positions.map(({ board, letter, solutions, label }) => {
    const added = [...solutions[0].entries()].filter(([row]) => board[row] === null);
    const names = added.map(([row, column]) => squareOf(row, column, board.length)).join(", ");
    const drawn = boardPicture(board, `Board ${letter}, completed`, {
      hasCoordinates: true,
      layers: added.map((square) => queenShape(square, "qa-hollow-queen")),
    });
    return html`<figure>${drawn}<figcaption><b>${letter}</b> ${label}: ${names}${severalOf(solutions, ", one of ")}</figcaption></figure>`;
  })}</div>
  <p class="qa-worksheet-name">${name}</p>
</section>`;

/** How many solutions a board has, where it is not the only one. */
const severalOf = ({ length }, before) =>
  length > 1 ? `${before}${counted(length, "solution")}` : "";

define("queens-worksheet-maker", WorksheetMaker);
