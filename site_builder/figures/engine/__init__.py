"""Figures of the fast engine and of the quadrant join."""
