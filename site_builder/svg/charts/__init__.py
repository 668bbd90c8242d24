"""Draws charts: numbers in, SVG text out."""
