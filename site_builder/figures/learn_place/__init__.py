"""Boards on which readers place queens, and one solution of any N by a rule."""
