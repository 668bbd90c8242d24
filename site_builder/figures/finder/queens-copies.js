/* A board to take along: copies the texts of its tables, and makes pictures in pixels of an SVG. */

import { define, QueensElement } from "#shared/element.js";
import { save } from "#shared/files.js";
import "./queens-copies.css";

const COPIED = 1024; // pixels of a picture to paste
const SHOWN = 3000; // milliseconds in which a button says that it is done

/** The SVG at an address on a canvas so many pixels wide. */
async function canvasOf(address, side) {
  const image = new Image();
  image.src = address; // not fetched: a site's security policy may forbid that for what is in memory
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: side, height: side });
  canvas.getContext("2d").drawImage(image, 0, 0, side, side);
  return canvas;
}

async function pngOf(address, side) {
  const canvas = await canvasOf(address, side);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

/** Save the SVG of a link as a picture in pixels. */
async function savePng(link, side) {
  const canvas = await canvasOf(link.href, side);
  save(canvas.toDataURL("image/png"), link.download.replace(".svg", `-${side}.png`));
}

/** Copy the SVG of a link as a picture in pixels. */
function copyPng(link) {
  return navigator.clipboard.write([new ClipboardItem({ "image/png": pngOf(link.href, COPIED) })]);
}

/** Select the text of an element, in its open folds. */
function select(code) {
  for (let fold = code.closest("details"); fold; fold = fold.parentElement.closest("details"))
    fold.open = true;
  getSelection().selectAllChildren(code);
}

/** Put a button before the text of a row. */
function addButton(row) {
  const [name, text] = row.cells;
  const button = document.createElement("button");
  Object.assign(button, {
    type: "button",
    textContent: "Copy",
    ariaLabel: `Copy: ${name.textContent}`,
  });
  text.before(document.createElement("td"));
  row.cells[1].append(button);
}

class QueensCopies extends QueensElement {
  start() {
    this.whenParsed(() => this.#begin());
  }

  #begin() {
    this.find("copy").hidden = !globalThis.ClipboardItem; // without https, or in an old browser
    this.find("copy-html").hidden = !this.find("html"); // a site may have no address
    [...this.querySelectorAll(".qa-notations tr")]
      .filter(({ cells }) => cells.length === 2)
      .forEach(addButton);
    this.addEventListener("click", ({ target }) => this.#act(target.closest("button")), {
      signal: this.signal,
    });
  }

  #act(button) {
    const link = this.find("svg");
    const side = Number(button?.dataset.qaPixels);
    if (side)
      this.#run(
        button,
        savePng(link, side),
        `PNG saved, ${side} px`,
        "Saving the PNG failed: save the SVG",
      );
    else if (button && button === this.find("copy"))
      this.#run(
        button,
        copyPng(link),
        "Picture copied",
        "Copying the picture failed: save the SVG",
      );
    else if (button) this.#copyText(button, button.closest("tr"));
  }

  /** Say how the work of a button ended. */
  async #run(button, work, done, failed) {
    const [outcome, isDone] = await work.then(
      () => [done, true],
      () => [failed, false],
    );
    this.#show(button, outcome, isDone);
    this.#say(`${outcome}.`);
  }

  /** Show an outcome on a button, which stays as wide; its name comes back after what is done. */
  #show(button, outcome, isDone = true) {
    button.dataset.qaName ??= button.textContent;
    button.style.minWidth = `${button.offsetWidth}px`;
    button.textContent = outcome;
    if (isDone) this.later(SHOWN, () => (button.textContent = button.dataset.qaName));
  }

  /** Copy the text of a row, or that of the link; select it where the page may not write to the clipboard. */
  async #copyText(button, row) {
    const code = row?.querySelector("code") ?? this.find("html");
    try {
      await navigator.clipboard.writeText(code.textContent);
      this.#show(button, "Copied");
      this.#say(`${row?.cells[0].textContent ?? "HTML"} copied.`);
    } catch {
      select(code);
      this.#say("Copying failed: the text is selected.");
    }
  }

  /** The same text twice is heard twice: it is another node. */
  #say(text) {
    this.find("heard").replaceChildren(text);
  }
}

define("queens-copies", QueensCopies);
