"""Launch the browser, open pages, and check them; with scripts to run in pages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Playwright,
    Route,
    ViewportSize,
)

from site_builder.programs.browser import find_browser
from tests.helpers.sources import ROOT

# In a container the sandbox does not start, because it needs user namespaces. The pages under test
# are our own.
ARGUMENTS = ("--no-sandbox", "--disable-background-networking")
PHONE, DESK = 360, 1280
SIZE = ViewportSize(width=DESK, height=900)
COLOUR_RULES = ["color-contrast", "link-in-text-block"]
# Keep only three of similar rows, cards, menu entries and tokens of a program, because axe takes
# long for each element. Elements are similar if they differ only in texts and attribute values that
# no rule of axe looks at.
THIN = """(where) => {
    const names = "id|href|src|for|name|title|value|download|aria-[a-z]*label[a-z]*|data-[a-z-]+";
    const values = new RegExp(` (${names})="[^"]+"`, "g"), words = />[^<]*[^<\\s][^<]*/g;
    const gaps = />\\s+</g, cells = /(<td[^>]*>a?(?:<small>a<\\/small>)?<\\/td>)\\1+/g;
    const shape = (element) => element.outerHTML.replace(values, " $1").replace(words, ">a")
        .replace(gaps, "><").replace(cells, "$1");
    // Children first, so that tables that differ only in their number of rows become equal.
    const thin = (element) => {
        const counts = new Map();
        for (const child of [...element.children]) {
            thin(child);
            const key = shape(child), times = counts.get(key) ?? 0;
            counts.set(key, times + 1);
            if (times >= 3 && !child.matches("label[for]")) child.remove();
        }
    };
    // Inline the style sheets, because a link that moves would load again and leave the page
    // without styles meanwhile.
    for (const link of document.querySelectorAll("body link[rel=stylesheet]")) {
        const style = document.createElement("style");
        style.textContent = [...link.sheet.cssRules].map((rule) => rule.cssText).join("\\n");
        link.replaceWith(style);
    }
    // Replace figures by plain elements, because their scripts would miss what is removed. Inner
    // figures first.
    const isFigure = ({ localName }) => localName.startsWith("queens-");
    for (const figure of [...document.querySelectorAll("*")].filter(isFigure).reverse()) {
        const plain = document.createElement("div");
        for (const { name, value } of figure.attributes) plain.setAttribute(name, value);
        plain.innerHTML = figure.innerHTML;
        figure.replaceWith(plain);
    }
    document.querySelectorAll(where).forEach(thin);
}"""
# Return hashes of the looks (colours, font, background) of texts that are not in `known`, and mark
# one element with each look, so that axe judges the colours of these elements only. Otherwise axe
# would take too long. Elements for which `isAsked` returns false are skipped.
NEW_LOOKS = """(known, isAsked = () => true) => {
    const seen = new Set(known), grounds = new Map(), looks = [];
    // The background of an element: the colours, images and opacities of its ancestors.
    const ground = (element) => {
        if (!element) return "";
        if (!grounds.has(element)) {
            const {backgroundColor, backgroundImage, opacity} = getComputedStyle(element);
            const own = [backgroundColor, backgroundImage, opacity].join();
            const above = ground(element.parentElement);
            grounds.set(element, own === "rgba(0, 0, 0, 0),none,1" ? above : above + own);
        }
        return grounds.get(element);
    };
    const number = (text) => [...text].reduce(
        (sum, sign) => Math.imul(sum ^ sign.codePointAt(0), 0x5bd1e995) >>> 0, 0);
    const look = (element) => {
        const around = element.parentElement, style = getComputedStyle(element);
        return number([ground(element), element.tagName, element.getAttribute("class"),
            style.color, style.fontSize, style.fontWeight, style.textDecorationLine,
            around.tagName, getComputedStyle(around).color].join());
    };
    const visit = (element) => {
        element.removeAttribute("data-new-look");
        if (!isAsked(element) || !element.checkVisibility({visibilityProperty: true})) return;
        const hash = look(element);
        if (seen.has(hash)) return;
        seen.add(hash);
        looks.push(hash);
        element.setAttribute("data-new-look", "");
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const element = texts.currentNode.parentElement;
        // axe never judges the contrast of a single character.
        const isJudged = texts.currentNode.data.trim() && element.textContent.trim().length > 1;
        if (isJudged) visit(element);
    }
    document.querySelectorAll("input, select, textarea").forEach(visit);
    axe.configure({noHtml: true, rules: [
        {id: "color-contrast", selector: "[data-new-look]"},
        {id: "link-in-text-block", selector: "a[data-new-look]"},
    ]});
    return looks;
}"""
# Run axe on a part of a page. Ask for violations only, because sending all results to Python takes
# longer than finding them.
JUDGE = f"""async ([where, options]) => {{
    const {{include, exclude}} = where.include ? where : {{include: [[where]], exclude: []}};
    const selectorOf = (parts) => parts.flat().join() || ":not(*)";
    ({NEW_LOOKS})([], (element) =>
        element.closest(selectorOf(include)) && !element.closest(selectorOf(exclude)));
    const {{violations}} = await axe.run(where, {{resultTypes: ["violations"], ...options}});
    return violations.map(({{id, nodes}}) => [id, String(nodes[0].target)]);
}}"""
SETTLED = """document.fonts.ready.then(() => new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => done(null)))))"""
# Hold back every request of the page's `fetch` until a test calls `open()` in the page.
GATE = """{
    const original = fetch;
    const gate = new Promise((resolve) => (open = resolve));
    fetch = async (...request) => (await gate, original(...request));
}"""
STEP_FORWARD = """async ([steps, names]) => {
    const layouts = [];
    for (let step = 0; step < steps; step += 1) {
        const boxes = names.map((name) => document.querySelector(name).getBoundingClientRect());
        layouts.push(JSON.stringify(boxes));
        document.querySelector("[title=Forward]").click();
        await new Promise(requestAnimationFrame);
    }
    return layouts;
}"""


def launch_browser(playwright: Playwright) -> Browser:
    """Launch the browser that `queens bench` would use, without windows.

    Raise a FileNotFoundError if there is no browser.
    """
    executable = find_browser()
    if executable is None:
        raise FileNotFoundError("no browser found: install chromium, or name one in QUEENS_BROWSER")
    return playwright.chromium.launch(executable_path=executable, args=list(ARGUMENTS))


@contextmanager
def open_page(browser: Browser, *, width: int = DESK, **options: Any) -> Iterator[Page]:
    """Open a page in a new context, and close it at the end.

    `options` are options of the context. Fail if a script of the page raised an error.
    """
    context = browser.new_context(viewport={**SIZE, "width": width}, **options)
    page, errors = context.new_page(), list[str]()
    page.on("pageerror", lambda error: errors.append(f"{page.url}: {error}"))
    yield page
    context.close()
    assert errors == [], errors


def collect_errors(page: Page) -> list[str]:
    """Return a list that collects the page's errors: console errors and uncaught exceptions."""
    errors = list[str]()

    def report(message: ConsoleMessage) -> None:
        if message.type == "error":
            errors.append(f"{message.location['url']}: {message.text}")

    page.on("pageerror", lambda error: errors.append(f"{page.url}: {error}"))
    page.on("console", report)
    return errors


