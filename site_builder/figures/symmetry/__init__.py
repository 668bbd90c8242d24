"""Orbits: the images of solutions, and sums of their numbers."""
