"""Figures of the chapter "Ask faster"."""
