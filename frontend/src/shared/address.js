/* The state of a figure in the address of its page, so that a link reproduces what the reader
   sees. */

// Milliseconds before `write` changes the address: browsers refuse many changes in quick
// succession.
const WRITE_DELAY = 200;

/** Reads and writes some parameters of the page's query for the first figure of its kind. For other
    figures it reads an empty query and writes nothing. */
export class Address {
  #figure;
  #read;
  #timer;
  #page = location.pathname;
  #search = location.search;

  /** @param {HTMLElement} figure
      @param {(query: URLSearchParams) => unknown} read  called with the new query when the reader
        goes back or forward; may return a promise that resolves when the figure shows this state */
  constructor(figure, read) {
    this.#figure = figure;
    this.#read = read;
    figure.signal.addEventListener("abort", () => clearTimeout(this.#timer));
    if (figure.isFirst)
      addEventListener("popstate", (event) => this.#follow(event), { signal: figure.signal });
  }

  /** The query of the page; empty for a figure that is not the first of its kind. */
  get query() {
    return new URLSearchParams(this.#figure.isFirst ? location.search : "");
  }

  /** If the query has one of the parameters `names`, scroll to the figure once it is rendered,
      unless the address has a fragment. Resolve when this is done. */
  async show(names) {
    const isLinked = names.some((name) => this.query.has(name)) && !location.hash;
    // Only figures of lit have `updateComplete`; for others this awaits undefined.
    await this.#figure.updateComplete;
    if (isLinked) this.#figure.scrollIntoView();
  }

  /** Whether the figure may change the address. A document in the `srcdoc` of a frame has no
      address. */
  get #isOwner() {
    return this.#figure.isFirst && location.protocol !== "about:";
  }

  /** Write parameters after a short delay, and leave all others unchanged.
      @param {Record<string, unknown>} values  by the names of the parameters; undefined removes
        one */
  write(values) {
    clearTimeout(this.#timer);
    if (this.#isOwner) this.#timer = this.#figure.later(WRITE_DELAY, () => this.#replace(values));
  }

  /** Replace the whole query without delay, as a new entry of the history: the back button returns
      to the query and the scroll position before.
      @param {string} query  such as ?n=8 */
  push(query) {
    if (this.#isOwner) history.replaceState({ ...history.state, queensScroll: scrollY }, "");
    this.#change("pushState", query);
  }

  /** Replace the whole query without delay and without a new entry of the history.
      @param {string} query  such as ?n=8 */
  replace(query) {
    this.#change("replaceState", query);
  }

  #change(method, query) {
    if (!this.#isOwner) return;
    history[method](null, "", query);
    this.#search = location.search;
  }

  #replace(values) {
    // If the theme is swapping the page, the address belongs to the next page already.
    if (location.pathname !== this.#page) return;
    replaceQuery(values);
    this.#search = location.search;
  }

  async #follow({ state }) {
    // There is nothing to read if the reader went to another page or to another fragment of this
    // one.
    if (location.pathname !== this.#page || location.search === this.#search) return;
    clearTimeout(this.#timer);
    this.#search = location.search;
    await this.#read(this.query);
    await this.#figure.updateComplete;
    // Restore the scroll position: the browser has already tried to, but the page was too short
    // then.
    if (state?.queensScroll !== undefined)
      scrollTo({ top: state.queensScroll, behavior: "instant" });
  }
}

/** Return the parameter `name` as a whole number from `min` to `max`; undefined if it is missing or
    anything else.
    @param {URLSearchParams} query */
export function numberIn(query, name, min, max) {
  const text = query.get(name) ?? "";
  const number = /^[0-9]{1,10}$/.test(text) ? Number(text) : NaN;
  return number >= min && number <= max ? number : undefined;
}

/** Return the parameter `name` if it is one of the texts `choices`, otherwise undefined.
    @param {URLSearchParams} query
    @param {string} name
    @param {string[]} choices */
export const choiceIn = (query, name, choices) =>
  choices.find((choice) => choice === query.get(name));

/** Replace some parameters of the query, and leave all others unchanged.
    @param {Record<string, unknown>} values  by the names of the parameters; undefined removes
      one */
function replaceQuery(values) {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) address.searchParams.delete(name);
    else address.searchParams.set(name, String(value));
  }
  // Commas stay unescaped, because a list is easier to read so.
  address.search = address.search.replaceAll("%2C", ",");
  if (address.href !== location.href) history.replaceState(history.state, "", address);
}
