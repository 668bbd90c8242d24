"""Trace the search of any method step by step, so that the site can explain it."""
