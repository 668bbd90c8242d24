"""Capacity queens: N times c queens, at most c in each row, column and diagonal."""
