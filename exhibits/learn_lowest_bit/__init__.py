"""Figures of the chapter "One bit at a time"."""
