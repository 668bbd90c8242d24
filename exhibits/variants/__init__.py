"""Figures of the overview of the variants."""
