/* The script of the theme queens-atlas. It runs before the page is rendered, because otherwise
   readers would see the colours change. */
{
  const root = document.documentElement;
  const KEY = "atlas-scheme";
  const SCHEMES = { "": "as the system", light: "light", dark: "dark" };

  /** The buttons at the top of a page. Without scripts they would not work, so the page has them in
      a template before this element. It shows them while the page is parsed, because otherwise
      readers would see the header change. */
  class AtlasControls extends HTMLElement {
    connectedCallback() {
      this.append(this.previousElementSibling.content);
    }
  }

  /* Return the stored scheme; "" without one. Access to storage throws if the reader forbids
     cookies. */
  const stored = () => {
    try {
      const scheme = localStorage.getItem(KEY);
      return scheme in SCHEMES ? scheme : "";
    } catch {
      return "";
    }
  };

  const store = (scheme) => {
    try {
      if (scheme) localStorage.setItem(KEY, scheme);
      else localStorage.removeItem(KEY);
    } catch {
      // If storage is full or forbidden, the scheme holds for this page only.
    }
  };

  const colour = (scheme) => {
    if (scheme) root.dataset.scheme = scheme;
    else delete root.dataset.scheme;
  };

  const switchColours = () => {
    const button = document.querySelector(".atlas-scheme");
    const names = Object.keys(SCHEMES);
    let scheme = stored();
    const show = () => {
      const next = names[(names.indexOf(scheme) + 1) % names.length];
      button.title = `Colours: ${SCHEMES[scheme]}. Next: ${SCHEMES[next]}.`;
      button.setAttribute("aria-label", button.title);
      return next;
    };
    let next = show();
    button.addEventListener("click", () => {
      scheme = next;
      colour(scheme);
      store(scheme);
      next = show();
    });
  };

  /** Open the dialog of the search by its button or the key /, and load the script of the search
      when it opens for the first time. */
  const openSearch = () => {
    const dialog = document.querySelector(".atlas-search");
    if (!dialog) return;
    const button = document.querySelector(".atlas-open");
    const open = () => {
      if (dialog.open) return;
      dialog.showModal();
      dialog.querySelector("input").select();
      if (dialog.dataset.loaded) return;
      dialog.dataset.loaded = "true";
      const source = new URL(
        `${dialog.dataset.base.replace(/\/$/, "")}/assets/queens-search.js`,
        location.href,
      );
      document.head.append(Object.assign(document.createElement("script"), { src: source }));
    };
    button.addEventListener("click", open);
    addEventListener("keydown", (event) => {
      // The field in a dialog that was just closed keeps the focus for a moment, although it is
      // hidden. So typing counts only in a visible field.
      const isTyped = event.target
        .closest?.("input, select, textarea, [contenteditable]")
        ?.checkVisibility();
      if (
        event.key !== "/" ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyped ||
        event.defaultPrevented
      )
        return;
      event.preventDefault();
      open();
    });
    dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
    dialog.querySelector("button").addEventListener("click", () => dialog.close());
    dialog.querySelector("form").addEventListener("submit", (event) => event.preventDefault());
  };

  /** Put each table of the text into a box that scrolls if the table is wider than the text.
      Readers can scroll it by keys, too. */
  const wrapTables = () => {
    for (const table of document.querySelectorAll("main table:not([class])")) {
      if (table.closest(".qa-block, .qa-scroll")) continue;
      const box = document.createElement("div");
      const headings = [...table.querySelectorAll("thead th")].map(
        (heading) => heading.textContent,
      );
      box.className = "qa-scroll atlas-table";
      box.tabIndex = 0;
      box.setAttribute("role", "group");
      box.setAttribute("aria-label", `Table: ${headings.join(", ")}`);
      table.replaceWith(box);
      box.append(table);
    }
  };

  const reachCode = () => {
    const boxes = [...document.querySelectorAll("main pre:has(> code)")];
    // Read all widths before an element is changed, so that the browser lays the page out only
    // once.
    const wide = boxes.filter((box) => box.scrollWidth > box.clientWidth);
    for (const box of wide) box.tabIndex = 0;
  };

  /** Remove permalinks of headings from the Tab order and from the accessible names of headings. */
  const passMarks = () => {
    for (const mark of document.querySelectorAll(".headerlink"))
      Object.assign(mark, { tabIndex: -1, ariaHidden: "true" });
  };

  const copyCode = () => {
    for (const code of document.querySelectorAll(".highlight pre > code")) {
      const button = Object.assign(document.createElement("button"), {
        type: "button",
        className: "atlas-copy",
        textContent: "Copy",
      });
      button.addEventListener("click", async () => {
        const isCopied = await navigator.clipboard.writeText(code.innerText.trimEnd()).then(
          () => true,
          () => false,
        );
        button.textContent = isCopied ? "Copied" : "Failed";
        setTimeout(() => {
          button.textContent = "Copy";
        }, 2000);
      });
      code.closest(".highlight").append(button);
    }
  };

  /** Mark the current heading in the outline beside the text. */
  const markHeading = () => {
    const links = new Map(
      [...document.querySelectorAll(".atlas-outline a")].map((link) => [link.hash.slice(1), link]),
    );
    const headings = [...links.keys()]
      .map((id) => document.getElementById(decodeURIComponent(id)))
      .filter(Boolean);
    if (headings.length === 0) return;
    const mark = () => {
      const passed = headings.filter(
        (heading) => heading.getBoundingClientRect().top < innerHeight / 4,
      );
      const id = passed.at(-1)?.id;
      for (const [name, link] of links) {
        if (decodeURIComponent(name) === id) link.setAttribute("aria-current", "location");
        else link.removeAttribute("aria-current");
      }
    };
    const observer = new IntersectionObserver(mark, { rootMargin: "0px 0px -75% 0px" });
    for (const heading of headings) observer.observe(heading);
  };

  const NARROW = matchMedia("(width < 1000px)");
  const foldSide = () => {
    const fold = document.querySelector(".atlas-fold");
    if (!fold) return;
    const update = () => {
      fold.open = !NARROW.matches;
    };
    NARROW.addEventListener("change", update);
    update();
  };

  const showPage = () => {
    const fold = document.querySelector(".atlas-fold");
    const current = fold?.querySelector("[aria-current=page]");
    if (current) fold.scrollTop = current.offsetTop - fold.clientHeight / 3;
  };

  /** On a phone, scroll the tabs sideways so that the current one is in view. */
  const showTab = () => {
    const tab = document.querySelector(".atlas-tabs [aria-current]");
    const tabs = document.querySelector(".atlas-tabs");
    if (tab) tabs.scrollLeft = tab.offsetLeft - (tabs.clientWidth - tab.offsetWidth) / 2;
  };

  // Before a page is printed, add a line with its address and the day.
  addEventListener("beforeprint", () => {
    const line = document.querySelector(".qa-printed") ?? document.createElement("p");
    const day = new Intl.DateTimeFormat("en", { dateStyle: "long" }).format(new Date());
    line.className = "qa-printed";
    line.textContent = `${location.origin}${location.pathname}, printed on ${day}`;
    document.querySelector("main").append(line);
  });

  colour(stored());
  customElements.define("atlas-controls", AtlasControls);
  addEventListener("DOMContentLoaded", () => {
    for (const action of [
      foldSide,
      switchColours,
      openSearch,
      passMarks,
      wrapTables,
      copyCode,
      markHeading,
    ])
      action();
    // These actions read the layout, which the browser computes before it renders.
    requestAnimationFrame(() => [showPage, showTab, reachCode].forEach((action) => action()));
  });
}
