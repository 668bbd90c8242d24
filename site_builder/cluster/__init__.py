"""Counting on more than one machine."""
