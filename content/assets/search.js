/* The search of the theme offers the board first, where somebody types a label, columns or squares. */
addEventListener("DOMContentLoaded", () => {
  "use strict";

  const field = document.querySelector("[data-md-component=search-query]");
  const list = document.querySelector(".md-search-result__list");
  if (!field || !list) return;
  const { base } = JSON.parse(document.getElementById("__config").textContent);
  // Resolved now: the theme may go to other pages without loading them (`navigation.instant`).
  const finder = new URL(`${base.replace(/\/$/, "")}/find/`, location.href);
  const BOARD = /^(?:[0-9]{1,2}\.[1248]\.[0-9]{1,9}|[0-9]{4,10}|[0-9]{1,2}(?:[\s,]+[0-9]{1,2}){3,17}|[a-r][0-9]{1,2}(?:[\s,]*[a-r][0-9]{1,2})+)$/i;

  function element(name, className, ...children) {
    const made = document.createElement(name);
    made.className = className;
    made.append(...children);
    return made;
  }

  function offerOf(text) {
    const article = element("article", "md-search-result__article md-typeset", element("h2", "", text));
    article.append(element("p", "", "Find this board"));
    article.dataset.mdScore = "Infinity"; // the theme follows the best when Enter is pressed
    const link = element("a", "md-search-result__link qa-offer", article);
    link.href = `${finder}?${new URLSearchParams({ q: text })}`;
    link.tabIndex = -1;
    return element("li", "md-search-result__item", link);
  }

  let offer;
  let offered = "";

  /** The offer is first, also after the theme has written its results. */
  function put() {
    const text = field.value.trim();
    if (text !== offered) {
      offer?.remove();
      offer = BOARD.test(text) ? offerOf(text) : undefined;
      offered = text;
    }
    if (offer && list.firstElementChild !== offer) list.prepend(offer);
  }

  field.addEventListener("input", put);
  // On a busy page Enter may come before the theme knows that its search is open: it would load the
  // page again, without what was typed.
  field.form.addEventListener("submit", (event) => {
    event.preventDefault();
    offer?.firstElementChild.click();
  });
  new MutationObserver(put).observe(list, { childList: true });
});
