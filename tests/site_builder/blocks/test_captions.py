"""The caption that an author gives a block, in place of that of the figure."""

from __future__ import annotations

import pytest

from site_builder.blocks.registry import BLOCK_TYPES, PUBLIC, draw_block
from site_builder.pages.rendering import render
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure
from site_builder.values.page import Links
from tests.helpers.markup import sound_part

OWN = "caption: For $n = 5$, *two*"


def captions(name: str, *lines: str) -> list[str]:
    """The captions of a block's figure."""
    figure = draw_block(name, lines, SiteConfig())
    assert isinstance(figure, Figure)
    root = sound_part(render(figure.template, figure.context, Links("one.md")))
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


@pytest.mark.parametrize("name", PUBLIC)
def test_every_block_takes_a_caption(name: str) -> None:
    word, _, subject = name.partition(" ")
    lines = f"{subject} {BLOCK_TYPES[name].example}".strip().splitlines()
    plain, captioned = (draw_block(word, [*lines, *own], SiteConfig()) for own in ([], [OWN]))
    if isinstance(plain, str):
        assert captioned == f"{plain}\n\n{OWN.removeprefix('caption: ')}"
    else:
        assert captions(word, *lines, OWN)[-1] == r"For \(n = 5\), two"


@pytest.mark.parametrize("own", [["caption:"], ["caption: a", "caption: b"]])
def test_a_caption_is_a_text_and_one(own: list[str]) -> None:
    with pytest.raises(UserError, match=r"(caption: none|leave the others out)$"):
        draw_block("board", ["4 2 0 3 1", *own], SiteConfig())


@pytest.mark.parametrize("name", PUBLIC)
def test_a_figure_is_english_in_a_page_of_any_language(name: str) -> None:
    word, _, subject = name.partition(" ")
    lines = f"{subject} {BLOCK_TYPES[name].example}".strip().splitlines()
    figure = draw_block(word, lines, SiteConfig())
    if isinstance(figure, Figure):
        (root,) = sound_part(render(figure.template, figure.context, Links("one.md")))
        assert root.get("lang") == (None if name == "question" else "en")  # the author's words
