"""Figures of the page "How hard is it?"."""
