"""Figures of the home page: all boards of one N, and three small figures that move."""
