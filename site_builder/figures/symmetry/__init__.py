"""Orbits: the images of a solution, and sums over orbits and symmetries."""
