"""Figures of the page about the numbers of solutions."""
