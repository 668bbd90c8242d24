"""Figures that other pages can show in a frame."""
