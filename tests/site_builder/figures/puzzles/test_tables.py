"""Tables of other puzzles."""

from __future__ import annotations

from cy_core.puzzles import example_puzzles
from site_builder.figures.puzzles.tables import orders_table, sudoku_table


def test_every_form_places_the_same_number() -> None:
    table = orders_table(range(1, 9))
    assert table.rows[-1] == (8, 40320, 109600, 109600, 109600)
    assert len(table.rows) == 8


def test_bits_place_as_many_as_cells_and_fewest_places_fewer() -> None:
    for puzzle, row in zip(example_puzzles(), sudoku_table().rows, strict=True):
        _, givens, filled, cells, bits, fewest = row
        assert givens == 81 - puzzle.count(".")
        assert isinstance(filled, int)
        assert 0 <= filled <= 81 - givens
        assert isinstance(fewest, int)
        assert cells == bits > fewest
