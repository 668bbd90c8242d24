"""The views of the finder show what the pages show."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from site_builder.values.fundamental import fundamental_solutions
from tests.helpers.browser import opened
from tests.helpers.site import served

pytestmark = [pytest.mark.slow, pytest.mark.soak]

FIELDS = """(root) => {
    const all = (name) => [...root.querySelectorAll(name)];
    const markup = (element) => element.innerHTML.replace(/<!--.*?-->/g, "");  // as lit leaves some
    const used = (use) => use.getAttribute("href") ?? use.getAttribute("xlink:href");
    const drawn = (svg) => [svg.getAttribute("viewBox"), svg.querySelector("title").textContent,
        svg.querySelector("desc").textContent, svg.querySelector("polyline").getAttribute("points"),
        [...svg.querySelectorAll("use")].map(used).join()];
    return {
        terms: all(".qa-solution dt").map((term) => term.textContent),
        facts: all(".qa-solution dd").map((fact) => fact.textContent.replace(/\\s+/g, "")),
        bits: all(".qa-bit-rows tr").map(markup),
        images: all(".qa-eight .qa-card").map((card) => [card.className,
            ...drawn(card.querySelector("svg")), card.querySelector("span").textContent,
            card.querySelector(".qa-same")?.textContent]),
        steps: [...root.querySelector(".qa-steps").children].map((link) => link.textContent),
    };
}"""
# The view of each label, and the page that was generated for it, field by field.
COMPARE = f"""async (labels) => {{
    const fields = {FIELDS};
    const root = document.querySelector("queens-finder");
    const part = (name) => root.querySelector(`[data-qa-part="${{name}}"]`);
    const found = [];
    for (const label of labels) {{
        history.pushState(null, "", `?label=${{label}}`);
        dispatchEvent(new PopStateEvent("popstate"));
        const name = `Solution ${{label}} `;
        while (!part("label")?.textContent.startsWith(name)) {{
            await new Promise((resolve) => setTimeout(resolve));
        }}
        const page = await (await fetch(`../boards/${{label.split(".")[0]}}/${{label}}/`)).text();
        const parsed = new DOMParser().parseFromString(page, "text/html");
        found.push([fields(part("solution")), fields(parsed.querySelector("main"))]);
    }}
    return found;
}}"""


@pytest.fixture(scope="module")
def finder(browser: Browser, site: Path) -> Iterator[Page]:
    """The finder of our own site."""
    with served(site) as root, opened(browser) as page:
        page.goto(f"{root}/find/")
        yield page


def test_a_view_shows_what_a_page_shows(finder: Page) -> None:
    every = [[entry.label for entry in fundamental_solutions(n)] for n in range(1, 11)]
    labels = [
        name for names in every for name in [*names[:2], *names[len(names) // 2 :][:1], *names[-1:]]
    ]
    for name, (view, page) in zip(labels, finder.evaluate(COMPARE, labels), strict=True):
        assert view == page, name
        assert len(view["images"]) == 8
