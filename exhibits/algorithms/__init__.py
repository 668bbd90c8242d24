"""Figures of the overview of the methods."""
