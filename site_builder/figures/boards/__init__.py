"""Boards with marks on them."""
