/* A form that makes posters on a sheet of paper: of all boards of an N, of the fundamental ones, of
   one orbit, or of one board. The address of the page has the values of the form:

   ?of=fundamental&n=9&paper=A2&shape=dots&ink=9a3b2e      many boards
   ?of=orbit&label=8.4.1&caption=                          one orbit, without a caption */

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

/** The figure: the form, and the sheet that it makes. */
class PosterMaker extends Figure {
  static properties = {
    n: { type: Number },
    // The smallest N that a reader can choose.
    least: { type: Number },
    // The largest N of each choice of boards, and the largest N of a label.
    most: { type: Object },
    // The path of a queen, and the width of a square in the units of the path.
    queen: { type: Object },
    // The address of the worker's script.
    worker: {},
    // The values of the form.
    choice: { state: true },
    // The poster of `choice`, its SVG text, the address of its picture, and its shape as drawn; it
    // is undefined before the first poster, and after a mistake.
    sheet: { state: true },
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

  /** Set the form from the parameters of an address. If a parameter is missing or invalid, its
      field keeps its value. */
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
    const isForLaser = shape === "holes";
    this.address.write({
      of,
      n: hasLabel(of) ? undefined : n,
      label: hasLabel(of) ? label : undefined,
      paper,
      shape,
      ink: isForLaser ? undefined : ink.slice(1),
      caption: isForLaser ? undefined : caption,
    });
  }

  /** Make the poster of a choice, and show it. If the reader changes the choice meanwhile, discard
      it. */
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
      this.sheet = { poster, text, url, drawn: drawnShape(poster) };
      this.mistake = "";
    } catch ({ message }) {
      if (choice !== this.choice) return;
      this.sheet = undefined;
      this.mistake = `${message}.`;
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
    if (!board) {
      const wanted = label.trim() || "without a label";
      throw new Error(`There is no solution ${wanted}: type one such as ${LABEL}`);
    }
    return of === "board" ? [board] : imagesOf(board).map(({ columns }) => columns);
  }

  get name() {
    const { of, n, label, paper } = this.sheet.poster;
    return `queens-${hasLabel(of) ? `${of}-${label.trim()}` : `${of}-${n}`}-${paper}.svg`;
  }

  /** Print the sheet without the rest of the page, on paper of its size. */
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
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== rules);
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
    const boards = `${counted(poster.boards.length, "board")} of ${n} queens on ${poster.paper}`;
    const squares = `squares of ${drawn.square.toFixed(1)} mm`;
    return `${boards}, ${squares}, a file of ${sizeText(text.length)}.${dots}`;
  }

  render() {
    const { of, n, label, paper, shape, ink, caption } = this.choice;
    const largest = this.most[of] ?? this.least;
    const sizes = Array.from(
      { length: largest - this.least + 1 },
      (_, index) => this.least + index,
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
    const chooseBoards = (to) => this.choose({ of: to, caption: undefined });
    const boardsList = dropdown("Boards", Object.keys(CHOICES), of, chooseBoards, {
      text: (value) => CHOICES[value],
    });
    const chooseSize = (to) => this.choose({ n: to, caption: undefined });
    const queensList = dropdown("Queens", SHAPES, shape, (to) => this.choose({ shape: to }), {
      text: (value) => LOOKS[value],
    });
    const captionText = caption ?? sheet?.poster.caption ?? "";
    const inkFields = html`<label>Ink <input
              type="color"
              autocomplete="off"
              data-qa-part="ink"
              .value=${live(ink)}
              @change=${({ target }) => this.choose({ ink: target.value })}></label>
        ${typed("caption", captionText, MAX_CAPTION, "Caption")}`;
    const save = () => saveText(sheet.text, this.name, "image/svg+xml");
    return html`<div class="qa-poster-stage">
      <div class="qa-poster-form">
        ${boardsList}
        ${hasLabel(of) ? typed("label", label, 20, "Label") : dropdown("N", sizes, n, chooseSize)}
        ${dropdown("Paper", Object.keys(PAPERS), paper, (to) => this.choose({ paper: to }))}
        ${queensList}
        ${shape === "holes" ? nothing : inkFields}
        <div class="qa-poster-act">
          ${button("save", "Save as SVG", save, !sheet, "qa-main")}
          ${button("print", "Print, or save as PDF", () => this.print(), !sheet)}
        </div>
        ${this.message(this.messageText, { isWrong: Boolean(this.mistake) })}
      </div>
      <div class="qa-poster-sheet">${sheet ? preview(sheet) : nothing}</div>
    </div>`;
  }
}

function captionOf({ of, n, label }, boards) {
  switch (of) {
    case "all":
      return `All ${grouped(boards)} solutions of ${n} queens`;
    case "fundamental":
      return `The ${grouped(boards)} fundamental solutions of ${n} queens`;
    case "orbit":
      return `${label.trim()} and its images: ${counted(boards, "board")}`;
    default:
      return `Solution ${label.trim()}`;
  }
}

const preview = ({ poster, url }) =>
  html`<img src=${url} alt="${poster.paper}: ${counted(poster.boards.length, "board")}">`;

define("queens-poster", PosterMaker);
