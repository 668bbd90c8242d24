"""Figures that a reader changes: a row of bits, queens on a board, races and durations."""
