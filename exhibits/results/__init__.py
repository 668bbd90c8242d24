"""Figures of the page "New terms"."""
