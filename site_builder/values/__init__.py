"""Frozen values that all other packages share, and how they are read, written and cached."""
