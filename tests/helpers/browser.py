"""The browser of the tests, its pages, and what is done to elements of them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser, ConsoleMessage, Page, Playwright, Route, ViewportSize

from site_builder.programs.browser import find_browser
from tests.helpers.sources import ROOT

# A container has no user namespaces for the sandbox; the pages under test are our own.
ARGUMENTS = ("--no-sandbox", "--disable-background-networking")
PHONE, DESK = 360, 1280
SIZE = ViewportSize(width=DESK, height=900)
COLOURS = ["color-contrast", "link-in-text-block"]
# Of rows, cards, entries of menus and words of a program that differ in nothing that a rule of axe
# asks for, three stand for all: axe takes long for each.
THIN = """(where) => {
    const names = "id|href|src|for|name|title|value|download|aria-[a-z]*label[a-z]*|data-[a-z-]+";
    const values = new RegExp(` (${names})="[^"]+"`, "g"), words = />[^<]*[^<\\s][^<]*/g;
    const gaps = />\\s+</g, cells = /(<td[^>]*>a?(?:<small>a<\\/small>)?<\\/td>)\\1+/g;
    const shape = (element) => element.outerHTML.replace(values, " $1").replace(words, ">a")
        .replace(gaps, "><").replace(cells, "$1");
    // From within: tables that differ in their number of rows are alike then.
    const thin = (element) => {
        const met = new Map();
        for (const child of [...element.children]) {
            thin(child);
            const its = shape(child), times = met.get(its) ?? 0;
            met.set(its, times + 1);
            if (times >= 3 && !child.matches("label[for]")) child.remove();
        }
    };
    // What is moved would load its style sheets again, and stand without them meanwhile.
    for (const link of document.querySelectorAll("body link[rel=stylesheet]")) {
        const style = document.createElement("style");
        style.textContent = [...link.sheet.cssRules].map((rule) => rule.cssText).join("\\n");
        link.replaceWith(style);
    }
    // A figure would miss what is taken from it: nothing is one any more, from within.
    const isFigure = ({ localName }) => localName.startsWith("queens-");
    for (const figure of [...document.querySelectorAll("*")].filter(isFigure).reverse()) {
        const still = document.createElement("div");
        for (const { name, value } of figure.attributes) still.setAttribute(name, value);
        still.innerHTML = figure.innerHTML;
        figure.replaceWith(still);
    }
    document.querySelectorAll(where).forEach(thin);
}"""
# The looks of words that were not met before, as numbers: an element of each is marked, and of such
# only axe judges the colours, which takes long for each.
NEW_LOOKS = """(known, isAsked = () => true) => {
    const seen = new Set(known), grounds = new Map(), looks = [];
    // What is behind words: the elements around them that have a colour of their own.
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
    const meet = (element) => {
        element.removeAttribute("data-new-look");
        if (!isAsked(element) || !element.checkVisibility({visibilityProperty: true})) return;
        const its = look(element);
        if (seen.has(its)) return;
        seen.add(its);
        looks.push(its);
        element.setAttribute("data-new-look", "");
    };
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
        const element = words.currentNode.parentElement;
        // The contrast of a single character is never judged.
        const isJudged = words.currentNode.data.trim() && element.textContent.trim().length > 1;
        if (isJudged) meet(element);
    }
    document.querySelectorAll("input, select, textarea").forEach(meet);
    axe.configure({noHtml: true, rules: [
        {id: "color-contrast", selector: "[data-new-look]"},
        {id: "link-in-text-block", selector: "a[data-new-look]"},
    ]});
    return looks;
}"""
# All that is kept would take longer to tell than to find out.
JUDGE = f"""async ([where, options]) => {{
    const {{include, exclude}} = where.include ? where : {{include: [[where]], exclude: []}};
    const within = (places) => places.flat().join() || ":not(*)";
    ({NEW_LOOKS})([], (element) =>
        element.closest(within(include)) && !element.closest(within(exclude)));
    const {{violations}} = await axe.run(where, {{resultTypes: ["violations"], ...options}});
    return violations.map(({{id, nodes}}) => [id, String(nodes[0].target)]);
}}"""
SETTLED = """document.fonts.ready.then(() => new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => done(null)))))"""
# Nothing is fetched until it opens.
GATE = """{
    const [now, gate] = [fetch, new Promise((opened) => (open = opened))];
    fetch = async (...wish) => (await gate, now(...wish));
}"""
STEP_FORWARD = """async ([steps, names]) => {
    const places = [];
    for (let step = 0; step < steps; step += 1) {
        const boxes = names.map((name) => document.querySelector(name).getBoundingClientRect());
        places.push(JSON.stringify(boxes));
        document.querySelector("[title=Forward]").click();
        await new Promise(requestAnimationFrame);
    }
    return places;
}"""


def launched(playwright: Playwright) -> Browser:
    """The system's own browser, headless: the one that `queens bench` would take.

    Raises
    ------
    FileNotFoundError
        ``no browser found: install chromium, or name one in QUEENS_BROWSER``.
    """
    executable = find_browser()
    if executable is None:
        raise FileNotFoundError("no browser found: install chromium, or name one in QUEENS_BROWSER")
    return playwright.chromium.launch(executable_path=executable, args=list(ARGUMENTS))


@contextmanager
def opened(browser: Browser, *, width: int = DESK, **options: Any) -> Iterator[Page]:
    """A page of its own context, closed at the end; a mistake of a script fails the test."""
    context = browser.new_context(viewport={**SIZE, "width": width}, **options)
    page, errors = context.new_page(), list[str]()
    page.on("pageerror", lambda error: errors.append(f"{page.url}: {error}"))
    yield page
    context.close()
    assert errors == [], errors


def report_errors(page: Page) -> list[str]:
    """What its console will have of errors, and what its scripts will not catch."""
    errors = list[str]()

    def report(message: ConsoleMessage) -> None:
        if message.type == "error":
            errors.append(f"{message.location['url']}: {message.text}")

    page.on("pageerror", lambda error: errors.append(f"{page.url}: {error}"))
    page.on("console", report)
    return errors


def load_modules(page: Page, **modules: str) -> None:
    """Give a page global names for script modules of ours, by their paths from the root."""

    def answer(route: Route) -> None:
        path = ROOT / urlsplit(route.request.url).path.lstrip("/")
        kind = "application/json" if path.suffix == ".json" else "text/javascript"
        route.fulfill(path=path, content_type=kind)

    page.route("**/frontend/src/**", answer)
    page.route("**/site_builder/figures/**", answer)
    aliases = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["imports"]
    # A browser knows prefixes that end with a slash, where Node has patterns with a star.
    prefixes = {alias.rstrip("*"): path.lstrip(".").rstrip("*") for alias, path in aliases.items()}
    page.add_script_tag(type="importmap", content=json.dumps({"imports": prefixes}))
    page.route("**/site_builder/values/*.json", answer)
    for name, path in modules.items():
        page.evaluate(
            "async ([name, path]) => { globalThis[name] = await import(path); }",
            [name, f"/{path}"],
        )


def violations(page: Page, where: Any, **options: Any) -> list[list[str]]:
    """Each rule of axe that is not kept in such elements, with the first place where it is not."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    broken: list[list[str]] = page.evaluate(JUDGE, [where, options])
    return broken


