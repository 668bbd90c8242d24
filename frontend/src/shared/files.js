/* Saves files and loads files. A file is loaded from a `<template data-qa-file="ADDRESS">` if the
   page has one for its address, otherwise from the site. */

/** Return the text of a file that the page embeds; undefined if the page does not embed it. */
const embeddedText = (address) =>
  document.querySelector(`template[data-qa-file="${CSS.escape(address)}"]`)?.content.textContent;

/** Resolve to the text of a file. Reject if it cannot be loaded.
    @param {string} address
    @param {AbortSignal} [signal]  stops loading */
export async function readText(address, signal) {
  const text = embeddedText(address);
  if (text !== undefined) return text;
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/** Return the reason why loading failed: the browser is offline, or else `reason`. */
export const loadErrorReason = (reason) => (navigator.onLine ? reason : "there is no network");

/** Load and run a script that a figure needs later than its own.
    @returns {Promise<unknown>} resolves when the script has run; rejects if it cannot be loaded */
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
    @returns {Promise<unknown>} resolves when the style sheet applies, or even if it cannot be
      loaded, because a figure works without it */
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

/** Start and return a worker that runs the script at `address`. If the page was opened from disk,
    this works only if the page embeds the script; otherwise it throws an error. */
export function startWorker(address) {
  const script = embeddedText(address);
  if (script === undefined) return new Worker(address);
  const link = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const worker = new Worker(link);
  URL.revokeObjectURL(link);
  return worker;
}

/** Remove the handlers of a worker, and terminate it. With its handlers, a worker that is still
    loading would report an error. */
export function stopWorker(worker) {
  Object.assign(worker, { onmessage: null, onerror: null });
  worker.terminate();
}

/** Run a script that embeds its own source in the page, unless the page embeds it already. A page
    opened from disk needs this before `startWorker`, because it cannot read files. Resolve when
    this is done. */
export const embedScript = async (address) =>
  embeddedText(address) === undefined && loadScript(address);

/** Let the browser save the content of the address `href` as a file.
    @param {string} href
    @param {string} download  the name of the file */
export const save = (href, download) =>
  Object.assign(document.createElement("a"), { href, download }).click();

/** Let the browser save a text as a file.
    @param {string} text
    @param {string} name  of the file
    @param {string} type  its media type, such as image/svg+xml */
export function saveText(text, name, type) {
  const href = URL.createObjectURL(new Blob([text], { type }));
  save(href, name);
  // Revoke the address only when the browser has surely read it. This timer is not one of a
  // figure's, so that it fires even after the figure has left the page.
  setTimeout(() => URL.revokeObjectURL(href), 1000);
}
