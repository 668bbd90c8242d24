"""Figures of the page "The quadrant join"."""
