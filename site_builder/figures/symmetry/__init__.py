"""Figures of symmetry: sums over orbits, forbidden squares, rings, duplicates."""
