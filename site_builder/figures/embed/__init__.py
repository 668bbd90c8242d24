"""Figures in frames of other sites: the address of a frame names the figure."""
