/* Keeps `?q=` from the search of the theme, which takes it for words: `queens-finder.js` gives it back. */

if (new URLSearchParams(location.search).has("q")) {
  window.queensAddress = location.href;
  history.replaceState(history.state, "", location.pathname + location.hash);
}
