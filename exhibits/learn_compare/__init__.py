"""Figures of the chapter "Compare and count"."""
