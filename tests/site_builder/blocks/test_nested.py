"""Fences within lists, quotes, notes, tabs and the like, through Markdown to HTML."""

from __future__ import annotations

from textwrap import indent
from xml.etree.ElementTree import Element

import pytest
from markdown import Markdown

from site_builder.blocks.expand import expand
from site_builder.values.config import SiteConfig
from site_builder.values.page import Links
from tests.helpers.markup import read_page

EXTENSIONS = [
    *("admonition", "def_list", "footnotes", "md_in_html", "tables"),
    *("pymdownx.details", "pymdownx.superfences", "pymdownx.tabbed"),
]
HERE = Links("index.md")

# For each the page around the block, its prefix, and what it must then stand in.
NESTED = {
    "left edge": ("Text\n\n{}\n\nText", "", "body"),
    "in a paragraph": ("Text\n{}\nText", "", "body"),
    "list": ("- One\n\n{}\n\n- Two", "    ", "li"),
    "tight list": ("- One\n{}\n- Two", "    ", "li"),
    "tab character": ("- One\n\n{}\n\n- Two", "\t", "li"),
    "numbers": ("1. One\n\n{}\n\n2. Two", "    ", "li"),
    "deep list": ("- One\n    - Two\n\n{}", "        ", "li"),
    "quote": ("> Text\n>\n{}\n>\n> Text", "> ", "blockquote"),
    "tight quote": ("> Text\n{}\n> Text", "> ", "blockquote"),
    "quote without spaces": (">Text\n>\n{}", ">", "blockquote"),
    "quote in a quote": ("> > Text\n> >\n{}", "> > ", "blockquote"),
    "list in a quote": ("> - One\n>\n{}", ">     ", "li"),
    "quote in a list": ("- One\n\n{}", "    > ", "blockquote"),
    "admonition": ("!!! note\n    Text\n{}\n    Text", "    ", "admonition"),
    "details": ("??? tip\n{}", "    ", "tip"),
    "tab": ('=== "One"\n\n{}\n\n=== "Two"\n\n    Text', "    ", "tabbed-content"),
    "footnote": ("Text[^1]\n\n[^1]: Foot\n\n{}\n", "    ", "footnote"),
    "footnote alone": ("Text[^1]\n\n[^1]:\n{}\n", "    ", "footnote"),
    "definition": ("Term\n:   Meaning\n\n{}\n", "    ", "dd"),
    "html": ('<div class="club" markdown>\n{}\n</div>', "", "club"),
}
EACH = pytest.mark.parametrize("name", NESTED)
ITEMS = ["- ", "* ", "+ ", "-   ", "1. ", "12) "]


def page_with(name: str, block: str) -> tuple[str, str]:
    """A page with a block somewhere, and what the block must stand in."""
    page, prefix, around = NESTED[name]
    return page.format(indent(block, prefix, lambda line: True)), around


def parsed(text: str, extensions: list[str]) -> tuple[Element, list[str]]:
    """The HTML of a page as a browser reads it, and its problems."""
    markdown = Markdown(extensions=extensions)
    page = expand(text, HERE, SiteConfig())
    remaining = page.without_lost_figures(markdown.convert(page.markdown))
    html = remaining.with_figures(markdown.reset().convert(remaining.markdown))
    assert "data-qa-figure" not in html
    tree, faults = read_page(f"<!doctype html><title>Page</title>{html}")
    # Markdown's own highlighted code in a footnote is no sound HTML.
    assert faults == [] or not remaining.figures
    problems = {entry.message for entry in (*page.problems, *remaining.problems)}
    return tree, [*problems]


def around(tree: Element, wanted: Element) -> set[str]:
    """The tags and classes of all elements that an element stands in."""
    parents = {child: parent for parent in tree.iter() for child in parent}
    names, element = set(), wanted
    while element in parents:
        element = parents[element]
        names |= {str(element.tag), *element.get("class", "").split()}
    return names


def figures(tree: Element) -> list[Element]:
    """The figures of a page."""
    return [element for element in tree.iter() if "qa-boards" in element.get("class", "")]


