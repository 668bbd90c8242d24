"""All types of block: each has an example that is drawn, and errors offer the public ones."""

from __future__ import annotations

import pytest

from site_builder.blocks.extension import figure_html
from site_builder.blocks.registry import PUBLIC, draw_block
from site_builder.pages.rendering import render_figure
from site_builder.values.block import BLOCKS
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure
from site_builder.values.page import Links
from tests.helpers.blocks import expanded
from tests.helpers.markup import sound_part

OWN = "caption: For $n = 5$, *two*"


def lines_of(name: str, example: str) -> tuple[str, list[str]]:
    """The first word of a block, and its lines; the text of a chart or a table says which one."""
    word, _, subject = name.partition(" ")
    return word, f"{subject} {example}".strip().split("\n")


@pytest.mark.parametrize("name", BLOCKS)
def test_the_example_of_a_block_type_is_drawn(name: str) -> None:
    for example in BLOCKS[name].example.split(" or "):
        word, lines = lines_of(name, example)
        html, problems = expanded(word, *lines)
        assert problems == ()
        assert html
    if " " in name:
        assert expanded(word, f"{lines[0]} more words")[1], "an unused word is refused"


@pytest.mark.parametrize("name", PUBLIC)
def test_every_public_block_takes_a_caption_and_is_english(name: str) -> None:
    word, lines = lines_of(name, BLOCKS[name].example)
    plain = draw_block(word, lines, SiteConfig())
    captioned = draw_block(word, [*lines, OWN], SiteConfig())
    if isinstance(plain, str):  # a source
        assert captioned == f"{plain}\n\n{OWN.removeprefix('caption: ')}"
        return
    assert isinstance(captioned, Figure)
    root = sound_part(figure_html(captioned, Links("one.md")))
    assert ["".join(caption.itertext()) for caption in root.iter("figcaption")][-1] == (
        r"For \(n = 5\), two"
    )
    (root,) = sound_part(render_figure(plain, Links("one.md")))
    assert root.get("lang") == (None if name == "question" else "en")  # the author's words


def captions(name: str, *lines: str) -> list[str]:
    """The captions of a block's figure."""
    figure = draw_block(name, lines, SiteConfig())
    assert isinstance(figure, Figure)
    root = sound_part(figure_html(figure, Links("one.md")))
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
    (problem,) = expanded(name, text)[1]
    assert problem.message.startswith(f"{first}hoose one of ")
    word = f"{name} " if name in ("chart", "table") else ""
    choices = problem.message.partition("hoose one of ")[2].split(", ")
    assert {f"{word}{choice}" for choice in choices} - {"chart", "table"} == {
        public for public in PUBLIC if (public.startswith(word) if word else " " not in public)
    }
