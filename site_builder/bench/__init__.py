"""Measurements: subjects take turns, and a record stores their times."""
