"""Trace the search of any method step by step, to explain it."""
