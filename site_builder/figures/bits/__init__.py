"""Rows as bits, and how to reckon with them."""
