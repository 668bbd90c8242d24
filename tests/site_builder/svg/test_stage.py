"""The board that script fills."""

from __future__ import annotations

import pytest

from site_builder.svg.stage import stage
from site_builder.values.errors import UserError
from tests.helpers.drawings import WORDS, parse

PARTS = {"queens", "attacked", "free", "pointer", "act"}


def test_every_part_is_there_once_and_empty() -> None:
    parts = [part for part in parse(stage(5, **WORDS)).iter() if part.get("data-qa-part")]
    assert sorted(part.attrib["data-qa-part"] for part in parts) == sorted(PARTS)
    assert [part for part in parts if part.get("d") or part.get("points")] == []


def test_it_says_what_it_is_and_has_room_for_the_pointer() -> None:
    root = parse(stage(5, **WORDS))
    assert root.get("role") == "img"
    assert (root.findtext("title"), root.findtext("desc")) == tuple(WORDS.values())
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    assert left < -0.5
    assert top < 0
    assert left + width > 5
    assert top + height > 5


def test_it_uses_the_squares_of_its_size_and_the_marker_of_queens() -> None:
    root = parse(stage(7, **WORDS))
    assert [use.get("href") for use in root.iter("use")] == ["#qa-squares-7"]
    assert [line.get("marker-mid") for line in root.iter("polyline")] == ["url(#qa-queen)"]


@pytest.mark.parametrize("n", [0, -1, 33])
def test_a_board_of_no_size_is_refused(n: int) -> None:
    with pytest.raises(UserError, match=rf"^a board has 1\.\.32 rows, got {n}$"):
        stage(n, **WORDS)
