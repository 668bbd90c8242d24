/* The names of parts of the wall in the address: `8` is the wall of N = 8, `12.8.1690` an orbit,
   and `12.8.1690/3` its third image. */

const NAME = /^\s*#?([0-9]{1,2})(?:\.([248])\.([0-9]{1,5})(?:\/([1-8]))?)?\s*$/;

/** Return N, the label of an orbit and the number of an image in a name. The label is undefined if
    the name is only N. Return undefined if `text` is not a valid name. */
export function readName(text) {
  const match = NAME.exec(text);
  if (!match) return undefined;
  const [, n, size, rank, number] = match;
  return {
    n: Number(n),
    label: size && `${Number(n)}.${size}.${Number(rank)}`,
    number: Number(number ?? 1),
  };
}

/** The fragment of the page's address, which a figure writes and reads. */
export class AddressBar {
  #figure;
  #page = location.pathname;

  /** @param {import("#base/figure.js").Figure} figure
      @param {(name: string) => void} read  called with the name in the address when the reader goes
        back or forward, or follows a link */
  constructor(figure, read) {
    this.#figure = figure;
    if (!figure.isFirst) return;
    // If a theme has put another page into the window, its addresses are ignored.
    const follow = () => location.pathname === this.#page && read(this.name);
    for (const type of ["popstate", "hashchange"])
      addEventListener(type, follow, { signal: figure.signal });
  }

  /** The name in the address, after # or as ?n=8; "" if it has none, or if this figure is not the
      first of its kind in the page. */
  get name() {
    const named = location.hash.slice(1) || new URLSearchParams(location.search).get("n");
    return this.#figure.isFirst ? (named ?? "") : "";
  }

  /** Write a name into the address.
      @param {boolean} isStep  whether the browser's back button returns to the previous name */
  write(name, isStep) {
    if (!this.#figure.isFirst || location.hash === `#${name}`) return;
    if (isStep) history.pushState(null, "", `#${name}`);
    else history.replaceState(history.state, "", `#${name}`);
  }
}
