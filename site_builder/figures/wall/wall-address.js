/* What names a part of the wall: `8` is the wall of N = 8, `12.8.1690` an orbit, `12.8.1690/3` its third image. */

const NAME = /^\s*#?([0-9]{1,2})(?:\.([248])\.([0-9]{1,5})(?:\/([1-8]))?)?\s*$/;

/** The parts of a name; undefined where a text is none. */
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

/** Writes and reads the hash for a figure. */
export class AddressBar {
  #figure;
  #page = location.pathname;

  /** @param {(name: string) => void} read  called when the reader goes back or forward, or follows a link */
  constructor(figure, read) {
    this.#figure = figure;
    const follow = () => location.pathname === this.#page && read(this.name);
    if (!figure.isFirst) return;
    for (const type of ["popstate", "hashchange"])
      addEventListener(type, follow, { signal: figure.signal });
  }

  /** What the address names, after # or as ?n=8; empty for a figure that is not the first of its kind. */
  get name() {
    const named = location.hash.slice(1) || new URLSearchParams(location.search).get("n");
    return this.#figure.isFirst ? (named ?? "") : "";
  }

  /** Put a name into the address.
      @param {boolean} isStep  whether the back button returns to the name before */
  write(name, isStep) {
    if (!this.#figure.isFirst || location.hash === `#${name}`) return;
    if (isStep) history.pushState(null, "", `#${name}`);
    else history.replaceState(history.state, "", `#${name}`);
  }
}
