/* A form that makes posters: all boards of an N, the fundamental ones, one orbit or one board, on a sheet of paper.

   ?of=fundamental&n=9&paper=A2&shape=dots&ink=9a3b2e      a poster of many boards
   ?of=orbit&label=8.4.1&caption=                          of one orbit, without a caption */

import "./queens-poster.css";
import {
  Address,
  button,
  choiceIn,
  define,
  dropdown,
  Figure,
  html,
  live,
  nothing,
  numberIn,
} from "#base";
import { readLabel } from "#shared/ranking.js";
import { saveText } from "#shared/files.js";
import { imagesOf } from "#shared/symmetry.js";
import { counted, grouped } from "#shared/text.js";
import { OrbitWorker } from "#shared/wall-boards.js";
import { drawnShape, MAX_CAPTION, PAPERS, posterText, SHAPES } from "./poster.js";

const NAMES = ["of", "n", "label", "paper", "shape", "ink", "caption"];
const CHOICES = {
  all: "all solutions",
  fundamental: "fundamental solutions",
  orbit: "one orbit",
  board: "one board",
};
const INK = "#22303c";
const LABEL = "8.4.1";
const LOOKS = {
  queens: "as queens",
  squares: "as squares",
  dots: "as dots",
  holes: "holes, for a laser",
};
const MEGABYTE = 1e6;

const hasLabel = (of) => of === "orbit" || of === "board";
const sizeText = (bytes) =>
  bytes < MEGABYTE / 10 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;

/** The form, and the sheet that it makes. */
class PosterMaker extends Figure {
  static properties = {
    n: { type: Number },
    least: { type: Number }, // the first N
    most: { type: Object }, // the last N of each choice, and of labels
    queen: { type: Object }, // the path of a queen, and the width of a square in its units
    worker: {}, // the address of its script
    choice: { state: true }, // what the form says
    sheet: { state: true }, // the poster that was made of it
    mistake: { state: true },
  };

  setup() {
    this.search = new OrbitWorker(this.worker, this.signal);
    this.choice ??= {
      of: "all",
      n: this.n,
      label: LABEL,
      paper: "A3",
      shape: "queens",
      ink: INK,
      caption: undefined,
    };
    this.address = new Address(this, (query) => this.read(query));
    this.read(this.address.query);
    this.address.show(NAMES);
  }

  /** Take up what an address says; the form keeps what it does not say, or says wrong. */
  read(query) {
    const { choice } = this;
    this.show({
      of: choiceIn(query, "of", Object.keys(CHOICES)) ?? choice.of,
      n: numberIn(query, "n", this.least, this.most.fundamental) ?? choice.n,
      label: query.get("label") ?? choice.label,
      paper: choiceIn(query, "paper", Object.keys(PAPERS)) ?? choice.paper,
      shape: choiceIn(query, "shape", SHAPES) ?? choice.shape,
      ink: /^[0-9a-f]{6}$/.test(query.get("ink")) ? `#${query.get("ink")}` : choice.ink,
      caption: query.get("caption")?.replace(/\p{C}/gu, "").slice(0, MAX_CAPTION) ?? choice.caption,
    });
  }

  choose(change) {
    this.show({ ...this.choice, ...change });
    const { of, n, label, paper, shape, ink, caption } = this.choice;
    const what = hasLabel(of) ? { label, n: undefined } : { n, label: undefined };
    const look =
      shape === "holes" ? { ink: undefined, caption: undefined } : { ink: ink.slice(1), caption };
    this.address.write({ of, ...what, paper, shape, ...look });
  }

  /** Make the poster of a choice, unless the reader has made another one by then. */
  async show(choice) {
    if (!hasLabel(choice.of)) choice.n = Math.min(choice.n, this.most[choice.of]);
    this.choice = choice;
    try {
      const boards = await this.boardsOf(choice);
      if (choice !== this.choice || this.signal.aborted) return;
      const poster = {
        ...choice,
        boards,
        caption: choice.caption ?? captionOf(choice, boards.length),
      };
      const text = posterText(poster, this.queen);
      const url = `data:image/svg+xml,${encodeURIComponent(text)}`;
      [this.sheet, this.mistake] = [{ poster, text, url, drawn: drawnShape(poster) }, ""];
    } catch ({ message }) {
      if (choice === this.choice) [this.sheet, this.mistake] = [undefined, `${message}.`];
    }
  }

