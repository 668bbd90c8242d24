/* Keeps `?q=` from the search of the theme, which takes it for words: `queens-find.js` gives it back. */
(() => {
  "use strict";

  if (!new URLSearchParams(location.search).has("q")) return;
  window.queensAddress = location.href;
  history.replaceState(history.state, "", location.pathname + location.hash);
})();
