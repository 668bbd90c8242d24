"""Figures and functions that several pages of the atlas use."""
