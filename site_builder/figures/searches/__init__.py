"""Searches as strips of steps, as trees, and in numbers."""
