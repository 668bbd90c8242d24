"""The parts of the style sheet that pages of our theme load."""

from __future__ import annotations

import re

import pytest

from site_builder.pages.site import theme_assets
from site_builder.pages.style_parts import CORE, MARKS, with_style_parts

SHEET = '<link rel="stylesheet" href="../assets/queens-atlas.css">'
# Classes that occur only inside elements with a mark: cells of tables, and lines of trees.
WITHIN = re.compile(r"qa-(?:l|r|best|quiet|edge)\b")


@pytest.mark.parametrize(
    ("body", "parts"),
    [
        ("<p>Text</p>", []),
        ("<table><tr><td>in Markdown</td></tr></table>", ["data"]),
        (
            '<figure class="qa-picture"><svg class="qa-node-root" /></figure>',
            ["pictures", "drawings"],
        ),
        # The page needs the styles of facts, because the script of the finder shows facts.
        ("<queens-finder></queens-finder>", ["facts"]),
    ],
)
def test_a_page_loads_the_parts_that_it_needs(body: str, parts: list[str]) -> None:
    loaded = re.findall(r'href="../assets/([^"]+)"', with_style_parts(SHEET + body))
    assert loaded == [f"queens-atlas-{part}.css" for part in ("core", *parts)]


def test_each_rule_of_a_part_is_for_pages_with_its_marks() -> None:
    styles = {asset.path: str(asset.content) for asset in theme_assets()}
    assert {CORE, *MARKS} <= styles.keys()
    for part, marks in MARKS.items():
        for rule in re.findall(r"[^{}]+(?=\{[^{}]*\})", styles[part]):
            if rule.strip().startswith("@") or re.fullmatch(r"[^.]*", rule):
                continue
            for selector in re.split(r",(?![^(]*\))", rule):
                has_mark = any(mark in selector for mark in marks)
                assert has_mark or WITHIN.search(selector), f"{part}: {selector}"
