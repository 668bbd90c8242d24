"""Types of block: what the text of a block must have, and where mistakes are reported."""

from __future__ import annotations

import pytest

from site_builder.values.block_type import Block, block_type, table_type
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure
from site_builder.values.reading import number_of
from site_builder.values.table import Table, number_columns


def test_block_returns_its_lines_or_line_or_pair() -> None:
    assert Block(("a", "b"), "tree", "4").all_lines() == ("a", "b")
    block = Block(("bitmap  4",), "tree", "4")
    assert (block.line(), block.pair()) == ("bitmap  4", ("bitmap", "4"))


@pytest.mark.parametrize(
    ("lines", "kind", "expected", "message"),
    [
        ((), "tree", "all_lines", "a tree takes one line or more, got none: write bitmap 4"),
        (("a", "b"), "tree", "line", "a tree takes one line, got 2: write bitmap 4"),
        (("a",), "tree", "pair", "this block takes 2 words, got a: write bitmap 4"),
        (("a b c",), "tree", "pair", "this block takes 2 words, got a b c: write bitmap 4"),
        ((), "orbit", "line", "an orbit takes one line, got 0: write bitmap 4"),
    ],
)
def test_missing_line_is_refused_with_an_example(
    lines: tuple[str, ...], kind: str, expected: str, message: str
) -> None:
    with pytest.raises(UserError) as mistake:
        getattr(Block(lines, kind, "bitmap 4"), expected)()
    assert str(mistake.value) == message


def test_a_type_draws_the_parsed_value_or_shows_one_table() -> None:
    kind = block_type("tree", "4", lambda block: number_of(block.line()), lambda n, _: f"{n} nodes")
    assert kind.figure(["12"], SiteConfig()) == "12 nodes"
    kind = table_type("4", number_of, lambda n: Table("Sizes", number_columns("N"), ((n,),)))
    figure = kind.figure(["12"], SiteConfig())
    assert isinstance(figure, Figure)
    assert figure.context["tables"] == [Table("Sizes", number_columns("N"), ((12,),))]
