"""Puzzles: the same bits on other things."""
