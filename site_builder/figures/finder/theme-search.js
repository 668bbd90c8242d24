/* Hides the parameter `q` from the search of the theme Material, which would search for its
   words. */

/** If the address has the parameter `q`, remove the query from the address until the page has been
    parsed. The theme reads the address only once, before that. */
export function hideQuery() {
  if (document.readyState !== "loading" || !new URLSearchParams(location.search).has("q")) return;
  const { href, pathname, hash } = location;
  history.replaceState(history.state, "", pathname + hash);
  const restore = () => history.replaceState(history.state, "", href);
  document.addEventListener("DOMContentLoaded", restore, { once: true });
}