def load_modules(page: Page, **modules: str) -> None:
    """Import our script modules in a page.

    Each keyword is the name of a global variable, and its value the path of a module, relative to
    the root of the repository.
    """

    def answer(route: Route) -> None:
        path = ROOT / urlsplit(route.request.url).path.lstrip("/")
        kind = "application/json" if path.suffix == ".json" else "text/javascript"
        route.fulfill(path=path, content_type=kind)

    page.route("**/frontend/src/**", answer)
    page.route("**/site_builder/figures/**", answer)
    aliases = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["imports"]
    # package.json has aliases for Node, which end with a star. A browser needs prefixes, which end
    # with a slash.
    prefixes = {alias.rstrip("*"): path.lstrip(".").rstrip("*") for alias, path in aliases.items()}
    page.add_script_tag(type="importmap", content=json.dumps({"imports": prefixes}))
    page.route("**/site_builder/values/*.json", answer)
    for name, path in modules.items():
        page.evaluate(
            "async ([name, path]) => { globalThis[name] = await import(path); }",
            [name, f"/{path}"],
        )


def violations(page: Page, where: Any, **options: Any) -> list[list[str]]:
    """Return [rule, first element] for each rule of axe that elements within `where` violate.

    `where` is a selector, or a dict of lists of selectors, `include` and `exclude`. `options` are
    options of `axe.run`.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    violated: list[list[str]] = page.evaluate(JUDGE, [where, options])
    return violated


def violations_in_both_schemes(page: Page, where: str) -> list[list[str]]:
    """Return violations of all rules in the light scheme, and of colour rules in the dark one.

    The page is unusable afterwards, because similar elements have been removed.
    """
    page.evaluate(THIN, where)
    page.emulate_media(color_scheme="dark")
    by_night = violations(page, where, runOnly=COLOUR_RULES)
    page.emulate_media(color_scheme="light")
    return violations(page, where) + by_night


def part_of(figure: Page | Locator, name: str) -> Locator:
    """Return the part of a figure with this name, its attribute `data-qa-part`."""
    return figure.locator(f'[data-qa-part="{name}"]')


def expect_address(page: Page, end: str) -> None:
    """Wait until the page's address ends with `end`, because it changes after the content."""
    page.wait_for_url(re.compile(re.escape(end) + "$"))


def settle(page: Page) -> None:
    """Wait until the fonts are loaded and two frames are drawn: the layout is stable then."""
    page.evaluate(SETTLED)


def step_layouts(page: Page, steps: int, names: list[str]) -> set[str]:
    """Click “Forward” `steps` times; return the distinct layouts before each click, as JSON.

    A layout has the position and size of the first element for each selector in `names`.
    """
    settle(page)
    return set(page.evaluate(STEP_FORWARD, [steps, names]))


REMOVE = """async (figure) => {
    figure.replaceWith(place = new Comment());
    await null;
    removed = figure;
}"""
PUT_BACK = "place.replaceWith(removed)"
WRAP_IN_DETAILS = """(figure) => {
    const fold = document.createElement("details");
    figure.replaceWith(fold);
    fold.append(figure);
}"""
# A script to run before a page loads. It collects our running workers in `workers`, and records in
# `hasStarted` whether any was started. The events of the browser would not do: it reports the end
# of a worker late, and if the worker is still loading, perhaps never.
WATCH_WORKERS = """
workers = new Set();
hasStarted = false;
globalThis.Worker = class extends Worker {
    constructor(address) {
        super(address);
        if (/queens-/.test(address)) { workers.add(this); hasStarted = true; }
    }
    terminate() { super.terminate(); workers.delete(this); }
};
"""
COPY = "(figure) => void figure.insertAdjacentElement('afterend', figure.cloneNode(true))"
