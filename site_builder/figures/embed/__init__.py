"""Figures in frames: the address of a frame names what it shows."""
