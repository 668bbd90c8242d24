"""Figures of the chapter "Attacks that move"."""
