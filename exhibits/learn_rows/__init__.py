"""Figures of the chapter "Rows as bits"."""
