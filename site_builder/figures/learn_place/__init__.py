"""Boards on which readers place queens, and a figure that builds a solution of any N."""
