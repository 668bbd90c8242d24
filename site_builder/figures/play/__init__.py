"""Puzzles to play: positions and coloured regions."""
