/* Saves files, and loads them from a `<template data-qa-file="ADDRESS">` of the page or else from
   the site. */

/** Return the source of a file that the page embeds; undefined if it does not. */
const embeddedText = (address) =>
  document.querySelector(`template[data-qa-file="${CSS.escape(address)}"]`)?.content.textContent;

/** Return the text of a file. */
export async function readText(address, signal) {
  const text = embeddedText(address);
  if (text !== undefined) return text;
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/** Return the reason why loading failed: the browser is offline, or else `reason`. */
export const loadErrorReason = (reason) => (navigator.onLine ? reason : "there is no network");

/** Load a script that a figure needs later than its own. */
export function loadScript(address) {
  const text = embeddedText(address);
  const script = Object.assign(
    document.createElement("script"),
    text === undefined ? { src: address } : { textContent: text },
  );
  return new Promise((resolve, reject) => {
    script.addEventListener("load", resolve);
    script.addEventListener("error", () => reject(new Error(`${address} cannot be read`)));
    document.head.append(script);
    if (text !== undefined) resolve();
  });
}

/** Load a style sheet that a script needs later than its own.
    @returns {Promise<unknown>} resolves even if it cannot be loaded, because a figure works without
      it */
export function loadStyle(address) {
  const text = embeddedText(address);
  const style =
    text === undefined
      ? Object.assign(document.createElement("link"), { rel: "stylesheet", href: address })
      : Object.assign(document.createElement("style"), { textContent: text });
  return new Promise((resolve) => {
    for (const end of ["load", "error"]) style.addEventListener(end, resolve);
    document.head.append(style);
  });
}

/** Start a worker that runs the script at `address`. A page opened from disk can do so only if it
    embeds the script. */
export function startWorker(address) {
  const script = embeddedText(address);
  if (script === undefined) return new Worker(address);
  const link = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const worker = new Worker(link);
  URL.revokeObjectURL(link);
  return worker;
}

/** Terminate a worker, first without its handlers: a worker that is still loading would report an
    error. */
export function stopWorker(worker) {
  Object.assign(worker, { onmessage: null, onerror: null });
  worker.terminate();
}

/** Run a script that embeds its own source in the page, unless the page has it already. A page
    opened from disk needs this, because it cannot read files. */
export const embedScript = async (address) =>
  embeddedText(address) === undefined && loadScript(address);

/** Save the content of the address `href` as a file.
    @param {string} download  the name of the file */
export const save = (href, download) =>
  Object.assign(document.createElement("a"), { href, download }).click();

/** Save a text as a file.
    @param {string} name  of the file
    @param {string} type  such as image/svg+xml */
export function saveText(text, name, type) {
  const href = URL.createObjectURL(new Blob([text], { type }));
  save(href, name);
  // Revoke the address only when the browser has surely read it, also after the figure has left.
  setTimeout(() => URL.revokeObjectURL(href), 1000);
}
