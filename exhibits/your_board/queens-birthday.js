/* The board of a day draws itself, glides into the board of another day, and can be saved as a card.

   ?born=1998-11-26&and=2001-02-03     the days */

import "./queens-birthday.css";
import { Address, button, choices, define, Figure, html, keyed, live, nothing } from "#base";
import { viewOf } from "#shared/label-address.js";
import { save } from "#shared/files.js";
import { glidingBoard } from "#shared/gliding-board.js";
import { rowsApart } from "#shared/symmetry.js";
import { SearchWorker } from "#shared/worker.js";
import { drawCard, HEIGHT, WIDTH } from "./birthday-card.js";
import { dayText, FIRST, isBirthday, labelOf, LAST, N, rankOf, SIZE } from "./birthdays.js";

const NAMES = ["born", "and"];

/** One day or two, each with its board. */
class Birthday extends Figure {
  static properties = {
    born: {}, // the day that is shown first
    columns: { type: Array }, // its board
    queen: { type: Object }, // the path of a queen, and the width of a square in its units
    colours: { type: Object }, // of the card
    worker: {}, // the address of its script
    boards: { state: true }, // the days with their boards
    shown: { state: true }, // the place of the board that is drawn
    mistake: { state: true },
  };

  setup() {
    this.search = new SearchWorker(this.worker, this.signal);
    this.boards ??= [{ day: this.born, columns: this.columns }];
    this.shown ??= 0;
    this.address = new Address(this, (query) => this.read(query));
    this.read(this.address.query);
    this.address.show(NAMES);
  }

  read(query) {
    const [born, other] = NAMES.map((name) => query.get(name)).map((day) =>
      isBirthday(day) ? day : undefined,
    );
    if (born) this.show([born, ...(other ? [other] : [])], 0);
  }

  choose(days, shown) {
    if (days[shown] && !isBirthday(days[shown])) {
      this.mistake = `A day is ${dayText(FIRST)} to ${dayText(LAST)}. Choose another one.`;
    } else if (days[0]) {
      this.show(days.filter(Boolean), days[shown] ? shown : 0);
      this.address.write({ born: days[0], and: days[1] || undefined });
    } else this.mistake = "Choose your day first.";
  }

  /** Show days once their boards are found, unless others have been chosen by then. */
  async show(days, shown) {
    this.days = days;
    try {
      const boards = await Promise.all(days.map((day) => this.boardOf(day)));
      if (days === this.days) Object.assign(this, { boards, shown, mistake: "" });
    } catch ({ message }) {
      if (days === this.days) this.mistake = `This board could not be found: ${message}.`;
    }
  }

  async boardOf(day) {
    const shown = this.boards.find((board) => board.day === day);
    if (shown) return shown;
    const [columns] = await this.search.ask("ranked", [N, SIZE, rankOf(day), 1]);
    return { day, columns };
  }

  saveCard() {
    const board = this.boards[this.shown];
    const canvas = Object.assign(document.createElement("canvas"), {
      width: WIDTH,
      height: HEIGHT,
    });
    const { queen, colours } = this;
    const address = location.host + location.pathname;
    drawCard(canvas.getContext("2d"), board, {
      queen,
      colours,
      font: getComputedStyle(this).fontFamily,
      address,
    });
    save(canvas.toDataURL("image/png"), `queens-${board.day}.png`);
  }

  get messageText() {
    const [one, other] = this.boards;
    if (this.mistake) return this.mistake;
    if (!other) return `*${labelOf(one.day)}.* No other day has this board.`;
    if (one.day === other.day) return `The same day has the same board: all ${N} rows agree.`;
    return `The two boards differ in *${rowsApart(one.columns, other.columns)} of ${N} rows.*`;
  }

  render() {
    const { boards, shown } = this;
    const { day, columns } = boards[shown];
    const [born, other] = boards.map((each) => each.day);
    const view = viewOf(labelOf(day), this.dataset);
    const field = (name, label, value, change) => html`<label>${label} <input
      type="date"
      min=${FIRST}
      max=${LAST}
      autocomplete="off"
      data-qa-part=${name}
      .value=${live(value ?? "")}
      @change=${({ target }) => change(target.value)}></label>`;
    return html`<div class="qa-birthday-stage">
      <div class="qa-birthday-form">
        ${field("born", "Your day", born, (value) => this.choose([value, other], 0))}
        ${field("and", "Another day", other, (value) => this.choose([born, value], 1))}
      </div>
      <div class="qa-birthday-board">${keyed(born, glidingBoard(columns, `Board of ${dayText(day)}`))}</div>
      <div class="qa-birthday-side">
        <p class="qa-birthday-day">${dayText(day)}</p>
        ${this.message(this.messageText, { isWrong: Boolean(this.mistake) })}
        ${
          other
            ? html`<div class="qa-birthday-choice" role="group" aria-label="Board">${choices(
                [0, 1],
                shown,
                (place) => (this.shown = place),
                (place) => dayText(boards[place].day),
              )}</div>`
            : nothing
        }
        <div class="qa-birthday-act">
          ${button("card", "Save a card (PNG)", () => this.saveCard(), false, "qa-main")}
          ${view ? html`<a href=${view}>Columns, squares and symmetry</a>` : nothing}
        </div>
      </div>
    </div>`;
  }
}

define("queens-birthday", Birthday);
