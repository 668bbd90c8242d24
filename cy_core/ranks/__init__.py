"""Stored counts: indexes that find a solution by its label, and the queens on each square."""
