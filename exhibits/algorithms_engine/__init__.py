"""Figures of the page "The fast engine"."""
