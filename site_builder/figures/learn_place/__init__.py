"""Figures of the chapter "Place queens"."""
