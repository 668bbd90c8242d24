/* Takes a board along: copies the texts of a table, and makes pictures in pixels of its SVG. */
(() => {
  "use strict";

  if (globalThis.queensCopy) return; // each figure of a page links this file

  const COPIED = 1024; // pixels of a picture to paste
  const KEPT = 60_000; // ms that a picture to save stays: a browser may ask first where to

  /** Save a picture as a file; its address goes when the browser has begun to read it. */
  function saved(picture, download) {
    const href = URL.createObjectURL(picture);
    Object.assign(document.createElement("a"), { href, download }).click();
    setTimeout(URL.revokeObjectURL, KEPT, href);
  }

  /** An SVG as a picture so many pixels wide. */
  async function pixels(svg, side) {
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: side, height: side });
    canvas.getContext("2d").drawImage(image, 0, 0, side, side);
    URL.revokeObjectURL(image.src);
    return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  }

  async function copyText(button, code) {
    try {
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = "Copied";
    } catch {
      getSelection().selectAllChildren(code); // without https
    }
  }

  /** A button before each text of a table. */
  function addButtons(table) {
    for (const row of table.rows) {
      const [name, text] = row.cells;
      const button = document.createElement("button");
      Object.assign(button, { type: "button", textContent: "Copy", ariaLabel: `Copy: ${name.textContent}` });
      button.addEventListener("click", () => copyText(button, text.firstChild));
      row.insertCell(1).append(button);
    }
  }

  /** The buttons of an element that link to an SVG, and of its table, which may be filled later. */
  function start(root) {
    const link = root.querySelector("[data-qa-part=svg]");
    const picture = async (side) => pixels(await (await fetch(link.href)).text(), side);
    for (const button of root.querySelectorAll("[data-qa-pixels]")) {
      const side = Number(button.dataset.qaPixels);
      button.addEventListener("click", async () => {
        saved(await picture(side), link.download.replace(".svg", `-${side}.png`));
      });
    }
    const copies = root.querySelector("[data-qa-part=copy]");
    copies.hidden = !globalThis.ClipboardItem; // without https, or an old browser
    copies.addEventListener("click", async () => {
      await navigator.clipboard.write([new ClipboardItem({ "image/png": picture(COPIED) })]);
      copies.textContent = "Picture copied";
    });
    addButtons(root.querySelector("table"));
  }

  globalThis.queensCopy = { addButtons };
  document.querySelectorAll("[data-qa-copy]").forEach(start);
})();
