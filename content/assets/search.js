/* The search of the theme loads its index when a reader opens it, and takes the words of a question that
   tell pages apart. It offers first: the board, where somebody types one in any notation that Find reads; the
   gallery or the count of an N; and the place of a line of code. Stands before the theme's script, which
   asks for the index at once. */
{
  const FIELD = "[data-md-component=search-query]";

  const opened = new Promise((resolve) => {
    addEventListener("focusin", ({ target }) => target.matches(FIELD) && resolve());
    addEventListener("change", ({ target }) => target.matches("[data-md-toggle=search]") && resolve());
  });

  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (method, url) {
    open.call(this, method, url);
    if (!url.endsWith("/search_index.json")) return;
    XMLHttpRequest.prototype.open = open;
    this.addEventListener("load", async () => keepTexts(await new Response(this.response).json()));
    this.send = async () => {
      await opened;
      XMLHttpRequest.prototype.send.call(this);
    };
  };

  /** All sections, those that explain programs first, with their text as code is compared: without spaces and capitals. */
  let texts = [];
  const squeezed = (text) => text.replace(/\s+/g, "").toLowerCase();
  const keepTexts = ({ docs }) => {
    const entities = { amp: "&", lt: "<", gt: ">", quot: '"' };
    const plain = (html) => html.replace(/<[^>]*>/g, "").replace(/&(\w+);/g, (whole, name) => entities[name] ?? whole);
    texts = docs.map(({ location: url, title, text }) => ({ url, title: plain(title), text: squeezed(plain(text)) }));
    const rank = ({ url }) => ["learn/", "python/", "algorithms/", ""].findIndex((folder) => url.startsWith(folder));
    texts.sort((one, other) => rank(one) - rank(other));
    dispatchEvent(new Event("qa-index"));
  };

  const SIZE = /^(?:n *=? *|queens? *)?([0-9]{1,2})(?: *(?:queens?|[x×] *\1))?$/i;
  const [LEAST_BOARD, LAST_GALLERY, LAST_COUNT] = [4, 18, 27];
  // Words around a board or a size that change nothing.
  const AROUND =
    /\b(?:how many|solutions?|solve|boards?|labels?|problem|puzzle|gallery|counts?|total|number|are|there|does|have|for|of|on|the|to|with|in|an?)\b/gi;
  // The theme reads these signs as commands: without, must have, nearly, weight, field, any ending.
  const COMMANDS = /(?<!\w)[-+]+|[~^:*]/g;
  const CODE = /[&|~^<>=+*()[\]_:]|\B-/;
  const ENDING = /(?<=\w{3})([^isu])\1?(?:s|ed|ing)$/i;
  // Words of a question, and those that every page has. The theme takes each as the beginning of others.
  const COMMON = new Set(`a about an and are as at be by can could do does for from get give have how i if in into is it its
    make me my n nqueens of on or queen queens problem should so take takes that the their them there this to up use using want was what when where
    which who why will with without would work works you your`.split(/\s+/));

  /** Reads boards, as Find does: see `templates/assets/shared/notations.js`. Loaded when the search is opened. */
  let read = () => ({});

  /** Whether a text is a label, or a board with two queens or more; they may attack each other. */
  const isBoard = (text) => {
    const { readings = [], clash } = read(text);
    const isOfFind = ({ length }) => length >= LEAST_BOARD && length <= LAST_GALLERY;
    const isShown = ({ label, columns }) =>
      label ? [1, 2, 4, 8].includes(label.size) : isOfFind(columns) && columns.filter((column) => column !== null).length > 1;
    return readings.some(isShown) || Boolean(clash && isOfFind(clash.board));
  };

  /** The columns of one solution, by the rule of `cy_core.one_solution`; none of N = 2 and 3. */
  const columnsOf = (n) => {
    if (n === 2 || n === 3) return [];
    if (n % 2) return [...columnsOf(n - 1), n - 1];
    const half = Array.from({ length: n / 2 }, (_, row) => row);
    if (n % 6 !== 2) return [...half.map((row) => 2 * row + 1), ...half.map((row) => 2 * row)];
    const top = half.map((row) => (n / 2 - 1 + 2 * row) % n);
    return [...top, ...top.toReversed().map((column) => n - 1 - column)];
  };

  /** A small board with n queens, as SVG. */
  const pictureOf = (n) => {
    const squares = Array.from({ length: n * n }, (_, index) => [index % n, Math.floor(index / n)]);
    const dark = squares.filter(([x, y]) => (x + y) % 2).map(([x, y]) => `M${x} ${y}h1v1h-1z`);
    const queens = columnsOf(n).map((x, y) => `<circle cx="${x + 0.5}" cy="${y + 0.5}" r=".36"/>`);
    return `<svg viewBox="0 0 ${n} ${n}" aria-hidden="true"><path d="${dark.join("")}"/>${queens.join("")}</svg>`;
  };

  /** What to offer for a text: its name, what it is, where it is, and a picture; undefined for other texts. */
  const offered = (text, finder) => {
    const asked = text.replace(AROUND, " ").replace(/[\s?]+/g, " ").trim();
    if (isBoard(asked)) return [asked, "Find this board", `${finder}?${new URLSearchParams({ q: asked })}`];
    const n = Number(SIZE.exec(asked)?.[1]);
    if (n >= 1 && n <= LAST_GALLERY) return [`N = ${n}`, "The gallery", new URL(`../boards/${n}/`, finder), pictureOf(n)];
    if (n > LAST_GALLERY && n <= LAST_COUNT) return [`N = ${n}`, "How many solutions", new URL("../numbers/", finder), pictureOf(n)];
    const line = CODE.test(text) ? squeezed(text) : "";
    const found = line.length > 3 &&
      (texts.find(({ title }) => squeezed(title).includes(line)) ?? texts.find((section) => section.text.includes(line)));
    if (found) return [found.title, text, new URL(`../${found.url}`, finder)];
    return undefined;
  };

  /** What the theme shall look for: the words that tell pages apart, short ones as they are, others with any ending. */
  const query = (text) => {
    const asked = text.replace(/\bn *= *(?=[0-9])/gi, "");
    const words = asked.replace(COMMANDS, " ").match(/[^\s,;!?()[\]{}"&|<>=]+/g) ?? [asked];
    const telling = words.filter((word) => !COMMON.has(word.toLowerCase()));
    const sought = CODE.test(asked) || telling.length === 0 ? words : telling;
    return sought.map((word) => (word.length < 3 ? `${word}^1` : word.replace(ENDING, "$1"))).join(" ");
  };

  const element = (name, className, ...children) => {
    const made = document.createElement(name);
    made.className = className;
    made.append(...children);
    return made;
  };

  const itemOf = ([name, description, url, picture = ""]) => {
    const article = element("article", "md-search-result__article md-typeset", element("h2", "", name));
    article.append(element("p", "", description));
    article.insertAdjacentHTML("afterbegin", picture);
    article.dataset.mdScore = "Infinity"; // the theme follows the best when Enter is pressed
    const link = element("a", "md-search-result__link qa-offer", article);
    link.href = url;
    link.tabIndex = -1;
    return element("li", "md-search-result__item", link);
  };

  addEventListener("DOMContentLoaded", () => {
    const field = document.querySelector(FIELD);
    const list = document.querySelector(".md-search-result__list");
    if (!field || !list) return;
    const { get, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
    Object.defineProperty(field, "value", { set, get: () => query(get.call(field)) });
    const { base } = JSON.parse(document.getElementById("__config").textContent);
    // Resolved now: the theme may go to other pages without loading them (`navigation.instant`).
    const finder = new URL(`${base.replace(/\/$/, "")}/find/`, location.href);

    let offer;
    let typed = "";

    /** The offer is first, also after the theme has written its results. */
    const put = () => {
      const text = get.call(field).trim();
      if (text !== typed) {
        offer?.remove();
        const found = offered(text, finder);
        offer = found && itemOf(found);
        typed = text;
      }
      if (offer && list.firstElementChild !== offer) list.prepend(offer);
    };

    const putAgain = () => {
      typed = undefined;
      put();
    };

    /** Without it, no board is offered. */
    const loadReader = async () => {
      await opened;
      ({ read } = await import(new URL("../assets/notations.js", finder)));
      putAgain();
    };
    const loaded = loadReader().catch(() => {});

    field.addEventListener("input", put);
    addEventListener("qa-index", putAgain);
    // On a busy page Enter may come before the theme knows that its search is open: it would load the
    // page again, without what was typed.
    field.form.addEventListener("submit", async (event) => {
      event.preventDefault();
      await loaded;
      offer?.firstElementChild.click();
    });
    new MutationObserver(put).observe(list, { childList: true });
  });
}
