"""Types of block: what the text of a block must have, and where mistakes are reported."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from site_builder.values.block_type import Block, block_type, table_type
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure
from site_builder.values.reading import number_of
from site_builder.values.table import Table, number_columns


def block(*lines: str) -> Block:
    return Block(lines, "tree", "bitmap 4")


def test_block_returns_its_lines_or_line_or_pair() -> None:
    assert block("a", "b").all_lines() == ("a", "b")
    assert block("bitmap  4").line() == "bitmap  4"
    assert block("bitmap  4").pair() == ("bitmap", "4")


@pytest.mark.parametrize(
    ("lines", "expected", "message"),
    [
        ((), "all_lines", "a tree takes one line or more, got none: write bitmap 4"),
        ((), "line", "a tree takes one line, got 0: write bitmap 4"),
        (("a", "b"), "line", "a tree takes one line, got 2: write bitmap 4"),
        (("a", "b"), "pair", "a tree takes one line, got 2: write bitmap 4"),
        (("a",), "pair", "this block takes 2 words, got a: write bitmap 4"),
        (("a b c",), "pair", "this block takes 2 words, got a b c: write bitmap 4"),
    ],
)
def test_missing_line_is_refused_with_an_example(
    lines: Sequence[str], expected: str, message: str
) -> None:
    with pytest.raises(UserError) as mistake:
        getattr(block(*lines), expected)()
    assert str(mistake.value) == message


def test_article_of_a_name_follows_its_sound() -> None:
    with pytest.raises(UserError, match=r"^an orbit takes one line, got 0: write 5\.8\.1$"):
        Block((), "orbit", "5.8.1").line()


def test_block_type_draws_the_parsed_value() -> None:
    kind = block_type("tree", "4", lambda block: number_of(block.line()), lambda n, _: f"{n} nodes")
    assert kind.read(["12"]) == 12
    assert kind.figure(["12"], SiteConfig()) == "12 nodes"


def test_table_type_shows_one_table() -> None:
    kind = table_type("4", number_of, lambda n: Table("Sizes", number_columns("N"), ((n,),)))
    figure = kind.figure(["12"], SiteConfig())
    assert isinstance(figure, Figure)
    assert figure.context["tables"] == [Table("Sizes", number_columns("N"), ((12,),))]