  async boardsOf({ of, n, label }) {
    if (!hasLabel(of)) {
      const orbits = await this.search.orbits(n);
      return orbits
        .flatMap(({ boards }) => (of === "all" ? boards : boards.slice(0, 1)))
        .map(({ columns }) => columns);
    }
    const parts = readLabel(label.trim());
    const [board] =
      parts && parts.n <= this.most.label
        ? await this.search.ask("ranked", [parts.n, parts.size, parts.rank, 1])
        : [];
    if (!board)
      throw new Error(
        `There is no solution ${label.trim() || "without a label"}: type one such as ${LABEL}`,
      );
    return of === "board" ? [board] : imagesOf(board).map(({ columns }) => columns);
  }

  get name() {
    const { of, n, label, paper } = this.sheet.poster;
    return `queens-${hasLabel(of) ? `${of}-${label.trim()}` : `${of}-${n}`}-${paper}.svg`;
  }

  /** Print the sheet alone, in its size. */
  print() {
    const { url, poster } = this.sheet;
    const [width, height] = PAPERS[poster.paper];
    const printed = Object.assign(new Image(), {
      src: url,
      className: "qa-poster-printed",
      alt: "",
    });
    const rules = new CSSStyleSheet();
    rules.replaceSync(`@page { size: ${width}mm ${height}mm; margin: 0; }
      @media screen { .qa-poster-printed { display: none; } }
      @media print {
        html, body { height: ${height}mm; margin: 0; padding: 0; overflow: hidden; background: #fff; }
        body > :not(.qa-poster-printed) { display: none; }
        .qa-poster-printed { display: block; width: ${width}mm; height: ${height}mm; }
      }`);
    document.body.append(printed);
    document.adoptedStyleSheets.push(rules);
    const end = () => {
      printed.remove();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== rules);
    };
    addEventListener("afterprint", end, { once: true, signal: this.signal });
    printed.decode().then(() => print(), end);
  }

  get messageText() {
    if (this.mistake) return this.mistake;
    if (!this.sheet) return "";
    const { poster, text, drawn } = this.sheet;
    const n = poster.boards[0].length;
    const dots =
      drawn.shape === poster.shape ? "" : " Queens would be smaller than 1 mm, so they are dots.";
    return `${counted(poster.boards.length, "board")} of ${n} queens on ${poster.paper}, squares of ${drawn.square.toFixed(1)} mm, a file of ${sizeText(text.length)}.${dots}`;
  }

  render() {
    const { of, n, label, paper, shape, ink, caption } = this.choice;
    const sizes = Array.from(
      { length: (this.most[of] ?? this.least) - this.least + 1 },
      (_, place) => this.least + place,
    );
    const { sheet } = this;
    const typed = (name, value, max, text) => html`<label>${text} <input
      type="text"
      maxlength=${max}
      autocomplete="off"
      spellcheck="false"
      data-qa-part=${name}
      .value=${live(value)}
      @change=${({ target }) => this.choose({ [name]: target.value })}></label>`;
    return html`<div class="qa-poster-stage">
      <div class="qa-poster-form">
        ${dropdown("Boards", Object.keys(CHOICES), of, (to) => this.choose({ of: to, caption: undefined }), { text: (value) => CHOICES[value] })}
        ${hasLabel(of) ? typed("label", label, 20, "Label") : dropdown("N", sizes, n, (to) => this.choose({ n: to, caption: undefined }))}
        ${dropdown("Paper", Object.keys(PAPERS), paper, (to) => this.choose({ paper: to }))}
        ${dropdown("Queens", SHAPES, shape, (to) => this.choose({ shape: to }), { text: (value) => LOOKS[value] })}
        ${
          shape === "holes"
            ? nothing
            : html`<label>Ink <input
              type="color"
              autocomplete="off"
              data-qa-part="ink"
              .value=${live(ink)}
              @change=${({ target }) => this.choose({ ink: target.value })}></label>
        ${typed("caption", caption ?? sheet?.poster.caption ?? "", MAX_CAPTION, "Caption")}`
        }
        <div class="qa-poster-act">
          ${button("save", "Save as SVG", () => saveText(sheet.text, this.name, "image/svg+xml"), !sheet, "qa-main")}
          ${button("print", "Print, or save as PDF", () => this.print(), !sheet)}
        </div>
        ${this.message(this.messageText, { isWrong: Boolean(this.mistake) })}
      </div>
      <div class="qa-poster-sheet">${sheet ? preview(sheet) : nothing}</div>
    </div>`;
  }
}

const captionOf = ({ of, n, label }, boards) =>
  ({
    all: `All ${grouped(boards)} solutions of ${n} queens`,
    fundamental: `The ${grouped(boards)} fundamental solutions of ${n} queens`,
    orbit: `${label.trim()} and its images: ${counted(boards, "board")}`,
    board: `Solution ${label.trim()}`,
  })[of];

const preview = ({ poster, url }) =>
  html`<img src=${url} alt="${poster.paper}: ${counted(poster.boards.length, "board")}">`;

define("queens-poster", PosterMaker);
