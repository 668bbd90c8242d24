/* A form that makes sheets of boards to complete. The address of the page names the sheet that is
   shown. */

import "./queens-worksheet.css";
import { Address, button, define, dropdown, Figure, html, nothing, numberIn } from "#base";
import { labelled } from "#shared/labels.js";
import { boardPicture, queenShape } from "#shared/board-view.js";
import { squareOf } from "#shared/symmetry.js";
import { counted } from "#shared/text.js";
import { paginate, sheetPositions } from "./positions.js";

const NAMES = ["n", "given", "boards", "seed", "coins"];
const MAX_SEED = 999_999;
const TITLE = "Complete the boards";
const ANSWERS = "Answers: complete the boards";
const LETTERS = "ABCDEF";

const upTo = (max) => Array.from({ length: max }, (_, index) => index + 1);

/** The figure: the form, and the sheet with the values of the form. */
class WorksheetMaker extends Figure {
  static properties = {
    n: { type: Number },
    // The number of queens on each board.
    given: { type: Number },
    boards: { type: Number },
    sizes: { type: Array },
    // The most boards that a sheet may have.
    max: { type: Number },
    // Whether the squares are large enough for coins.
    hasCoins: { state: true },
    // The number of the sheet, as the reader has typed it. It may not be a number.
    seed: { state: true },
    // The sheet in view: its address as a name, and its positions with letters and labels.
    sheet: { state: true },
  };

  setup() {
    this.seed ??= "1";
    this.address = new Address(this, (query) => this.read(query));
    // The drawing of a queen that the answers use is at the end of the page, so wait until it has
    // been parsed.
    this.whenParsed(() => this.read(this.address.query));
    this.address.show(NAMES);
  }

  /** Set the form from the parameters of an address. If a number is missing or not offered by the
      form, its field keeps its value. */
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

  /** Whether `seed` is the number of a sheet, from 1 to MAX_SEED. */
  get isSeed() {
    const seed = Number(this.seed);
    return Number.isInteger(seed) && seed >= 1 && seed <= MAX_SEED;
  }

  /** Set fields of the form, and make the sheet that it names. If the reader names another sheet
      meanwhile, discard this one. */
  async show(choice) {
    Object.assign(this, choice);
    // Leave at least one queen for the reader to place.
    this.given = Math.min(this.given, this.n - 1);
    if (!this.isSeed) return;
    const { n, given, boards, seed, hasCoins } = this;
    const positions = sheetPositions(n, given, boards, Number(seed));
    this.positions = positions;
    const labels = await Promise.all(positions.map(({ solutions }) => labelled(solutions[0])));
    if (this.positions !== positions) return;
    const coins = hasCoins ? "&coins=1" : "";
    const query = `n=${n}&given=${given}&boards=${boards}&seed=${Number(seed)}${coins}`;
    this.sheet = {
      name: `${location.host}${location.pathname}?${query}`,
      seed: Number(seed),
      hasCoins,
      positions: positions.map((position, index) => {
        const { size, rank } = labels[index];
        return { ...position, letter: LETTERS[index], label: `${n}.${size}.${rank}` };
      }),
    };
  }

  get messageText() {
    if (!this.isSeed) return `The number of a sheet is 1 to ${MAX_SEED}.`;
    if (!this.sheet) return "";
    const { seed, positions } = this.sheet;
    const several = positions.filter(({ solutions }) => solutions.length > 1).length;
    const advice = ` ${several} of the boards have more than one solution: give more queens.`;
    return `Sheet ${seed}.${several ? advice : ""}`;
  }

  render() {
    const { n, given, boards, sizes, seed, hasCoins, sheet } = this;
    const chooseGiven = (to) => this.choose({ given: to });
    const givenList = dropdown("queens given", upTo(sizes.at(-1) - 1), given, chooseGiven, {
      isOffered: (value) => value < n,
    });
    const chooseCoins = (to) => this.choose({ hasCoins: to });
    const squaresList = dropdown("squares", [false, true], hasCoins, chooseCoins, {
      text: (areLarge) => (areLarge ? "large, for coins" : "small"),
    });
    const showNext = () => this.choose({ seed: `${(Number(seed) % MAX_SEED) + 1}` });
    return html`<div class="qa-worksheet-form">
        ${dropdown("N", sizes, n, (to) => this.choose({ n: to }))}
        ${givenList}
        ${dropdown("boards", upTo(this.max), boards, (to) => this.choose({ boards: to }))}
        ${squaresList}
        <label>number of the sheet <input
          type="number"
          min="1"
          max=${MAX_SEED}
          required
          data-qa-part="seed"
          autocomplete="off"
          .value=${seed}
          @change=${({ target }) => this.choose({ seed: target.value })}></label>
        ${button("next", "Next sheet", showNext)}
        ${button("print", "Print", () => print())}
        ${this.message(this.messageText, { look: "qa-worksheet-message" })}
      </div>
      ${sheet ? [sheetsView(sheet), answersView(sheet)] : nothing}`;
  }
}

function sheetsView({ positions, name, hasCoins }) {
  const nameAndDate = html`<p
    class="qa-worksheet-names"><span>Name</span><span>Date</span></p>`;
  const figure = ({ board, letter, solutions }) => {
    const picture = boardPicture(board, `Board ${letter}`, { hasCoordinates: true });
    const caption = html`<figcaption><b>${letter}</b>${severalOf(solutions, " ")}</figcaption>`;
    return html`<figure data-n=${board.length}>${picture}${caption}</figure>`;
  };
  const pages = hasCoins ? paginate(positions) : [positions];
  return pages.map(
    (page, index) => html`<section
      class="qa-worksheet ${hasCoins ? "qa-worksheet-coins" : ""}"
      aria-label=${hasCoins ? `${TITLE}, page ${index + 1}` : TITLE}>
  ${hasCoins ? nothing : nameAndDate}
  <h2>${TITLE}</h2>
  <p>Add queens until each row has one. No two queens may share a row, a column or a diagonal.</p>
  <div class="qa-worksheet-boards">${page.map(figure)}</div>
  <p class="qa-worksheet-name">${name}</p>
</section>`,
  );
}

function answersView({ positions, name }) {
  const figure = ({ board, letter, solutions, label }) => {
    const added = [...solutions[0].entries()].filter(([row]) => board[row] === null);
    const names = added.map(([row, column]) => squareOf(row, column, board.length)).join(", ");
    const picture = boardPicture(board, `Board ${letter}, completed`, {
      hasCoordinates: true,
      layers: added.map((square) => queenShape(square, "qa-hollow-queen")),
    });
    const answer = `${label}: ${names}${severalOf(solutions, ", one of ")}`;
    return html`<figure>${picture}<figcaption><b>${letter}</b> ${answer}</figcaption></figure>`;
  };
  return html`<section class="qa-worksheet" aria-label=${ANSWERS}>
  <h2>${ANSWERS}</h2>
  <div class="qa-worksheet-boards">${positions.map(figure)}</div>
  <p class="qa-worksheet-name">${name}</p>
</section>`;
}

/** Return the number of solutions as text after `before`, or "" if there is only one solution. */
const severalOf = ({ length }, before) =>
  length > 1 ? `${before}${counted(length, "solution")}` : "";

define("queens-worksheet-maker", WorksheetMaker);
