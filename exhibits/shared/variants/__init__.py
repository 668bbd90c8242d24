"""Figures of the pages about variants: other rules, and other boards."""
