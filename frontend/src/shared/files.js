/* The files that figures save, and those that they load: from a `<template data-qa-file="ADDRESS">` of the page, or from the site. */

const embedded = (address) =>
  document.querySelector(`template[data-qa-file="${CSS.escape(address)}"]`)?.content.textContent;

/** The text of a file. */
export async function readText(address, signal) {
  const text = embedded(address);
  if (text !== undefined) return text;
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/** Why a file could not be had, which is another reason where there is a network. */
export const hindrance = (otherwise) => (navigator.onLine ? otherwise : "there is no network");

/** Load a script that a figure needs later than its own. */
export function loadScript(address) {
  const text = embedded(address);
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

/** A worker that runs a script. A page that is opened from disk has none, unless it embeds the script. */
export function startWorker(address) {
  const script = embedded(address);
  if (script === undefined) return new Worker(address);
  const link = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const worker = new Worker(link);
  URL.revokeObjectURL(link);
  return worker;
}

/** End a worker. One that still loads would report that as an error. */
export function stopWorker(worker) {
  Object.assign(worker, { onmessage: null, onerror: null });
  worker.terminate();
}

/** Run a script that embeds itself, for a page that is opened from disk and cannot read it otherwise. */
export const embedScript = async (address) =>
  embedded(address) === undefined && loadScript(address);

/** Save what an address has as a file.
    @param {string} download  the name of the file */
export const save = (href, download) =>
  Object.assign(document.createElement("a"), { href, download }).click();

/** Save a text as a file.
    @param {string} name  of the file
    @param {string} type  such as image/svg+xml */
export function saveText(text, name, type) {
  const href = URL.createObjectURL(new Blob([text], { type }));
  save(href, name);
  setTimeout(() => URL.revokeObjectURL(href), 1000); // once the browser has it, also after leaving
}
