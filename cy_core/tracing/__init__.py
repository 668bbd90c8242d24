"""Trace the search of any method step by step in plain Python, to explain it."""
