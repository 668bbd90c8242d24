/* Takes a board along: copies the texts of a table, and makes pictures in pixels of its SVG. */

const COPIED = 1024; // pixels of a picture to paste
const KEPT = 60_000; // ms that a picture to save stays: a browser may ask first where to

/** Save a picture as a file; its address goes when the browser has begun to read it. */
function saved(picture, download) {
  const href = URL.createObjectURL(picture);
  Object.assign(document.createElement("a"), { href, download }).click();
  setTimeout(URL.revokeObjectURL, KEPT, href);
}

/** The SVG at an address as a picture so many pixels wide. */
async function pixels(address, side) {
  const image = new Image();
  image.src = address; // not fetched: a site's security policy may forbid that for what is in memory
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: side, height: side });
  canvas.getContext("2d").drawImage(image, 0, 0, side, side);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

/** Have a button do its work, and say how that ended. */
function onClick(button, work, done, failed) {
  button.addEventListener("click", async () => {
    try {
      await work();
      button.textContent = done;
    } catch {
      button.textContent = failed;
    }
  });
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
  for (const button of root.querySelectorAll("[data-qa-pixels]")) {
    const side = Number(button.dataset.qaPixels);
    const save = async () => saved(await pixels(link.href, side), link.download.replace(".svg", `-${side}.png`));
    onClick(button, save, button.textContent, "Saving the PNG failed: save the SVG");
  }
  const copies = root.querySelector("[data-qa-part=copy]");
  copies.hidden = !globalThis.ClipboardItem; // without https, or an old browser
  const copy = () => navigator.clipboard.write([new ClipboardItem({ "image/png": pixels(link.href, COPIED) })]);
  onClick(copies, copy, "Picture copied", "Copying the picture failed: save the SVG");
  addButtons(root.querySelector("table"));
}

export { addButtons };
document.querySelectorAll("[data-qa-copy]").forEach(start);
