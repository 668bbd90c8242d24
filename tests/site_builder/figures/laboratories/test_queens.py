"""The queen laboratory: what is drawn without script, and mistakes."""

from __future__ import annotations

import pytest

from site_builder.figures.laboratories.queens import queen_laboratory, queen_pictures
from site_builder.values.errors import UserError
from tests.helpers.drawings import parse


def titles(line: str) -> list[str]:
    """What the pictures are called."""
    pictures = queen_pictures(queen_laboratory(line))
    return [parse(picture.svg).findtext("title") or "" for picture in pictures]


def test_board_without_script_grows_queen_by_queen() -> None:
    assert titles("5: 3 1") == ["1 of 5 queens placed", "2 of 5 queens placed"]
    assert titles("6:") == ["Empty board of N = 6"]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("5", "a queen laboratory is N: columns, got 5: write 5: 3"),
        ("8: 3 offsets", "a queen laboratory is N: columns, got 8: 3 offsets: write 5: 3"),
        ("9: 3", "a queen laboratory takes N = 4 to 8, got 9"),
        ("4: 7", "N = 4 takes at most 4 columns from 0 to 3, got 7"),
        (
            "4: 0 1",
            "queens placed may not attack each other, got 0 1: move the one in row 1",
        ),
    ],
)
def test_mistake_is_refused_in_one_line(line: str, message: str) -> None:
    with pytest.raises(UserError) as caught:
        queen_laboratory(line)
    assert str(caught.value) == message
