"""The registry of blocks, how blocks are found in a page, and random changes of blocks."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from textwrap import indent

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from site_builder.blocks.extension import figure_html, find_blocks
from site_builder.blocks.registry import draw_block
from site_builder.pages.rendering import render_figure
from site_builder.values.block import BLOCKS
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure, MarkdownFigure
from site_builder.values.inline_markdown import inline_markdown
from site_builder.values.page import Links
from tests.helpers.blocks import PUBLIC_BLOCKS, render_block, render_page
from tests.helpers.command_line import NUMBERS, TEXTS, UNPRINTABLE, is_clean_line
from tests.helpers.markup import parse_fragment
from tests.helpers.records import write_records
from tests.helpers.sources import ROOT, imported_modules, list_files, module_name

HERE = Links("essays/one.md")
OWN = "caption: For $n = 5$, *two*"


def lines_of(name: str, example: str) -> tuple[str, list[str]]:
    """Return the first word and the lines of the block `name` with this example.

    The text of a chart or a table begins with its subject.
    """
    word, _, subject = name.partition(" ")
    return word, f"{subject} {example}".strip().split("\n")


def test_every_module_with_blocks_is_imported_by_name() -> None:
    """Modules that another module imports do not count, because that import could disappear."""
    defining = {
        module_name(path)
        for path in list_files(".py", under=("site_builder",))
        if re.search(r"^@block\(", (ROOT / path).read_text("utf-8"), re.MULTILINE)
    }
    assert defining
    assert defining <= imported_modules(Path("site_builder/blocks/registry.py"))


@pytest.mark.parametrize("name", BLOCKS)
def test_the_example_of_a_block_type_is_drawn(name: str) -> None:
    for example in BLOCKS[name].example.split(" or "):
        word, lines = lines_of(name, example)
        html, problems = render_block(word, *lines)
        assert problems == ()
        assert html
        # Outside of templates there are no controls: without a script they would do nothing.
        assert not re.search(
            "<(button|input|select)", re.sub("<template.*?</template>", "", html, flags=re.DOTALL)
        )
    if " " in name:
        assert render_block(word, f"{lines[0]} more words")[1], "an unused word is refused"


@pytest.mark.parametrize("name", PUBLIC_BLOCKS)
def test_every_public_block_takes_a_caption_and_is_english(name: str) -> None:
    word, lines = lines_of(name, BLOCKS[name].example)
    plain = draw_block(word, lines, SiteConfig())
    captioned = draw_block(word, [*lines, OWN], SiteConfig())
    # Such a block is replaced by Markdown, so its caption is Markdown, too.
    if isinstance(plain, MarkdownFigure):
        assert captioned == replace(plain, caption=inline_markdown(OWN.removeprefix("caption: ")))
        return
    assert isinstance(captioned, Figure)
    root = parse_fragment(figure_html(captioned, Links("one.md")))
    assert ["".join(caption.itertext()) for caption in root.iter("figcaption")][-1] == (
        r"For \(n = 5\), two"
    )
    (root,) = parse_fragment(render_figure(plain, Links("one.md")))
    # The language of a question is not declared, because its words are the author's.
    assert root.get("lang") == (None if name == "question" else "en")


HOSTILE = "<qa-evil> [a](javascript:alert) ![b](java&#115;cript:alert) <https://a.org/>"
QUESTION = f"""
{HOSTILE}
row {HOSTILE}: 01
choice: {HOSTILE}
right: 4
reply {HOSTILE}: {HOSTILE}
answer: 4 {HOSTILE}"""


@pytest.mark.parametrize(
    ("name", "text"),
    [
        *((name, f"{BLOCKS[name].example}\ncaption: {HOSTILE}") for name in PUBLIC_BLOCKS),
        ("question", QUESTION.lstrip()),
    ],
)
def test_a_text_of_an_author_cannot_run_a_script(name: str, text: str) -> None:
    word, lines = lines_of(name, text)
    block = indent("\n".join([f"```queens {word}", *lines, "```"]), "    ")
    page = render_page(f"- Item\n\n{block}", links=HERE, extensions=["pymdownx.superfences"])
    assert page.problems == []
    root = parse_fragment(page.html)
    assert list(root.iter("qa-evil")) == []
    addresses = [each.get("href") or each.get("src") or "" for each in root.iter()]
    assert [address for address in addresses if address.startswith("java")] == []
    assert addresses.count("https://a.org/") == (1 if "caption:" in text else 2)


def captions(name: str, *lines: str) -> list[str]:
    """Return the captions in the figure of a block of type `name`."""
    figure = draw_block(name, lines, SiteConfig())
    assert isinstance(figure, Figure)
    root = parse_fragment(figure_html(figure, Links("one.md")))
    return ["".join(caption.itertext()) for caption in root.iter("figcaption")]


@pytest.mark.parametrize(
    "block",
    [
        ("board", "4 2 0 3 1", "5.2.1"),
        ("attacks", "5: 3"),
        ("chart", "first-column 8"),
        ("table", "census 1-4"),
    ],
)
def test_an_own_caption_takes_the_place_of_the_others(block: tuple[str, ...]) -> None:
    assert captions(*block, OWN) == [r"For \(n = 5\), two"]
    assert captions(*block, "caption: none") == []


def test_pictures_keep_what_tells_them_apart() -> None:
    steps = captions("steps", "bitmap 4 1-3")
    assert captions("steps", OWN, "bitmap 4 1-3") == [*steps, r"For \(n = 5\), two"]
    assert captions("steps", "bitmap 4 1-3", "caption: none") == []


@pytest.mark.parametrize("own", [["caption:"], ["caption: a", "caption: b"]])
def test_a_caption_is_a_text_and_one(own: list[str]) -> None:
    with pytest.raises(UserError, match=r"(caption: none|leave the others out)$"):
        draw_block("board", ["4 2 0 3 1", *own], SiteConfig())


@pytest.mark.parametrize(
    ("name", "text", "first"),
    [
        ("bord", "", "unknown figure bord: did you mean board? C"),
        ("chart", "pie", "unknown chart pie: c"),
        ("table", "cencus 1-4", "unknown table cencus: did you mean census? C"),
    ],
)
def test_unknown_type_is_refused_with_the_public_types(name: str, text: str, first: str) -> None:
    (problem,) = render_block(name, text)[1]
    assert problem.message.startswith(f"{first}hoose one of ")
    word = f"{name} " if name in ("chart", "table") else ""
    choices = problem.message.partition("hoose one of ")[2].split(", ")
    assert {f"{word}{choice}" for choice in choices} - {"chart", "table"} == {
        public
        for public in PUBLIC_BLOCKS
        if (public.startswith(word) if word else " " not in public)
    }


def blocks_of(text: str) -> list[tuple[int, int, bool]]:
    """Return (index of its first line, index after its last line, whether it is closed) by block.

    A block is closed if it has a fence at its end.
    """
    blocks = find_blocks(text.split("\n"))
    return [(block.first, block.end, block.closed) for block in blocks if not block.is_text]


@pytest.mark.parametrize(
    "text",
    [
        "```queens board\n5.2.1\n```",
        "~~~ queens board\n5.2.1\n~~~~~",
        "````queens\tboard  \n5.2.1\n````  ",
        "```queens board\r\n5.2.1\r\n```\r",
        "> ```queens board\n>5.2.1\n> ```",
        "- ```queens board\n  5.2.1\n  ```",
        "\t```queens board\n\t5.2.1\n\t```",
        "- 1. ```queens board\n     5.2.1\n     ```",
        "[^one]: ```queens board\n    5.2.1\n    ```",
        ":   ```queens board\n    5.2.1\n    ```",
        "```{queens board}\n5.2.1\n```",
        "``` { .queens .board }\n5.2.1\n```",
        "```{queens} board\n5.2.1\n```",
        "```Queens board\n5.2.1\n```",
        '```queens board title="A board" linenums="1"\n5.2.1\n```',
        "``` { .queens .board #five .wide title='5.2.1' data-x=2 }\n5.2.1\n```",
        "```queens board {#five .wide}\n5.2.1\n```",
    ],
)
def test_block_spans_its_lines(text: str) -> None:
    assert blocks_of(text) == [(0, 3, True)]
    (block,) = find_blocks(text.split("\n"))
    assert (block.name, block.body) == ("board", ["5.2.1"])


@pytest.mark.parametrize("name", ["board", "race", "chart totals"])
@pytest.mark.parametrize("caption", ["", "\ncaption: A caption"])
def test_an_id_and_classes_belong_to_the_figure(name: str, caption: str) -> None:
    word, (line, *_) = lines_of(name, BLOCKS[name].example)
    block = f"``` {{ .queens .{word} .wide #one .a&b }}\n{line}{caption}\n```"
    (one, two) = parse_fragment(render_page(f"{block}\n\n{block.replace('one', 'two')}").html)[:2]
    assert [one.get("id"), two.get("id")] == ["one", "two"]
    assert {"wide", "a&b"} <= set(one.get("class", "").split())
    assert len(list(one.iter("*"))) > 5


@pytest.mark.parametrize(
    "text",
    [
        "```python\n```queens board\n```",
        "````markdown\n```queens board\n5.2.1\n```\n````",
        "~~~\n```queens board\n5.2.1\n```\n~~~",
        "> ````\n> ```queens board\n> 5.2.1\n> ```\n> ````",
        "``queens board\n5.2.1\n``",
        "```queensland\n```",
        "The block ```queens board is here\n```",
        "```queens board``` in a line",
    ],
)
def test_other_blocks_and_text_are_ignored(text: str) -> None:
    assert blocks_of(text) == []


RAW = ["<!--\n{}\n-->", "  <!-- no\n\n{}\n-->", "<pre>\n{}\n</pre>", "<PRE class='x'>\n{}\n</PRE>"]
RAW += ["Text <!--\n{}\n-->", "<!-- a --> <pre>\n{}\n</pre>", "<div><pre>\n{}\n</pre></div>"]
RAW += ["<script>\n{}\n</script>", "> <textarea>\n{}\n> </textarea>", "<style>\n{}\n</style>"]


@pytest.mark.parametrize("around", RAW)
def test_a_block_in_a_comment_or_in_raw_html_is_only_text(around: str) -> None:
    for end in ("\n```", ""):
        text = around.format("```queens board\n5.2.1" + end) + "\n```queens board\n4.2.1\n```"
        length = text.count("\n") + 1
        assert blocks_of(text) == [(length - 3, length, True)]


NOT_RAW = ["<!-- one line -->\n{}", "<pre>x</pre>\n{}", "<!-- never closed\n{}", "<b>\n{}"]
NOT_RAW += ["`<!--` begins a comment\n{}\nand `-->` ends it", "\\<pre>\n{}\n</pre>"]


@pytest.mark.parametrize("around", NOT_RAW)
def test_other_html_does_not_hide_a_block(around: str) -> None:
    assert blocks_of(around.format("```queens board\n5.2.1\n```")) == [(1, 4, True)]


def test_line_of_many_quote_markers_is_read_once() -> None:
    signs = "> " * 1000
    assert blocks_of(f"{signs}text\n> ```queens board\n{signs[2:]}text\n```") == [(1, 3, False)]


def test_unclosed_other_block_does_not_hide_the_next() -> None:
    assert blocks_of("```python\n\n~~~queens board\n5.2.1\n~~~") == [(2, 5, True)]


@pytest.mark.parametrize(
    ("text", "end"),
    [
        ("```queens board\n5.2.1\n\n", 2),
        ("> ```queens board\n> 5.2.1\n\n```", 2),
        ("    ```queens board\n    5.2.1\n\nText\n    ```", 2),
        (">     ```queens board\n>     5.2.1\n> Text\n>     ```", 2),
        ("```queens board\n5.2.1\n``", 3),
        ("~~~queens board\n5.2.1\n```", 3),
    ],
)
def test_unclosed_block_ends_with_its_container(text: str, end: int) -> None:
    assert blocks_of(text) == [(0, end, False)]


FENCE = re.compile(r"^```queens .*\n(?:.*\n)*?```$", re.MULTILINE)
PAGES = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "content").rglob("*.md"))]
WRITTEN = list(dict.fromkeys(block for page in PAGES for block in FENCE.findall(page)))
# The placeholder of a figure (its number for {}) until the page has been converted to HTML.
MARK = '<div data-qa-figure="{}"></div>'
EVIL = "<qa-evil>"
EXTENSIONS = (
    *("admonition", "def_list", "footnotes", "fenced_code"),
    *("pymdownx.details", "pymdownx.tabbed"),
)
NUMBER = re.compile("[0-9]+")
# Sizes of boards that are drawn quickly, as words to put into a line.
QUICK = ("3", "4", "5", "6", "7", "8")
BEFORE = ("> ", "> " * 60, "- ", "- > " * 40, "1. ", "  ", "    ", "\t", "````", "~~~", "# ")
HTML = (EVIL, '" onload="x', "{{ 7 * 7 }}", "&lt;", "```", "~~~", "<!--", "$1", MARK.format(0))
# Unprintable characters without lone surrogates, because a page is read as UTF-8, which has none.
CONTROLS = tuple(word for word in UNPRINTABLE if not re.search("[\ud800-\udfff]", word))
PUT_IN = (CONTROLS, CONTROLS, (*NUMBERS, *TEXTS), HTML, tuple(BLOCKS), QUICK)
BETWEEN = ("", "Text.", *(MARK.format(number) for number in (0, 1, 10**9)), f"a `{MARK}` b")


@st.composite
def pages(draw: st.DrawFn) -> str:
    """Draw a page with blocks from our own pages, in which one to four changes have been made."""
    blocks = draw(st.lists(st.sampled_from(WRITTEN), min_size=1, max_size=3))
    parts = [f"{block}\n\n{draw(st.sampled_from(BETWEEN))}\n" for block in blocks]
    lines = "\n".join(parts).split("\n")
    for _ in range(draw(st.integers(1, 4))):
        index = draw(st.integers(0, len(lines) - 1))
        lines[index : index + 1] = draw(changes(lines[index]))
        lines = lines or [""]
    return "\n".join(lines)


def changes(line: str) -> st.SearchStrategy[list[str]]:
    """Return a Hypothesis strategy for lists of lines that replace `line`."""
    slice_ends = st.lists(st.integers(0, len(line)), min_size=2, max_size=2).map(sorted)
    words = st.builds(
        lambda ends, word: [line[: ends[0]] + word + line[ends[1] :]],
        slice_ends,
        st.sampled_from(PUT_IN).flatmap(st.sampled_from),
    )
    return st.one_of(
        words,
        words,
        st.sampled_from(([], [line, line], [line, MARK.format(0)])),
        st.sampled_from(BEFORE).map(lambda word: [word + line]),
        st.sampled_from((*QUICK, "0", "9", "33", "4-8", "-1")).map(
            lambda number: [NUMBER.sub(number, line)]
        ),
    )


@pytest.fixture(scope="module")
def config(tmp_path_factory: pytest.TempPathFactory) -> SiteConfig:
    """Return the options of a site with timing records."""
    folder: Path = tmp_path_factory.mktemp("records")
    write_records(folder / "timings")
    return SiteConfig(records=folder)


@settings(max_examples=150)
@given(pages())
def test_altered_blocks_are_drawn_or_refused_in_one_line(config: SiteConfig, text: str) -> None:
    page = render_page(text, config, HERE, EXTENSIONS)
    assert all(is_clean_line(problem.message) for problem in page.problems)
    assert EVIL not in "".join(figure_html(figure, HERE) for figure in page.figures.values())
