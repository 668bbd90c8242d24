"""Frozen values that all other packages share; how they are read, written down and kept."""
