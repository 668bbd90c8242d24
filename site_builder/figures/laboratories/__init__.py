"""Laboratories: bits to set, boards to change or repair, and a count in the browser."""