@EACH
@pytest.mark.parametrize("marks", ["```", "~~~~"])
def test_figure_replaces_its_nested_block(name: str, marks: str) -> None:
    text, wanted = page_with(name, f"{marks}queens board\n5.2.1\n\n4.2.1\n{marks}")
    tree, problems = parsed(text, EXTENSIONS)
    (figure,) = figures(tree)
    assert problems == []
    assert {wanted} <= around(tree, figure)
    assert not {"p", "code"} & around(tree, figure)
    (shared,) = (element for element in tree.iter() if element.get("class") == "qa-definitions")
    assert around(tree, shared) == {"body", "html"}  # in a hidden tab it would hide all queens
    assert [element for element in tree.iter("p") if not "".join(element.itertext())] == []


@EACH
def test_a_refused_block_is_shown_as_code_where_it_stands(name: str) -> None:
    text, wanted = page_with(name, "```queens bord\n5.2.1\n\n`4.2.1`\n```")
    tree, problems = parsed(text, EXTENSIONS)
    (code,) = tree.iter("code")
    lines = [line.strip() for line in "".join(code.itertext()).split("\n") if line.strip()]
    (problem,) = problems
    assert lines == ["```queens bord", "5.2.1", "`4.2.1`", "```", f"queens-atlas: {problem}"]
    assert {wanted} <= around(tree, code)
    assert problem.startswith("unknown figure bord: ")


@EACH
def test_unclosed_nested_block_is_reported_and_shown(name: str) -> None:
    text, _ = page_with(name, "```queens board\n5.2.1")
    tree, problems = parsed(text, EXTENSIONS)
    assert problems == ["a block must have an end: close it with ```"]
    (code,) = tree.iter("code")
    assert "".join(code.itertext()).split()[:3] == ["```queens", "board", "5.2.1"]


@pytest.mark.parametrize("item", ITEMS)
def test_a_block_may_begin_with_its_list_item(item: str) -> None:
    text = f"{item}```queens board\n  5.2.1\n  ```\n{item}two\n\n```queens board\n4.2.1\n```\n"
    tree, problems = parsed(text, EXTENSIONS)
    assert problems == []
    assert ["li" in around(tree, figure) for figure in figures(tree)] == [item != "12) ", False]


@pytest.mark.parametrize("item", ITEMS)
def test_a_refused_block_may_begin_with_its_list_item(item: str) -> None:
    tree, problems = parsed(f"{item}```queens bord\n  5.2.1\n  ```\n{item}two", EXTENSIONS)
    (code,) = tree.iter("code")
    (problem,) = problems
    shown = "".join(code.itertext()).strip()
    assert shown == f"```queens bord 5.2.1 ``` queens-atlas: {problem}"


@pytest.mark.parametrize("extensions", [EXTENSIONS, ["fenced_code"], []])
@pytest.mark.parametrize("before", ["Text\n\n", "!!! unknown\n\n    Text\n\n- One\n\nText\n\n"])
def test_block_read_as_text_is_reported_and_shown(extensions: list[str], before: str) -> None:
    text = f"{before}    ```queens board\n    5.2.1\n    ```\n\n```queens board\n4.2.1\n```\n"
    tree, problems = parsed(text, extensions)
    assert len(figures(tree)) == 1
    assert "```queens board\n5.2.1\n```" in "".join(list(tree.iter("code"))[-1].itertext())
    (problem,) = problems
    assert problem.startswith("Markdown takes this block for text: begin it at the left edge, or")


def test_line_of_a_lost_block_is_reported() -> None:
    text = "One\n\n    ```queens board\n    5.2.1\n    ```\n\n```queens board\n4.2.1\n```\n"
    page = expand(text, HERE, SiteConfig())
    remaining = page.without_lost_figures(Markdown().convert(page.markdown))
    assert [problem.line for problem in remaining.problems] == [3]
    assert page.without_lost_figures(page.with_figures(page.markdown)) is not page
    assert remaining.without_lost_figures(Markdown().convert(remaining.markdown)) is remaining
