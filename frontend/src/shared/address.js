/* The state of a figure in the address of its page, so that a link leads to what a reader sees. */

const PAUSE = 200; // milliseconds: browsers refuse many changes in a row

/** Keeps some parameters of the query for the first figure of its kind; others read and write nothing. */
export class Address {
  #figure;
  #read;
  #timer;
  #page = location.pathname;
  #search = location.search;

  /** @param {(query: URLSearchParams) => unknown} read  called when the reader goes back or forward; may promise that
        all is shown */
  constructor(figure, read) {
    this.#figure = figure;
    this.#read = read;
    figure.signal.addEventListener("abort", () => clearTimeout(this.#timer));
    if (figure.isFirst)
      addEventListener("popstate", (event) => this.#follow(event), { signal: figure.signal });
  }

  /** The query of the page, empty for a figure that is not the first of its kind. */
  get query() {
    return new URLSearchParams(this.#figure.isFirst ? location.search : "");
  }

  /** Scroll to the figure, once it is drawn, if the query has one of its parameters, unless the address names another part. */
  async show(names) {
    const isLinked = names.some((name) => this.query.has(name)) && !location.hash;
    await this.#figure.updateComplete; // of figures that lit draws
    if (isLinked) this.#figure.scrollIntoView();
  }

  /** Whether the figure has an address to change: the document in the `srcdoc` of a frame has none. */
  get #isOwner() {
    return this.#figure.isFirst && location.protocol !== "about:";
  }

  /** Write parameters a little later; one whose value is undefined is removed. */
  write(values) {
    clearTimeout(this.#timer);
    if (this.#isOwner) this.#timer = this.#figure.later(PAUSE, () => this.#replace(values));
  }

  /** Go to another query of the same page at once; the back button returns to the one before, and to where it was read.
      @param {string} query  such as ?n=8 */
  push(query) {
    if (this.#isOwner) history.replaceState({ ...history.state, queensScroll: scrollY }, "");
    this.#change("pushState", query);
  }

  /** Replace the whole query at once. */
  replace(query) {
    this.#change("replaceState", query);
  }

  #change(method, query) {
    if (!this.#isOwner) return;
    history[method](null, "", query);
    this.#search = location.search;
  }

  #replace(values) {
    if (location.pathname !== this.#page) return; // the theme is about to swap the page
    replaceQuery(values);
    this.#search = location.search;
  }

  async #follow({ state }) {
    if (location.pathname !== this.#page || location.search === this.#search) return; // to another page, or part of it
    clearTimeout(this.#timer);
    this.#search = location.search;
    await this.#read(this.query);
    await this.#figure.updateComplete;
    // The browser has tried that when the page was still as short as before.
    if (state?.queensScroll !== undefined)
      scrollTo({ top: state.queensScroll, behavior: "instant" });
  }
}

/** A parameter that is a whole number within bounds; undefined for anything else. */
export function numberIn(query, name, min, max) {
  const text = query.get(name) ?? "";
  const number = /^[0-9]{1,10}$/.test(text) ? Number(text) : NaN;
  return number >= min && number <= max ? number : undefined;
}

/** A parameter that is one of some texts; undefined for anything else. */
export const choiceIn = (query, name, choices) =>
  choices.find((choice) => choice === query.get(name));

/** Replace parameters of the query at once; one whose value is undefined is removed. */
function replaceQuery(values) {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) address.searchParams.delete(name);
    else address.searchParams.set(name, String(value));
  }
  address.search = address.search.replaceAll("%2C", ","); // a list reads better so
  if (address.href !== location.href) history.replaceState(history.state, "", address);
}
