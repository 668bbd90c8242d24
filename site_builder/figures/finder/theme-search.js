/* Hides the parameter `q` from the search of Material, which would take it for words to search. */

/** Remove the query from the address until the page is parsed: the theme reads the address before
    that, and only once. */
export function hideQuery() {
  if (document.readyState !== "loading" || !new URLSearchParams(location.search).has("q")) return;
  const { href, pathname, hash } = location;
  history.replaceState(history.state, "", pathname + hash);
  const restore = () => history.replaceState(history.state, "", href);
  document.addEventListener("DOMContentLoaded", restore, { once: true });
}
