"""Fences inside lists, quotes, notes, tabs and the like, converted to HTML."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from textwrap import indent
from xml.etree.ElementTree import Element

import pytest
from markdown import Markdown
from markdown.extensions import Extension
from markdown.treeprocessors import Treeprocessor
from pymdownx.snippets import makeExtension

from site_builder.values.block import BLOCKS
from tests.helpers.blocks import render_page
from tests.helpers.markup import parse_fragment, parse_page

EXTENSIONS = [
    *("admonition", "def_list", "footnotes", "md_in_html", "tables"),
    *("pymdownx.details", "pymdownx.superfences", "pymdownx.tabbed"),
]

# For each container: the page, with {} for the block; the prefix of the block's lines; and the tag
# or class of the element that must contain the figure.
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
BOARD = "```queens board\n5.2.1\n```"


def inner(spaces: int, text: str = BOARD) -> str:
    """Indent a text, by default a board, by a number of spaces."""
    return indent(text, " " * spaces)


def html(text: str) -> str:
    """Put a text into an HTML element whose content is parsed as Markdown."""
    return f"<div markdown>\n\n{text}\n\n</div>"


TABS = '=== "One"\n\n{}\n\n=== "Two"\n\n    Text'
# (text of a page, number of its boards). Earlier versions rejected or garbled each of these pages.
PLACES = {
    "list in HTML": (html(f"- One\n\n{inner(4)}"), 1),
    "note in HTML": (html(f"!!! note\n\n{inner(4)}"), 1),
    "tab in HTML": (html(TABS.format(inner(4))), 1),
    "fold in HTML": (html(f"??? tip\n\n{inner(4)}"), 1),
    "quote in HTML": (html(indent(BOARD, "> ")), 1),
    "HTML in HTML": (html(html(BOARD)), 1),
    "card grid": (
        f'<div class="grid cards" markdown>\n\n-   A\n\n{inner(4)}\n\n-   B\n\n</div>',
        1,
    ),
    "note in a tab": (TABS.format(f"    !!! note\n\n{inner(8)}"), 1),
    "block tab": (f"/// tab | One\n\n{BOARD}\n\n///\n", 1),
    "end of a footnote": (f"Text[^1]\n\n[^1]: Foot\n\n{inner(4)}", 1),
    "snippet": ('--8<-- "board.txt"', 1),
    "snippet twice": ('--8<-- "board.txt"\n\nText\n\n--8<-- "board.txt"', 2),
    "snippet in a list": ('- One\n\n    --8<-- "board.txt"', 1),
    "appended snippet": ("Text", 1),
    "less indented than Markdown wants": ("- One\n\n" + inner(2), 1),
    "CRLF": (f"# One\n\n- One\n\n{inner(4)}\n\nText".replace("\n", "\r\n"), 1),
    "long fence": ("`````queens board\n5.2.1\n`````", 1),
    "braces": (BOARD.replace("queens board", "{queens board}"), 1),
    "attributes": (BOARD.replace("queens board", "{ .queens .board }"), 1),
    "capital": (BOARD.replace("queens", "Queens"), 1),
    "example": (f"````markdown\n{BOARD}\n````", 0),
    "example with tildes": (f"~~~\n{BOARD}\n~~~", 0),
    "comment": (f"<!--\n{BOARD}\n-->", 0),
}
EACH = pytest.mark.parametrize("name", NESTED)


def page_with(name: str, block: str) -> tuple[str, str]:
    """Return a page with `block` in a container, and the tag or class around its figure.

    `name` is the key of the container in `NESTED`.
    """
    page, prefix, container = NESTED[name]
    return page.format(indent(block, prefix, lambda line: True)), container


def parse(text: str, extensions: Sequence[str | Extension]) -> tuple[Element, list[str]]:
    """Convert a page to HTML. Return it as a tree, and the messages about its mistakes."""
    page = render_page(text, extensions=extensions)
    tree, faults = parse_page(f"<!doctype html><title>Page</title>{page.html}")
    # A page without figures may be invalid, because Markdown makes invalid HTML of highlighted code
    # in a footnote.
    assert faults == [] or not page.figures
    return tree, [problem.message for problem in page.problems]


def ancestors(tree: Element, container: Element) -> set[str]:
    """Return the tags and classes of all ancestors of the element `container` in `tree`."""
    parents = {child: parent for parent in tree.iter() for child in parent}
    names = set()
    element = container
    while element in parents:
        element = parents[element]
        names |= {str(element.tag), *element.get("class", "").split()}
    return names


def figures(tree: Element) -> list[Element]:
    """Return the elements of a page that are figures of boards."""
    return [element for element in tree.iter() if "qa-boards" in element.get("class", "")]


def code_lines(tree: Element) -> list[str]:
    """Return the lines of the only code element in a page."""
    (code,) = tree.iter("code")
    return [line.strip() for line in "".join(code.itertext()).split("\n") if line.strip()]


@EACH
def test_figure_replaces_its_nested_block(name: str) -> None:
    for marks in ("```", "~~~~"):
        text, container = page_with(name, f"{marks}queens board\n5.2.1\n\n4.2.1\n{marks}")
        tree, problems = parse(text, EXTENSIONS)
        (figure,) = figures(tree)
        assert problems == []
        assert {container} <= ancestors(tree, figure)
        assert not {"p", "code"} & ancestors(tree, figure)
        (shared,) = (each for each in tree.iter() if each.get("class") == "qa-definitions")
        # The parts that all boards share must be outside of all containers: in a hidden tab, they
        # would be missing in all boards.
        assert ancestors(tree, shared) == {"body", "html"}
        assert [element for element in tree.iter("p") if not "".join(element.itertext())] == []


@EACH
def test_a_refused_block_is_shown_as_code_where_it_stands(name: str) -> None:
    text, container = page_with(name, "```queens bord\n5.2.1\n\n`4.2.1`\n```")
    tree, (problem,) = parse(text, EXTENSIONS)
    lines = code_lines(tree)
    assert lines == ["```queens bord", "5.2.1", "`4.2.1`", "```", f"queens-atlas: {problem}"]
    assert {container} <= ancestors(tree, next(tree.iter("code")))
    assert problem.startswith("unknown figure bord: ")
    text, _ = page_with(name, "```queens board\n5.2.1")
    tree, (problem,) = parse(text, EXTENSIONS)
    assert problem == "a block must have an end: close it with ```"
    assert code_lines(tree)[:2] == ["```queens board", "5.2.1"]


@pytest.mark.parametrize("item", ["- ", "* ", "+ ", "-   ", "1. ", "12) "])
def test_a_block_may_begin_with_its_list_item(item: str) -> None:
    text = f"{item}```queens board\n  5.2.1\n  ```\n{item}two\n\n```queens board\n4.2.1\n```\n"
    tree, problems = parse(text, EXTENSIONS)
    assert problems == []
    assert ["li" in ancestors(tree, figure) for figure in figures(tree)] == [item != "12) ", False]
    tree, (problem,) = parse(f"{item}```queens bord\n  5.2.1\n  ```\n{item}two", EXTENSIONS)
    expected = ["```queens bord", "5.2.1", "```", f"queens-atlas: {problem}"]
    assert code_lines(tree)[:4] == expected


@pytest.mark.parametrize("extensions", [EXTENSIONS, ["fenced_code"], ["pymdownx.highlight"], []])
def test_indented_code_stays_code(extensions: list[str]) -> None:
    for before in ("Text\n\n", "!!! unknown\n\n    Text\n\n- One\n\nText\n\n"):
        code = "    ```queens board\n    5.2.1\n    ```\n\n"
        tree, problems = parse(f"{before}{code}```queens board\n4.2.1\n```\n", extensions)
        assert (len(figures(tree)), problems) == (1, [])
        assert "```queens board\n5.2.1\n```" in "".join(list(tree.iter("code"))[-1].itertext())


RAW = {
    "comment": "<!--\n{}\n-->",
    "comment in a sentence": "Text <!-- later:\n{}\n-->",
    "comment in a list": "- One\n\n    <!--\n    {}\n    -->",
    "pre": "<pre>\n{}\n</pre>",
    "pre in HTML": "<div markdown>\n\n<pre>\n{}\n</pre>\n\n</div>",
    "pre in a quote": "> <pre>\n> {}\n> </pre>",
}
BEHIND = "\n\nBehind[^1]\n\n```python\nx = 1\n```\n\nTerm\n:   Meaning\n\n[^1]: Foot\n"


@pytest.mark.parametrize("extensions", [["pymdownx.superfences", *EXTENSIONS[:4]], ["extra"]])
@pytest.mark.parametrize("page_key", RAW)
def test_a_block_in_raw_html_is_text_and_ends_there(page_key: str, extensions: list[str]) -> None:
    prefix = {"comment in a list": "    ", "pre in a quote": "> "}.get(page_key, "")
    for marks in ("```", "~~~~"):
        pages = [
            render_page(
                RAW[page_key].format(f"\n{prefix}".join([f"{marks}{name}", "5.2.1", marks]))
                + BEHIND,
                extensions=extensions,
            )
            for name in ("queens board", "python")
        ]
        queens, python = (page.html.partition("Behind") for page in pages)
        assert queens[2] == python[2]
        assert "footnote" in queens[2]
        assert f"{marks}queens board\n5.2.1\n{marks}" in queens[0]
        assert pages[0].figures == {}


class _Attributes(Extension, Treeprocessor):
    """An extension that sets an attribute of paragraphs, as extensions for animations do."""

    def extendMarkdown(self, md: Markdown) -> None:
        md.treeprocessors.register(self, "attributes", 1)

    def run(self, root: Element) -> None:
        for paragraph in root.iter("p"):
            paragraph.set("data-x", "1")


@pytest.mark.parametrize("page_key", PLACES)
def test_a_block_may_be_wherever_a_code_block_may(
    page_key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("board.txt").write_text(f"\n{BOARD}\n", "utf-8")
    text, count = PLACES[page_key]
    appended = ["board.txt"] if page_key == "appended snippet" else []
    snippets = makeExtension(base_path=["."], auto_append=appended)
    for more in ([], [_Attributes()]):
        extensions = [*EXTENSIONS, "attr_list", "pymdownx.blocks.tab", snippets, *more]
        tree, problems = parse(text, extensions)
        assert (problems, len(figures(tree))) == ([], count)
        assert not any("p" in ancestors(tree, figure) for figure in figures(tree))
        assert "\x02" not in "".join(tree.itertext())


def test_lists_may_be_indented_by_two_spaces() -> None:
    """Set `tab_length` to 2, as the extension `mdx_truly_sane_lists` does."""
    tree = parse_fragment(render_page(f"- One\n\n{inner(2)}\n", tab_length=2).html)
    (figure,) = figures(tree)
    assert "li" in ancestors(tree, figure)


@pytest.mark.parametrize("name", ["stepper", "race", "play", "board"])
def test_the_root_of_a_figure_ends_no_paragraph_and_is_ended_by_none(name: str) -> None:
    text = f"```queens {name}\n{BLOCKS[name].example}\n```"
    tree, _ = parse(text, [*EXTENSIONS, _Attributes()])
    figure = next(each for each in tree.iter() if "qa-block" in each.get("class", "").split())
    assert {"p"} & ancestors(tree, figure) == set()
    root = next(child for child in tree[-1])
    assert root.tag in ("div", "figure", "section")
    assert len(list(figure.iter())) > 5
