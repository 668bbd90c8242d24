/* Keeps the parameter `q` from the search of Material, which takes it for words to search. */

/** Leave the query out of the address until the page is parsed: the theme reads it before that, and once. */
export function hideQuery() {
  if (document.readyState !== "loading" || !new URLSearchParams(location.search).has("q")) return;
  const { href, pathname, hash } = location;
  history.replaceState(history.state, "", pathname + hash);
  const restore = () => history.replaceState(history.state, "", href);
  document.addEventListener("DOMContentLoaded", restore, { once: true });
}
