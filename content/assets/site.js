/* Names for what Material makes of code and tables: a reader without eyes or mouse finds a way. */
addEventListener("DOMContentLoaded", () => {
  "use strict";

  // A button to copy is no navigation, and there is one for each program.
  for (const buttons of document.querySelectorAll("nav.md-code__nav")) {
    const box = document.createElement("div");
    box.className = buttons.className;
    box.append(...buttons.childNodes);
    buttons.replaceWith(box);
  }
  for (const box of document.querySelectorAll(".md-typeset__scrollwrap")) {
    box.tabIndex = 0;
    box.setAttribute("role", "group");
    const headings = [...box.querySelectorAll("thead th")].map((heading) => heading.textContent);
    box.setAttribute("aria-label", `Table: ${headings.join(", ")}`);
  }
});

// On paper a page says where it stands, and when it was printed.
addEventListener("beforeprint", () => {
  const place = document.querySelector(".qa-printed") ?? document.createElement("p");
  const day = new Intl.DateTimeFormat("en", { dateStyle: "long" }).format(new Date());
  place.className = "qa-printed";
  place.textContent = `${location.origin}${location.pathname}, printed on ${day}`;
  document.querySelector(".md-content__inner")?.append(place);
});
