"""Searches as pictures of their steps, as trees, and as tables."""
