/* A file that a figure has made. */

/** Save a text as a file.
    @param {string} text
    @param {string} name  of the file
    @param {string} type  such as image/svg+xml */
export function saveText(text, name, type) {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 1000); // once the browser has it, also after leaving
}
