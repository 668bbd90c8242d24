"""Figures of the chapter "Half, then an eighth"."""
