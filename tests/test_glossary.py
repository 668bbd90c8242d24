"""The glossary: every term that a text marks has an entry, and each entry leads to a page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from markdown.extensions.toc import slugify

CONTENT = Path(__file__).parent.parent / "content"
GLOSSARY = (CONTENT / "glossary.md").read_text(encoding="utf-8")
ENTRIES = dict(re.findall(r"^### (.+)\n\n((?:(?!##).*\n)+)", GLOSSARY, re.MULTILINE))
# Texts that explain; the others use bold as they like.
FOLDERS = ("algorithms", "bit-tricks", "timings")
ESSAYS = sorted(
    path.relative_to(CONTENT).as_posix()
    for path in (*CONTENT.glob("*.md"), *(p for f in FOLDERS for p in (CONTENT / f).glob("*.md")))
    if path.name not in {"about.md", "glossary.md", "plugin.md"}
)
# A line that begins in bold has a heading of its own; bold within a line marks a term.
WITHIN = re.compile(r"(?<=\S )\*\*(.+?)\*\*")
LEADING = re.compile(r"^(?:- |> |\d+\. )?\*\*.+?\*\*", re.MULTILINE)
LEAD = re.compile(r"^See \[.+?\]\(([\w/-]+\.md)#?([\w-]*)\)\.$", re.MULTILINE)
TARGET = re.compile(r"\]\([^)]*\)")
FIGURE = re.compile(r"^(`{3,}).*\n(?:.*\n)*?\1$", re.MULTILINE)
# Words that a reader met without an entry, once.
ONCE_MISSING = (
    *("Tree", "Branch", "Label", "Canonical form", "Stabilizer", "TOPBIT", "ENDBIT", "SIDEMASK"),
    *("LASTMASK", "BOUND1 and BOUND2", "Lane", "Cross", "Stepper", "Free square", "Untried"),
)


@pytest.mark.parametrize("page", ESSAYS)
def test_a_marked_term_leads_to_its_entry(page: str) -> None:
    prose = LEADING.sub("", (CONTENT / page).read_text(encoding="utf-8"))
    place = "../" * page.count("/") + r"glossary\.md#([\w-]+)"
    anchors = {slugify(name, "-") for name in ENTRIES}
    for marked in WITHIN.findall(prose):
        link = re.fullmatch(rf"\[.+\]\({place}\)", marked)
        assert link, f"{page} marks {marked} as a term, without a link to the glossary"
        assert link[1] in anchors


@pytest.mark.parametrize("name", ONCE_MISSING)
def test_a_word_that_was_missing_has_an_entry(name: str) -> None:
    assert name in ENTRIES


@pytest.mark.parametrize("name", ENTRIES)
def test_an_entry_leads_to_the_page_that_explains_it(name: str) -> None:
    assert re.search(r"^See \[.+?\]\([\w/-]+\.md(#[\w-]+)?\)\.$", ENTRIES[name], re.MULTILINE)


def chapter(page: str, anchor: str) -> str:
    """A page; of it the heading with this anchor and all to the next of its level, where named."""
    text = FIGURE.sub("", (CONTENT / page).read_text(encoding="utf-8"))
    for marks, heading in re.findall(r"^(#+) (.+)$", text, re.MULTILINE):
        if slugify(heading, "-") == anchor:
            after = text.partition(f"\n{marks} {heading}\n")[2]
            return heading + re.split(rf"^#{{1,{len(marks)}}} ", after, flags=re.MULTILINE)[0]
    return "" if anchor else text


@pytest.mark.parametrize("name", ENTRIES)
def test_where_an_entry_leads_its_term_is_used(name: str) -> None:
    page, anchor = LEAD.findall(ENTRIES[name])[0]
    text = chapter(page, anchor)
    used = TARGET.sub("", text)
    terms = re.split(r", | and ", name)
    in_words = all(re.search(rf"\b{re.escape(term)}s?\b", used, re.I) for term in terms)
    assert in_words or f"glossary.md#{slugify(name, '-')})**" in text, f"{page}#{anchor}"


def test_entries_stand_in_the_order_of_the_alphabet() -> None:
    assert list(ENTRIES) == sorted(ENTRIES, key=str.lower)