def violations_by_day_and_night(page: Page, where: str) -> list[list[str]]:
    """All rules by day; of what differs by night only the colours. The page is spent after that."""
    page.evaluate(THIN, where)
    page.emulate_media(color_scheme="dark")
    by_night = violations(page, where, runOnly=COLOURS)
    page.emulate_media(color_scheme="light")
    return violations(page, where) + by_night


def expect_address(page: Page, end: str) -> None:
    """Wait until its address ends so: a change is heard of after what it shows."""
    page.wait_for_url(re.compile(re.escape(end) + "$"))


def settle(page: Page) -> None:
    """Wait until its fonts are there and it is drawn, after which nothing of it moves by itself."""
    page.evaluate(SETTLED)


def places(page: Page, steps: int, names: list[str]) -> set[str]:
    """Where the first of such elements are, while a reader steps forward on a page at rest."""
    settle(page)
    return set(page.evaluate(STEP_FORWARD, [steps, names]))


REMOVE = """async (figure) => {
    figure.replaceWith(place = new Comment());
    await null;
    removed = figure;
}"""
PUT_BACK = "place.replaceWith(removed)"
FOLD = """(figure) => {
    const fold = document.createElement("details");
    figure.replaceWith(fold);
    fold.append(figure);
}"""
# Run before a page: which workers of ours run, and whether one was started. The browser itself
# tells the end of a worker later, and that of one which still loads perhaps never.
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
