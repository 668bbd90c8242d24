"""The picture that goes with a link: whole boards, and words in letters that the fonts have."""

from __future__ import annotations

import re
from xml.etree.ElementTree import Element

import pytest

from site_builder.pages.cards import MAX_BOARDS
from site_builder.svg.card import HEIGHT, WIDTH, Card, card_file
from tests.helpers.drawings import EIGHT, HALF_TURN, parse, svg_texts
from tests.helpers.sources import ROOT


def drawn(count: int, n: int = 8) -> Element:
    """A card with so many boards."""
    solution = (EIGHT, HALF_TURN)[count % 2] if n == 8 else ()
    lines = ("83,263,591 fundamental", "among 666,090,624 solutions")
    return parse(card_file(Card(str(n), "queens", lines, ((n, solution),) * count)))


def placed(card: Element) -> list[tuple[float, ...]]:
    """Left, top and side of a square of each board, and of the mark of the atlas."""
    squares = []
    for group in card.iter("g"):
        if match := re.fullmatch(
            r"translate\((\S+) (\S+)\) scale\((\S+)\)", group.get("transform", "")
        ):
            squares.append(tuple(map(float, match.groups())))
    return squares


@pytest.mark.parametrize("count", [1, 2, 6, 9, MAX_BOARDS])
def test_boards_lie_beside_each_other_within_the_picture(count: int) -> None:
    *boards, mark = placed(drawn(count))
    assert len(boards) == count
    for left, top, square in boards:
        assert square == int(square), "edges between pixels are grey"
        assert 60 <= left < left + 8 * square < mark[0] - 40
        assert 60 <= top < top + 8 * square <= HEIGHT - 60
    assert len({board[:2] for board in boards}) == count


def test_every_queen_is_drawn_and_an_empty_board_has_none() -> None:
    queens = [len(card.findall(".//path[@transform]")) for card in (drawn(2), drawn(1, n=2))]
    assert queens == [2 * 8 + 1, 1]  # and the mark


def test_card_texts_use_only_letters_of_the_fonts() -> None:
    card = drawn(1)
    assert svg_texts(card) == [
        "8",
        "queens",
        "83,263,591 fundamental",
        "among 666,090,624 solutions",
        "Queens Atlas",
    ]
    assert (card.get("width"), card.get("height")) == (str(WIDTH), str(HEIGHT))
    families = {text.get("font-family", "") for text in card.iter("text")}
    fonts = (ROOT / "templates" / "fonts" / "SOURCE").read_text(encoding="utf-8")
    assert all(family in fonts for family in families)
    assert re.fullmatch("[A-Za-z0-9 .,:=()-]+", "".join(svg_texts(card)))
