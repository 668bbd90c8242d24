"""The glossary: each entry leads to the place that explains it."""

from __future__ import annotations

import re
from pathlib import Path

from markdown.extensions.toc import slugify

CONTENT = Path(__file__).parent.parent / "content"
GLOSSARY = (CONTENT / "glossary.md").read_text(encoding="utf-8")
ENTRIES = dict(re.findall(r"^### (.+)\n\n((?:(?!##).*\n)+)", GLOSSARY, re.MULTILINE))
LEAD = re.compile(r"^See \[.+?\]\(([\w/-]+\.md)#?([\w-]*)\)\.$", re.MULTILINE)
TARGET = re.compile(r"\]\([^)]*\)")
FIGURE = re.compile(r"^(`{3,}).*\n(?:.*\n)*?\1$", re.MULTILINE)


def chapter(page: str, anchor: str) -> str:
    """A page; of it the heading with this anchor and all to the next of its level, where named."""
    text = FIGURE.sub("", (CONTENT / page).read_text(encoding="utf-8"))
    for marks, heading in re.findall(r"^(#+) (.+)$", text, re.MULTILINE):
        if slugify(heading.partition(" { ")[0], "-") == anchor:
            after = text.partition(f"\n{marks} {heading}\n")[2]
            return heading + re.split(rf"^#{{1,{len(marks)}}} ", after, flags=re.MULTILINE)[0]
    return "" if anchor else text


def test_linked_chapter_uses_the_term() -> None:
    for name, entry in ENTRIES.items():
        page, anchor = LEAD.findall(entry)[0]
        text = chapter(page, anchor)
        used = TARGET.sub("", text)
        terms = re.split(r", | and ", name)
        in_words = all(re.search(rf"\b{re.escape(term)}s?\b", used, re.I) for term in terms)
        assert in_words or f"glossary.md#{slugify(name, '-')})**" in text, f"{page}#{anchor}"


def test_entries_are_in_alphabetical_order() -> None:
    assert list(ENTRIES) == sorted(ENTRIES, key=str.lower)
