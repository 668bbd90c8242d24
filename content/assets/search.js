/* The search of the theme loads its index when a reader opens it, takes operators as they are typed, and
   offers the board first where somebody types a label, columns or squares, and the gallery or the count
   of an N. Stands before the theme's script, which asks for the index at once. */
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
    this.send = async () => {
      await opened;
      XMLHttpRequest.prototype.send.call(this);
    };
  };

  const BOARD = /^(?:[0-9]{1,2}\.[1248]\.[0-9]{1,9}|[0-9]{4,10}|[0-9]{1,2}(?:[\s,]+[0-9]{1,2}){3,17}|[a-r][0-9]{1,2}(?:[\s,]*[a-r][0-9]{1,2})+)$/i;
  const SIZE = /^(?:n *=? *|gallery *)?([0-9]{1,2})(?: *queens?)?$/i;
  const [LAST_GALLERY, LAST_COUNT] = [18, 27];
  // The theme reads these signs as commands: without, must have, nearly, weight, field, any ending.
  const COMMANDS = /(?<!\w)[-+]+|[~^:*]/g;

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
    if (BOARD.test(text)) return [text, "Find this board", `${finder}?${new URLSearchParams({ q: text })}`];
    const n = Number(SIZE.exec(text)?.[1]);
    if (n >= 1 && n <= LAST_GALLERY) return [`N = ${n}`, "The gallery", new URL(`../boards/${n}/`, finder), pictureOf(n)];
    if (n > LAST_GALLERY && n <= LAST_COUNT) return [`N = ${n}`, "How many solutions", new URL("../numbers/", finder), pictureOf(n)];
    return undefined;
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
    Object.defineProperty(field, "value", { set, get: () => get.call(field).replace(COMMANDS, " ") });
    const { base } = JSON.parse(document.getElementById("__config").textContent);
    // Resolved now: the theme may go to other pages without loading them (`navigation.instant`).
    const finder = new URL(`${base.replace(/\/$/, "")}/find/`, location.href);

    let offer;
    let typed = "";

    /** The offer is first, also after the theme has written its results. */
    const put = () => {
      const text = field.value.trim();
      if (text !== typed) {
        offer?.remove();
        const found = offered(text, finder);
        offer = found && itemOf(found);
        typed = text;
      }
      if (offer && list.firstElementChild !== offer) list.prepend(offer);
    };

    field.addEventListener("input", put);
    // On a busy page Enter may come before the theme knows that its search is open: it would load the
    // page again, without what was typed.
    field.form.addEventListener("submit", (event) => {
      event.preventDefault();
      offer?.firstElementChild.click();
    });
    new MutationObserver(put).observe(list, { childList: true });
  });
}
