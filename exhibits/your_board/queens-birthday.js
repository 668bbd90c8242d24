/* The board of a day. It draws itself, glides into the board of another day, and can be saved as a
   card. The address of the page has one or two days:

   ?born=1998-11-26&and=2001-02-03 */

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

/** The figure: one or two days, each with its board. */
class Birthday extends Figure {
  static properties = {
    // The day that is shown first, as `1998-11-26`.
    born: {},
    // The columns of the board of `born`.
    columns: { type: Array },
    // The path of a queen, and the width of a square in the units of the path.
    queen: { type: Object },
    // The colours of the card, by custom property.
    colours: { type: Object },
    // The address of the worker's script.
    worker: {},
    // The chosen days, each with the columns of its board.
    boards: { state: true },
    // The index in `boards` of the board that is shown.
    current: { state: true },
    mistake: { state: true },
  };

  setup() {
    this.search = new SearchWorker(this.worker, this.signal);
    this.boards ??= [{ day: this.born, columns: this.columns }];
    this.current ??= 0;
    this.address = new Address(this, (query) => this.read(query));
    this.read(this.address.query);
    this.address.show(NAMES);
  }

  read(query) {
    const days = NAMES.map((name) => query.get(name));
    const [born, other] = days.map((day) => (isBirthday(day) ? day : undefined));
    if (born) this.show(other ? [born, other] : [born], 0);
  }

  /** Show the boards of the days in the form. Show an error if a day is invalid, or the first one
      is missing.
      @param {(string | undefined)[]} days  the day in each of the two fields; empty if it is
        missing
      @param {number} index  the field that the reader has changed; its board is shown first */
  choose(days, index) {
    if (days[index] && !isBirthday(days[index])) {
      this.mistake = `A day is ${dayText(FIRST)} to ${dayText(LAST)}. Choose another one.`;
    } else if (days[0]) {
      this.show(days.filter(Boolean), days[index] ? index : 0);
      this.address.write({ born: days[0], and: days[1] || undefined });
    } else this.mistake = "Choose your day first.";
  }

  /** Load the boards of the days, and show the board with the index `current`. If the reader
      chooses other days meanwhile, discard them. */
  async show(days, current) {
    this.days = days;
    try {
      const boards = await Promise.all(days.map((day) => this.boardOf(day)));
      if (days === this.days) Object.assign(this, { boards, current, mistake: "" });
    } catch ({ message }) {
      if (days === this.days) this.mistake = `This board could not be found: ${message}.`;
    }
  }

  async boardOf(day) {
    const loaded = this.boards.find((board) => board.day === day);
    if (loaded) return loaded;
    const [columns] = await this.search.ask("ranked", [N, SIZE, rankOf(day), 1]);
    return { day, columns };
  }

  saveCard() {
    const board = this.boards[this.current];
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
    const { boards, current } = this;
    const { day, columns } = boards[current];
    const [born, other] = boards.map((board) => board.day);
    const view = viewOf(labelOf(day), this.dataset);
    const field = (name, label, value, change) => html`<label>${label} <input
      type="date"
      min=${FIRST}
      max=${LAST}
      autocomplete="off"
      data-qa-part=${name}
      .value=${live(value ?? "")}
      @change=${({ target }) => change(target.value)}></label>`;
    const choose = (index) => {
      this.current = index;
    };
    const dayChoices = () =>
      choices([0, 1], current, choose, (index) => dayText(boards[index].day));
    const choice = other
      ? html`<div class="qa-birthday-choice" role="group" aria-label="Board">${dayChoices()}</div>`
      : nothing;
    const viewLink = view ? html`<a href=${view}>Columns, squares and symmetry</a>` : nothing;
    return html`<div class="qa-birthday-stage">
      <div class="qa-birthday-form">
        ${field("born", "Your day", born, (value) => this.choose([value, other], 0))}
        ${field("and", "Another day", other, (value) => this.choose([born, value], 1))}
      </div>
      <div class="qa-birthday-board">${keyed(born, glidingBoard(columns, `Board of ${dayText(day)}`))}</div>
      <div class="qa-birthday-side">
        <p class="qa-birthday-day">${dayText(day)}</p>
        ${this.message(this.messageText, { isWrong: Boolean(this.mistake) })}
        ${choice}
        <div class="qa-birthday-act">
          ${button("card", "Save a card (PNG)", () => this.saveCard(), false, "qa-main")}
          ${viewLink}
        </div>
      </div>
    </div>`;
  }
}

define("queens-birthday", Birthday);
