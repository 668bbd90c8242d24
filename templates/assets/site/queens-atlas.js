/* What script adds to the pages: a filter by orbit size, and arrow keys. All reads without it. */

const PARAMETER = "orbits";

/** Let the style sheet show the boards of one orbit size, or of all where it is empty, and keep it
    in the address. */
function show(size, buttons) {
  for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.qaSize === size));
  document.documentElement.dataset.qaOrbits = size;
  const address = new URL(location.href);
  if (size) address.searchParams.set(PARAMETER, size);
  else address.searchParams.delete(PARAMETER);
  if (address.href !== location.href) history.replaceState(null, "", address);
}

function startFilter(filter) {
  const buttons = [...filter.querySelectorAll("button")];
  for (const button of buttons) {
    button.addEventListener("click", () => show(button.dataset.qaSize, buttons));
  }
  const wanted = new URLSearchParams(location.search).get(PARAMETER) ?? "";
  const target = document.getElementById(location.hash.slice(1))?.closest("section[data-qa-size]");
  const hidden = target && target.dataset.qaSize !== wanted;
  const known = buttons.some((button) => button.dataset.qaSize === wanted);
  show(known && !hidden ? wanted : "", buttons);
  filter.hidden = false;
}

/** The themes of MkDocs give every table their looks by script, some at once and some later; ours
    have their own. */
function keepTables() {
  const theirs = ["docutils", "table", "table-striped", "table-hover"];
  for (const table of document.querySelectorAll("table[class*=qa-]")) table.classList.remove(...theirs);
}

/** Left and right go to the neighbours that are shown, unless the key has work to do where the focus is. */
function step(event) {
  const relation = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
  const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (!relation || modified || event.defaultPrevented) return;
  if (event.target.closest("input, textarea, select, summary, [contenteditable], [role=region]")) return;
  const paged = document.querySelector(".qa-pager");
  const link = (paged ?? document.querySelector(".qa-steps"))?.querySelector(`a[rel=${relation}]`);
  if (link?.offsetParent) link.click();
}

keepTables();
addEventListener("DOMContentLoaded", keepTables);
document.querySelectorAll(".qa-filter:not([data-qa-part])").forEach(startFilter);
document.addEventListener("keydown", step);
