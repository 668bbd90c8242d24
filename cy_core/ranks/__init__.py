"""Indexes that find a solution by its label, and the number of queens on each square."""
