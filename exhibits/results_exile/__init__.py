"""Figures of the page "Queens in exile": greedy queens on a board without end."""
