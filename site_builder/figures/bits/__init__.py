"""Rows of a board as bits, and arithmetic with them."""
