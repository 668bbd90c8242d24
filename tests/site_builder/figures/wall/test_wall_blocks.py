"""The block of the wall: its sizes, its files, and its picture for pages without script."""

from __future__ import annotations

import pytest

from cy_core import count
from site_builder.figures.wall.blocks import BLOCK_TYPES, SCRIPT, SIZES, STYLESHEET, WORKER
from site_builder.pages.rendering import render
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure
from site_builder.values.page import Links
from tests.helpers.markup import sound_part


def wall(line: str = "12") -> Figure:
    """The block as a figure."""
    figure = BLOCK_TYPES["wall"].figure([line], SiteConfig())
    assert isinstance(figure, Figure)
    return figure


def test_a_wall_offers_every_size_and_begins_with_the_named_one() -> None:
    tree = sound_part(render(wall("9").template, wall("9").context, Links("wall.md")))
    sizes = [button for button in tree.iter("button") if button.get("value")]
    assert [int(button.get("value", "")) for button in sizes] == [*SIZES]
    chosen = [button.text for button in sizes if button.get("aria-pressed") == "true"]
    assert chosen == ["9"]


def test_a_wall_brings_its_files_and_the_boards_of_all_sizes() -> None:
    assert {asset.path for asset in wall().assets} == {SCRIPT, STYLESHEET, WORKER}
    assert wall().sizes == (*SIZES,)


def test_without_script_the_picture_has_every_board_of_eight_queens() -> None:
    tree = sound_part(str(wall().context["still"]))
    squares = [path for path in tree.iter() if path.get("class") == "qa-dark"]
    assert sum((path.get("d") or "").count("M") for path in squares) == count(8).total


@pytest.mark.parametrize("n", ["3", "14"])
def test_a_wall_of_another_size_is_a_mistake(n: str) -> None:
    with pytest.raises(UserError, match=f"a wall takes N = 4 to 13, got {n}"):
        wall(n)
