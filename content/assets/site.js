/* Names for what Material makes of code and tables: a reader without eyes or mouse finds a way. */
{
  /** A button to copy is no navigation, and there is one for each program. */
  const unwrapCopyButtons = () => {
    for (const nav of document.querySelectorAll("nav.md-code__nav")) {
      const box = document.createElement("div");
      box.className = nav.className;
      box.append(...nav.childNodes);
      nav.replaceWith(box);
    }
  };

  const nameTables = () => {
    for (const box of document.querySelectorAll(".md-typeset__scrollwrap")) {
      box.tabIndex = 0;
      box.setAttribute("role", "group");
      const headings = [...box.querySelectorAll("thead th")].map((heading) => heading.textContent);
      box.setAttribute("aria-label", `Table: ${headings.join(", ")}`);
    }
  };

  // Material tells of each page, also of those that it swaps itself (`navigation.instant`).
  const onPage = (action) => {
    if (globalThis.document$) globalThis.document$.subscribe(action);
    else addEventListener("DOMContentLoaded", action);
  };

  onPage(unwrapCopyButtons);
  onPage(nameTables);
}

// On paper a page says where it stands, and when it was printed.
addEventListener("beforeprint", () => {
  const line = document.querySelector(".qa-printed") ?? document.createElement("p");
  const day = new Intl.DateTimeFormat("en", { dateStyle: "long" }).format(new Date());
  line.className = "qa-printed";
  line.textContent = `${location.origin}${location.pathname}, printed on ${day}`;
  document.querySelector(".md-content__inner")?.append(line);
});
