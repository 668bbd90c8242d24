"""Laboratories: a row of bits, a board of queens, and a count in the browser."""
