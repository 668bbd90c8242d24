"""Measure a solution: lines, knight's moves, the torus, and how close other solutions are."""
